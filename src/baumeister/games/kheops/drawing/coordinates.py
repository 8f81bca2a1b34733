"""The names of the cells, as the log and hints use them: along the edges, and on the cells.

Rows have letters. A number runs up to the right from the base, beside the left edge. What lies on a
cell leaves room for its name only where the pyramid is large.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.drawing.geometry import Point
from baumeister.drawing.svg import label
from baumeister.games.kheops.drawing.layout import CENTRES, FOOT, MIDDLE, RISE, STEP, TILE, TOP
from baumeister.games.kheops.drawing.texts import Words
from baumeister.games.kheops.rules.cells import (
    CELL_LOOKUP,
    IS_UP,
    ROW_NAMES,
    ROWS,
    Cell,
    picked,
)

DROP: Final = 12  # from the top of a row to the foot of its letter
AIR: Final = 4
CORNER: Final = Point(61 * TILE, 21 * TILE)  # from the centre of a tile to the end of its name
TALL: Final = 14 * TILE  # letters on a tile, where they are seen
NUMBER: Final = 24  # that a number beside a name must be away


def edges() -> str:
    """A letter at the left end of each row, the last number of it at the right end."""
    return "".join(_row(row) for row in range(ROWS)) + "".join(
        label(MIDDLE + (2 * n - ROWS + 1) * STEP, FOOT + 10.5, "edge-name middle", str(2 * n + 1))
        for n in range(ROWS)
    )


def _row(row: int) -> str:
    half = (row * RISE + DROP) * STEP / RISE + AIR  # from the middle to beside the edge
    y = round(TOP + row * RISE + DROP, 2)
    left = label(round(MIDDLE - half, 2), y, "edge-name right", ROW_NAMES[row].upper())
    if row == ROWS - 1:
        return left  # its numbers stand below it
    return left + label(round(MIDDLE + half, 2), y, "edge-name", str(2 * row + 1))


@lru_cache(maxsize=256)
def on_plan(cell: Cell, words: Words) -> str:
    """The name of a cell in which nothing lies."""
    x, y = CENTRES[cell]
    return label(x, round(y + (5 if IS_UP[cell] else 2), 2), "plan-name", words.cell(cell))


@lru_cache(maxsize=256)
def on_tiles(cells: int, words: Words, numbers: tuple[Point, ...]) -> str:
    """The names of cells in which tiles lie; they leave room for the numbers of sections."""
    return "".join(_on_tile(cell, words, numbers) for cell in picked(CELL_LOOKUP, cells))


def _on_tile(cell: Cell, words: Words, numbers: tuple[Point, ...]) -> str:
    """The name in a corner of the tile that lies there, unless numbers need both of them."""
    for style, x, y in _corners(cell):
        if all(abs(x - number.x) > NUMBER or abs(y - number.y) > NUMBER / 2 for number in numbers):
            return label(x, y, style, words.cell(cell))
    return ""


@lru_cache(maxsize=64)
def _corners(cell: Cell) -> list[tuple[str, float, float]]:
    """The corners of the wide side: the left one first, upside down the right one."""
    x, y = CENTRES[cell]
    foot = round(y + CORNER.y + TALL if IS_UP[cell] else y - CORNER.y, 2)
    found = [
        ("tile-name", round(x - CORNER.x, 2), foot),
        ("tile-name right", round(x + CORNER.x, 2), foot),
    ]
    return found if IS_UP[cell] else found[::-1]
