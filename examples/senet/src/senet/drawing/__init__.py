"""Senet as a picture: the board in three rows, and below it the pieces that have left it."""

from __future__ import annotations

from typing import Final

from baumeister.core.event import Event
from baumeister.core.sentences import seat_name
from baumeister.core.state import State
from baumeister.drawing import theme
from baumeister.drawing.areas import hot_box
from baumeister.drawing.drawer import Viewer
from baumeister.drawing.geometry import Point, Rectangle
from baumeister.drawing.ink import Picture, move
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONE_RING, STONES
from baumeister.drawing.svg import box, label
from baumeister.drawing.text_drawer import TextDrawer
from senet.rules.board import BEAUTY, EMPTY, MOVE, REBIRTH, ROW, SEATS, SQUARES, WATER
from senet.rules.state import Senet

SIDE: Final = 80  # of a square
SIZE: Final = (ROW * SIDE, 4 * SIDE + 20)


class SenetDrawer(TextDrawer):
    """The lines of text are those that every game has."""

    styles = theme.styles(
        ".board .senet-water{fill:$river}.board .senet-water+text{fill:$ink-on-dark}"
    )

    def size(self) -> tuple[int, int]:
        return SIZE

    def ground(self) -> str:
        return box("table", 0, 0, *SIZE) + "".join(_ground(square) for square in range(SQUARES))

    def panels(self, state: State, viewer: Viewer) -> list[Panel]:
        assert isinstance(state, Senet)
        pen = Pen(state, viewer)
        parts = {f"square-{square}": _square(state, pen, square) for square in range(SQUARES)}
        parts |= {f"seat-{seat}": _seat(state, pen, viewer, seat) for seat in range(SEATS)}
        return [Panel("board", state.game.title, Rectangle(0, 0, *SIZE), parts)]

    def motion(self, event: Event) -> list[tuple[str, str]]:
        if "square" not in event.data:
            return []
        start, goal = f"piece-{event.data['square']}", f"piece-{event.data['goal']}"
        if event.key == "leaves":
            return [(start, f"off-{event.seat}")]
        return [(start, goal), (goal, start)] if event.key == "swaps" else [(start, goal)]


def _corner(square: int) -> Point:
    row, column = divmod(square, ROW)
    return Point(SIDE * (ROW - 1 - column if row == 1 else column), SIDE * row)


def _ground(square: int) -> str:
    is_house = square == REBIRTH or square >= BEAUTY
    style = "senet-water" if square == WATER else "slab-b" if is_house else "slab"
    shape = box(style, 2, 2, SIDE - 4, SIDE - 4, 6) + label(9, 20, "note", str(square + 1))
    return move(*_corner(square), shape)


def _square(state: Senet, pen: Pen, square: int) -> Picture:
    stone = "" if state.squares[square] == EMPTY else STONES[state.squares[square]]
    piece = pen.place(f"piece-{square}", 22, 26, stone, STONE_RING)
    return move(*_corner(square), pen.button(MOVE[square], piece, hot_box(4, 4, 72, 72, 6)))


def _seat(state: Senet, pen: Pen, viewer: Viewer, seat: int) -> Picture:
    """A stone, whose it is, and the pieces that have left the board."""
    name = label(56, 24, "name", seat_name(seat, viewer.language, viewer.names))
    off = "".join(move(56 + 42 * n, 36, STONES[seat]) for n in range(state.points()[seat]))
    row = STONES[seat] + name + pen.place(f"off-{seat}", 0, 0, off)
    return move(16 + seat * SIZE[0] / 2, 3 * SIDE + 12, row)


DRAWER: Final = SenetDrawer()
