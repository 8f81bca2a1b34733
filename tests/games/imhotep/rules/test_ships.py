"""The ships of a round."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baumeister.core.state import NOBODY
from baumeister.games.imhotep.rules.actions import EVERY_SHIP, SHIPS, SLOTS, Ship, Slot
from baumeister.games.imhotep.rules.names import ON_THE_RIVER, SITES, TEMPLE, Site
from baumeister.games.imhotep.rules.ships import ALL_SITES, Fleet, empty_fleet
from tests.games.imhotep.rules.table import ALL_SIDES, moments, start

MINIMUM = [0, 1, 1, 2, 3]


def fleet(*sizes: int) -> Fleet:
    ships = empty_fleet()
    ships.moor(list(sizes), MINIMUM)
    return ships


def assert_agrees(ships: Fleet) -> None:
    """What is kept for speed follows from the stones and from where the ships lie."""
    for ship in range(SHIPS):
        slots = range(ships.sizes[ship])
        stones = [ships.load[ship * SLOTS + slot] for slot in slots]
        is_here = ships.docked[ship] == ON_THE_RIVER
        free = [slot for slot in slots if stones[slot] == NOBODY and is_here]
        assert ships.empty[ship] == sum(1 << slot for slot in free)
        enough = len(slots) > 0 and len(slots) - stones.count(NOBODY) >= ships.needs[ship]
        assert ships.is_ready[ship] == (is_here and enough)
    taken = [site for site in ships.docked if site != ON_THE_RIVER]
    assert ships.sailed == len(taken) == len(set(taken))
    assert ships.free_sites == sum(1 << site for site in range(len(SITES)) if site not in taken)


def test_round_card_ships_lie_empty_on_the_river() -> None:
    ships = fleet(4, 3, 2, 2)
    assert ships.docked == [ON_THE_RIVER] * SHIPS
    assert [ships.stones_on(ship) for ship in EVERY_SHIP] == [0, 0, 0, 0]
    assert ships.free_slots() == 11
    assert ships.free_sites == ALL_SITES


@pytest.mark.parametrize(("size", "needed"), [(4, 3), (3, 2), (2, 1), (1, 1)])
def test_a_ship_is_ready_with_its_minimum(size: int, needed: int) -> None:
    """Ships, each row: capacity and minimum stones to sail."""
    ships = fleet(size, 4, 4, 4)
    for slot in range(needed):
        assert not ships.is_ready[0]
        ships.place(Ship(0), Slot(slot), 0)
    assert ships.is_ready[0]


def test_a_stone_may_go_on_any_empty_slot() -> None:
    ships = fleet(4, 3, 2, 2)
    ships.place(Ship(0), Slot(3), 1)
    ships.place(Ship(0), Slot(1), 0)
    assert ships.loaded_slots(Ship(0)) == [1, 3]
    assert ships.empty[0] == 0b0101


def test_slots_are_read_from_the_bow_and_gaps_are_passed_over() -> None:
    """Ships: unloading runs from the bow to the stern; gaps are skipped."""
    ships = fleet(4, 3, 2, 2)
    for slot in (3, 0):
        ships.place(Ship(0), Slot(slot), slot)
    assert ships.loaded_slots(Ship(0)) == [0, 3]
    assert ships.loaded_slots(Ship(1)) == []


def test_a_docked_ship_keeps_its_site_and_takes_no_stones() -> None:
    ships = fleet(4, 3, 2, 2)
    ships.place(Ship(2), Slot(0), 0)
    ships.sail(Ship(2), TEMPLE)
    assert ships.docked[2] == TEMPLE
    assert ships.empty[2] == 0
    assert not ships.is_ready[2]
    assert not ships.free_sites >> TEMPLE & 1
    assert ships.free_slots() == 4 + 3 + 2


def test_a_new_round_brings_new_ships_and_frees_all_sites() -> None:
    ships = fleet(4, 3, 2, 2)
    ships.place(Ship(2), Slot(0), 0)
    ships.sail(Ship(2), TEMPLE)
    ships.moor([3, 3, 3, 2], MINIMUM)
    assert ships.sizes == [3, 3, 3, 2]
    assert ships.needs == [2, 2, 2, 1]
    assert_agrees(ships)


def test_a_copy_goes_its_own_way() -> None:
    ships = fleet(4, 3, 2, 2)
    twin = ships.copy()
    twin.place(Ship(2), Slot(0), 0)
    twin.sail(Ship(2), TEMPLE)
    assert_agrees(ships)
    assert_agrees(twin)
    assert (ships.sailed, ships.stones_on(Ship(2))) == (0, 0)


@given(
    sizes=st.lists(st.integers(1, 4), min_size=SHIPS, max_size=SHIPS),
    steps=st.lists(st.tuples(st.integers(0, 3), st.integers(0, 4)), max_size=20),
)
def test_what_is_kept_for_speed_agrees_with_the_stones(
    sizes: list[int], steps: list[tuple[int, int]]
) -> None:
    ships = fleet(*sizes)
    for ship, slot in steps:
        if slot < SLOTS and ships.empty[ship] >> slot & 1:
            ships.place(Ship(ship), Slot(slot), slot % 2)
        elif ships.is_ready[ship] and ships.free_sites >> slot & 1:
            ships.sail(Ship(ship), Site(slot))
        assert_agrees(ships)


@pytest.mark.parametrize("sides", ALL_SIDES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_agrees_at_every_moment_of_a_game(seats: int, sides: str) -> None:
    for seed in range(3):
        for state in moments(start(seats, sides), seed):
            if state.round:
                assert_agrees(state.fleet)
