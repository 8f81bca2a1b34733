"""Where things lie on Imhotep's table, by numbers."""

from __future__ import annotations

from itertools import combinations

import pytest

from baumeister.drawing.boxes import Box, Spot
from baumeister.games.imhotep.drawing import layout
from baumeister.games.imhotep.drawing.layout import TABLE
from tests.drawing.boxes import apart, inside


def square(spot: Spot, side: float) -> Box:
    return Box(spot.x, spot.y, side, side)


SLAB = Box(0, layout.SITE_TOP, layout.SITE_WIDTH, layout.SITE_HEIGHT - layout.SITE_TOP)


def test_the_parts_of_the_table_do_not_overlap() -> None:
    whole = Box(0, 0, TABLE.width, TABLE.height)
    ships = [Box(*spot, layout.ship_length(4), 90) for spot in TABLE.moorings]
    docked = [
        Box(*layout.ship_at_dock(dock, 4), 4 * 46, layout.SHIP_HEIGHT) for dock in TABLE.docks
    ]
    parts = [TABLE.header, *ships, *docked, *TABLE.sites, TABLE.seats]
    assert all(inside(part, whole) for part in parts)
    assert all(apart(one, other) for one, other in combinations(parts, 2))


def test_no_berth_covers_the_count_of_rounds() -> None:
    berths = [
        square(layout.berth(dock, ship), layout.BERTH) for dock in TABLE.docks for ship in range(4)
    ]
    assert all(apart(TABLE.header, berth) for berth in berths)


@pytest.mark.parametrize(("size", "length"), [(1, 98), (2, 138), (3, 178), (4, 218)])
def test_a_ship_is_as_long_as_its_slots_need(size: int, length: int) -> None:
    assert layout.ship_length(size) == length


def test_the_bow_is_on_the_right() -> None:
    assert [layout.slot(3, number).x for number in range(3)] == [96, 56, 16]
    assert layout.slot(1, 0) == Spot(16, 12)


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_a_docked_ship_touches_its_site_with_the_bow(size: int) -> None:
    dock = TABLE.docks[2]
    spot = layout.ship_at_dock(dock, size)
    assert spot.x + layout.ship_length(size) * layout.DOCKED_SCALE == pytest.approx(dock.x)
    assert spot.y == dock.y


def test_berths_lie_side_by_side_before_the_pier() -> None:
    spots = [layout.berth(TABLE.docks[0], ship) for ship in range(4)]
    boxes = [square(spot, layout.BERTH) for spot in spots]
    assert all(apart(one, other) for one, other in combinations(boxes, 2))
    assert boxes[-1].x + layout.BERTH <= TABLE.docks[0].x - 16
    assert boxes[0].x > TABLE.moorings[0].x + layout.ship_length(3)


def test_the_pyramid_is_built_column_by_column() -> None:
    left, top = layout.LEVEL_LEFT, layout.SITE_TOP
    spots = [layout.pyramid_field(field) for field in range(14)]
    assert spots[:4] == [(left[0], top), (left[0], top + 40), (left[0], top + 80), (58, top)]
    assert spots[9:11] == [(left[1] + 20, top + 20), (left[1] + 20, top + 60)]
    assert spots[13] == (left[2] + 40, top + 40)


def test_levels_of_the_pyramid() -> None:
    assert [layout.level_of(field) for field in (0, 8, 9, 12, 13)] == [0, 0, 1, 1, 2]


def test_nothing_overlaps_at_the_pyramid() -> None:
    one = [square(layout.pyramid_field(field), layout.CELL) for field in range(14)]
    three = [
        square(layout.small_pyramid_field(pyramid, number), layout.SMALL_CELL)
        for pyramid in range(3)
        for number in range(5)
    ]
    for fields in (one, three):
        assert all(apart(a, b) for a, b in combinations([*fields, layout.EDGE], 2))
        assert all(inside(field, SLAB) for field in fields)


def test_small_pyramids_show_the_top_stone_beside_the_others() -> None:
    spots = [layout.small_pyramid_field(0, number) for number in range(5)]
    assert spots == [(12, 46), (12, 90), (56, 46), (56, 90), (103, 68)]


@pytest.mark.parametrize("count", [1, 8, 20, 26])
def test_stones_beside_the_pyramid_stay_at_its_edge(count: int) -> None:
    for number in range(count):
        spot, scale = layout.edge_stone(number, count)
        assert inside(square(spot, 36 * scale), Box(0, 0, layout.EDGE.width, layout.EDGE.height))


@pytest.mark.parametrize("width", [4, 5])
def test_temple_fields_are_centred(width: int) -> None:
    first, last = layout.temple_field(width, 0), layout.temple_field(width, width - 1)
    middle = (first.x + last.x + layout.TEMPLE_STONE) / 2
    assert middle == layout.SITE_WIDTH / 2
    assert layout.temple_field(width, 1).x - first.x == layout.TEMPLE_PITCH


def test_the_burial_chamber_is_filled_column_by_column() -> None:
    spots = [layout.burial_cell(number) for number in range(4)]
    assert spots == [(0, 0), (0, 40), (0, 80), (40, 0)]


@pytest.mark.parametrize(
    ("stones", "side_b", "columns"),
    [
        (0, False, 12),
        (32, False, 12),
        (33, False, 13),
        (0, True, 10),
        (26, True, 10),
        (40, True, 15),
    ],
)
def test_there_is_always_room_for_one_more_ship(stones: int, side_b: bool, columns: int) -> None:
    assert layout.burial_columns(stones, side_b) == columns


@pytest.mark.parametrize("side_b", [False, True])
@pytest.mark.parametrize("columns", [8, 10, 12, 15, 29])
def test_many_columns_get_smaller(columns: int, side_b: bool) -> None:
    scale = layout.burial_scale(columns, side_b)
    room = layout.BURIAL_WIDTH - (layout.PRIZES_WIDTH if side_b else 0)
    assert scale <= 1
    assert columns * layout.PITCH * scale <= room + 0.001


@pytest.mark.parametrize(("highest", "height"), [(0, 17), (5, 17), (8, 11.5), (23, 4)])
def test_high_obelisks_have_flat_stones(highest: int, height: float) -> None:
    assert layout.obelisk_slice(highest) == height


def test_towers_and_waiting_stones_fit_the_site() -> None:
    towers = [Box(*layout.tower(field), layout.TOWER.width, 70) for field in range(8)]
    waiting = [Box(*layout.waiting(seat), 104, 38) for seat in range(4)]
    assert all(inside(box, SLAB) for box in [*towers, *waiting])
    assert all(apart(one, other) for one, other in combinations([*towers, *waiting], 2))


def test_market_cards_and_piles_fit_the_site() -> None:
    cards = [Box(*layout.market_field(field), *layout.CARD[2:]) for field in range(4)]
    boxes = [*cards, layout.PILE, layout.DISCARD]
    assert all(inside(box, SLAB) for box in boxes)
    assert all(apart(one, other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_panels_share_the_room_for_seats(seats: int) -> None:
    panels = [layout.panel(TABLE, seats, seat) for seat in range(seats)]
    assert all(inside(panel, TABLE.seats) for panel in panels)
    assert all(apart(one, other) for one, other in combinations(panels, 2))
    assert panels[0].height == (260 if seats < 4 else (844 - 33) / 4)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("kinds", [1, 3, 6, 12])
def test_cards_in_hand_fit_the_panel(seats: int, kinds: int) -> None:
    panel = layout.panel(TABLE, seats, 0)
    scale = layout.hand_scale(panel, kinds)
    last = layout.hand_card(panel, kinds, kinds - 1)
    assert last.x + layout.CARD.width * scale <= panel.width - layout.HAND_LEFT + 0.001
    assert last.y + layout.CARD.height * scale <= panel.height - 9


def test_the_suns_fit_the_header() -> None:
    spots = [layout.round_mark(number) for number in range(6)]
    assert spots[0] == Spot(21, 66)
    assert spots[5].x + 16 <= TABLE.header.width
