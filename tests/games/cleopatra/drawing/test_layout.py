"""Where everything lies on Kleopatra's table: inside, and not on one another."""

from __future__ import annotations

from itertools import combinations

import pytest

from baumeister.drawing.boxes import Box
from baumeister.games.cleopatra.drawing import layout
from baumeister.games.cleopatra.drawing.layout import CARD
from tests.drawing.boxes import apart, inside

AREAS = [
    layout.MARKET,
    layout.QUARRY,
    layout.TERRACE,
    layout.STACK,
    layout.ALTAR,
    layout.OWN,
    layout.SEATS,
]


def test_the_areas_share_the_table() -> None:
    assert all(inside(area, layout.WHOLE) for area in AREAS)
    assert all(apart(one, other) for one, other in combinations(AREAS, 2))


@pytest.mark.parametrize("cards", [1, 2, 8, 9, 20, 60])
def test_a_stall_has_room_however_long_it_is(cards: int) -> None:
    for number in range(3):
        x, y = layout.stall(number)
        reach = (cards - 1) * layout.stall_pitch(cards) + CARD.height
        assert inside(Box(x, y, CARD.width, reach), layout.MARKET)


def test_few_cards_of_a_stall_show_their_whole_band() -> None:
    assert layout.stall_pitch(8) == layout.CARD_BAND
    assert layout.stall_pitch(9) < layout.CARD_BAND


@pytest.mark.parametrize("stacks", [1, 2, 7, 8, 17])
def test_a_hand_has_room_however_large_it_is(stacks: int) -> None:
    reach = (stacks - 1) * layout.hand_pitch(stacks) + CARD.width
    assert reach <= layout.HAND.width + 0.01
    assert inside(layout.HAND, layout.OWN)
    assert inside(layout.TRAY, layout.OWN)
    assert apart(layout.HAND, layout.TRAY)


def test_walls_doors_and_squares_do_not_overlap() -> None:
    boxes = []
    for slot in range(9):
        spot, is_upright = layout.wall(slot)
        size = (layout.WALL, layout.WALL_LENGTH)
        boxes.append(Box(*spot, *(size if is_upright else size[::-1])))
    boxes += [Box(*layout.door(side), *layout.DOOR[2:]) for side in range(2)]
    boxes += [
        Box(*layout.square(row, column), layout.CELL, layout.CELL)
        for row in range(9)
        for column in range(9)
    ]
    assert all(inside(box, layout.TERRACE) for box in boxes)
    assert all(apart(one, other) for one, other in combinations(boxes, 2))


def test_the_plaza_has_room_for_sphinxes_obelisks_and_cleopatra() -> None:
    boxes = [Box(*layout.sphinx(n), *layout.SPHINX[2:]) for n in range(6)]
    boxes += [Box(*layout.obelisk(side), *layout.OBELISK[2:]) for side in range(2)]
    boxes.append(Box(layout.MIDDLE - 34, layout.PLAZA.y, 68, layout.PLAZA.height))
    assert all(inside(box, layout.PLAZA) for box in boxes)
    assert all(apart(one, other) for one, other in combinations(boxes, 2))
    assert layout.sphinx(0).y == layout.sphinx(1).y > layout.sphinx(2).y


@pytest.mark.parametrize("up", range(6))
def test_dice_lie_on_the_altar_or_beside_it(up: int) -> None:
    spots = [layout.die(n, True) for n in range(up)]
    spots += [layout.die(n, False) for n in range(5 - up)]
    boxes = [Box(*spot, layout.DIE, layout.DIE) for spot in spots]
    assert all(inside(box, layout.ALTAR) for box in boxes)
    assert all(apart(one, other) for one, other in combinations(boxes, 2))


def test_the_overview_of_mosaics_has_room() -> None:
    boxes = [Box(*layout.mini(n), 54, 64) for n in range(12)]
    assert all(inside(box, layout.STACK) for box in [*boxes, layout.TOP_MOSAIC])
    assert all(apart(one, other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("amounts", [1, 6, 40, 90, 417])
def test_all_amounts_of_an_offering_have_room(amounts: int) -> None:
    size = layout.bid_size(amounts)
    boxes = [Box(*layout.bid(n, size), size, size) for n in range(amounts)]
    assert all(inside(box, layout.BIDS) for box in boxes)
    assert inside(layout.BIDS, layout.OWN)
    assert size >= 40 or amounts > 60


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_panels_share_the_room_for_seats(seats: int) -> None:
    panels = [layout.panel(seats, seat) for seat in range(seats)]
    assert all(inside(panel, layout.SEATS) for panel in panels)
    assert all(apart(one, other) for one, other in combinations(panels, 2))
    assert panels[0].height >= 200
