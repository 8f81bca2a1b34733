"""The kit of drawings: every masked state as panels, as one picture, and as lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC, Event
from baumeister.core.game import Game
from baumeister.core.state import State
from baumeister.core.text import ENGLISH, Language
from baumeister.drawing.drawer import Drawer, Viewer
from baumeister.drawing.drawing import Drawing, css, drawer_of, has_drawing
from baumeister.drawing.lines import Line, Span, plain
from baumeister.drawing.panel import Panel
from baumeister.drawing.svg import Svg
from baumeister.drawing.theme import AUTO, DAY, NIGHT, Theme

__all__ = [
    "AUTO",
    "DAY",
    "NIGHT",
    "Drawer",
    "Drawing",
    "Line",
    "Panel",
    "Span",
    "Svg",
    "Theme",
    "Viewer",
    "css",
    "draw",
    "draw_parts",
    "has_drawing",
    "has_picks",
    "lines",
    "motion",
    "plain",
]


def draw(
    state: State,
    *,
    seat: int = PUBLIC,
    legal: Sequence[Action] = (),
    last: Sequence[Event] = (),
    language: Language = ENGLISH,
    theme: Theme = AUTO,
    names: Sequence[str] | None = None,
    standalone: bool = True,
    ids: str = "",
) -> Svg:
    """The board as the seat sees it; the state is masked already.

    What stands for one of the legal answers can be clicked on in a page; everything else is still.
    """
    viewer = Viewer(seat, legal, last, language, names)
    return Drawing(state, viewer).svg(theme, standalone=standalone, ids=ids)


def draw_parts(
    state: State,
    *,
    seat: int = PUBLIC,
    legal: Sequence[Action] = (),
    last: Sequence[Event] = (),
    language: Language = ENGLISH,
    names: Sequence[str] | None = None,
    ids: str = "",
) -> dict[str, str]:
    """The pieces of the same drawing by name."""
    return Drawing(state, Viewer(seat, legal, last, language, names)).parts(ids)


def lines(
    state: State,
    *,
    seat: int = PUBLIC,
    language: Language = ENGLISH,
    names: Sequence[str] | None = None,
) -> list[Line]:
    """The board in words and letters, as the seat sees it; the state is masked already."""
    return drawer_of(state.game).lines(state, Viewer(seat, language=language, names=names))


def has_picks(game: Game) -> bool:
    """Whether things of a game are picked up on its board before they are placed."""
    return drawer_of(game).has_picks


def motion(game: Game, event: Event) -> list[tuple[str, str]]:
    """The places (`data-at`) that things left and reached in an event of a game."""
    return drawer_of(game).motion(event)
