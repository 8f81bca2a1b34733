"""Where things lie on the map: spots of figures, blocks of pyramids, the numbers of the sites."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import Final

from baumeister.drawing.geometry import Point, Rectangle
from baumeister.games.valley_of_the_kings.drawing.map import BASES, Map
from baumeister.games.valley_of_the_kings.rules.names import AREAS, LETTER_OF, SITE_OF, Site
from baumeister.games.valley_of_the_kings.rules.pyramid import LAYERS, PHARAOH_LAYERS

# Blocks are seen from above and a little from the front: higher layers lie further up.
BLOCK: Final = 38  # as they are drawn; a map may have them in another size
LIFT: Final = 10
CAMP: Final = Point(20, 20)  # how far the ground of camps reaches beyond their middles


def _spots(layers: tuple[int, ...]) -> tuple[Point, ...]:
    """The upper left corner of every block, from the centre of the pyramid."""
    spots = []
    for layer, blocks in enumerate(layers):
        side = round(blocks**0.5)
        for number in range(blocks):
            row, column = divmod(number, side)
            x, y = (column - side / 2) * BLOCK, (row - side / 2) * BLOCK - LIFT * layer
            spots.append(Point(x, y))
    return tuple(spots)


BLOCK_SPOTS: Final = tuple(_spots(layers) for layers in LAYERS)  # by size and position
PHARAOH_SPOTS: Final = _spots(PHARAOH_LAYERS)
TIPS: Final = tuple(spots[-1].y + 15 for spots in BLOCK_SPOTS)  # where a scarab lies at the end


def shown_at(plan: Map, spot: int, seat: int) -> Point:
    """Where the figures of a seat stand: on a field, or in their camp in an area."""
    if spot < AREAS:
        return Point(*plan.camps[spot][seat])
    return Point(*plan.fields[SITE_OF[spot]][LETTER_OF[spot]])


@lru_cache(maxsize=64)
def camp_ground(plan: Map, area: int) -> Rectangle:
    """Where the camps of an area are, and one points to send somebody there."""
    xs, ys = [x for x, _ in plan.camps[area]], [y for _, y in plan.camps[area]]
    left, top = min(xs) - CAMP.x, min(ys) - CAMP.y
    return Rectangle(left, top, max(xs) + CAMP.x - left, max(ys) + CAMP.y - top)


def camp_plate(plan: Map, area: int) -> Point:
    """The middle of the number above the camps of an area."""
    ground = camp_ground(plan, area)
    return Point(ground.x + 12, ground.y - 5)


@lru_cache(maxsize=256)
def name_of_site(plan: Map, site: Site, size: int) -> Point:
    """The corner of a site with the most room for its number; one has the scarab."""
    x, y = plan.centres[site]
    reach = BASES[size] * plan.block / 2 + plan.field / 2
    corners = [
        Point(x + across * reach, y + down * reach) for down in (1, -1) for across in (-1, 1)
    ]
    others = [plan.pharaoh, *plan.labels, *plan.scarabs]
    others += [point for fields in plan.fields for point in fields]
    others += [point for camps in plan.camps for point in camps]
    others += [camp_plate(plan, area) for area in range(AREAS)]
    edges = [point for outline in plan.outlines for point in outline]
    return max(corners, key=lambda corner: min(_far(corner, point) for point in others + edges))


def _far(one: Point, other: tuple[float, float]) -> float:
    return hypot(one.x - other[0], one.y - other[1])
