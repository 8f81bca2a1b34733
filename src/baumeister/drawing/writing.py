"""Writing: a piece of a drawing as text, for a page where things can be done, or still."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence, Set
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from baumeister.core.action import Action
from baumeister.drawing.ink import Aim, Joined, Kept, Moved, Peek, Pick, Picture, Placed, Target
from baumeister.drawing.svg import remembered, shift

Spell = Callable[[Action], str]  # how an action is written; the only place where it is
Shorten = Callable[[str], str]  # what a page has once, it refers to
NOTHING: Final[frozenset[str]] = frozenset()


class Written(dict[str, str]):
    """The texts of parts, by name."""

    @cached_property
    def digest(self) -> tuple[tuple[str, ...], array[int]]:
        """What tells them from others, in little room: every page that watches keeps it."""
        return _shared(tuple(self)), array("q", map(hash, self.values()))


class Unmarked:
    """A panel as it is written for whoever has nothing marked in it: for most people.

    What has just happened is not the same for all who see the same panel; so only those parts are
    written again in which somebody has a ring around something.
    """

    def __init__(self, parts: Mapping[str, Picture], write: Writing) -> None:
        self._parts = parts
        self._write = write
        self._ringed: dict[str, list[str]] = {}  # the parts by the places that can have a ring
        self.texts = Written()
        for name, picture in parts.items():
            self.texts[name], ringed, _ = write(picture)
            for place in ringed:
                self._ringed.setdefault(place, []).append(name)

    def marked(self, touched: Set[str]) -> Written:
        """With a ring around each of these places."""
        anew = {part for place in touched & self._ringed.keys() for part in self._ringed[place]}
        if not anew:
            return self.texts
        parts = {name: self._write(self._parts[name], touched).text for name in anew}
        return Written({**self.texts, **parts})


@lru_cache(maxsize=1024)
def _shared(names: tuple[str, ...]) -> tuple[str, ...]:
    """The same names for all that have them."""
    return names


def written(
    picture: Picture, spell: Spell | None = None, held: str = "", touched: Set[str] = NOTHING
) -> str:
    """The text of a piece.

    Without a way to spell actions nothing can be done in it: it shows what could be done while the
    thing of this name is held, or nothing is.
    """
    return Writing(spell, held)(picture, touched).text


class Piece(NamedTuple):
    """A piece as text, and what stands in it."""

    text: str
    ringed: Sequence[str]  # the places that can have a ring
    offered: Sequence[Action]  # what can be pointed at


class Writing:
    """A way to write: for a page that spells actions, or for one where nothing can be done."""

    def __init__(
        self, spell: Spell | None = None, held: str = "", shorten: Shorten | None = None
    ) -> None:
        self._spell = spell
        self._held = held
        self._shorten = shorten

    def __call__(self, picture: Picture, touched: Set[str] = NOTHING) -> Piece:
        sheet, shorten = _Sheet(self._spell, self._held, touched), self._shorten
        sheet.add(picture)
        text = "".join(map(shorten, sheet.text) if shorten else sheet.text)
        return Piece(text, sheet.ringed, sheet.offered)


class _Sheet:
    """A text that grows, so that what lies deep within others is not copied again and again."""

    __slots__ = ("held", "offered", "ringed", "spell", "text", "touched")

    def __init__(self, spell: Spell | None, held: str, touched: Set[str]) -> None:
        self.spell = spell
        self.held = held
        self.touched = touched
        self.text: list[str] = []
        self.ringed: list[str] = []
        self.offered: list[Action] = []

    def add(self, picture: Picture) -> None:
        text = self.text
        if isinstance(picture, str):
            text.append(picture)
        elif isinstance(picture, Joined):
            for piece in picture.pieces:
                if isinstance(piece, str):
                    text.append(piece)
                else:
                    self.add(piece)
        elif isinstance(picture, Placed):
            text.append(_place(picture.name, picture.x, picture.y, picture.angle, picture.scale))
            self.add(picture.body)
            if picture.ring:
                self.ringed.append(picture.name)
                if picture.name in self.touched:
                    text.append(picture.ring)
            text.append("</g>")
        elif isinstance(picture, Moved):
            text.append(shift(picture.x, picture.y, picture.scale))
            self.add(picture.body)
            text.append("</g>")
        elif isinstance(picture, Kept):
            text.append(_kept(picture, self.spell, self.touched))
            self.ringed += picture.ringed
        else:
            assert isinstance(picture, Target | Pick | Aim | Peek)
            self._add_mark(picture)

    def _add_mark(self, mark: Target | Pick | Aim | Peek) -> None:
        text, spell = self.text, self.spell
        if spell is None and _is_away(mark, self.held):
            self.add(mark.body)
            return
        text.append(_opening(mark, spell))
        self.add(mark.body)
        if isinstance(mark, Peek):
            text.append("</g>")
            return
        text.append(mark.area.shape)
        if isinstance(mark, Target):
            self.offered.append(mark.action)
            if mark.ghost and spell is not None:
                text += ('<g class="ghost">', mark.ghost, "</g>")
        text.append("</g>")


def _kept(piece: Kept, spell: Spell | None, touched: Set[str]) -> str:
    """What most people see of it is written only once."""
    is_still = spell is None
    if is_still not in piece.texts:
        text, ringed, _ = Writing(spell)(piece.body)
        piece.texts[is_still], piece.ringed = text, tuple(ringed)
    if touched.isdisjoint(piece.ringed):
        return piece.texts[is_still]
    return Writing(spell)(piece.body, touched).text


@remembered
def _place(name: str, x: float, y: float, angle: int, scale: float) -> str:
    turned = f' data-angle="{angle}"' if angle else ""
    size = "" if scale == 1 else f" scale({scale:.4g})"
    return f'<g data-at="{name}"{turned} transform="translate({x:zg} {y:zg}){size}">'


def _is_away(mark: Target | Pick | Aim | Peek, held: str) -> bool:
    """Whether a picture in which nothing can be done shows nothing of it but what it lies on."""
    if isinstance(mark, Target):
        return bool(mark.held) and held not in mark.held.split()
    return isinstance(mark, Aim)


def _opening(mark: Target | Pick | Aim | Peek, spell: Spell | None) -> str:
    """What stands before the shapes: what can be done there, if anything, and its sentence."""
    if isinstance(mark, Peek):
        stop = "" if spell is None else ' tabindex="0"'
        group = f'class="{mark.style}"{stop} role="img" aria-label="{mark.sentence}"'
    elif spell is None:
        return f"<g><title>{mark.sentence}</title>"
    elif isinstance(mark, Target):
        group = _target(mark, spell)
    elif isinstance(mark, Pick):
        group = (
            f'class="go" data-pick="{mark.name}" data-turns="{mark.turns}" tabindex="0"'
            f' role="button" aria-pressed="false"'
        )
    else:
        group = f'class="aim" data-aim="{mark.name}" tabindex="0" role="button"'
    return f"<g {group}><title>{mark.sentence}</title>"


def _target(target: Target, spell: Spell) -> str:
    action = f'data-action="{spell(target.action)}"'
    if target.gain:
        action += f' data-gain="{target.gain}"'
    if not target.held:
        return f'class="go" {action} tabindex="0" role="button"'
    spot = f' data-spot="{target.spot}"' if target.spot else ""
    return f'class="go away" data-with="{target.held}" {action}{spot} tabindex="-1" role="button"'
