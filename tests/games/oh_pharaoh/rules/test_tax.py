"""Tax collectors, and pharaohs against them."""

from __future__ import annotations

import pytest

from baumeister.core.event import PUBLIC
from baumeister.core.text import Text
from baumeister.games.oh_pharaoh.rules.actions import ENDURE
from baumeister.games.oh_pharaoh.rules.names import PHARAOH, Card
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
    question,
    refusal,
    table,
    told,
    words,
)


def test_a_card_is_drawn_from_every_other_hand() -> None:
    """Rulebook and fact: tax collector."""
    state = table(hands=["tax", "5 6", "7", "8 8"], seats=4)
    answer(state, "tax")
    for seat in (BEN, CLEO, DAN):
        by(state, seat, "endure")
    assert (question(state), state.to_act()) == ("CollectTax", [ANNA])
    answer(state, "collect_all")
    assert (question(state), choices(state)) == ("PayTax", ["draw 5", "draw 6"])
    answer(state, "draw 6", "draw 7", "draw 8")
    assert hand(state, ANNA) == "6 7 8"
    assert [hand(state, seat) for seat in (BEN, CLEO, DAN)] == ["5", "", "8"]
    assert (words(state.discard.counts), question(state)) == ("tax", "Act")


def test_rulebook_a_tax_collector_may_draw_from_some_or_from_nobody() -> None:
    """Steuereintreiber: darf von jedem Mitspieler 1 Karte aus der verdeckten Hand ziehen."""
    state = table(hands=["tax", "5 6", "7", "8 8"], seats=4)
    answer(state, "tax", "endure", "endure", "endure")
    assert choices(state) == ["collect 1", "collect 2", "collect 3", "collect_all", "take_nothing"]
    answer(state, "collect 2", "draw 7")
    assert choices(state) == ["collect 1", "collect 3", "collect_all", "take_nothing"]
    assert refusal(state, "collect 2") == (
        "A tax collector draws one card from each hand that has any and that no pharaoh protects."
    )
    answer(state, "collect 3", "draw 8")
    assert choices(state) == ["collect 1", "take_nothing"]
    collect, nothing = state.legal(ANNA)
    assert (state.throws_away(ANNA, collect), state.throws_away(ANNA, nothing)) == (False, True)
    assert state.describe(ANNA, nothing) == Text("action.take_nothing.tax")
    assert state.describe(ANNA, collect) == collect.text()
    answer(state, "take_nothing")
    assert (question(state), hand(state, ANNA), hand(state, BEN)) == ("Act", "7 8", "5 6")
    assert told(state)[-1] == "Anna takes nothing."


def test_ruling_op_10_an_option_makes_the_tax_collector_draw() -> None:
    state = table(hands=["tax", "5", "7"], must_take="on")
    answer(state, "tax", "endure", "endure")
    assert (question(state), choices(state)) == ("PayTax", ["draw 5"])
    answer(state, "draw 5", "draw 7")
    assert (question(state), hand(state, ANNA)) == ("Act", "5 7")


def test_the_card_is_drawn_blindly() -> None:
    """Each card of the hand is as likely as any other."""
    state = table(hands=["tax", "5 5 5 9"])
    answer(state, "tax", "endure", "collect 1")
    assert (choices(state), state.weights()) == (["draw 5", "draw 9"], [3, 1])


def test_who_has_no_card_pays_nothing() -> None:
    """Fact: tax collector: empty hand: nothing."""
    state = table(hands=["tax", "", "7"])
    answer(state, "tax")
    assert state.to_act() == [CLEO]
    answer(state, "endure", "collect 2", "draw 7")
    assert question(state) == "Act"


def test_a_tax_collector_may_find_only_empty_hands() -> None:
    state = table(hands=["tax"])
    answer(state, "tax")
    assert (question(state), words(state.discard.counts)) == ("Act", "tax")


def test_several_tax_collectors_in_a_turn() -> None:
    """Fact: several tax collectors per turn: unlimited."""
    state = table(hands=["tax tax", "5 6"])
    for card in ("5", "6"):
        answer(state, "tax", "endure", "collect 1", f"draw {card}")
    assert hand(state, ANNA) == "5 6"


def test_a_pharaoh_protects_only_the_one_who_plays_it() -> None:
    """Rulebook and fact: pharaoh vs tax collector."""
    state = table(hands=["tax", "pharaoh 5", "7"])
    answer(state, "tax")
    by(state, BEN, "play_pharaoh")
    by(state, CLEO, "endure")
    assert choices(state) == ["collect 2", "take_nothing"]
    answer(state, "collect 2", "draw 7")
    assert (hand(state, BEN), words(state.discard.counts)) == ("5", "tax pharaoh")


def test_everybody_may_be_protected() -> None:
    state = table(hands=["tax", "pharaoh", "pharaoh"])
    answer(state, "tax")
    by(state, CLEO, "play_pharaoh")
    by(state, BEN, "play_pharaoh")
    assert (question(state), hand(state, ANNA)) == ("Act", "")


def test_ruling_op_10_all_decide_at_once_and_in_secret() -> None:
    """Fact: tax collector: order. Nobody sees what the others do before deciding."""
    state = table(hands=["tax", "pharaoh 5", "pharaoh 7"])
    answer(state, "tax")
    assert state.to_act() == [BEN, CLEO]
    assert asked(state, CLEO) == "Anna sends a tax collector. Do you play a pharaoh?"
    before = told(state, BEN)
    by(state, CLEO, "play_pharaoh")
    assert told(state, BEN) == before
    assert state.to_act() == [BEN]
    assert words(state.discard.counts) == "tax"
    by(state, BEN, "endure")
    assert words(state.discard.counts) == "tax pharaoh"


def test_ruling_op_10_who_has_no_pharaoh_is_asked_all_the_same() -> None:
    state = table(hands=["tax", "5", "pharaoh"])
    answer(state, "tax")
    assert [choices(state, seat) for seat in (BEN, CLEO)] == [
        ["endure"],
        ["play_pharaoh", "endure"],
    ]
    assert refusal(state, "play_pharaoh", BEN) == "You do not have this card: Pharaoh."
    assert state.agenda[-1].conceals(state)


def test_nobody_keeps_a_secret_once_all_pharaohs_are_discarded() -> None:
    state = table(hands=["tax", "5", "6"])
    answer(state, "tax")
    assert state.forced(BEN) is None
    assert state.agenda[-1].default(state, BEN) is ENDURE
    state.discard.put(PHARAOH, 3)
    assert [state.forced(seat) for seat in (BEN, CLEO)] == [ENDURE, ENDURE]


def test_ruling_op_10_cards_are_drawn_clockwise() -> None:
    state = table(hands=["5", "tax", "7", "8"], seats=4)
    begin(state, "act", BEN)
    answer(state, "tax")
    for seat in (ANNA, CLEO, DAN):
        by(state, seat, "endure")
    answer(state, "collect_all", "draw 7", "draw 8", "draw 5")
    assert told(state)[-3:] == [
        "Ben draws a 7 from Cleo’s hand.",
        "Ben draws an 8 from Dan’s hand.",
        "Ben draws a 5 from Anna’s hand.",
    ]


def test_without_a_tax_collector_there_is_no_tax() -> None:
    assert refusal(table(hands=["1"]), "tax") == "You do not have this card: Tax Collector."


@pytest.mark.parametrize("viewer", [CLEO, PUBLIC])
def test_only_the_two_see_the_card(viewer: int) -> None:
    state = table(hands=["tax", "5 6", "7"])
    answer(state, "tax", "endure", "endure", "collect_all", "draw 6")
    assert told(state, viewer)[-1] == "Anna draws a card from Ben’s hand."
    for witness in (ANNA, BEN):
        assert told(state, witness)[-1] == "Anna draws a 6 from Ben’s hand."


def test_the_collected_card_may_be_used_at_once() -> None:
    state = table(hands=["tax 5 5", "6"])
    answer(state, "tax", "endure", "collect 1", "draw 6", "lay 5 0", "lay 5 0", "lay 6 0")
    assert question(state) == "Act"


def test_any_known_card_may_be_the_one_that_is_gone() -> None:
    """All saw Ben take a 5 and a 6; after the tax nobody can be sure of either."""
    state = table(hands=["tax", "1 1"])
    state.gain_unseen(BEN, Card(2))
    for card in (Card(5), Card(5), Card(6)):
        state.pile.take(card)
        state.gain(BEN, card)
    state.pile.take(2)
    answer(state, "tax", "endure", "collect 1", "draw 1")
    assert words(state.known[BEN]) == "5"
    assert words(state.mask(CLEO).hands[BEN]) == "5"
