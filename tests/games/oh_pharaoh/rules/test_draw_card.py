"""Drawing: into hands, and open beside the pile."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.bag import Bag
from baumeister.core.event import PUBLIC
from baumeister.core.state import Question
from baumeister.games.oh_pharaoh.rules.draw_card import DRAW_ONE
from baumeister.games.oh_pharaoh.rules.names import NO_CARD
from baumeister.games.oh_pharaoh.rules.state import ASIDE, IN_THE_PILE
from tests.games.oh_pharaoh.rules.table import (
    ANNA,
    BEN,
    answer,
    begin,
    choices,
    discard,
    draw_all,
    hand,
    question,
    refusal,
    row,
    shrink_pile,
    start,
    table,
    told,
    vanish_discard,
    words,
)


def test_a_taken_open_card_is_replaced_at_once() -> None:
    """Rulebook: "2. Eine Karte aufnehmen"."""
    state = table(row="1 2 3", at="take")
    answer(state, "open 1")
    assert (hand(state, ANNA), row(state), question(state)) == ("2", "1 - 3", "FillRow")
    answer(state, "draw 9")
    assert (row(state), question(state)) == ("1 9 3", "Act")


def test_ruling_op_3_a_second_card_of_a_kind_is_discarded_and_replaced() -> None:
    """Fact: meaning of "duplicate"."""
    state = table(row="1 2 3", at="take")
    answer(state, "open 1", "draw 1", "draw 3", "draw thief")
    assert row(state) == "1 thief 3"
    assert words(state.discard.counts) == "1 3"
    assert "The pile brings a 1 again; duplicates are discarded." in told(state)


@pytest.mark.parametrize("card", ["joker", "thief", "tax", "pharaoh"])
def test_ruling_op_3_every_kind_can_be_a_duplicate(card: str) -> None:
    state = table(row=f"{card} 2 3", at="take")
    answer(state, "open 1", f"draw {card}")
    assert (question(state), words(state.discard.counts)) == ("FillRow", card)


def test_ruling_op_3_the_kind_that_was_taken_may_lie_there_again() -> None:
    state = table(row="1 2 3", at="take")
    answer(state, "open 1", "draw 2")
    assert row(state) == "1 2 3"


def test_no_card_lies_twice_at_the_start() -> None:
    """Rulebook: "Spielvorbereitungen"."""
    state = start()
    answer(state, *["draw 1"] * 7, *["draw 2"] * 7, *["draw 3"] * 7)
    answer(state, "draw 4", "draw 4", "draw 5", "draw 4", "draw joker")
    assert (row(state), words(state.discard.counts)) == ("4 5 joker", "4 4")
    assert question(state) == "TakeCard"


@pytest.mark.parametrize("card", ["joker", "thief", "tax", "pharaoh"])
def test_ruling_op_2_special_cards_may_lie_open_and_be_taken(card: str) -> None:
    """Fact: special cards in the three open cards."""
    state = table(row="1 2 3", at="take")
    answer(state, "open 0", f"draw {card}")
    assert row(state) == f"{card} 2 3"
    begin(state, "take", BEN)
    answer(state, "open 0")
    assert hand(state, BEN) == card


def test_the_discard_pile_is_shuffled_when_the_draw_pile_is_empty() -> None:
    """Rulebook and fact: draw pile empty."""
    state = table(hands=["1 1 1 1 1 1"], at="end")
    shrink_pile(state, "9")
    before = state.discard.size
    answer(state, "done", "draw 9")
    assert state.pile.size == 0
    begin(state, "take", BEN)
    answer(state, "pile")
    assert (state.pile.size, state.discard.size) == (before, 0)
    assert told(state)[-1] == f"The discard pile is shuffled: {before} new cards to draw."


def test_the_pile_may_end_while_a_hand_is_filled() -> None:
    state = table(at="end", hands=["1 1 1"])
    shrink_pile(state, "9 9")
    answer(state, "done", "draw 9", "draw 9")
    assert question(state) == "FillHand"
    assert (state.pile.size > 0, state.discard.size) == (True, 0)


def test_a_hand_is_filled_as_far_as_there_are_cards() -> None:
    state = table(at="end", hands=["1 1 1"])
    shrink_pile(state, "9 9")
    vanish_discard(state)
    answer(state, "done", "draw 9", "draw 9")
    assert (hand(state, ANNA), state.to_act()) == ("1 1 1 9 9", [BEN])


def test_ruling_op_6_fewer_lie_open_while_there_is_no_other_kind() -> None:
    state = table(row="1 2 3", at="take")
    shrink_pile(state, "1 3")
    vanish_discard(state)
    answer(state, "open 1", "draw 1", "draw 3")
    assert (row(state), words(state.discard.counts), question(state)) == ("1 - 3", "1 3", "Act")


def test_ruling_op_6_the_row_is_filled_as_soon_as_there_is_another_kind() -> None:
    state = table(row="1 2 3", at="take")
    shrink_pile(state)
    vanish_discard(state)
    state.open[1] = NO_CARD
    state.discard.put(2)
    begin(state, "take", BEN)
    assert (question(state), choices(state)) == ("FillRow", ["draw 2"])
    answer(state, "draw 2")
    assert (question(state), row(state)) == ("TakeCard", "1 2 3")


def test_ruling_op_6_an_empty_place_cannot_be_taken() -> None:
    state = table(row="1 2 3", at="act")
    shrink_pile(state)
    vanish_discard(state)
    state.open[1] = NO_CARD
    state.discard.put(1)
    begin(state, "take", ANNA)
    assert choices(state) == ["open 0", "open 2", "pile"]
    assert refusal(state, "open 1") == "There is no open card in place 2."


def test_ruling_op_23_without_any_card_the_turn_goes_on() -> None:
    state = table(hands=["5"], row="", at="act")
    shrink_pile(state)
    vanish_discard(state)
    begin(state, "take", ANNA)
    assert question(state) == "Act"
    assert told(state)[-1] == "There is no card for Anna to take."


def test_ruling_op_23_open_cards_alone_must_be_taken() -> None:
    state = table(row="1 2 3", at="act")
    shrink_pile(state)
    vanish_discard(state)
    begin(state, "take", ANNA)
    assert choices(state) == ["open 0", "open 1", "open 2"]
    answer(state, "open 2")
    assert (row(state), question(state)) == ("1 2 -", "Act")


def test_the_top_card_is_seen_by_its_owner_only() -> None:
    state = table(at="take")
    answer(state, "pile", "draw pharaoh")
    assert told(state, ANNA)[-1] == "Anna draws a pharaoh."
    for other in (BEN, PUBLIC):
        assert told(state, other)[-1] == "Anna draws a card."
        assert words(state.mask(other).hands[ANNA]) == ""


def test_drawing_is_as_likely_as_cards_lie_there() -> None:
    state = table(at="take", hands=["joker joker"])
    answer(state, "pile")
    chances = dict(zip(choices(state), state.weights(), strict=True))
    assert (chances["draw joker"], chances["draw 1"], chances["draw pharaoh"]) == (1, 12, 3)
    assert sum(chances.values()) == state.pile.size


def test_discarded_cards_are_not_drawn_before_they_are_shuffled() -> None:
    state = table(at="take")
    discard(state, "joker joker joker")
    answer(state, "pile")
    assert "draw joker" not in choices(state)
    draw_all(state)
    assert question(state) == "Act"


@pytest.mark.parametrize("end_card", [ASIDE, IN_THE_PILE])
def test_a_card_is_sampled_as_options_and_weights_say(end_card: int) -> None:
    state = table()
    state.pile = Bag([2, 0, 1, *[0] * 10])
    state.end_card = end_card
    state.ask(DRAW_ONE[ANNA])
    for seed in range(100):
        by_weight = Question.sample(state.agenda[-1], state, Random(seed))
        assert state.sample(Random(seed)) is by_weight
