"""Ink: a piece of a drawing in which something can be pointed at, picked up or found again.

Most of a drawing is still and is plain text at once. What is more than that stays a value until
somebody writes it down: a page writes what can be done there, a rules page leaves that out, and
whoever wants to know what is offered asks the value and never the text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple, NoReturn, ParamSpec, Union, cast, overload

from baumeister.core.action import Action
from baumeister.drawing.areas import Area
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.svg import escape, shift

Picture = Union[str, "Ink"]  # still shapes as text, or shapes with something in them
KEPT: Final = 2048  # pieces of each kind

_Arguments = ParamSpec("_Arguments")


class Shift(NamedTuple):
    """Where a piece lies in its panel: moved, and perhaps enlarged."""

    x: float = 0
    y: float = 0
    scale: float = 1

    def then(self, x: float, y: float, scale: float = 1) -> Shift:
        return Shift(self.x + self.scale * x, self.y + self.scale * y, self.scale * scale)

    def of(self, area: Area) -> Rectangle:
        x, y, width, height = area.bounds
        return Rectangle(*self.then(x, y)[:2], self.scale * width, self.scale * height)


class Ink:
    """Joins with text and other ink by `+`; it cannot be taken for text by mistake."""

    __slots__ = ()

    def marks(self, at: Shift) -> Iterator[tuple[Mark, Shift]]:
        """Everything in it that is more than a shape, and where, from back to front."""
        raise NotImplementedError

    def __add__(self, other: Picture) -> Ink:
        return Joined((self, other)) if other else self

    def __radd__(self, other: str) -> Ink:
        return Joined((other, self)) if other else self

    def __str__(self) -> NoReturn:
        raise TypeError("Ink is written down by `written`; join it with `+`, `join` or `group`.")

    def __format__(self, spec: str) -> NoReturn:
        self.__str__()


@dataclass(slots=True, eq=False)  # a frozen one takes three times as long to make
class Joined(Ink):
    """Pieces one over the other."""

    pieces: tuple[Picture, ...]

    def marks(self, at: Shift) -> Iterator[tuple[Mark, Shift]]:
        for piece in self.pieces:
            if isinstance(piece, Ink):
                yield from piece.marks(at)


@dataclass(slots=True, eq=False)
class Moved(Ink):
    """A piece elsewhere, and perhaps in another size."""

    x: float
    y: float
    scale: float
    body: Ink

    def marks(self, at: Shift) -> Iterator[tuple[Mark, Shift]]:
        return self.body.marks(at.then(self.x, self.y, self.scale))


@dataclass(slots=True, eq=False)
class Mark(Ink):
    """A piece that means something."""

    body: Picture

    def marks(self, at: Shift) -> Iterator[tuple[Mark, Shift]]:
        yield self, at
        if isinstance(self.body, Ink):
            yield from self.body.marks(at)


@dataclass(slots=True, eq=False)
class Target(Mark):
    """A legal answer that a click on it gives.

    One that is `held` for is there only while one of these things is held ("name" or "name/turn",
    separated by spaces). Targets of the same `spot` are one place for different turns of it.
    """

    action: Action
    sentence: str
    area: Area
    ghost: str = ""  # how it would look, as long as it is aimed at
    held: str = ""
    spot: str = ""
    gain: str = ""  # what it would bring, in words; they are part of the sentence, too


@dataclass(slots=True, eq=False)
class Pick(Mark):
    """A thing that can be picked up, and turned while it is held.

    Its name holds as long as it is the same thing: it stays in the hand over an update.
    """

    name: str
    sentence: str
    area: Area
    turns: int = 1


@dataclass(slots=True, eq=False)
class Aim(Mark):
    """Something that moves a map to one of its views when it is pointed at; it is not an answer."""

    name: str  # of the view
    sentence: str
    area: Area


@dataclass(slots=True, eq=False)
class Peek(Mark):
    """Something that shows more when pointed at or reached by keyboard, but is not an answer."""

    style: str
    sentence: str


@dataclass(slots=True, eq=False)
class Placed(Mark):
    """Something at a place, where motion finds it.

    What can be turned there says how far it is, in degrees clockwise, so that it is seen to turn
    about the middle of its place. What lies there in another size changes it on its way.
    A ring is seen around it by those for whom it has just been touched.
    """

    name: str
    x: float
    y: float
    angle: int = 0
    scale: float = 1
    ring: str = ""

    def marks(self, at: Shift) -> Iterator[tuple[Mark, Shift]]:
        here = at.then(self.x, self.y, self.scale)
        yield self, here
        if isinstance(self.body, Ink):
            yield from self.body.marks(here)


@dataclass(slots=True, eq=False)
class Kept(Ink):
    """A piece that is the same for everybody who looks at it, since it offers no answers.

    It is written only once, too: for a page, and where nothing can be done; and it knows the
    places in it that can have a ring.
    """

    body: Ink
    texts: dict[bool, str] = field(default_factory=dict, init=False, repr=False)
    ringed: tuple[str, ...] = field(default=(), init=False, repr=False)

    def marks(self, at: Shift) -> Iterator[tuple[Mark, Shift]]:
        return self.body.marks(at)


def kept(draw: Callable[_Arguments, Picture]) -> Callable[_Arguments, Picture]:
    """Draw only once what is the same for everybody, by all that can be seen of it."""

    def drawn(*values: _Arguments.args, **named: _Arguments.kwargs) -> Picture:
        picture = draw(*values, **named)
        return picture if isinstance(picture, str) else Kept(picture)

    return cast(Callable[_Arguments, Picture], lru_cache(maxsize=KEPT)(drawn))


def join(pieces: Iterable[Picture]) -> Picture:
    """Pieces one over the other; still ones together are still."""
    found = tuple(pieces)
    for piece in found:
        if piece.__class__ is not str:
            return Joined(found)
    return "".join(cast("tuple[str, ...]", found))


@overload
def group(style: str, body: str) -> str: ...
@overload
def group(style: str, body: Picture) -> Picture: ...
def group(style: str, body: Picture) -> Picture:
    """A piece with a class of its own."""
    return _within(f'<g class="{style}">', body)


@overload
def move(x: float, y: float, body: str, scale: float = 1) -> str: ...
@overload
def move(x: float, y: float, body: Picture, scale: float = 1) -> Picture: ...
def move(x: float, y: float, body: Picture, scale: float = 1) -> Picture:
    """The same shapes elsewhere, and perhaps in another size."""
    if isinstance(body, str):
        return f"{shift(x, y, scale)}{body}</g>"
    return Moved(x, y, scale, body)


@overload
def tooltip(sentence: str, body: str) -> str: ...
@overload
def tooltip(sentence: str, body: Picture) -> Picture: ...
def tooltip(sentence: str, body: Picture) -> Picture:
    """Shapes that explain themselves when pointed at."""
    return _within(f"<g><title>{escape(sentence)}</title>", body)


@overload
def only_with(held: str, body: str) -> str: ...
@overload
def only_with(held: str, body: Picture) -> Picture: ...
def only_with(held: str, body: Picture) -> Picture:
    """A picture that is there only while one of these things ("name" or "name/turn") is held."""
    return _within(f'<g class="away" data-with="{held}">', body)


@overload
def only_without(held: str, body: str) -> str: ...
@overload
def only_without(held: str, body: Picture) -> Picture: ...
def only_without(held: str, body: Picture) -> Picture:
    """A picture that is there unless one of these things is held."""
    return _within(f'<g data-without="{held}">', body)


def _within(opening: str, body: Picture) -> Picture:
    """A piece in a group of its own."""
    if isinstance(body, str):
        return f"{opening}{body}</g>"
    return Joined((opening, body, "</g>"))
