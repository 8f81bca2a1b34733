"""Where everything lies on Imhotep's table: numbers only, all of them here.

`TABLE` arranges the parts; the functions below it arrange what is inside a part, in the part's
own coordinates.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from baumeister.drawing.boxes import Box, Spot
from baumeister.games.imhotep.rules.burial_chamber import ROWS

SITE_WIDTH: Final = 506
SITE_HEIGHT: Final = 160


@dataclass(frozen=True)
class Layout:
    """The parts of the table; another screen may arrange them in another way."""

    width: int
    height: int
    header: Box
    river: Box
    moorings: tuple[Spot, ...]  # where a ship's stern lies before it sails
    docks: tuple[Spot, ...]  # where a ship's bow lies at each site
    sites: tuple[Box, ...]
    seats: Box  # the room for all panels
    tallest_panel: int

    @property
    def all_sites(self) -> Box:
        first, last = self.sites[0], self.sites[-1]
        return Box(first.x, first.y, first.width, last.y + last.height - first.y)


def _table() -> Layout:
    sites = tuple(Box(438, 16 + 171 * n, SITE_WIDTH, SITE_HEIGHT) for n in range(5))
    return Layout(
        width=1280,
        height=876,
        header=Box(16, 16, 192, 92),
        river=Box(0, 0, 438, 876),
        moorings=tuple(Spot(14, 140 + 184 * n) for n in range(4)),
        docks=tuple(Spot(424, site.y + 52) for site in sites),
        sites=sites,
        seats=Box(960, 16, 304, 844),
        tallest_panel=260,
    )


TABLE: Final = _table()

# Ships: seen from above, the bow to the right.
SHIP_HEIGHT: Final = 60
STERN: Final = 14
BOW: Final = 44
SLOT_PITCH: Final = 40
SLOT_TOP: Final = 12
DOCKED_SCALE: Final = 0.86
BERTH: Final = 42  # a berth that a ship can be sent to
BERTH_PITCH: Final = 46


def ship_length(size: int) -> int:
    return STERN + size * SLOT_PITCH + BOW


def slot(size: int, number: int) -> Spot:
    """Slot 0 is at the bow."""
    return Spot(STERN + (size - 1 - number) * SLOT_PITCH + 2, SLOT_TOP)


def ship_at_dock(dock: Spot, size: int) -> Spot:
    """Where a docked ship begins, so that its bow touches the site."""
    return Spot(dock.x - ship_length(size) * DOCKED_SCALE, dock.y)


def berth(dock: Spot, ship: int) -> Spot:
    """Four berths side by side, ship 0 on the left."""
    return Spot(dock.x - 26 - (4 - ship) * BERTH_PITCH, dock.y + 5)


# Sites: a title, and below it the room for stones and cards.
SITE_TOP: Final = 34
CELL: Final = 38
PITCH: Final = 40

LEVEL_LEFT: Final = (18, 164, 310)  # the three levels of pyramid A, side by side
LEVEL_FIRST: Final = (0, 9, 13)  # the first field of each level
LEVEL_SIDE: Final = (3, 2, 1)  # stones along one side
EDGE: Final = Box(444, SITE_TOP, 48, 118)

SMALL_LEFT: Final = (12, 156, 300)  # the three pyramids of side B
SMALL_TOP: Final = 46
SMALL_CELL: Final = 42
SMALL_PITCH: Final = 44
SMALL_PLATE: Final = Box(-4, -9, 141, 104)


def level_of(field: int) -> int:
    return sum(field >= first for first in LEVEL_FIRST) - 1


def pyramid_field(field: int) -> Spot:
    """Side A: each level is built column by column, and lies in the middle of the one below."""
    level = level_of(field)
    side = LEVEL_SIDE[level]
    column, row = divmod(field - LEVEL_FIRST[level], side)
    inset = (3 - side) * PITCH / 2
    return Spot(LEVEL_LEFT[level] + inset + column * PITCH, SITE_TOP + inset + row * PITCH)


def small_pyramid_field(pyramid: int, number: int) -> Spot:
    """Side B: two by two, column by column; the top stone is drawn beside them."""
    left = SMALL_LEFT[pyramid]
    if number == 4:
        return Spot(left + 2 * SMALL_PITCH + 3, SMALL_TOP + SMALL_PITCH / 2)
    column, row = divmod(number, 2)
    return Spot(left + column * SMALL_PITCH, SMALL_TOP + row * SMALL_PITCH)


def edge_stone(number: int, count: int) -> tuple[Spot, float]:
    """Place on the edge, and size: rows of two, smaller if there are many."""
    rows = max(4, -(-count // 2))
    pitch = min(22.0, (EDGE.height - 30) / rows)
    row, column = divmod(number, 2)
    return Spot(3 + column * 22, 28 + row * pitch), (pitch - 2) / 36


TEMPLE_PITCH: Final = 94
TEMPLE_STONE: Final = 46
TEMPLE_FOOT: Final = 119
TEMPLE_BONUS: Final = 139
TEMPLE_SLICE: Final = 8


def temple_field(width: int, field: int) -> Spot:
    """The left end of the foot of a pile."""
    left = (SITE_WIDTH - width * TEMPLE_PITCH) / 2
    return Spot(left + field * TEMPLE_PITCH + (TEMPLE_PITCH - TEMPLE_STONE) / 2, TEMPLE_FOOT)


BURIAL_LEFT: Final = 14
BURIAL_WIDTH: Final = 478
PRIZES_WIDTH: Final = 96
BURIAL_COLUMNS: Final = 12
BURIAL_COLUMNS_B: Final = 10
AHEAD: Final = 4  # stones that one ship can bring


def burial_columns(stones: int, side_b: bool) -> int:
    """As many columns as are printed, or as are needed for one more ship."""
    printed = BURIAL_COLUMNS_B if side_b else BURIAL_COLUMNS
    return max(printed, -(-(stones + AHEAD) // ROWS))


def burial_scale(columns: int, side_b: bool) -> float:
    room = BURIAL_WIDTH - (PRIZES_WIDTH if side_b else 0)
    return min(1.0, room / (columns * PITCH))


def burial_cell(number: int) -> Spot:
    """Column by column, before scaling."""
    column, row = divmod(number, ROWS)
    return Spot(column * PITCH, row * PITCH)


OBELISK_PITCH: Final = 98
OBELISK_WIDTH: Final = 26
OBELISK_FOOT: Final = 142
OBELISK_ROOM: Final = 92  # for the stones of the highest obelisk
OBELISK_SLICE: Final = 17
TOWER_PITCH: Final = 60
TOWER: Final = Box(0, SITE_TOP, 48, 70)
WAITING_TOP: Final = 114
WAITING_PITCH: Final = 120
WAITING_SCALE: Final = 0.88


def obelisk(seat: int) -> Spot:
    return Spot(22 + seat * OBELISK_PITCH, OBELISK_FOOT)


def obelisk_slice(highest: int) -> float:
    return min(float(OBELISK_SLICE), OBELISK_ROOM / max(1, highest))


def tower(field: int) -> Spot:
    return Spot(16 + field * TOWER_PITCH, TOWER.y)


def waiting(seat: int) -> Spot:
    return Spot(16 + seat * WAITING_PITCH, WAITING_TOP)


CARD: Final = Box(0, 0, 99, 118)
MARKET_PITCH: Final = 104
PILE: Final = Box(430, SITE_TOP, 58, 56)
DISCARD: Final = Box(430, SITE_TOP + 62, 58, 56)


def market_field(field: int) -> Spot:
    return Spot(12 + field * MARKET_PITCH, SITE_TOP)


# Seats
PANEL_GAP: Final = 11
HAND_TOP: Final = 120
HAND_LEFT: Final = 14
SLED_LEFT: Final = 14
SLED_TOP: Final = 66
SLED_PITCH: Final = 38
QUARRY_LEFT: Final = 220
CARD_GAP: Final = 6


def panel(layout: Layout, seats: int, seat: int) -> Box:
    room = layout.seats
    height = min(layout.tallest_panel, (room.height - (seats - 1) * PANEL_GAP) / seats)
    return Box(room.x, room.y + seat * (height + PANEL_GAP), room.width, height)


def hand_scale(box: Box, kinds: int) -> float:
    """The size of the cards in a panel: as large as it has room for."""
    room = box.width - 2 * HAND_LEFT
    across = room / max(1, kinds) - CARD_GAP
    return min(1.0, across / CARD.width, (box.height - HAND_TOP - 10) / CARD.height)


def hand_card(box: Box, kinds: int, number: int) -> Spot:
    return Spot(HAND_LEFT + number * (CARD.width * hand_scale(box, kinds) + CARD_GAP), HAND_TOP)


def round_mark(number: int) -> Spot:
    """The centre of a sun in the header."""
    return Spot(21 + number * 30, 66)
