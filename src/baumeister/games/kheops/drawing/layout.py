"""Where everything lies on Kheops' table: numbers only, all of them here.

A tile is drawn around its centre as it lies in a cell that points up; a cell that points down shows
it upside down.
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from baumeister.drawing.boxes import Box, Spot
from baumeister.games.kheops.rules.cells import CELLS, IS_UP, ROWS, row_of

WIDTH: Final = 960
HEIGHT: Final = 876


# The pyramid stands in the middle.
SIDE: Final = 128  # of a tile
TALL: Final = SIDE * sqrt(3) / 2
INNER: Final = TALL / 3  # from the centre to a side
OUTER: Final = 2 * INNER  # from the centre to a corner
TOP: Final = 54
MIDDLE: Final = WIDTH / 2
FOOT: Final = TOP + ROWS * TALL


def _centre(cell: int) -> Spot:
    row = row_of(cell)
    x = MIDDLE + (cell - row * row - row) * SIDE / 2
    return Spot(x, round(TOP + row * TALL + (OUTER if IS_UP[cell] else INNER), 2))


CENTRES: Final = [_centre(cell) for cell in range(CELLS)]
ANGLES: Final = [pi * angle / 180 for angle in (210, 330, 90)]  # of the sides of a tile


def from_centre(side: int, out: float, along: float = 0) -> Spot:
    """A point so far towards a side, and so far along it, clockwise."""
    x, y = cos(ANGLES[side]), sin(ANGLES[side])
    # Adding zero turns a negative zero into an ordinary one.
    return Spot(round(out * x - along * y, 2) + 0.0, round(out * y + along * x, 2) + 0.0)


def number_spot(cell: int, has_figure: bool) -> Spot:
    """A corner of a cell that neither figure nor symbol nor passage needs."""
    x, y = CENTRES[cell]
    down = 1 if IS_UP[cell] else -1
    if has_figure:
        return Spot(x + NUMBER_BESIDE.x, y + down * NUMBER_BESIDE.y)
    return Spot(x, y - down * NUMBER_UP)


def corners(size: float = 1) -> tuple[Spot, Spot, Spot]:
    """The top, right and left corner of a tile."""
    half, foot = size * SIDE / 2, round(size * INNER, 2)
    return Spot(0, round(-size * OUTER, 2)), Spot(half, foot), Spot(-half, foot)


def bounds(size: float = 1) -> Box:
    """The box around a tile."""
    top, right, left = corners(size)
    return Box(left.x, top.y, right.x - left.x, right.y - top.y)


def upturned(box: Box) -> Box:
    """The same box in a cell that points down."""
    return Box(-box.x - box.width, -box.y - box.height, box.width, box.height)


# On a tile
PASSAGE: Final = 13  # half the width of a passage
HALL: Final = (25.5, 29)  # how far the walls of a room are from its centre, half their length
CORRIDOR: Final = (PASSAGE / sqrt(3), PASSAGE)
FIGURE_UP: Final = 7  # how far a figure stands from the centre, towards the wide side
BADGE: Final = 46  # how far the symbol beside a figure is from the centre, towards the corner
NUMBER_UP: Final = 45  # where a number stands: in that corner, as long as the tile is free,
NUMBER_BESIDE: Final = Spot(36, 22)  # or in a corner of the wide side, beside the figure

# The panels of the seats, left and right of the apex
PANEL: Final = Box(0, 0, 328, 250)
PANELS: Final = (Spot(12, 12), Spot(WIDTH - 12 - PANEL.width, 12))
SUPPLY: Final = Spot(16, 72)
SUPPLY_PITCH: Final = 78
HAND: Final = Spot(16, 150)
HAND_PITCH: Final = 101
HAND_SIZE: Final = 0.76  # of a tile in the hand
PILE: Final = Spot(118, 400)
PILE_WINDOW: Final = Box(PILE.x - 110, PILE.y - 80, 220, 170)
WHOLE: Final = Box(0, 0, WIDTH, HEIGHT)


def hand_tile(number: int) -> Spot:
    """The centre of a tile in the hand."""
    half = HAND_SIZE * SIDE / 2
    return Spot(half + number * HAND_PITCH, round(HAND_SIZE * OUTER, 2))
