"""Where things lie on the Valley's table, by numbers."""

from __future__ import annotations

from itertools import combinations

import pytest

from baumeister.drawing.boxes import Box, Spot
from baumeister.games.valley_of_the_kings.drawing import layout
from baumeister.games.valley_of_the_kings.drawing.layout import (
    BAG,
    BLOCK,
    BLOCK_SPOTS,
    DESK,
    LIFT,
    MAP,
    PHARAOH_SPOTS,
    SEATS,
    WHOLE,
    WORTH,
)
from baumeister.games.valley_of_the_kings.drawing.map import BASES, Map, map_of
from baumeister.games.valley_of_the_kings.rules.edition import edition_for
from baumeister.games.valley_of_the_kings.rules.game import VALLEY_OF_THE_KINGS
from baumeister.games.valley_of_the_kings.rules.names import CENTRE, SITES, SPOT_NAMES
from tests.drawing.boxes import apart, inside

PLAN: Map = map_of(edition_for(VALLEY_OF_THE_KINGS.edition(), 4))
SIZES = edition_for(VALLEY_OF_THE_KINGS.edition(), 4).board.sizes


def is_left_of(point: tuple[float, float], start: tuple[int, int], end: tuple[int, int]) -> bool:
    (x, y), (u, v), (s, t) = point, start, end
    return (v > y) != (t > y) and x < u + (s - u) * (y - v) / (t - v)


def is_on_map(x: float, y: float) -> bool:
    """Whether a point of the drawing lies in any area."""
    point = (x - MAP.x, y - MAP.y)
    for outline in PLAN.outlines:
        edges = zip(outline, [*outline[1:], outline[0]], strict=True)
        if sum(is_left_of(point, start, end) for start, end in edges) % 2:
            return True
    return False


def test_nothing_beside_the_map_covers_it() -> None:
    parts = [DESK, SEATS, BAG, WORTH]
    assert all(inside(part, WHOLE) for part in parts)
    assert all(apart(one, other) for one, other in combinations(parts, 2))
    for part in parts:
        for across in range(11):
            for down in range(11):
                x, y = part.x + part.width * across / 10, part.y + part.height * down / 10
                assert not is_on_map(x, y), (part, x, y)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_panels_share_the_room_for_seats(seats: int) -> None:
    panels = [layout.panel(seats, seat) for seat in range(seats)]
    assert all(inside(panel, SEATS) for panel in panels)
    assert all(apart(one, other) for one, other in combinations(panels, 2))
    assert all(panel.height >= layout.STOCK.y + BLOCK for panel in panels)


def test_groups_and_tiles_fit_the_desk() -> None:
    rows = [Box(*layout.group_row(group), *layout.ROW[2:]) for group in range(5)]
    rack = Box(layout.RACK_LEFT, layout.RACK_TOP, 6 * layout.RACK_PITCH, layout.TILE.height)
    desk = Box(0, 0, DESK.width, DESK.height)
    assert all(inside(row, desk) for row in [*rows, rack])
    assert all(apart(one, other) for one, other in combinations([*rows, rack], 2))
    blocks = layout.GROUP.x + 5 * layout.GROUP_PITCH
    assert blocks <= layout.STACK_LEFT
    assert layout.STACK_LEFT + 3 * layout.STACK_PITCH + layout.TILE.width <= layout.ROW.width


def test_layers_lie_on_the_gaps_of_those_below_and_further_up() -> None:
    small, large = BLOCK_SPOTS
    assert small[0] == Spot(-BLOCK, -BLOCK)
    assert small[4] == Spot(-BLOCK / 2, -BLOCK / 2 - LIFT)
    assert large[9] == Spot(-BLOCK, -BLOCK - LIFT)
    assert large[13] == Spot(-BLOCK / 2, -BLOCK / 2 - 2 * LIFT)
    assert PHARAOH_SPOTS[29] == Spot(-BLOCK / 2, -BLOCK / 2 - 3 * LIFT)
    assert len(set(large)) == 14


def test_figures_stand_on_their_fields_or_in_the_camp_of_their_seat() -> None:
    field = SPOT_NAMES.index("13-h")
    assert layout.shown_at(PLAN, field, 2) == Spot(*PLAN.fields[12][7])
    assert layout.shown_at(PLAN, CENTRE, 2) == Spot(*PLAN.camps[CENTRE][2])
    assert layout.target_at(PLAN, field) == Spot(*PLAN.fields[12][7])
    assert layout.target_at(PLAN, CENTRE) == Spot(*PLAN.labels[CENTRE])


def test_the_number_of_a_site_covers_nothing() -> None:
    for site in range(SITES):
        x, y = layout.name_of_site(PLAN, site, SIZES[site])
        number = Box(x - 12, y - 11, 24, 22)
        fields = [point for points in PLAN.fields for point in points]
        half = PLAN.field / 2
        assert all(apart(number, Box(u - half, v - half, 2 * half, 2 * half)) for u, v in fields)
        edge = BASES[SIZES[site]] * PLAN.block
        u, v = PLAN.centres[site]
        assert apart(number, Box(u - edge / 2, v - edge / 2, edge, edge))
        assert all(apart(number, Box(u - 14, v - 18, 28, 36)) for u, v in PLAN.scarabs)
        assert all(apart(number, Box(u - 24, v - 19, 48, 38)) for u, v in PLAN.labels)
