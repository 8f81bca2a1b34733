"""How large the panels of Kleopatra are, and where things lie in the palace: numbers only.

Panels are drawn for a phone of 360 pixels. The palace is drawn in units of its own, in which a
square of the garden is `CELL` wide, so that the shapes in it serve at every size.
"""

from __future__ import annotations

from typing import Final

from baumeister.drawing.arrangement import Size
from baumeister.drawing.geometry import Point, Rectangle
from baumeister.games.cleopatra.rules.names import LEFT, SIDE

MARKET: Final = Size(360, 169)
QUARRY: Final = Size(360, 258)
PALACE: Final = Size(318, 433)
BED: Final = Size(360, 360)  # the garden by itself, while something is laid there
HELD: Final = Size(360, 67)
MOSAICS: Final = Size(360, 246)
ALTAR: Final = Size(360, 169)
COURT: Final = Size(72, 433)
CROCODILE: Final = Size(360, 258)
CHOICE: Final = Size(360, 169)
OFFERING: Final = Size(360, 433)
OWN: Final = Size(177, 46)
GOODS: Final = Size(177, 46)
HAND: Final = Size(360, 84)
SEAT: Final = Size(304, 256)

CARD: Final = Size(112, 132)  # in units of its own

# The palace, the garden in it seen from above: row 0 is the back
CELL: Final = 54
SCALE: Final = 29 / CELL
TERRACE: Final = Size(PALACE.width / SCALE, PALACE.height / SCALE)
WALL: Final = 44  # how thick a wall is
WALL_LENGTH: Final = 3 * CELL
GAP: Final = 3  # between a wall and the garden
GARDEN: Final = Rectangle((TERRACE.width - CELL * SIDE) / 2, 57, CELL * SIDE, CELL * SIDE)
FRONT: Final = GARDEN.y + GARDEN.height + GAP
LEAST: Final = 40 / SCALE  # what a finger hits


def square(row: int, column: int) -> Point:
    """The upper left corner of a square, in the garden."""
    return Point(column * CELL, row * CELL)


def wall(slot: int) -> tuple[Point, bool]:
    """The corner of a wall, and whether it stands upright in the drawing."""
    third = slot % 3
    if slot < 3:
        return Point(GARDEN.x - GAP - WALL, GARDEN.y + (2 - third) * WALL_LENGTH), True
    if slot < 6:
        return Point(GARDEN.x + third * WALL_LENGTH, GARDEN.y - GAP - WALL), False
    return Point(GARDEN.x + GARDEN.width + GAP, GARDEN.y + third * WALL_LENGTH), True


DOOR: Final = Size(WALL + GAP + WALL_LENGTH, 42)


def door(side: int) -> Point:
    """A door frame reaches from its corner to the gate in the middle."""
    left = GARDEN.x - GAP - WALL
    return Point(left if side == LEFT else GARDEN.x + 6 * CELL, FRONT)


THRONE: Final = Rectangle(GARDEN.x + 3 * CELL, GARDEN.y, 3 * CELL, 2 * CELL)

# In front of the palace
PLAZA: Final = Rectangle(10, FRONT + DOOR.height + 4, TERRACE.width - 20, 208)
SPHINX: Final = Size(112, 66)
SPHINX_PITCH: Final = 68
OBELISK: Final = Size(66, 204)
STEP: Final = 38
MIDDLE: Final = GARDEN.x + GARDEN.width / 2
STEPS_FOOT: Final = 786


def sphinx(number: int) -> Point:
    """Pairs face each other across the avenue, the first pair farthest from the gate."""
    pair, side = divmod(number, 2)
    x = MIDDLE - 56 - SPHINX.width if side == 0 else MIDDLE + 56
    return Point(x, PLAZA.y + 5 + (2 - pair) * SPHINX_PITCH)


def obelisk(side: int) -> Point:
    left = PLAZA.x + 16
    return Point(left if side == LEFT else PLAZA.x + PLAZA.width - 16 - OBELISK.width, PLAZA.y + 4)


def step(number: int) -> Point:
    """The middle of a step of Cleopatra; she begins at 0 and ends at the gate."""
    return Point(MIDDLE, STEPS_FOOT - number * STEP)
