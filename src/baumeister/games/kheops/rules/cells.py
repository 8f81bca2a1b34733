"""The plan of the pyramid (Pyramidengrundriss): 49 triangular cells in seven rows.

Row r has 2r + 1 cells and begins with cell r * r, so cell 0 is the apex. The first cell of a row
points up, the next one down, and so on to the last. Of a cell that points up, side 0 is the left
one, 1 the right one, 2 the bottom; of a cell that points down, 0 is right, 1 left and 2 the top. So
side n always meets side n of the neighbour, and a turn clockwise takes side n to side n + 1.

Sets of cells are bits: cell n is bit n. Rulebook: "Ablauf einer Partie", phase 2.
"""

from __future__ import annotations

from typing import Final, NewType, TypeVar

from baumeister.core.state import NOTHING

Cell = NewType("Cell", int)

ROWS: Final = 7
CELLS: Final = ROWS * ROWS
EVERY_CELL: Final = [Cell(n) for n in range(CELLS)]
SIDES: Final = 3
ALL_CELLS: Final = (1 << CELLS) - 1
APEX: Final = 1  # the bit of cell 0
OUTSIDE: Final = Cell(NOTHING)  # what lies beyond an outer side
ROW_NAMES: Final = "abcdefg"

T = TypeVar("T")


def row_of(cell: Cell) -> int:
    return next(row for row in range(ROWS) if cell < (row + 1) * (row + 1))


def points_up(cell: Cell) -> bool:
    row = row_of(cell)
    return (cell - row * row) % 2 == 0


def neighbour(cell: Cell, side: int) -> Cell:
    """The cell beyond a side, or OUTSIDE."""
    row = row_of(cell)
    place = cell - row * row
    if side == 2:
        below = Cell(cell + 2 * row + 2) if row + 1 < ROWS else OUTSIDE
        return below if points_up(cell) else Cell(cell - 2 * row)
    step = 1 if points_up(cell) == (side == 1) else -1
    return Cell(cell + step) if 0 <= place + step <= 2 * row else OUTSIDE


def _bits(cells: list[Cell]) -> int:
    return sum(1 << cell for cell in cells if cell != OUTSIDE)


NAMES: Final = [f"{ROW_NAMES[row_of(n)]}{n - row_of(n) ** 2 + 1}" for n in EVERY_CELL]


def cell_named(name: str) -> Cell:
    return Cell(NAMES.index(name))


NEIGHBOURS: Final = [[neighbour(cell, side) for side in range(SIDES)] for cell in EVERY_CELL]
ADJACENT: Final = [_bits(cells) for cells in NEIGHBOURS]
IS_UP: Final = [points_up(cell) for cell in EVERY_CELL]
UP: Final = _bits([cell for cell in EVERY_CELL if IS_UP[cell]])
DOWN: Final = ALL_CELLS & ~UP

# Cells that point up, row by row, and how far below each of them its lower neighbour is.
_LOWER: Final = [
    (_bits([n for n in EVERY_CELL[row * row : (row + 1) ** 2] if IS_UP[n]]), 2 * row + 2)
    for row in range(ROWS - 1)
]


def facing(side: int, cells: int) -> int:
    """The cells that have one of `cells` beyond this side."""
    if side == 0:
        return (cells & DOWN) << 1 | (cells & UP) >> 1 & DOWN
    if side == 1:
        return (cells & DOWN) >> 1 | (cells & UP) << 1 & DOWN
    found = 0
    for row, step in _LOWER:
        found |= (cells & row) << step | cells >> step & row
    return found


# A set of cells is read in pieces of seven bits, each of which has its list ready.
PIECE: Final = 7
_FULL: Final = (1 << PIECE) - 1

Lookup = list[list[list[T]]]


def lookup_of(things: list[T]) -> Lookup[T]:
    """`things[n]` stands for cell n; `picked` then gives those of any set of cells."""
    return [
        [
            [thing for n, thing in enumerate(things[start : start + PIECE]) if bits >> n & 1]
            for bits in range(1 << PIECE)
        ]
        for start in range(0, CELLS, PIECE)
    ]


def picked(lookup: Lookup[T], cells: int) -> list[T]:
    """The things of these cells, in their order, in a new list."""
    found: list[T] = []
    for piece in lookup:
        if cells & _FULL:
            found += piece[cells & _FULL]
        cells >>= PIECE
    return found


CELL_LOOKUP: Final = lookup_of(EVERY_CELL)
