"""Trade: offers and what may be in them."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.event import PUBLIC
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from tests.games.oh_pharaoh.rules.table import (
    ANNA,
    BEN,
    CLEO,
    DAN,
    answer,
    asked,
    begin,
    by,
    choices,
    hand,
    moments,
    question,
    refusal,
    start,
    table,
    told,
    words,
)


def offered(*hands: str, terms: str = "give 5; want 7", to: str = "propose_all") -> OhPharaoh:
    """Anna has made an offer."""
    state = table(hands=hands, seats=max(3, len(hands)))
    answer(state, "offer", *terms.split("; "), to)
    return state


def cards(state: OhPharaoh, word: str) -> list[str]:
    """What can be put on a side of the offer."""
    return [choice.split()[1] for choice in choices(state) if choice.startswith(word)]


def test_the_player_on_turn_trades_hand_cards() -> None:
    """Rulebook: "Handeln und Tauschen". Fact: trading."""
    state = offered("5 6", "7 8", to="propose 1")
    assert state.to_act() == [BEN]
    assert asked(state) == "Anna gives a 5 and wants a 7. Do you agree?"
    answer(state, "accept")
    assert (hand(state, ANNA), hand(state, BEN), question(state)) == ("6 7", "5 8", "Act")
    assert told(state)[-3:] == [
        "Anna offers Ben a 5 for a 7.",
        "Ben accepts.",
        "Anna trades with Ben: a 5 for a 7.",
    ]


def test_the_numbers_of_cards_may_differ() -> None:
    """Rulebook: two or more cards for one."""
    state = offered("5 5 6", "7", terms="give 5; give 5; give 6; want 7", to="propose 1")
    answer(state, "accept")
    assert (hand(state, ANNA), hand(state, BEN)) == ("7", "5 5 6")


@pytest.mark.parametrize("card", ["joker", "thief", "tax", "pharaoh"])
def test_jokers_and_special_cards_may_be_traded(card: str) -> None:
    state = offered("5", card, terms=f"give 5; want {card}", to="propose 1")
    answer(state, "accept")
    assert (hand(state, ANNA), hand(state, BEN)) == (card, "5")


def test_laid_cards_are_not_traded() -> None:
    state = table(hands=["1", "2"], pyramids=["55/6", "77/8"])
    answer(state, "offer")
    assert cards(state, "give") == ["1"]
    answer(state, "give 1", "want 7", "propose 1")
    assert choices(state) == ["decline", "counter"]


def test_ruling_op_13_each_side_has_any_number_of_cards_even_all() -> None:
    """Handeln und Tauschen: muss nicht dieselbe Anzahl von Karten getauscht werden."""
    state = table(hands=["1 2 3 4 5 5 5 6", "7 7 7 7 7 8 9"])
    answer(state, "offer", "give 5")
    assert refusal(state, "propose 1") == "An offer needs a card on each side."
    answer(state, *(f"give {card}" for card in "1234556"))
    assert cards(state, "give") == []
    answer(state, *["want 7"] * 5, "want 8", "want 9")
    assert cards(state, "want") == []
    assert refusal(state, "want 1") == "No more than 7 cards fit on this side of the offer."
    answer(state, "propose 1", "accept")
    assert (hand(state, ANNA), hand(state, BEN)) == ("7 7 7 7 7 8 9", "1 2 3 4 5 5 5 6")


def test_ruling_op_13_a_counteroffer_has_any_number_of_cards_too() -> None:
    state = offered("1 2 3 4 5 6", "7 7 7 7 7 8", to="propose 1")
    answer(state, "counter", *["give 7"] * 5, "give 8", *(f"want {card}" for card in "123456"))
    answer(state, "propose 0", "deal 1")
    assert (hand(state, ANNA), hand(state, BEN)) == ("7 7 7 7 7 8", "1 2 3 4 5 6")


def test_ruling_op_13_an_option_limits_each_side_to_four_cards() -> None:
    """Fact: trading: at least one card each way."""
    state = table(hands=["5 5 5 5 5", "7 7 7 7 7"], four_cards="on")
    answer(state, "offer", *["give 5"] * 4)
    assert refusal(state, "give 5") == "No more than 4 cards fit on this side of the offer."
    answer(state, *["want 7"] * 4)
    assert refusal(state, "want 7") == "No more than 4 cards fit on this side of the offer."
    assert choices(state) == ["propose 1", "drop"]
    answer(state, "propose 1", "accept")
    assert (hand(state, ANNA), hand(state, BEN)) == ("5 7 7 7 7", "5 5 5 5 7")


def test_ruling_op_13_nobody_gives_cards_they_do_not_have() -> None:
    state = table(hands=["5 5 6", "7"])
    answer(state, "offer", "give 5", "give 5")
    assert cards(state, "give") == ["6"]
    assert refusal(state, "give 5") == "You do not have this card: 5."


def test_ruling_op_13_only_cards_are_wanted_that_others_may_have() -> None:
    """What lies on the table or is in the own hand cannot be had."""
    state = table(hands=["joker tax", "1 2", "1"], pyramids=["8*/9", "88*/99"])
    answer(state, "offer")
    assert "joker" not in cards(state, "want")
    assert refusal(state, "want joker") == "Nobody else can have so many of this card: Joker."
    answer(state, "want 8")
    assert "8" not in cards(state, "want")
    answer(state, "want tax")
    assert refusal(state, "want 1") == "No more than 2 cards fit on this side of the offer."


def test_ruling_op_13_cards_of_the_pile_may_be_wanted_although_nobody_has_them() -> None:
    """Who has what is a secret."""
    state = table(hands=["5", "7", "6"])
    answer(state, "offer")
    assert len(cards(state, "want")) == 13


def test_ruling_op_13_nobody_is_asked_for_more_cards_than_they_have() -> None:
    state = table(hands=["5", "7 7", "6"])
    answer(state, "offer", "give 5", "want 7", "want 7")
    assert "propose_all" not in choices(state)
    assert [choice for choice in choices(state) if choice.startswith("propose")] == ["propose 1"]
    assert refusal(state, "propose 2") == "The players you ask do not have that many cards in hand."
    assert (
        refusal(state, "propose_all") == "The players you ask do not have that many cards in hand."
    )
    assert refusal(state, "propose 0") == "You cannot trade with yourself."
    assert refusal(state, "propose 3") == "There is no such player at this table."


def test_ruling_op_13_without_cards_on_both_sides_no_offer_begins() -> None:
    for hands in (["", "7"], ["5"]):
        state = table(hands=hands)
        assert "offer" not in choices(state)
        assert refusal(state, "offer") == (
            "A trade takes a card from each side, but one side has none."
        )


def test_ruling_op_13_twelve_offers_in_a_turn_unless_others_are_chosen() -> None:
    assert start().settings.offers == 12


@pytest.mark.parametrize("offers", [3, 6, 12])
def test_ruling_op_13_offers_in_a_turn_are_limited_and_dropped_ones_count(offers: int) -> None:
    state = table(hands=["5", "7"], offers=str(offers))
    for _ in range(offers):
        answer(state, "offer", "drop")
    assert "offer" not in choices(state)
    assert refusal(state, "offer") == f"At most {offers} offers per turn are allowed."
    assert told(state)[-1] == "Anna makes no offer after all."


def test_ruling_op_13_an_option_sets_no_limit_that_anybody_reaches() -> None:
    """A thousand offers, so that a game has an end."""
    state = table(hands=["5", "7"], offers="unlimited")
    for _ in range(100):
        answer(state, "offer", "drop")
    assert "offer" in choices(state)
    state.offers = 1_000
    assert refusal(state, "offer") == "At most 1000 offers per turn are allowed."


def test_ruling_op_13_the_next_turn_has_its_own_offers() -> None:
    state = table(hands=["5", "7"], offers="3")
    state.offers = 3
    begin(state, "take", ANNA)
    answer(state, "pile", "draw 1")
    assert "offer" in choices(state)


def test_ruling_op_13_trading_can_be_switched_off() -> None:
    state = table(hands=["5", "7"], offers="0")
    assert "offer" not in choices(state)
    assert refusal(state, "offer") == "Nobody trades in this game."


@pytest.mark.parametrize("viewer", [BEN, CLEO, PUBLIC])
def test_ruling_op_13_an_offer_is_composed_in_secret(viewer: int) -> None:
    one, other = table(hands=["5 6", "7", "8"]), table(hands=["5 6", "7", "8"])
    answer(one, "offer", "give 5", "want 7")
    answer(other, "offer", "give 6", "want pharaoh")
    assert one.mask(viewer).to_json() == other.mask(viewer).to_json()
    assert one.mask(ANNA).to_json() != other.mask(ANNA).to_json()
    assert told(one, viewer) == told(other, viewer)


def test_ruling_op_13_a_proposal_shows_that_its_cards_are_there() -> None:
    state = offered("5 5 9", "7", terms="give 5; give 5; want 7", to="propose 1")
    assert words(state.mask(CLEO).hands[ANNA]) == "5 5"
    answer(state, "accept")
    assert words(state.mask(CLEO).hands[BEN]) == "5 5"
    assert words(state.mask(CLEO).hands[ANNA]) == "7"


def test_only_the_player_on_turn_makes_offers() -> None:
    """Others can name terms only in answer to one."""
    state = table(hands=["5", "7", "8"])
    assert state.to_act() == [ANNA]
    for seat in (BEN, CLEO):
        assert refusal(state, "offer", seat).endswith("turn to answer.")


def test_an_offer_to_all_is_answered_by_all_at_once() -> None:
    state = offered("5", "7", "8", "9")
    assert state.to_act() == [BEN, CLEO, DAN]
    by(state, DAN, "decline")
    assert told(state)[-1] == "Anna offers everybody a 5 for a 7."
    by(state, CLEO, "decline")
    by(state, BEN, "decline")
    assert (question(state), hand(state, ANNA)) == ("Act", "5")
    assert told(state)[-3:] == ["Ben declines.", "Cleo declines.", "Dan declines."]


def test_ruling_op_13_an_offer_to_all_goes_to_everybody_who_has_a_card() -> None:
    """Who has fewer cards than are wanted may still make a counteroffer."""
    state = offered("5", "7 7", "", "9 9", terms="give 5; want 7; want 7")
    assert state.to_act() == [BEN, DAN]
    state = offered("5", "7 7", "1", "9 9", terms="give 5; want 7; want 7")
    assert (state.to_act(), choices(state, CLEO)) == ([BEN, CLEO, DAN], ["decline", "counter"])


def test_who_cannot_accept_is_asked_and_may_decline() -> None:
    state = offered("5", "7", "8")
    assert (choices(state, BEN), choices(state, CLEO)) == (
        ["accept", "decline", "counter"],
        ["decline", "counter"],
    )
    assert refusal(state, "accept", CLEO) == "You do not have the cards that are wanted."


def test_two_wanted_cards_must_both_be_there() -> None:
    state = offered("5", "7 8", "7 7", terms="give 5; want 7; want 7")
    assert (choices(state, BEN), choices(state, CLEO)) == (
        ["decline", "counter"],
        ["accept", "decline", "counter"],
    )


def test_ruling_op_15_the_same_card_may_be_on_both_sides() -> None:
    state = offered("5 5", "5 6", terms="give 5; want 5; want 6", to="propose 1")
    answer(state, "accept")
    assert (hand(state, ANNA), hand(state, BEN)) == ("5 5 6", "5")


def test_ruling_op_15_an_option_forbids_the_same_card_on_both_sides() -> None:
    """Fact: trading: the setting of another edition."""
    state = table(hands=["5 6", "5 6", "1"], alike="off")
    answer(state, "offer", "give 5")
    assert "5" not in cards(state, "want")
    assert refusal(state, "want 5") == "The same card cannot be on both sides."
    answer(state, "want 6")
    assert cards(state, "give") == []
    assert refusal(state, "give 6") == "The same card cannot be on both sides."


def test_nothing_but_hands_changes_in_a_trade() -> None:
    """Over random games: cards only go from one hand to another."""
    trades = 0
    for seed in range(9):
        before: list[int] | None = None
        for state in moments(start(4), seed):
            held = [sum(cards) for cards in zip(*state.hands, strict=True)]
            if before is not None:
                assert held == before
                trades += (state.log or [])[-1].key == "trades"
            before = held if question(state) in ("Respond", "ChooseDeal") else None
    assert trades > 10


def test_whoever_puts_terms_together_reads_what_they_have_so_far() -> None:
    state = table(hands=["5 6", "7 8"])
    answer(state, "offer")
    assert asked(state).startswith("Choose what you give and what you want")
    answer(state, "give 5")
    assert asked(state) == "You give a 5. What do you want for it?"
    answer(state, "want 7")
    assert asked(state) == "You give a 5 and want a 7. Offer it, or add cards."
    answer(state, "propose 1", "counter", "want 6")
    assert asked(state) == "You want a 6. What do you give for it?"
    answer(state, "give 8", "give 7")
    assert asked(state) == "You give a 7 and an 8 and want a 6. Offer it, or add cards."


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ("6", "There are counteroffers. Do you take one?"),
        ("9", "There are counteroffers, but you do not have the cards for them."),
    ],
)
def test_whoever_gets_counteroffers_reads_whether_they_can_take_one(wanted: str, said: str) -> None:
    state = offered("5 6", "7 8", to="propose 1")
    answer(state, "counter", f"want {wanted}", "give 8", "propose 0")
    assert asked(state) == said


def test_a_copy_of_an_offer_has_its_own_terms() -> None:
    state = table(hands=["5 6", "7"])
    answer(state, "offer")
    twin = state.copy()
    answer(twin, "give 5")
    assert cards(state, "give") == ["5", "6"]
    assert cards(twin, "give") == ["6"]


def test_an_offer_that_others_compose_is_imagined_empty() -> None:
    state = table(hands=["5 6", "7"])
    answer(state, "offer", "give 5")
    world = state.mask(BEN).fill(Random(1))
    assert world.agenda[-1].facts() == [ANNA, [], []]


def test_from_outside_an_offer_is_seen_when_it_is_made_or_dropped() -> None:
    state = table(hands=["5 6", "7"])
    answer(state, "offer")
    composing, parse = state.agenda[-1], state.game.vocabulary.parse
    for secret in ("give 5", "want 7"):
        assert composing.outside(parse(secret)).notation() == "?"
    for seen in ("propose 1", "propose_all", "drop"):
        assert composing.outside(parse(seen)).notation() == seen
