"""What everybody would have if the round ended now, and what an answer changes about it."""

from __future__ import annotations

import pytest

from baumeister.core.foresight import foreseen
from baumeister.games.imhotep.rules.actions import VOCABULARY
from baumeister.games.imhotep.rules.edition import CARD_FIELD, CHOICE_FIELD, TWO_FIELD
from baumeister.games.imhotep.rules.state import Imhotep
from tests.games.imhotep.rules.table import (
    BLACK,
    GREY,
    WHITE,
    ask_turn,
    dock,
    end_round,
    finished,
    give,
    load,
    table,
)


def brings(state: Imhotep, notation: str) -> list[int]:
    """What an answer of the seat that is asked would bring."""
    action, seat = VOCABULARY.parse(notation), state.to_act()[0]
    return foreseen(state.mask(seat), seat, [action])[action]


def with_temple(sides: str, *owners: int) -> Imhotep:
    state = table(4, sides)
    for owner in owners:
        state.quarry[owner] -= 1
        state.temple.deliver(owner)
    return state


def test_the_final_scoring_is_part_of_it() -> None:
    state = table(4)
    give(state, WHITE, "statue", "statue", "lever")
    assert state.points() == [0, 0, 0, 0]
    assert state.estimate() == [0, 3 + 1, 0, 0]


def test_the_temple_counts_as_long_as_the_round_has_not_ended() -> None:
    state = with_temple("AAAAA", BLACK, BLACK, GREY)
    before = state.estimate()
    assert before == [2, 0, 0, 1]
    end_round(state)
    assert (state.points(), state.estimate()) == ([2, 0, 0, 1], before)


def test_on_side_b_only_what_is_certain_counts() -> None:
    """Two points are; a point that is chosen and a card that is drawn are not."""
    state = with_temple("AABAA", BLACK, WHITE, GREY, GREY)
    fields = state.settings.edition.temple_fields[:4]
    assert set(fields) == {CHOICE_FIELD, TWO_FIELD, CARD_FIELD}
    assert sum(state.estimate()) == 2 * fields.count(TWO_FIELD)


def test_a_bonus_that_has_been_chosen_does_not_count_twice() -> None:
    state = with_temple("AABAA", BLACK, WHITE)
    end_round(state)
    assert brings(state, "point") == [1, 0, 0, 0]
    assert brings(state, "stones") == [0, 0, 0, 0]


def test_sailing_to_the_pyramid_shows_what_each_stone_brings() -> None:
    state = table(4)
    load(state, 0, "ABA")
    after = state.copy()
    after.apply(BLACK, VOCABULARY.parse("sail 0 pyramid"))
    assert brings(state, "sail 0 pyramid") == after.points()
    assert brings(state, "sail 0 pyramid")[WHITE] > 0


def test_the_ship_that_ends_the_round_shows_the_temple_once() -> None:
    state = with_temple("AAAAA", GREY)
    dock(state, 1, 2, 3)
    load(state, 0, "AB")
    ask_turn(state, BLACK)
    assert brings(state, "sail 0 temple")[BLACK] == 1


@pytest.mark.parametrize("seed", range(4))
def test_at_the_end_it_is_the_result(seed: int) -> None:
    state = finished(4, "AAAAA", seed)
    assert state.estimate() == state.points()
