"""Where things lie on the map and in the overview of the valley, by numbers."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest

from baumeister.core.event import PUBLIC
from baumeister.drawing.geometry import Point, Rectangle
from baumeister.games.valley_of_the_kings.drawing import layout
from baumeister.games.valley_of_the_kings.drawing.arrangement import SITE, VALLEY
from baumeister.games.valley_of_the_kings.drawing.corners import corners, half, middle
from baumeister.games.valley_of_the_kings.drawing.layout import (
    BLOCK,
    BLOCK_SPOTS,
    LIFT,
    PHARAOH_SPOTS,
)
from baumeister.games.valley_of_the_kings.drawing.map import BASES, Map, map_of
from baumeister.games.valley_of_the_kings.drawing.views import (
    area_view,
    first_view,
    site_view,
    views,
)
from baumeister.games.valley_of_the_kings.rules.actions import STEAL
from baumeister.games.valley_of_the_kings.rules.edition import edition_for
from baumeister.games.valley_of_the_kings.rules.game import VALLEY_OF_THE_KINGS
from baumeister.games.valley_of_the_kings.rules.names import AREAS, CENTRE, EVERY_SITE, SPOT_NAMES
from tests.drawing.geometry import apart, inside
from tests.games.valley_of_the_kings.drawing.games import stand, table

EDITION = edition_for(VALLEY_OF_THE_KINGS.edition(), 4)
PLAN: Map = map_of(EDITION)
SIZES = EDITION.board.sizes
FINGER = 40


def test_layers_lie_on_the_gaps_of_those_below_and_further_up() -> None:
    small, large = BLOCK_SPOTS
    assert small[0] == Point(-BLOCK, -BLOCK)
    assert small[4] == Point(-BLOCK / 2, -BLOCK / 2 - LIFT)
    assert large[9] == Point(-BLOCK, -BLOCK - LIFT)
    assert large[13] == Point(-BLOCK / 2, -BLOCK / 2 - 2 * LIFT)
    assert PHARAOH_SPOTS[29] == Point(-BLOCK / 2, -BLOCK / 2 - 3 * LIFT)
    assert len(set(large)) == 14


def test_figures_stand_on_their_fields_or_in_the_camp_of_their_seat() -> None:
    field = SPOT_NAMES.index("13-h")
    assert layout.shown_at(PLAN, field, 2) == Point(*PLAN.fields[12][7])
    assert layout.shown_at(PLAN, CENTRE, 2) == Point(*PLAN.camps[CENTRE][2])
    ground = layout.camp_ground(PLAN, CENTRE)
    for x, y in PLAN.camps[CENTRE]:
        assert inside(Rectangle(x - 20, y - 20, 40, 40), ground)


def test_the_number_of_a_site_covers_nothing() -> None:
    for site in EVERY_SITE:
        x, y = layout.name_of_site(PLAN, site, SIZES[site])
        number = Rectangle(x - 12, y - 11, 24, 22)
        fields = [point for points in PLAN.fields for point in points]
        half_field = PLAN.field / 2
        assert all(
            apart(number, Rectangle(u - half_field, v - half_field, PLAN.field, PLAN.field))
            for u, v in fields
        )
        edge = BASES[SIZES[site]] * PLAN.block
        u, v = PLAN.centres[site]
        assert apart(number, Rectangle(u - edge / 2, v - edge / 2, edge, edge))
        assert all(apart(number, Rectangle(u - 14, v - 18, 28, 36)) for u, v in PLAN.scarabs)
        assert all(apart(number, Rectangle(u - 24, v - 19, 48, 38)) for u, v in PLAN.labels)


def test_what_is_built_at_a_site_covers_no_number_of_camps() -> None:
    plates = [layout.camp_plate(PLAN, area) for area in range(AREAS)]
    for site in EVERY_SITE:
        x, y = layout.name_of_site(PLAN, site, SIZES[site])
        named = Rectangle(x - 17, y - 11, 34, 43)  # the number, and below it a count or a coin
        assert all(apart(named, Rectangle(u - 13, v - 10, 26, 20)) for u, v in plates)


def test_a_view_shows_all_fields_of_a_site_as_large_as_a_finger() -> None:
    for site in EDITION.board.sites:
        view = views(EDITION)[site_view(site)]
        scale = SITE.height / view.height
        assert view.width * scale == pytest.approx(SITE.width, abs=0.1)
        assert min(PLAN.field, PLAN.block) * scale >= FINGER
        edge = PLAN.field / 2
        for x, y in PLAN.fields[site]:
            assert inside(Rectangle(x - edge, y - edge, 2 * edge, 2 * edge), view)


def test_a_view_of_an_area_shows_its_camps() -> None:
    for area in range(AREAS):
        ground = layout.camp_ground(PLAN, area)
        view = views(EDITION)[area_view(area)]
        assert min(ground.width, ground.height) * SITE.height / view.height >= FINGER
        assert inside(ground, view)


def test_camps_lie_apart_from_fields_and_pyramids() -> None:
    for area in range(AREAS):
        ground = layout.camp_ground(PLAN, area)
        for x, y in (point for fields in PLAN.fields for point in fields):
            assert apart(ground, Rectangle(x - 19, y - 19, 38, 38))
        for site in EVERY_SITE:
            (x, y), edge = PLAN.centres[site], BASES[SIZES[site]] * PLAN.block
            assert apart(ground, Rectangle(x - edge / 2, y - edge / 2, edge, edge))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_view_of_each_site_in_play_and_of_each_area_and_of_all(seats: int) -> None:
    edition = edition_for(VALLEY_OF_THE_KINGS.edition(), seats)
    found = views(edition)
    assert len(found) == len(edition.board.sites) + AREAS + 1
    assert all(inside(view, found["whole"]) for view in found.values())


def test_the_map_begins_where_something_can_be_done() -> None:
    state = table()
    stand(state, 0, "8-c 16", "")
    assert first_view(state, 0, []) == "site-8"
    assert first_view(state, 1, []) == "site-13"
    assert first_view(state, PUBLIC, []) == "site-13"
    assert first_view(state, 0, [STEAL[14][3]]) == "site-15"


def test_every_site_of_the_overview_can_be_hit_by_a_finger() -> None:
    spots = [middle(PLAN, site) for site in EVERY_SITE]
    for one, other in combinations(spots, 2):
        assert hypot(one.x - other.x, one.y - other.y) >= FINGER
    for x, y in spots:
        assert 21 <= x <= VALLEY.width - 21
        assert 21 <= y <= VALLEY.height - 21


def test_numbers_in_the_overview_lie_apart_from_each_other_and_from_sites() -> None:
    numbers = []
    for site, found in zip(EVERY_SITE, corners(EDITION), strict=True):
        assert len(set(found)) == 4
        x, y = middle(PLAN, site)
        numbers.append(Rectangle(x + found.number.x - 7, y + found.number.y - 4.5, 14, 9))
    assert all(apart(one, other) for one, other in combinations(numbers, 2))
    for site in EVERY_SITE:
        (x, y), edge = middle(PLAN, site), half(PLAN, SIZES[site])
        square = Rectangle(x - edge, y - edge, 2 * edge, 2 * edge)
        assert all(apart(square, number) for n, number in enumerate(numbers) if n != site)
