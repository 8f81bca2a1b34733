"""TextDrawer: the board as text, for a game whose box has no drawing.

It offers nothing to point at, so pages make a button of every answer.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from baumeister.core.event import Event
from baumeister.core.sentences import seat_name
from baumeister.core.state import State
from baumeister.core.text import Language
from baumeister.drawing.drawer import Drawer, Viewer
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import move
from baumeister.drawing.lines import STYLES, WIDTH, Line, plain, shortened
from baumeister.drawing.panel import Panel
from baumeister.drawing.seats import mark
from baumeister.drawing.svg import box, label
from baumeister.drawing.theme import styles

ROWS: Final = 30  # that fit at full size; a longer text is drawn smaller
ROW: Final = 20
MARGIN: Final = 24
NAME_LENGTH: Final = 60  # characters, so that points fit beside it
SIZE: Final = (800, 2 * MARGIN + ROWS * ROW)


class TextDrawer(Drawer):
    """Draws every game alike: who plays, their points, and what the state writes of itself."""

    styles = styles(".board .typed{font:15px monospace;white-space:pre}")

    def size(self) -> tuple[int, int]:
        return SIZE

    def title(self, state: State, language: Language) -> str:
        return state.game.name(language)

    def ground(self) -> str:
        return box("table", 0, 0, *SIZE)

    def panels(self, state: State, viewer: Viewer) -> list[Panel]:
        rows = plain(self.lines(state, viewer)).split("\n")
        body = [label(0, ROW * n, "typed", row) for n, row in enumerate(rows, 1) if row]
        text = move(MARGIN, MARGIN, "".join(body), min(1, ROWS / len(rows)))
        title = self.title(state, viewer.language)
        return [Panel("text", title, Rectangle(0, 0, *SIZE), {"text": text})]

    def lines(self, state: State, viewer: Viewer) -> list[Line]:
        return [
            [(self.title(state, viewer.language), "title")],
            *(_player(state, seat, viewer) for seat in range(state.seats)),
            [],
            *([(row, "")] for line in str(state).split("\n") for row in _rows(line)),
        ]

    def motion(self, event: Event) -> list[tuple[str, str]]:
        return []


TEXT: Final = TextDrawer()


def _player(state: State, seat: int, viewer: Viewer) -> Line:
    name = shortened(seat_name(seat, viewer.language, viewer.names), NAME_LENGTH)
    style = f"seat{seat}" if f"seat{seat}" in STYLES else ""
    return [(mark(state, seat), "number"), (name, style), (f"  {state.points()[seat]}", "number")]


def _rows(line: str) -> list[str]:
    """A line as it is, or on several rows where it is too long."""
    if len(line) <= WIDTH:
        return [line]
    return wrap(line, WIDTH, subsequent_indent="  ")
