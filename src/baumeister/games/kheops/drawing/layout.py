"""Where everything lies on Kheops' table: numbers only, all of them here.

A tile is drawn around its centre, with a side of `SIDE`, as it lies in a cell that points up; one
that points down shows it upside down. The pyramid shows tiles smaller, by `TILE`.
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from baumeister.drawing.geometry import Point, Rectangle
from baumeister.games.kheops.rules.cells import EVERY_CELL, IS_UP, ROWS, Cell, row_of

# A tile
SIDE: Final = 128
TALL: Final = SIDE * sqrt(3) / 2
INNER: Final = TALL / 3  # from the centre to a side
OUTER: Final = 2 * INNER  # from the centre to a corner
PASSAGE: Final = 13  # half the width of a passage
HALL: Final = (25.5, 29)  # how far the walls of a room are from its centre, half their length
CORRIDOR: Final = (PASSAGE / sqrt(3), PASSAGE)
SYMBOL_SIZE: Final = 1.24
FIGURE_SIZE: Final = 1.2
FIGURE_UP: Final = 3  # how far a figure stands from the centre, towards the wide side
BADGE: Final = 46  # how far the symbol beside a figure is from the centre, towards the corner

# The pyramid, in the coordinates of its panel
PYRAMID: Final = Rectangle(0, 0, 360, 318)
TILE: Final = 50 / SIDE  # how large a tile is in it
STEP: Final = TILE * SIDE / 2  # from a cell to the next one in its row
RISE: Final = TILE * TALL  # from a row to the next one
TOP: Final = 3
MIDDLE: Final = PYRAMID.width / 2
FOOT: Final = round(TOP + ROWS * RISE, 2)

# Other panels
PILE: Final = Rectangle(0, 0, 188, 68)
SCORE: Final = Rectangle(0, 0, 188, 45)
LENS: Final = Rectangle(0, 0, 166, 119)
WORTH: Final = Rectangle(0, 0, 188, 342)
OWN: Final = Rectangle(0, 0, 360, 78)
HAND: Final = Rectangle(0, 0, 360, 88)
SEAT: Final = Rectangle(0, 0, 304, 256)


def _centre(cell: Cell) -> Point:
    row = row_of(cell)
    depth = TILE * (OUTER if IS_UP[cell] else INNER)
    return Point(MIDDLE + (cell - row * row - row) * STEP, round(TOP + row * RISE + depth, 2))


CENTRES: Final = [_centre(cell) for cell in EVERY_CELL]
ANGLES: Final = [pi * angle / 180 for angle in (210, 330, 90)]  # of the sides of a tile


def from_centre(side: int, out: float, along: float = 0) -> Point:
    """A point of a tile so far towards a side, and so far along it, clockwise."""
    x, y = cos(ANGLES[side]), sin(ANGLES[side])
    # Adding zero turns a negative zero into an ordinary one.
    return Point(round(out * x - along * y, 2) + 0.0, round(out * y + along * x, 2) + 0.0)


def corners(size: float = 1) -> tuple[Point, Point, Point]:
    """The top, right and left corner of a tile."""
    half, foot = size * SIDE / 2, round(size * INNER, 2)
    return Point(0, round(-size * OUTER, 2)), Point(half, foot), Point(-half, foot)


def bounds(size: float = 1) -> Rectangle:
    """The box around a tile."""
    top, right, left = corners(size)
    return Rectangle(left.x, top.y, right.x - left.x, right.y - top.y)


def upturned(box: Rectangle) -> Rectangle:
    """The same box in a cell that points down."""
    return Rectangle(-box.x - box.width, -box.y - box.height, box.width, box.height)


NUMBER_UP: Final = 18.5  # where a number stands: in the tip, as long as the tile is free,
NUMBER_BESIDE: Final = Point(18.5, 9)  # or in a corner of the wide side, beside the figure


def number_spot(cell: Cell, has_figure: bool) -> Point:
    """A corner of a cell that neither figure nor symbol nor passage needs."""
    x, y = CENTRES[cell]
    down = 1 if IS_UP[cell] else -1
    if has_figure:
        return Point(x + NUMBER_BESIDE.x, round(y + down * NUMBER_BESIDE.y, 2))
    return Point(x, round(y - down * NUMBER_UP, 2))
