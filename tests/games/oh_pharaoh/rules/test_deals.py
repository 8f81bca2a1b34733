"""Trade: answers to an offer, other terms, and deals."""

from __future__ import annotations

from tests.games.oh_pharaoh.rules.table import (
    ANNA,
    BEN,
    CLEO,
    DAN,
    answer,
    asked,
    by,
    choices,
    hand,
    question,
    refusal,
    told,
    words,
)
from tests.games.oh_pharaoh.rules.test_trade import cards, offered


def test_ruling_op_14_an_accepted_offer_is_a_deal() -> None:
    state = offered("5", "7", "8 9")
    by(state, CLEO, "counter", "give 9", "want 5", "propose 0")
    by(state, BEN, "accept")
    assert (question(state), hand(state, ANNA), hand(state, BEN)) == ("Act", "7", "5")
    assert "Cleo would give a 9 for a 5." in told(state)


def test_ruling_op_14_of_several_who_accept_one_must_be_chosen() -> None:
    state = offered("5", "7", "7", "8")
    by(state, BEN, "accept")
    by(state, CLEO, "accept")
    by(state, DAN, "counter", "give 8", "want 5", "propose 0")
    assert (question(state), choices(state)) == ("ChooseDeal", ["deal 1", "deal 2"])
    assert asked(state) == "Several accept: with whom do you make the deal?"
    assert (
        refusal(state, "no_deal")
        == "Your offer was accepted: choose one of the players who accepted it."
    )
    assert refusal(state, "deal 3") == "This player is not offering you a deal."
    answer(state, "deal 2")
    assert (hand(state, ANNA), hand(state, CLEO)) == ("7", "5")


def test_ruling_op_14_other_terms_may_be_taken_if_nobody_accepts() -> None:
    state = offered("5 6", "8", "9")
    by(state, BEN, "counter", "give 8", "want 6", "want 5", "propose 0")
    by(state, CLEO, "counter", "give 9", "want 4", "propose 0")
    assert question(state) == "ChooseDeal"
    assert asked(state) == "There are counteroffers. Do you take one?"
    assert choices(state) == ["deal 1", "no_deal"]
    say = state.game.sentences.say
    assert [
        say(state.describe(ANNA, action), names=["A", "B", "C"]) for action in state.legal(0)
    ] == [
        "Deal with B: give a 5 and a 6 and get an 8",
        "Make no deal",
    ]
    assert refusal(state, "deal 2") == "You do not have the cards that this player wants."
    answer(state, "deal 1")
    assert (hand(state, ANNA), hand(state, BEN)) == ("8", "5 6")


def test_ruling_op_14_other_terms_need_not_be_taken() -> None:
    state = offered("5", "8", to="propose 1")
    answer(state, "counter", "give 8", "want 5", "propose 0", "no_deal")
    assert (question(state), hand(state, ANNA)) == ("Act", "5")
    assert told(state)[-1] == "Anna makes no deal."


def test_ruling_op_14_there_are_no_other_terms_to_other_terms() -> None:
    state = offered("5", "8", to="propose 1")
    answer(state, "counter", "give 8", "want 5", "propose 0")
    assert choices(state) == ["deal 1", "no_deal"]


def test_ruling_op_14_terms_that_cannot_be_met_are_asked_about_all_the_same() -> None:
    state = offered("5", "8", to="propose 1")
    answer(state, "counter", "give 8", "want 9", "propose 0")
    assert (question(state), choices(state)) == ("ChooseDeal", ["no_deal"])
    assert state.agenda[-1].conceals(state)


def test_other_terms_are_made_like_an_offer() -> None:
    state = offered("5 6", "8 8", to="propose 1")
    answer(state, "counter")
    assert asked(state) == "Your counteroffer: what do you give Anna, and what do you want?"
    assert cards(state, "give") == ["8"]
    assert refusal(state, "propose 0") == "An offer needs a card on each side."
    answer(state, "give 8", "want 5", "want 6")
    assert refusal(state, "want 1") == "No more than 2 cards fit on this side of the offer."
    assert refusal(state, "propose 2") == "A counteroffer goes to Anna, who made the offer."
    assert refusal(state, "propose_all") == "A counteroffer goes to Anna, who made the offer."
    assert choices(state)[-2:] == ["propose 0", "decline"]


def test_who_began_other_terms_may_still_decline() -> None:
    state = offered("5", "8", to="propose 1")
    answer(state, "counter", "give 8", "decline")
    assert (question(state), told(state)[-1]) == ("Act", "Ben declines.")
    assert words(state.known[BEN]) == ""


def test_accepting_shows_that_the_cards_are_there() -> None:
    """Cleo accepts, Ben gets the deal: all know that she has a 7."""
    state = offered("5", "7", "7 1")
    by(state, BEN, "accept")
    by(state, CLEO, "accept")
    answer(state, "deal 1")
    assert words(state.mask(BEN).hands[CLEO]) == "7"
