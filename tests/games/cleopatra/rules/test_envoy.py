"""The envoy: whom he asks, who offers, and whose cards are accepted."""

from __future__ import annotations

from baumeister.games.cleopatra.rules.names import CARDS
from baumeister.games.cleopatra.rules.texts import SENTENCES
from tests.games.cleopatra.rules.table import (
    ANNA,
    BEN,
    CLEO,
    PEOPLE,
    answer,
    answer_as,
    choices,
    give,
    hand,
    names,
    question,
    refusal,
    table,
    told,
)


def test_the_envoy_asks_everybody_for_a_resource() -> None:
    """Für jede Karte, die Sie annehmen, erhalten Sie vom Besitzer eines seiner Amulette."""
    state = table(4)
    give(state, ANNA, "envoy")
    give(state, BEN, "lapis", "lapis")
    give(state, CLEO, "lapis")
    state.amulets = [0, 2, 3, 4]
    answer(state, "play envoy")
    assert choices(state) == [f"name {name}" for name in CARDS[:5]]
    answer(state, "name lapis")
    assert choices(state) == ["ask 1", "ask 2", "ask 3", "ask_all"]
    answer(state, "ask_all")
    assert told(state)[-1] == "Anna asks everybody."
    assert state.to_act() == [1, 2, 3]
    assert choices(state, 1) == ["offer", "refuse"]
    assert choices(state, 3) == ["refuse"]
    assert refusal(state, "offer", 3) == "You do not have the card Lapis lazuli."
    assert "is not possible now" in refusal(state, "done", 3)
    for seat, reply in ((1, "offer"), (2, "offer"), (3, "refuse")):
        answer_as(state, seat, reply)
    assert question(state) == "AcceptOffers"
    assert choices(state) == ["accept 1", "accept 2", "done"]
    assert refusal(state, "accept 3") == "Dora has offered nothing."
    assert "is not possible now" in refusal(state, "leave")
    assert state.describe(ANNA, state.legal(ANNA)[-1]).key == "action.done.offers"
    assert state.describe(ANNA, state.legal(ANNA)[0]).key == "action.accept"
    answer(state, "accept 2")
    assert choices(state) == ["accept 1", "done"]
    answer(state, "done")
    assert hand(state, ANNA) == ["lapis"]
    assert state.amulets == [1, 2, 2, 4]
    assert "Anna accepts lapis lazuli and an amulet from Cleo." in told(state)
    assert question(state) == "Turn"


def test_ruling_cl_11_a_giver_without_amulets_passes_none() -> None:
    state = table()
    give(state, ANNA, "envoy")
    give(state, BEN, "wood")
    answer(state, "play envoy", "name wood", "ask_all", "offer", "refuse", "accept 1")
    assert state.amulets == [0, 0, 0]
    assert "Anna accepts timber from Ben." in told(state)
    assert question(state) == "Turn"


def test_ruling_cl_11_the_envoy_asks_one_player() -> None:
    """Sie können einen beliebigen oder alle Mitspieler nach einer Karte fragen."""
    state = table(4)
    give(state, ANNA, "envoy")
    give(state, CLEO, "wood")
    answer(state, "play envoy", "name wood", "ask 2")
    assert choices(state) == ["done", "ask 1", "ask 3"]
    assert SENTENCES.say(state.describe(ANNA, state.legal(ANNA)[0])) == "Ask nobody else"
    assert SENTENCES.say(state.describe(ANNA, state.legal(ANNA)[1]), names=PEOPLE) == "Ask Ben"
    assert refusal(state, "ask 2") == "Cleo is being asked already."
    assert refusal(state, "ask 0") == "An envoy asks other players at this table."
    assert "is not possible now" in refusal(state, "ask_all")
    answer(state, "done")
    assert (question(state), state.to_act()) == ("MakeOffers", [CLEO])
    answer(state, "offer", "accept 2")
    assert hand(state, ANNA) == ["wood"]
    assert "Anna asks Cleo." in told(state)


def test_ruling_cl_11_the_envoy_asks_some_players_or_all_one_by_one() -> None:
    state = table(4)
    give(state, ANNA, "envoy", "envoy")
    answer(state, "play envoy", "name wood", "ask 3", "ask 1", "done")
    assert state.to_act() == [1, 3]
    answer(state, "refuse", "refuse", "play envoy", "name wood", "ask 3", "ask 1", "ask 2")
    assert state.to_act() == [1, 2, 3]


def test_ruling_cl_11_of_two_players_the_other_one_is_asked() -> None:
    state = table(2)
    give(state, ANNA, "envoy")
    answer(state, "play envoy", "name wood")
    assert (question(state), state.to_act()) == ("MakeOffers", [BEN])


def test_ruling_cl_11_an_option_asks_everybody() -> None:
    state = table(envoy_asks_all="on")
    give(state, ANNA, "envoy")
    answer(state, "play envoy", "name wood")
    assert (question(state), state.to_act()) == ("MakeOffers", [BEN, CLEO])


def test_ruling_cl_11_an_envoy_to_whom_nobody_offers_is_spent() -> None:
    state = table()
    give(state, ANNA, "envoy")
    answer(state, "play envoy", "name wood", "ask_all", "refuse", "refuse")
    assert question(state) == "Turn"
    assert names(state.discard.counts) == ["envoy"]


def test_an_offered_card_is_known_to_be_there() -> None:
    state = table()
    give(state, ANNA, "envoy")
    give(state, BEN, "wood")
    answer(state, "play envoy", "name wood", "ask_all", "offer", "refuse", "done")
    assert state.mask(CLEO).hands[BEN].counts[CARDS.index("wood")] == 1
