"""Scenery: a part of a table, set up by hand to show one thing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC
from baumeister.core.state import State
from baumeister.core.text import Language
from baumeister.drawing import Drawing, Viewer
from baumeister.drawing.arrangement import Tree, laid
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import move
from baumeister.teaching.pictures import picture_of, still_panels, still_parts, table_picture
from baumeister.teaching.writer import Example

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Scenery(Generic[S]):
    """A state as a seat may see it, and what of its drawing is shown."""

    state: S
    area: Rectangle
    parts: Sequence[str] = ()  # by what their names begin with; without any, the whole table
    ground: str = ""  # what lies under them
    seat: int = PUBLIC
    legal: Sequence[Action] = ()
    points: Sequence[int] = ()  # what each seat would get for it

    def example(self, language: Language, *, margin: float, ground: str = "") -> Example:
        """The picture for a rules page; the ground is the style of what lies around it."""
        if not self.parts:
            return Example(table_picture(self.state, language, seat=self.seat))
        view = self.state.mask(self.seat)
        drawn = still_parts(view, language, seat=self.seat, legal=self.legal)
        shown = [part for name, part in drawn.items() if name.startswith(tuple(self.parts))]
        body = self.ground + "".join(shown)
        return Example(picture_of(body, self.area, margin=margin, ground=ground), self.points)


@dataclass(frozen=True)
class PanelScenery(Generic[S]):
    """A state as a seat may see it, and which panels of its drawing are shown."""

    state: S
    panels: Tree = ""  # without any, the whole table
    area: Rectangle | None = None  # of the only panel, if not all of it is shown
    seat: int = PUBLIC
    legal: Sequence[Action] = ()
    points: Sequence[int] = ()  # what each seat would get for it

    def example(self, language: Language, *, margin: float, width: float) -> Example:
        """The picture for a rules page; what is narrower than `width` has space at its sides."""
        if not self.panels:
            return Example(table_picture(self.state, language, seat=self.seat))
        view = self.state.mask(self.seat)
        drawn = still_panels(view, language, seat=self.seat, legal=self.legal)
        sizes = Drawing(view, Viewer(self.seat)).arrangement.sizes
        found = laid(self.panels, sizes)
        body = "".join(
            move(where.x, where.y, drawn[name], where.width / sizes[name].width)
            for name, where in found.boxes.items()
        )
        beside = max(0.0, (width - found.size.width) / 2)
        area = self.area or Rectangle(-beside, 0, found.size.width + 2 * beside, found.size.height)
        return Example(picture_of(body, area, margin=margin), self.points)
