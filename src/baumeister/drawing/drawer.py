"""Drawer: what a game brings along to be drawn."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC, Event
from baumeister.core.state import State
from baumeister.core.text import ENGLISH, Language
from baumeister.drawing.arrangement import Arrangement, Tree
from baumeister.drawing.chips import Chip
from baumeister.drawing.lines import Line
from baumeister.drawing.moves import reached
from baumeister.drawing.panel import Panel
from baumeister.drawing.words import BoardWords


@dataclass(frozen=True)
class Viewer:
    """Whom a drawing is for: seat and language, what they may do, what has just happened."""

    seat: int = PUBLIC
    legal: Sequence[Action] = ()
    last: Sequence[Event] = ()
    language: Language = ENGLISH
    names: Sequence[str] | None = None


@dataclass(frozen=True)
class Tab:
    """What stands on the tab of a face: its name, and how far the thing behind it has come."""

    title: str
    count: str = ""


class Drawer:
    """Draws the masked states of one game. Everything here is a pure function."""

    styles: str = ""  # the style sheet of its shapes
    palettes: Sequence[Sequence[str]] = ()  # all that `colours` may return, where it says more
    has_picks: bool = False  # whether things can be picked up before they are placed

    def size(self) -> tuple[int, int]:
        """Width and height of the drawing."""
        raise NotImplementedError

    def title(self, state: State, language: Language) -> str:
        raise NotImplementedError

    def ground(self) -> str:
        """What never changes and lies under everything else."""
        raise NotImplementedError

    def arrangement(self, seats: int) -> Arrangement | None:
        """How the panels lie on a screen; without one they are one picture."""
        return None

    def spread(self, state: State, viewer: Viewer) -> str:
        """Which of the arrangement's spreads lies on the table now."""
        return ""

    def tabs(self, state: State, viewer: Viewer) -> Mapping[str, Tab]:
        """What stands on the tabs of faces, where there are several."""
        return {}

    def chips(self, state: State, viewer: Viewer) -> Sequence[Chip]:
        """Every seat at a glance."""
        words = BoardWords(viewer.language, {})
        return [Chip(str(points), words.count("points", points)) for points in state.points()]

    def colours(self, state: State) -> Sequence[str]:
        """The colour that each seat has now, by its name in the theme: the same everywhere."""
        return [f"seat{seat}" for seat in range(state.seats)]

    def whole(self, state: State, viewer: Viewer) -> Tree:
        """All panels that one picture of the table shows."""
        raise NotImplementedError

    def shapes(self, language: Language) -> dict[str, str]:
        """What is drawn again and again, larger shapes first; pages keep one of each.

        Their style must not depend on what is around them.
        """
        return {}

    def panels(self, state: State, viewer: Viewer) -> list[Panel]:
        """The table as the viewer sees it, panel by panel, from back to front."""
        raise NotImplementedError

    def own_panels(self, state: State, viewer: Viewer) -> list[Panel] | None:
        """Those in which a viewer sees something else than strangers do while nothing is asked of
        them; all others are drawn once for everybody. None if that would be nearly all.
        """
        return None

    def has_own_chips(self, state: State, viewer: Viewer) -> bool:
        """Whether they are other ones than those that strangers see."""
        return True

    def told(self, state: State, last: Sequence[Event]) -> Hashable:
        """What drawings show of the latest events besides rings; most show nothing."""
        return None

    def lines(self, state: State, viewer: Viewer) -> list[Line]:
        """The same in words and letters."""
        raise NotImplementedError

    def own_lines(self, state: State, viewer: Viewer, common: list[Line]) -> list[Line]:
        """The lines for a viewer, if `common` are those for strangers."""
        return self.lines(state, viewer)

    def picture(self, state: State) -> str:
        """One whole drawing with its style, for callers who have only a state and its game."""
        from baumeister.drawing import draw

        return draw(state)

    def scored(self, state: State, source: int) -> Sequence[str]:
        """The places that have brought points from a source, when the game is over.

        A name that ends with a hyphen stands for all that begin like it.
        """
        return ()

    def motion(self, event: Event) -> list[tuple[str, str]]:
        """The places (`data-at`) that things left and reached in an event.

        A place that is both has something that was turned there (`data-angle`).
        """
        raise NotImplementedError

    def touched(self, events: Iterable[Event]) -> set[str]:
        """The places that are marked after these events: all that something reached."""
        return reached(self.motion, events)
