"""Panel: a part of the table that makes sense by itself, such as a hand, a market or a map."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from baumeister.core.action import Action
from baumeister.drawing.geometry import Point, Rectangle
from baumeister.drawing.ink import Aim, Ink, Mark, Pick, Picture, Placed, Shift, Target


class Later(Mapping[str, Picture]):
    """Parts of a panel that are drawn when somebody looks at them; a picture shows few panels."""

    def __init__(self, draw: Callable[[], Mapping[str, Picture]]) -> None:
        self._draw = draw

    @cached_property
    def _drawn(self) -> Mapping[str, Picture]:
        return self._draw()

    def __getitem__(self, name: str) -> Picture:
        return self._drawn[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._drawn)

    def __len__(self) -> int:
        return len(self._drawn)


@dataclass(eq=False)  # a frozen one takes three times as long to make
class Panel:
    """What is drawn in a window onto the table; the same name in every drawing of the game.

    Its parts lie from back to front; a part is what a push replaces, so it holds what changes
    together. Coordinates are those of the table, `window` says which of them belong to the panel.
    """

    name: str
    label: str  # what a screen reader says of it
    window: Rectangle
    parts: Mapping[str, Picture]
    is_map: bool = False  # can be moved and enlarged within its frame
    views: Mapping[str, Rectangle] = field(
        default_factory=dict
    )  # of a map, that it can be moved to

    @property
    def size(self) -> tuple[float, float]:
        return self.window.width, self.window.height

    @cached_property
    def targets(self) -> Mapping[Action, Rectangle]:
        """What can be pointed at now, and where."""
        found = self._marks()
        return {mark.action: at.of(mark.area) for mark, at in found if isinstance(mark, Target)}

    @cached_property
    def picks(self) -> Mapping[str, Rectangle]:
        """What can be picked up now, and where."""
        return {mark.name: at.of(mark.area) for mark, at in self._marks() if isinstance(mark, Pick)}

    @cached_property
    def aims(self) -> Mapping[str, Rectangle]:
        """What moves a map, by the name of the view it shows, and where."""
        return {mark.name: at.of(mark.area) for mark, at in self._marks() if isinstance(mark, Aim)}

    @cached_property
    def places(self) -> Mapping[str, Point]:
        """Where each thing lies, so that motion flies from place to place, across panels."""
        found = self._marks()
        return {mark.name: Point(at.x, at.y) for mark, at in found if isinstance(mark, Placed)}

    def _marks(self) -> Iterator[tuple[Mark, Shift]]:
        for part in self.parts.values():
            if isinstance(part, Ink):
                yield from part.marks(Shift())


def targets_of(panels: Iterable[Panel]) -> dict[Action, Rectangle]:
    """Everything that can be pointed at in any of the panels."""
    return {action: where for panel in panels for action, where in panel.targets.items()}
