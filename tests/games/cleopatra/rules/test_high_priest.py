"""The dice of the high priest, and offerings."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from baumeister.core.state import CHANCE
from baumeister.games.cleopatra.rules.high_priest import Offering, chances, places
from baumeister.games.cleopatra.rules.names import DICE
from baumeister.games.cleopatra.rules.state import Cleopatra
from tests.games.cleopatra.rules.table import (
    ANNA,
    BEN,
    answer,
    answer_as,
    choices,
    give,
    question,
    refusal,
    rich,
    table,
    told,
)


def rolling(altar: int, seats: int = 3) -> Cleopatra:
    state = table(seats)
    state.altar = altar
    answer(state, "build wall 0", "auto", "done")
    return state


def offering(*talents: int, amulets: int = 5) -> Cleopatra:
    """An offering of seats that have so many talents."""
    state = table(len(talents))
    for seat, n in enumerate(talents):
        rich(state, seat, n)
        state.amulets[seat] = amulets
    state.altar = DICE
    state.ask(Offering(list(range(len(talents)))))
    return state


def test_all_blank_dice_are_rolled() -> None:
    state = rolling(2)
    assert question(state) == "RollDice"
    assert choices(state) == ["roll 0", "roll 1", "roll 2", "roll 3"]
    answer(state, "roll 2")
    assert state.altar == 4
    assert question(state) == "EndTurn"
    assert "Anna rolls the dice: 2 show the symbol of the high priest." in told(state)


@pytest.mark.parametrize("dice", range(DICE + 1))
def test_the_chances_of_dice_with_one_symbol_on_six_faces(dice: int) -> None:
    rolls = [faces.count(0) for faces in product(range(6), repeat=dice)]
    assert chances(dice, 1) == [rolls.count(n) for n in range(dice + 1)]


def test_chance_is_asked_with_these_weights() -> None:
    state = rolling(3)
    assert state.weights() == [25, 10, 1]
    assert len(state.legal(CHANCE)) == 3


def test_the_fifth_symbol_calls_for_an_offering_at_once() -> None:
    """Wenn nun alle fünf Würfel das Symbol zeigen, wird ein Opfer dargebracht."""
    state = rolling(3)
    answer(state, "roll 2", "done")
    assert question(state) == "Offering"
    assert state.to_act() == [0, 1, 2]


def test_ruling_cl_17_the_own_roll_can_be_countered_with_a_scribe() -> None:
    """Nur der Würfelwurf eines anderen Spielers lässt sich nicht kontern."""
    state = rolling(3)
    give(state, ANNA, "scribe")
    answer(state, "roll 2")
    assert question(state) == "CounterRoll"
    assert state.to_act() == [ANNA]
    assert choices(state) == ["play scribe", "done"]
    assert [state.describe(ANNA, action).key for action in state.legal(ANNA)] == [
        "action.play.counter",
        "action.done.offering",
    ]
    answer(state, "play scribe")
    assert question(state) == "EndTurn"
    assert (state.altar, state.amulets) == (4, [0, 0, 0])
    assert state.discard.known[14] == 1
    assert told(state)[-2:] == ["Anna plays a scribe.", "Anna takes a die back from the altar."]


def test_ruling_cl_17_everybody_is_asked_to_counter_the_own_roll() -> None:
    """Otherwise all would see who holds a scribe; those of others do not help."""
    state = rolling(4)
    give(state, BEN, "scribe")
    answer(state, "roll 1")
    assert choices(state) == ["done"]
    assert refusal(state, "play scribe") == "You do not have the card Scribe."
    assert refusal(state, "play scribe", BEN) == "It is not Ben’s turn to answer."
    assert "is not possible now" in refusal(state, "bid 0")


@pytest.mark.parametrize("roll", [0, 1])
def test_four_symbols_call_for_nothing(roll: int) -> None:
    state = rolling(3)
    answer(state, f"roll {roll}")
    assert question(state) == "EndTurn"


def test_offerings_are_secret_until_all_have_decided() -> None:
    state = offering(9, 9, 9)
    answer_as(state, BEN, "bid 7")
    assert state.to_act() == [0, 2]
    assert "bid 7" not in str(state.mask(ANNA).to_json())
    assert "bid 7" in str(state.mask(BEN).to_json())


def test_places_bring_and_cost_amulets() -> None:
    """Drei abgeben, eins, zwei, drei, vier nehmen; alle gebotenen Talente sind verloren."""
    state = offering(9, 9, 9, 9, 9)
    for seat, bid in enumerate((3, 5, 0, 4, 1)):
        answer_as(state, seat, f"bid {bid}")
    assert state.amulets == [5 + 2, 5 - 3, 5 + 4, 5 + 1, 5 + 3]
    assert [state.talents(seat) for seat in range(5)] == [6, 4, 9, 5, 8]
    assert state.altar == 0
    assert question(state) == "Turn"


def test_rulebook_example_two_on_the_first_place() -> None:
    """Beide geben drei Amulette zurück; der nächste Spieler ist automatisch Dritter: zwei."""
    state = offering(9, 9, 9)
    for seat, bid in enumerate((4, 4, 1)):
        answer_as(state, seat, f"bid {bid}")
    assert state.amulets == [2, 2, 7]


def test_whoever_has_fewer_than_three_amulets_returns_what_they_have() -> None:
    state = offering(9, 9, 9, amulets=2)
    for seat, bid in enumerate((4, 2, 1)):
        answer_as(state, seat, f"bid {bid}")
    assert state.amulets == [0, 3, 4]
    assert "Anna was the most generous and returns 2 amulets." in told(state)


def test_ruling_cl_26_nothing_can_be_offered() -> None:
    state = offering(3, 0, 2)
    assert choices(state, BEN) == ["bid 0"]
    assert choices(state, ANNA) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert refusal(state, "bid 1", BEN) == "You do not have 1 talent."
    assert "is not possible now" in refusal(state, "done", BEN)


def test_ruling_cl_26_equal_offerings_are_all_first() -> None:
    state = offering(3, 3, 3)
    for seat in range(3):
        answer_as(state, seat, "bid 0")
    assert state.amulets == [2, 2, 2]


def test_with_two_players_the_second_takes_one() -> None:
    state = offering(9, 9)
    answer(state, "bid 1", "bid 2")
    assert state.amulets == [6, 2]


def test_places_agree_with_sorting() -> None:
    rng = Random(8)
    for _ in range(2000):
        bids = [rng.randrange(5) for _ in range(rng.randrange(2, 6))]
        ordered = sorted(bids, reverse=True)
        assert places(bids) == [ordered.index(bid) + 1 for bid in bids]


def test_several_offerings_are_possible() -> None:
    """So kann es im Verlauf der Partie zu mehreren Opferungen kommen."""
    state = rolling(3)
    answer(state, "roll 2", "done", "bid 0", "bid 0", "bid 0", "done")
    assert state.altar == 0
    give(state, BEN, "scribe")
    state.altar = 4
    answer(state, "play scribe", "raise_die")
    assert question(state) == "Offering"
