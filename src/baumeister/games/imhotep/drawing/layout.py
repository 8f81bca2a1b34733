"""Where everything lies in Imhotep's panels: numbers only, all of them here.

Each panel has its own coordinates, in pixels of a narrow phone. Letters on stones need 11 of them,
so a whole stone is at least 21 wide.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from typing import Final

from baumeister.drawing.arrangement import Size
from baumeister.drawing.geometry import Point, Rectangle
from baumeister.games.imhotep.rules.burial_chamber import ROWS
from baumeister.games.imhotep.rules.names import (
    BURIAL_CHAMBER,
    MARKET,
    OBELISKS,
    PYRAMID,
    TEMPLE,
    Site,
)

RIVER: Final = Size(360, 190)
SITES: Final[dict[Site, Size]] = {
    MARKET: Size(360, 66),
    PYRAMID: Size(190, 94),
    TEMPLE: Size(164, 94),
    BURIAL_CHAMBER: Size(244, 94),
    OBELISKS: Size(110, 94),
}
OWN: Final = Size(360, 60)
HAND: Final = Size(360, 68)
SEAT: Final = Size(304, 206)

# Ships: seen from above, the bow to the right.
SHIP_HEIGHT: Final = 44
STERN: Final = 8
BOW: Final = 40
SLOT_PITCH: Final = 42
SLOT: Final = 40  # what a finger hits of it
STONE_IN_SLOT: Final = 2  # from the corner of a slot to the stone in it
HANDLE: Final = Rectangle(266, 2, 88, 40)  # beside a ship that can sail
BESIDE: Final = 10  # between a ship and what is written beside it


def mooring(ship: int) -> Point:
    """The stern of a ship."""
    return Point(6, 2 + 47 * ship)


def ship_length(size: int) -> int:
    return STERN + size * SLOT_PITCH + BOW


def slot(size: int, number: int) -> Point:
    """Slot 0 is at the bow."""
    return Point(STERN + (size - 1 - number) * SLOT_PITCH + 1, (SHIP_HEIGHT - SLOT) / 2)


# Sites: a title, and below it the room for stones and cards.
SITE_TOP: Final = 21
DOCK: Final = Point(3, 4)  # of a ship at a monument, and at the market
MARKET_DOCK: Final = Point(17, 9)

# The market: cards, and beside them the piles.
CARD: Final = Size(99, 118)
SMALL_CARD: Final = Size(58, 74)
ON_DISPLAY: Final = 0.8  # the size of a small card
DISPLAY_TOP: Final = 3.5
DRAW_PILE: Final = Rectangle(316, 3, 40, 40)
DISCARD: Final = Rectangle(316, 45, 40, 18)
ON_PILE: Final = 0.62  # the size of a card that comes from there
ON_DISCARD: Final = 0.5
PAIR_PITCH: Final = 50


def market_field(field: int, side_b: bool) -> Point:
    """The pair of side B needs more room than one card."""
    return Point(57 + 52 * field if side_b else 60 + 64 * field, DISPLAY_TOP)


# The pyramid
CELL: Final = 22
PITCH: Final = 23
LEVEL_FIRST: Final = (0, 9, 13)  # the first field of each level
LEVEL_SIDE: Final = (3, 2, 1)  # stones along one side
LEVELS: Final = (Point(8, 21), Point(87, 44), Point(98.5, 21))
EDGE: Final = Rectangle(143, 20, 43, 70)
EDGE_ROW: Final = 12.2
SMALL_PITCH: Final = 22
SMALL_CELL: Final = 21
PLATE: Final = Rectangle(0, 19, 45, 73)


def level_of(field: int) -> int:
    return sum(field >= first for first in LEVEL_FIRST) - 1


@cache
def pyramid_field(field: int) -> Point:
    """Side A: each level is built column by column; the upper two stand beside the first."""
    level = level_of(field)
    column, row = divmod(field - LEVEL_FIRST[level], LEVEL_SIDE[level])
    return Point(LEVELS[level].x + column * PITCH, LEVELS[level].y + row * PITCH)


def small_pyramid(pyramid: int) -> Point:
    return Point(3 + 46.5 * pyramid, 0)


def small_pyramid_field(number: int) -> Point:
    """Side B: two by two, column by column, and the last stone on top."""
    if number == 4:
        return Point((PLATE.width - SMALL_CELL) / 2, 22)
    column, row = divmod(number, 2)
    return Point(1 + column * SMALL_PITCH, 45.5 + row * SMALL_PITCH)


# The temple
TEMPLE_STONE: Final = 24
TEMPLE_FOOT: Final = 71
TEMPLE_BONUS: Final = 12  # from the foot of a pile to the middle of what it brings
TEMPLE_SLICE: Final = 4


def temple_field(width: int, field: int) -> Point:
    """The left end of the foot of a pile."""
    pitch = (SITES[TEMPLE].width - 8) / width
    return Point(4 + field * pitch + (pitch - TEMPLE_STONE) / 2, TEMPLE_FOOT)


# The burial chamber
BURIAL_LEFT: Final = 6
BURIAL_WIDTH: Final = SITES[BURIAL_CHAMBER].width - 2 * BURIAL_LEFT
BURIAL_ROW: Final = 23
PRIZES_WIDTH: Final = 56
BURIAL_COLUMNS: Final = 10
BURIAL_COLUMNS_B: Final = 8
AHEAD: Final = 4  # stones that one ship can bring


def burial_columns(stones: int, side_b: bool) -> int:
    """As many columns as are printed, or as are needed for one more ship."""
    printed = BURIAL_COLUMNS_B if side_b else BURIAL_COLUMNS
    return max(printed, -(-(stones + AHEAD) // ROWS))


def burial_pitch(columns: int, side_b: bool) -> float:
    return round((BURIAL_WIDTH - (PRIZES_WIDTH if side_b else 0)) / columns, 2)


def burial_cell(number: int, pitch: float) -> Point:
    """Column by column."""
    column, row = divmod(number, ROWS)
    return Point(BURIAL_LEFT + column * pitch, SITE_TOP + 1 + row * BURIAL_ROW)


# The obelisks
OBELISK_WIDTH: Final = 12
OBELISK_FOOT: Final = 65
OBELISK_ROOM: Final = 36  # for the stones of the highest obelisk
OBELISK_SLICE: Final = 7
PRIZE_LEFT: Final = 96
PRIZE_PITCH: Final = 17.5
TOWER: Final = Size(24, 20)
TOWERS_ACROSS: Final = 4
WAITING_FOOT: Final = 78
WAITING_ROOM: Final = 14


def obelisk(seats: int, seat: int) -> Point:
    """The middle of its foot."""
    pitch = min(28.0, 84 / seats)
    return Point(44 + (seat - (seats - 1) / 2) * pitch, OBELISK_FOOT)


def slice_height(room: float, highest: int) -> float:
    return min(float(OBELISK_SLICE), round(room / max(1, highest), 2))


def tower(field: int) -> Point:
    row, column = divmod(field, TOWERS_ACROSS)
    return Point(5 + 25.5 * column, SITE_TOP + 21 * row)


def waiting(seats: int, seat: int) -> Point:
    """The middle of the foot of stones that are in no tower."""
    pitch = min(34.0, 102 / seats)
    return Point(SITES[OBELISKS].width / 2 + (seat - (seats - 1) / 2) * pitch - 5, WAITING_FOOT)


# What a seat has
SLED_PITCH: Final = 38
QUARRY: Final = Rectangle(254, 6, 102, 48)
IN_HAND: Final = 0.88  # the size of a small card
CARD_GAP: Final = 5
LEAST_PITCH: Final = 40.0  # of cards that can be played


def hand_spots(are_tools: list[bool], room: float, width: float) -> list[float]:
    """Where cards begin: side by side, or covering each other, the tools less than the others."""
    widest, count = width + CARD_GAP, len(are_tools)
    if count < 2:
        return [0.0] * count
    room -= width  # the last card is whole
    even = min(widest, room / (count - 1))
    tools = sum(are_tools[:-1])
    others = count - 1 - tools
    tool = max(even, LEAST_PITCH)
    other = min(widest, (room - tools * tool) / others) if others else 0.0
    steps = [tool if is_tool else other for is_tool in are_tools[:-1]]
    return [round(spot, 2) for spot in accumulate(steps, initial=0.0)]
