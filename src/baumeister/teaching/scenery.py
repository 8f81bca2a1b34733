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
from baumeister.teaching.pictures import picture_of, still_panels, table_picture
from baumeister.teaching.writer import Example

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Scenery(Generic[S]):
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
            move(where.x, where.y, "".join(drawn[name].values()), where.width / sizes[name].width)
            for name, where in found.boxes.items()
        )
        beside = max(0.0, (width - found.size.width) / 2)
        area = self.area or Rectangle(-beside, 0, found.size.width + 2 * beside, found.size.height)
        return Example(picture_of(body, area, margin=margin), self.points)
