"""The table as a whole: counts, sums, views."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.event import PUBLIC
from baumeister.core.state import UNKNOWN
from baumeister.games.imhotep.rules.names import BURIAL_CHAMBER, OBELISKS, PYRAMID, TEMPLE
from tests.games.imhotep.rules.table import (
    ALL_SIDES,
    BLACK,
    BROWN,
    WHITE,
    answer,
    finished,
    moments,
    send,
    start,
    table,
)


@pytest.mark.parametrize(
    ("sled", "quarry", "most", "taken"),
    [(0, 9, 3, 3), (3, 9, 3, 2), (5, 9, 3, 0), (0, 2, 3, 2), (0, 0, 3, 0), (4, 9, 2, 1)],
)
def test_takeable_stones(sled: int, quarry: int, most: int, taken: int) -> None:
    state = start()
    state.sled[BROWN], state.quarry[BROWN] = sled, quarry
    assert state.takeable(BROWN, most) == taken
    assert state.take_stones(BROWN, most) == taken
    assert (state.sled[BROWN], state.quarry[BROWN]) == (sled + taken, quarry - taken)


def test_the_owners_of_the_stones_at_each_monument() -> None:
    state = table(sides="ABAAB")
    state.pyramids.stones = [[BLACK], [WHITE, BLACK], []]
    state.pyramids.edge = [BROWN]
    state.temple.stones = [WHITE]
    state.burial_chamber.stones = [BROWN, BLACK]
    state.obelisks.stones = [2, 0, 1, 0]
    assert state.stones_at(PYRAMID) == [BLACK, WHITE, BLACK, BROWN]
    assert state.stones_at(TEMPLE) == [WHITE]
    assert state.stones_at(BURIAL_CHAMBER) == [BROWN, BLACK]
    assert state.stones_at(OBELISKS) == [BLACK, BLACK, BROWN]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_ever_lost(seats: int) -> None:
    """Clarification: quarry size: 29 stones of each colour are in play, from start to end."""
    state = finished(seats, "BBBBB", 2)
    sums = state.inventory()
    assert [sums[f"stones of {seat}"] for seat in range(seats)] == [29] * seats
    assert sum(sums.values()) == 29 * seats + 34
    assert sums == start(seats, "BBBBB").inventory()


@pytest.mark.parametrize("sides", ALL_SIDES)
def test_a_sled_never_holds_more_than_five(sides: str) -> None:
    for seed in range(3):
        for state in moments(start(4, sides), seed):
            assert all(0 <= stones <= 5 for stones in state.sled)
            assert all(stones >= 0 for stones in state.quarry)


def test_only_a_pair_that_somebody_looks_at_is_hidden() -> None:
    state = table(sides="BAAAA")
    for viewer in (BLACK, WHITE, PUBLIC):
        assert state.mask(viewer).to_json() == state.to_json()
    send(state, 2, "B", "market")
    answer(state, "card 3", "draw hammer", "draw sail")
    assert state.mask(WHITE).to_json() == state.to_json()
    for viewer in (BLACK, PUBLIC):
        view = state.mask(viewer)
        assert view.market.looked_at == [UNKNOWN, UNKNOWN]
        assert view.market.pile_size() == state.market.pile_size()
        world = view.fill(Random(1))
        assert world.mask(viewer).to_json() == view.to_json()
        assert UNKNOWN not in world.market.looked_at


def test_the_game_has_no_result_before_its_end() -> None:
    assert table().result() is None
    assert finished(2, "AAAAA", 1).result() is not None


def test_points_are_handed_out_as_a_copy() -> None:
    state = start(2)
    state.points()[0] = 99
    assert state.points() == [0, 0]
