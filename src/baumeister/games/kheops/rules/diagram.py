"""The table as a few lines of plain text, for tests, golden files and the curious.

A tile is five characters: H or C for hall or corridor, a letter for its symbol, and its openings to
the left, to the right, and below or above. Then comes the figure: capital letters are White's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from baumeister.core.state import UNKNOWN
from baumeister.games.kheops.rules.cells import EVERY_CELL, IS_UP, ROW_NAMES, ROWS, Cell
from baumeister.games.kheops.rules.figures import COLUMNS, NO_FIGURE
from baumeister.games.kheops.rules.names import COLOURS, WHITE
from baumeister.games.kheops.rules.tiles import EMPTY, SYMBOL_OF, TILES, room

if TYPE_CHECKING:
    from baumeister.games.kheops.rules.state import Kheops

SYMBOL_LETTERS: Final = "-chsmx2akRrGgYy"
FIGURE_LETTERS: Final = "WMPF"
ROOM_LETTERS: Final = "HC"
WIDTH: Final = 7  # of a cell, with the space after it
NOTHING: Final = "  ..  "


def text_board(state: Kheops) -> str:
    lines = [f"game {state.number + 1} of {state.settings.games}"]
    lines += [_row(state, row) for row in range(ROWS)]
    lines.append(f"pile {state.pile.size}")
    lines += [_seat(state, seat) for seat in range(state.seats)]
    return "\n".join(lines)


def _row(state: Kheops, row: int) -> str:
    indent = " " * ((ROWS - 1 - row) * WIDTH)
    cells = [_cell(state, cell) for cell in EVERY_CELL[row * row : (row + 1) ** 2]]
    return f"{ROW_NAMES[row]} {indent}{' '.join(cells)}".rstrip()


def _cell(state: Kheops, cell: Cell) -> str:
    tile = state.pyramid.tiles[cell]
    if tile == EMPTY:
        return NOTHING
    symbol = SYMBOL_LETTERS[SYMBOL_OF[tile]]
    ways = _openings(cell, state.pyramid.openings[cell])
    return ROOM_LETTERS[room(tile)] + symbol + ways + _figure(state, cell)


def _openings(cell: Cell, openings: int) -> str:
    sides = "lrb" if IS_UP[cell] else "rlt"
    ways = "".join(side if openings >> n & 1 else "." for n, side in enumerate(sides))
    return ways if IS_UP[cell] else ways[1] + ways[0] + ways[2]


def _figure(state: Kheops, cell: Cell) -> str:
    index = state.figures.at(cell)
    if index == NO_FIGURE:
        return " "
    letter = FIGURE_LETTERS[index % COLUMNS]
    return letter if index // COLUMNS == WHITE else letter.lower()


def _seat(state: Kheops, seat: int) -> str:
    start = state.colour(seat) * COLUMNS
    counts = zip(FIGURE_LETTERS, state.figures.supply[start : start + COLUMNS], strict=True)
    supply = " ".join(f"{letter}{count}" for letter, count in counts)
    hand = " ".join("?" if tile == UNKNOWN else TILES[tile] for tile in state.hands[seat])
    colour = COLOURS[state.colour(seat)]
    points = state.ledger.points[seat]
    return f"{'AB'[seat]} {colour:5} {points:3} points, supply {supply}, hand {hand or '-'}"
