"""What is fixed about the game, what can be chosen, and how it begins."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.playout import play_out
from baumeister.core.refusal import BadSetup
from baumeister.core.state import CHANCE
from baumeister.games import all_games, game
from baumeister.games.oh_pharaoh.rules.game import OH_PHARAOH
from baumeister.games.oh_pharaoh.rules.names import NO_CARD, SOURCES
from baumeister.games.oh_pharaoh.rules.state import ASIDE
from tests.games.oh_pharaoh.rules.table import (
    SHORT,
    answer,
    draw_all,
    finished,
    hand,
    question,
    row,
    start,
    told,
)


def test_the_game_is_known_by_its_name() -> None:
    assert game("oh_pharaoh") is OH_PHARAOH
    assert OH_PHARAOH in all_games()


@pytest.mark.parametrize("seats", [2, 5])
def test_it_is_for_three_or_four(seats: int) -> None:
    """Fact: 3 vs 4 players; two is not official."""
    with pytest.raises(BadSetup) as refused:
        OH_PHARAOH.start(seats)
    assert str(refused.value) == f"Oh, Pharao! is for 3 to 4 players, not for {seats}."


def test_the_overseer_begins_on_the_start_space_and_the_end_card_lies_aside() -> None:
    """Fact: end card, set aside at start."""
    state = start()
    assert (state.overseer, state.end_card) == (0, ASIDE)
    assert "end_card" not in [action.notation() for action in state.legal(CHANCE)]


@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_gets_seven_cards_and_three_lie_open(seats: int) -> None:
    """Fact: 3 vs 4 players: no difference in the setup."""
    state = start(seats)
    draw_all(state)
    assert state.hand_sizes == [7] * seats
    assert NO_CARD not in state.open
    assert len(set(state.open)) == 3
    assert state.pile.size + state.discard.size == 89 - 7 * seats - 3
    assert all(not pyramid.size for pyramid in state.pyramids)


def test_hands_are_dealt_seat_by_seat_and_only_their_owners_see_them() -> None:
    state = start()
    answer(state, *["draw 5"] * 7, "draw thief")
    assert (hand(state, 0), hand(state, 1)) == ("5 5 5 5 5 5 5", "thief")
    assert told(state, 0)[:1] == ["Anna draws a 5."]
    assert told(state, 1)[:1] == ["Anna draws a card."]


def test_ruling_op_1_the_first_seat_begins() -> None:
    """Fact: first player. Play goes on clockwise, which is the order of the seats."""
    state = start(4)
    draw_all(state)
    assert (question(state), state.to_act()) == ("TakeCard", [0])
    answer(state, "pile")
    draw_all(state)
    answer(state, "finish")
    answer(state, "discard " + hand(state, 0).split()[0])
    draw_all(state)
    assert (question(state), state.to_act()) == ("TakeCard", [1])


def test_whose_turn_comes_after_the_last_seat() -> None:
    state = start(3)
    draw_all(state)
    for seat in (0, 1, 2, 0):
        assert state.to_act() == [seat]
        answer(state, "pile")
        draw_all(state)
        answer(state, "finish", "discard " + hand(state, seat).split()[0])
        draw_all(state)


def test_a_first_turn_begins_with_taking_a_card() -> None:
    """Without a pyramid there is nothing to score."""
    state = start()
    draw_all(state)
    assert question(state) == "TakeCard"
    assert row(state).count("-") == 0


def test_the_options() -> None:
    assert start().to_json()["variants"] == {
        "offers": "12",
        "alike": "on",
        "four_cards": "off",
        "must_take": "off",
    }
    with pytest.raises(BadSetup) as refused:
        start(offers="5")
    assert str(refused.value) == (
        "The variant “offers” cannot be “5”. Possible values: 0, 3, 6, 12, unlimited."
    )


def test_points_have_the_sources_of_the_final_table() -> None:
    result = finished(4, 3).result()
    assert result is not None
    assert len(result.table) == len(SOURCES) == len(OH_PHARAOH.sources)


def test_ruling_op_20_random_games_stay_far_below_the_bound() -> None:
    answers = [
        play_out(start(3 + seed % 2, offers=("0", "12", "unlimited")[seed % 3]), Random(seed))
        for seed in range(30)
    ]
    assert max(answers) < 4_000 < OH_PHARAOH.bound


@pytest.mark.parametrize("seats", [3, 4])
def test_a_short_game_ends_as_well(seats: int) -> None:
    assert finished(seats, 1, edition=SHORT).result() is not None
