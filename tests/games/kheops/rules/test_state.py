"""What a seat knows, and what is never lost."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from baumeister.core.event import PUBLIC
from baumeister.core.state import UNKNOWN
from baumeister.games.kheops.rules.names import BOTH_COLOURS
from baumeister.games.kheops.rules.state import Kheops
from baumeister.games.kheops.rules.tiles import EVERY_TILE, TILES
from tests.games.kheops.rules.table import ANNA, BEN, finished, moments, position, stand, start


def dealt(seed: int = 1) -> Kheops:
    """A random game just before its first figure."""
    for state in moments(start(), seed):
        if state.to_act() == [ANNA]:
            return state
    raise AssertionError


def test_the_hand_of_the_other_is_hidden() -> None:
    state = dealt()
    view = state.mask(ANNA)
    assert view.hands == [state.hands[ANNA], [UNKNOWN] * 3]
    assert view.pile.size == 25
    assert sum(view.pile.counts) == 28  # the hidden ones might be any of these


def test_the_public_sees_no_hand() -> None:
    view = dealt().mask(PUBLIC)
    assert view.hands == [[UNKNOWN] * 3, [UNKNOWN] * 3]
    assert (view.pile.size, sum(view.pile.counts)) == (25, 31)


def test_a_view_can_be_masked_further() -> None:
    view = dealt().mask(ANNA)
    assert view.mask(PUBLIC).to_json() == dealt().mask(PUBLIC).to_json()
    assert view.mask(BEN).hands == [[UNKNOWN] * 3, [UNKNOWN] * 3]


def test_a_filled_view_is_a_possible_world() -> None:
    view = dealt().mask(ANNA)
    for seed in range(20):
        world = view.fill(Random(seed))
        assert world.hands[ANNA] == view.hands[ANNA]
        assert UNKNOWN not in world.hands[BEN]
        assert world.hands[BEN] == sorted(world.hands[BEN])
        assert world.pile.size == sum(world.pile.counts) == 25
        assert world.inventory() == start().inventory()


def test_every_unseen_tile_may_be_in_the_other_hand() -> None:
    view = dealt().mask(ANNA)
    rng = Random(1)
    found = Counter(tile for _ in range(2000) for tile in view.fill(rng).hands[BEN])
    assert set(found) == {tile for tile, count in enumerate(view.pile.counts) if count}
    for tile, times in found.items():
        wanted = 2000 * 3 * view.pile.counts[tile] / 28
        assert abs(times - wanted) < 5 * wanted**0.5


def test_nothing_is_lost() -> None:
    wanted = start().inventory()
    assert wanted["tiles"] == 50
    assert wanted["white worker"] == 14
    assert wanted["blue pharaoh"] == 0
    assert sum(wanted[name] for name in TILES) == 50
    for state in moments(start(match="two_games"), 3):
        assert state.inventory() == wanted


def test_ruling_kh_17_the_tile_that_white_keeps_is_shown_to_nobody() -> None:
    state = finished(1)
    assert state.mask(BEN).hands == [[UNKNOWN], []]
    assert state.mask(ANNA).hands == [state.hands[ANNA], []]


def test_points_come_only_when_a_game_is_scored() -> None:
    for state in moments(start(), 2):
        assert state.points() == [0, 0]
        assert state.result() is None


@pytest.mark.parametrize("seat", [ANNA, BEN])
def test_a_seat_knows_its_own_answers(seat: int) -> None:
    for state in moments(start(), 4):
        if state.to_act() == [seat]:
            assert state.mask(seat).legal(seat) == state.legal(seat)


def test_a_copy_is_a_state_of_its_own() -> None:
    state = position("g1 hall3_plain lrb")
    twin = state.copy()
    stand(twin, "W g1")
    twin.hands[ANNA].append(EVERY_TILE[0])
    twin.pile.take(0 if twin.pile.counts[0] else twin.settings.edition.kinds[0])
    twin.ledger.book(0, 0, 5)
    assert state.copy().to_json() == state.to_json() != twin.to_json()


def test_colours_belong_to_seats() -> None:
    state = start()
    assert [state.colour(seat) for seat in (ANNA, BEN)] == [0, 1]
    state.white = BEN
    assert [state.colour(seat) for seat in (ANNA, BEN)] == [1, 0]
    assert [state.seat_of(colour) for colour in BOTH_COLOURS] == [BEN, ANNA]
