"""Views of the map: of each site in play and each area, as large as a finger needs, and of all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC
from baumeister.drawing.geometry import Rectangle
from baumeister.games.valley_of_the_kings.drawing.arrangement import SITE
from baumeister.games.valley_of_the_kings.drawing.crews import spots_of
from baumeister.games.valley_of_the_kings.drawing.layout import camp_ground
from baumeister.games.valley_of_the_kings.drawing.map import HEIGHT, WIDTH, Map, map_of
from baumeister.games.valley_of_the_kings.rules.actions import Build, Steal, TakeOver
from baumeister.games.valley_of_the_kings.rules.board import Board
from baumeister.games.valley_of_the_kings.rules.edition import Edition
from baumeister.games.valley_of_the_kings.rules.names import (
    AREA_NAMES,
    AREAS,
    CENTRE,
    FIELDS,
    NO_SITE,
    OVERSEERS,
    SITE_NAMES,
    SITE_OF,
    Site,
    Spot,
    spot_of,
)
from baumeister.games.valley_of_the_kings.rules.state import Valley

FINGER_PIXELS: Final = 40.5  # pixels that a field or a block measures at least
MARGIN: Final = 40  # around the map
AIR: Final = 5  # around the fields of a site


def site_view(site: Site) -> str:
    return f"site-{SITE_NAMES[site]}"


def area_view(area: int) -> str:
    return f"area-{AREA_NAMES[area]}"


@lru_cache(maxsize=16)
def views(edition: Edition) -> Mapping[str, Rectangle]:
    plan = map_of(edition)
    sites = {site_view(site): _around_site(plan, site) for site in edition.board.sites}
    areas = {area_view(area): _around_area(plan, area) for area in range(AREAS)}
    return {**sites, **areas, "whole": Rectangle(-MARGIN, -MARGIN, *_whole())}


def _whole() -> tuple[float, float]:
    return WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN


def first_view(state: Valley, seat: int, legal: Iterable[Action]) -> str:
    """Where something can be done, or an own overseer is, or the site nearest to them."""
    sites = Counter(action.site for action in legal if isinstance(action, Steal | TakeOver | Build))
    if sites:
        return site_view(sites.most_common(1)[0][0])
    mine = spots_of(state.overseers, seat, OVERSEERS) if seat != PUBLIC else [CENTRE]
    spot = next((spot for spot in mine if SITE_OF[spot] != NO_SITE), mine[0])
    return site_view(SITE_OF[spot] if spot >= AREAS else _site_beside(state.settings.board, spot))


@lru_cache(maxsize=64)
def _site_beside(board: Board, area: Spot) -> Site:
    """The site with the most fields that are entered from the area."""

    def fields(site: Site) -> int:
        return sum(area in board.areas_at[spot_of(site, letter)] for letter in range(FIELDS))

    return max(board.sites, key=fields)


def _largest(plan: Map) -> float:
    """The height of a view in which fields and blocks are just large enough."""
    return SITE.height * min(plan.field, plan.block) / FINGER_PIXELS


def _box(x: float, y: float, height: float) -> Rectangle:
    width = height * SITE.width / SITE.height
    return Rectangle(round(x - width / 2, 1), round(y - height / 2, 1), round(width, 1), height)


def _around_site(plan: Map, site: Site) -> Rectangle:
    x, y = plan.centres[site]
    reach = max(max(abs(u - x), abs(v - y)) for u, v in plan.fields[site]) + plan.field / 2 + AIR
    return _box(x, y, round(min(2 * reach, _largest(plan)), 1))


def _around_area(plan: Map, area: int) -> Rectangle:
    """The camps of the area, and its number where there is room for both."""
    ground, height = camp_ground(plan, area), _largest(plan)
    width = height * SITE.width / SITE.height
    x, y = plan.labels[area]
    left, top = ground.x + ground.width / 2, ground.y + ground.height / 2
    return _box(
        left + _within((x - left) / 2, (width - ground.width) / 2 - AIR),
        top + _within((y - top) / 2, (height - ground.height) / 2 - AIR),
        round(height, 1),
    )


def _within(number: float, reach: float) -> float:
    return max(-reach, min(reach, number)) if reach > 0 else 0
