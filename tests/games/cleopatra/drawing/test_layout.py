"""Where everything lies in Kleopatra's panels: inside, not on one another, and large enough."""

from __future__ import annotations

from itertools import combinations

import pytest

from baumeister.core.state import UNKNOWN
from baumeister.drawing.arrangement import laid
from baumeister.drawing.geometry import Rectangle
from baumeister.games.cleopatra.drawing import DRAWER, layout
from baumeister.games.cleopatra.drawing.hand import spots
from baumeister.games.cleopatra.drawing.market import kinds_in
from baumeister.games.cleopatra.drawing.mosaics import MINI_BOX, TOP, mini
from baumeister.games.cleopatra.drawing.offering import HEAD, MOST, WIDTH, coin_size
from baumeister.games.cleopatra.rules.draw_pile import DOWN
from baumeister.games.cleopatra.rules.names import ARTISAN, KINDS, WOOD
from tests.drawing.geometry import ROUNDING, apart, inside

FINGER = 40
PHONE = (360, 456)  # the stage of a small phone, below the tabs
COMPACT = (772, 436)
TABLET = (768, 800)


def whole(size: tuple[float, float]) -> Rectangle:
    return Rectangle(0, 0, *size)


def test_equal_cards_of_a_stall_are_one_kind_and_face_down_ones_the_last() -> None:
    found = kinds_in([DOWN, WOOD, ARTISAN, DOWN - 1, WOOD, WOOD])
    assert found == [(ARTISAN, 1), (WOOD, 3), (UNKNOWN, 2)]


@pytest.mark.parametrize("kinds", range(1, KINDS + 1))
def test_a_finger_hits_each_kind_of_card_in_a_hand(kinds: int) -> None:
    places = spots(kinds)
    assert len(places) == kinds
    for place in places:
        assert inside(place, whole(layout.HAND))
        assert place.width >= FINGER
        assert place.height >= FINGER
    assert all(apart(one, other) for one, other in combinations(places, 2))


def test_walls_doors_and_squares_do_not_overlap() -> None:
    places = []
    for slot in range(9):
        spot, is_upright = layout.wall(slot)
        size = (layout.WALL, layout.WALL_LENGTH)
        places.append(Rectangle(*spot, *(size if is_upright else size[::-1])))
    places += [Rectangle(*layout.door(side), *layout.DOOR) for side in range(2)]
    places.append(layout.GARDEN)
    assert all(inside(place, whole(layout.TERRACE)) for place in places)
    assert all(apart(one, other) for one, other in combinations(places, 2))


def test_sphinxes_and_obelisks_stand_on_the_plaza() -> None:
    places = [Rectangle(*layout.sphinx(n), *layout.SPHINX) for n in range(6)]
    places += [Rectangle(*layout.obelisk(side), *layout.OBELISK) for side in range(2)]
    assert all(inside(place, layout.PLAZA) for place in places)
    assert all(apart(one, other) for one, other in combinations(places, 2))
    assert inside(layout.PLAZA, whole(layout.TERRACE))


def test_cleopatra_walks_from_the_plaza_to_the_gate() -> None:
    heights = [layout.step(n).y for n in range(6)]
    assert heights == sorted(heights, reverse=True)
    assert heights[0] < layout.TERRACE.height
    assert layout.FRONT < heights[-1] < layout.PLAZA.y + 20


def test_the_overview_of_mosaics_has_room() -> None:
    places = [Rectangle(*mini(n), *MINI_BOX[2:]) for n in range(12)]
    assert all(inside(place, whole(layout.MOSAICS)) for place in [*places, TOP])
    assert all(apart(one, other) for one, other in combinations([*places, TOP], 2))
    assert all(place.width >= FINGER for place in places)


@pytest.mark.parametrize("amounts", [1, 6, 40, MOST])
def test_each_amount_of_an_offering_is_large_enough_for_a_finger(amounts: int) -> None:
    size = coin_size(amounts)
    assert size > FINGER
    rows = -(-amounts // (WIDTH // size))
    assert HEAD + rows * size <= layout.OFFERING.height


# How the panels lie on screens


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_face_fits_a_small_phone(seats: int) -> None:
    arrangement = DRAWER.arrangement(seats)
    for spread in arrangement.spreads.values():
        for tree in spread.faces.values():
            width, height = laid(tree, arrangement.sizes).size
            assert width <= PHONE[0] + ROUNDING
            assert 0.9 * PHONE[1] < height <= PHONE[1]


@pytest.mark.parametrize("screen", [COMPACT, TABLET, (980, 590)])
def test_everything_fits_a_larger_screen_without_tabs(screen: tuple[int, int]) -> None:
    arrangement = DRAWER.arrangement(4)
    for spread in arrangement.spreads.values():
        sizes = [laid(tree, arrangement.sizes).size for tree in spread.whole]
        assert any(size.width <= screen[0] and size.height <= screen[1] for size in sizes)


def test_the_dock_is_a_row_where_it_can_be() -> None:
    arrangement = DRAWER.arrangement(4)
    broad, middle, narrow = (laid(tree, arrangement.sizes).size for tree in arrangement.dock)
    assert narrow.width <= PHONE[0]
    assert narrow.height < 160
    assert middle.width < COMPACT[0] < broad.width
    assert broad.height < 100
