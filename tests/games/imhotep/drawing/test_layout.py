"""Where things lie in Imhotep's panels, by numbers."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from baumeister.drawing.geometry import Point, Rectangle
from baumeister.games.imhotep.drawing import layout
from baumeister.games.imhotep.drawing.layout import SITES
from baumeister.games.imhotep.rules.names import (
    BURIAL_CHAMBER,
    MARKET,
    OBELISKS,
    PYRAMID,
    TEMPLE,
    Site,
)
from tests.drawing.geometry import apart, inside

FINGER = 40  # pixels
HAND_WIDTH = layout.SMALL_CARD.width * layout.IN_HAND


def square(spot: Point, side: float) -> Rectangle:
    return Rectangle(spot.x, spot.y, side, side)


def room(site: Site) -> Rectangle:
    """What is left of a site below its title."""
    width, height = SITES[site]
    return Rectangle(0, 19, width, height - 19)


def all_apart(places: list[Rectangle]) -> bool:
    return all(apart(one, other) for one, other in combinations(places, 2))


def test_ships_and_what_sails_them_fit_the_river() -> None:
    river = Rectangle(0, 0, *layout.RIVER)
    length = layout.ship_length(4)
    ships = [Rectangle(*layout.mooring(n), length, layout.SHIP_HEIGHT) for n in range(4)]
    handles = [
        Rectangle(layout.HANDLE.x, ship.y + layout.HANDLE.y, *layout.HANDLE[2:]) for ship in ships
    ]
    assert all(inside(place, river) for place in [*ships, *handles])
    assert all_apart([*ships, *handles])
    assert min(layout.HANDLE[2:]) >= FINGER


def test_slots_are_large_enough_for_a_finger_and_the_bow_is_on_the_right() -> None:
    assert layout.SLOT >= FINGER
    for size in (1, 2, 3, 4):
        spots = [layout.slot(size, number) for number in range(size)]
        assert all(one.x - other.x >= layout.SLOT for one, other in pairwise(spots))
        assert spots[-1].x >= layout.STERN
        assert spots[0].x + layout.SLOT <= layout.ship_length(size) - layout.BOW + 2


def test_the_pyramid_is_built_column_by_column() -> None:
    spots = [layout.pyramid_field(field) for field in range(14)]
    first, second, third = layout.LEVELS
    assert [spot.x for spot in spots[:9:3]] == [first.x + n * layout.PITCH for n in range(3)]
    assert [spot.y for spot in spots[:3]] == [first.y + n * layout.PITCH for n in range(3)]
    assert spots[9:11] == [second, (second.x, second.y + layout.PITCH)]
    assert spots[13] == third


def test_the_top_of_the_pyramid_stands_on_its_second_level() -> None:
    second, third = layout.LEVELS[1:]
    assert third.y + layout.PITCH == second.y
    assert third.x == second.x + layout.PITCH / 2


def test_levels_of_the_pyramid() -> None:
    assert [layout.level_of(field) for field in (0, 8, 9, 12, 13)] == [0, 0, 1, 1, 2]


def test_nothing_overlaps_at_the_pyramid() -> None:
    one = [square(layout.pyramid_field(field), layout.CELL) for field in range(14)]
    assert all_apart([*one, layout.EDGE])
    assert all(inside(field, room(PYRAMID)) for field in [*one, layout.EDGE])


def test_nothing_overlaps_at_the_three_pyramids() -> None:
    plates = [Rectangle(layout.small_pyramid(n).x, *layout.PLATE[1:]) for n in range(3)]
    assert all_apart([*plates, layout.EDGE])
    assert all(inside(plate, room(PYRAMID)) for plate in plates)
    fields = [square(layout.small_pyramid_field(n), layout.SMALL_CELL) for n in range(5)]
    assert all_apart(fields)
    assert all(inside(field, layout.PLATE) for field in fields)
    assert min(layout.PLATE[2:]) >= FINGER


def test_all_owners_at_the_edge_have_a_row() -> None:
    assert layout.EDGE.height >= 20 + 4 * layout.EDGE_ROW


@pytest.mark.parametrize("width", [4, 5])
def test_temple_fields_are_centred_and_apart(width: int) -> None:
    spots = [layout.temple_field(width, field) for field in range(width)]
    middle = (spots[0].x + spots[-1].x + layout.TEMPLE_STONE) / 2
    assert middle == pytest.approx(SITES[TEMPLE].width / 2)
    assert all(other.x - one.x > layout.TEMPLE_STONE + 4 for one, other in pairwise(spots))


def test_the_highest_pile_of_the_temple_stays_below_the_title() -> None:
    """Six rounds bring 24 stones at most: five slices and the stone on top of them."""
    height = 5 * layout.TEMPLE_SLICE + layout.TEMPLE_STONE
    assert layout.TEMPLE_FOOT - height >= room(TEMPLE).y


def test_the_burial_chamber_is_filled_column_by_column() -> None:
    spots = [layout.burial_cell(number, 20) for number in range(4)]
    assert [spot.x for spot in spots] == [6, 6, 6, 26]
    assert spots[0].y == spots[3].y
    assert spots[1].y - spots[0].y == spots[2].y - spots[1].y == layout.BURIAL_ROW


@pytest.mark.parametrize(
    ("stones", "side_b", "columns"),
    [(0, False, 10), (26, False, 10), (27, False, 11), (0, True, 8), (20, True, 8), (40, True, 15)],
)
def test_there_is_always_room_for_one_more_ship(stones: int, side_b: bool, columns: int) -> None:
    assert layout.burial_columns(stones, side_b) == columns


@pytest.mark.parametrize("side_b", [False, True])
@pytest.mark.parametrize("stones", [0, 13, 28])
def test_columns_get_narrow_but_letters_still_fit(stones: int, side_b: bool) -> None:
    columns = layout.burial_columns(stones, side_b)
    pitch = layout.burial_pitch(columns, side_b)
    last = layout.burial_cell(3 * columns - 1, pitch)
    prizes = layout.PRIZES_WIDTH if side_b else 0
    assert last.x + pitch <= SITES[BURIAL_CHAMBER].width - prizes - 5
    assert last.y + layout.BURIAL_ROW <= SITES[BURIAL_CHAMBER].height - 2
    assert pitch > 14


@pytest.mark.parametrize(("highest", "height"), [(0, 7), (5, 7), (8, 4.5), (24, 1.5)])
def test_high_obelisks_have_flat_stones(highest: int, height: float) -> None:
    assert layout.slice_height(layout.OBELISK_ROOM, highest) == height


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_obelisks_stand_beside_their_prizes(seats: int) -> None:
    spots = [layout.obelisk(seats, seat) for seat in range(seats)]
    assert all(other.x - one.x >= 20 for one, other in pairwise(spots))
    assert spots[0].x >= 10
    assert spots[-1].x + 10 <= layout.PRIZE_LEFT - 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_towers_and_waiting_stones_fit_the_site(seats: int) -> None:
    towers = [Rectangle(*layout.tower(field), *layout.TOWER) for field in range(8)]
    spots = [layout.waiting(seats, seat) for seat in range(seats)]
    waiting = [Rectangle(x - 8, y - layout.WAITING_ROOM, 24, 28) for x, y in spots]
    assert all(inside(place, room(OBELISKS)) for place in [*towers, *waiting])
    assert all_apart([*towers, *waiting])


@pytest.mark.parametrize("side_b", [False, True])
def test_market_cards_and_piles_fit_the_site(side_b: bool) -> None:
    width, height = (layout.ON_DISPLAY * number for number in layout.SMALL_CARD)
    spots = [layout.market_field(field, side_b) for field in range(4)]
    if side_b:
        spots.append(Point(spots[3].x + layout.PAIR_PITCH, spots[3].y))
    cards = [Rectangle(*spot, width, height) for spot in spots]
    whole = Rectangle(0, 0, *SITES[MARKET])
    assert all_apart([*cards, layout.DRAW_PILE, layout.DISCARD])
    assert all(inside(place, whole) for place in [*cards, layout.DRAW_PILE, layout.DISCARD])
    assert min(width, height, *layout.DRAW_PILE[2:]) >= FINGER


@pytest.mark.parametrize("others", range(7))
@pytest.mark.parametrize("tools", range(5))
def test_cards_in_hand_fit_and_tools_can_be_hit(others: int, tools: int) -> None:
    """There are four kinds of tools and five that stay, and a red card may be among them."""
    space = layout.HAND.width - 8
    spots = layout.hand_spots([False] * others + [True] * tools, space, HAND_WIDTH)
    assert len(spots) == others + tools
    assert not spots or spots[-1] + HAND_WIDTH <= space + 0.1
    steps = [after - before for before, after in pairwise(spots)]
    assert all(step >= 25 for step in steps)
    assert all(step > FINGER - 0.1 for step in steps[others:])


def test_few_cards_lie_side_by_side() -> None:
    spots = layout.hand_spots([False, True, True], 352, 50)
    assert spots == [0, 55, 110]
