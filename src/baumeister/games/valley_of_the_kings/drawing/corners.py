"""Corners of the sites in the overview: which of them has room for a number, an owner, a sign."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import Final, NamedTuple

from baumeister.drawing.geometry import Point
from baumeister.games.valley_of_the_kings.drawing.arrangement import VALLEY
from baumeister.games.valley_of_the_kings.drawing.map import BASES, WIDTH, Map, map_of
from baumeister.games.valley_of_the_kings.rules.edition import Edition
from baumeister.games.valley_of_the_kings.rules.names import AREAS, EVERY_SITE, Site

SCALE: Final = VALLEY.width / WIDTH  # of the map
SITE_SCALE: Final = (0.33, 0.275)  # of a small and a large site, which are larger than the map
OUTSIDE: Final = (5, 1, 1, 1)  # how far a number and so on lie from the corner of the site
_CORNERS: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))
CAMP_SPREAD: Final = 1.35  # how far camps lie apart, compared with the map
PLATE: Final = Point(19, 15)  # how near the number of an area a camp would touch it


class Corners(NamedTuple):
    """From the middle of a site."""

    number: Point
    owner: Point
    sign: Point  # what can be done there
    worth: Point  # of a finished pyramid


def half(plan: Map, size: int) -> float:
    """Half the edge of a site."""
    return BASES[size] * plan.block * SITE_SCALE[size] / 2


def middle(plan: Map, site: Site) -> Point:
    x, y = plan.centres[site]
    return Point(round(x * SCALE, 1), round(y * SCALE, 1))


@lru_cache(maxsize=16)
def corners(edition: Edition) -> tuple[Corners, ...]:
    """Of every site: numbers get the corners with the most room, then owners, then the others."""
    plan, sizes = map_of(edition), edition.board.sizes
    taken = _taken(plan)
    free = [[*_CORNERS] for _ in EVERY_SITE]
    near = [_outskirts(plan, site, sizes[site]) for site in EVERY_SITE]
    found: list[list[Point]] = [[] for _ in EVERY_SITE]
    for outside in OUTSIDE:
        for site in EVERY_SITE:
            (x, y), far = middle(plan, site), half(plan, sizes[site]) + outside
            others = [
                *taken,
                *(spot for other in EVERY_SITE if other != site for spot in near[other]),
            ]
            best = max(free[site], key=lambda to: _room(x + to[0] * far, y + to[1] * far, others))
            free[site].remove(best)
            found[site].append(Point(best[0] * far, best[1] * far))
            taken.append(Point(x + best[0] * far, y + best[1] * far))
    return tuple(Corners(*spots) for spots in found)


def _outskirts(plan: Map, site: Site, size: int) -> list[Point]:
    """The corners of a site, and where figures stand around it."""
    x, y = middle(plan, site)
    u, v = plan.centres[site]
    scale = SITE_SCALE[size]
    far = half(plan, size)
    ends = [Point(x + across * far, y + down * far) for across, down in _CORNERS]
    return ends + [Point(x + (s - u) * scale, y + (t - v) * scale) for s, t in plan.fields[site]]


def _taken(plan: Map) -> list[Point]:
    """The plates of the areas, which are broad, their camps, and the pharaoh's pyramid."""
    plates = [plate_at(plan, area) for area in range(AREAS)]
    broad = [Point(plate.x + across, plate.y) for plate in plates for across in (-8, 0, 8)]
    camps = [Point(*camp_at(plan, area, seat)) for area in range(AREAS) for seat in range(4)]
    return [*broad, *camps, Point(plan.pharaoh[0] * SCALE, plan.pharaoh[1] * SCALE)]


@lru_cache(maxsize=64)
def plate_at(plan: Map, area: int) -> Point:
    """The number of an area: where it is on the map, but above a camp that it would cover."""
    x, y = (round(value * SCALE, 1) for value in plan.labels[area])
    camps = [camp_at(plan, area, seat) for seat in range(len(plan.camps[area]))]
    near = [camp.y for camp in camps if abs(camp.x - x) < PLATE.x and abs(camp.y - y) < PLATE.y]
    return Point(x, min(near) - PLATE.y if near else y)


def _room(x: float, y: float, taken: list[Point]) -> float:
    return min(hypot(x - other.x, y - other.y) for other in taken)


@lru_cache(maxsize=64)
def camp_at(plan: Map, area: int, seat: int) -> Point:
    """Camps lie a little further apart than on the map, about the same middle."""
    camps = plan.camps[area]
    x, y = (sum(camp[n] for camp in camps) / len(camps) for n in (0, 1))
    u, v = camps[seat]
    return Point(
        round((x + (u - x) * CAMP_SPREAD) * SCALE, 1),
        round((y + (v - y) * CAMP_SPREAD) * SCALE, 1),
    )
