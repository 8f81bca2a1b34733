"""Where everything lies on the Valley's table: numbers only, all of them here.

The map of the edition lies in the middle, 1600 wide and 1200 high. It is a triangle that stands on
its side, so there is room for the market left of its top and for the seats right of it.
"""

from __future__ import annotations

from math import hypot
from typing import Final

from baumeister.drawing.boxes import Box, Spot
from baumeister.games.valley_of_the_kings.drawing.map import BASES, Map
from baumeister.games.valley_of_the_kings.rules.names import AREAS, LETTER_OF, SITE_OF
from baumeister.games.valley_of_the_kings.rules.pyramid import LAYERS, PHARAOH_LAYERS

WIDTH: Final = 1680
HEIGHT: Final = 1220

MAP: Final = Spot(40, 10)  # where the map begins
DESK: Final = Box(14, 14, 438, 496)  # the market, or what is being decided
SEATS: Final = Box(1228, 14, 438, 496)  # the room for all panels
BAG: Final = Box(14, 530, 270, 112)
WORTH: Final = Box(1396, 530, 270, 132)  # what pyramids are worth
WHOLE: Final = Box(0, 0, WIDTH, HEIGHT)

# Blocks are seen from above and a little from the front: higher layers lie further up.
BLOCK: Final = 38  # as they are drawn; a map may have them in another size
LIFT: Final = 10


def _spots(layers: tuple[int, ...]) -> tuple[Spot, ...]:
    """The upper left corner of every block, from the centre of the pyramid."""
    spots = []
    for layer, blocks in enumerate(layers):
        side = round(blocks**0.5)
        for number in range(blocks):
            row, column = divmod(number, side)
            x, y = (column - side / 2) * BLOCK, (row - side / 2) * BLOCK - LIFT * layer
            spots.append(Spot(x, y))
    return tuple(spots)


BLOCK_SPOTS: Final = tuple(_spots(layers) for layers in LAYERS)  # by size and position
PHARAOH_SPOTS: Final = _spots(PHARAOH_LAYERS)
TIPS: Final = tuple(spots[-1].y + 15 for spots in BLOCK_SPOTS)  # where a scarab lies at the end


def shown_at(plan: Map, spot: int, seat: int) -> Spot:
    """Where the figures of a seat stand: on a field, or in their camp in an area."""
    if spot < AREAS:
        return Spot(*plan.camps[spot][seat])
    return Spot(*plan.fields[SITE_OF[spot]][LETTER_OF[spot]])


def target_at(plan: Map, spot: int) -> Spot:
    """Where one points to send somebody there: at a field, or at the number of an area."""
    return Spot(*plan.labels[spot]) if spot < AREAS else shown_at(plan, spot, 0)


def name_of_site(plan: Map, site: int, size: int) -> Spot:
    """The corner of a site with the most room for its number; one has the scarab."""
    x, y = plan.centres[site]
    reach = BASES[size] * plan.block / 2 + plan.field / 2
    corners = [Spot(x + across * reach, y + down * reach) for down in (1, -1) for across in (-1, 1)]
    others = [plan.pharaoh, *plan.labels, *plan.scarabs]
    others += [point for fields in plan.fields for point in fields]
    others += [point for camps in plan.camps for point in camps]
    edges = [point for outline in plan.outlines for point in outline]
    return max(corners, key=lambda corner: min(_far(corner, point) for point in others + edges))


def _far(one: Spot, other: tuple[float, float]) -> float:
    return hypot(one.x - other[0], one.y - other[1])


# On the desk
HEAD: Final = 56  # how tall the line with the round is
AUCTION: Final = Box(DESK.x, DESK.y + HEAD, DESK.width, DESK.height - HEAD)
ROW_TOP: Final = 58
ROW_PITCH: Final = 73
ROW: Final = Box(10, 0, 418, 67)
GROUP: Final = Spot(46, 14)  # the first block of a group in its row
GROUP_PITCH: Final = 40
STACK_LEFT: Final = 254
STACK_TOP: Final = 11
STACK_PITCH: Final = 40
TILE: Final = Box(0, 0, 36, 46)
RACK_TOP: Final = 434
RACK_LEFT: Final = 132
RACK_PITCH: Final = 50


def group_row(group: int) -> Spot:
    return Spot(ROW.x, ROW_TOP + group * ROW_PITCH)


# Panels
PANEL_GAP: Final = 10
TALLEST_PANEL: Final = 124
STOCK: Final = Spot(16, 70)
STOCK_PITCH: Final = 83


def panel(seats: int, seat: int) -> Box:
    height = min(TALLEST_PANEL, (SEATS.height - PANEL_GAP * (seats - 1)) / seats)
    return Box(SEATS.x, SEATS.y + seat * (height + PANEL_GAP), SEATS.width, height)
