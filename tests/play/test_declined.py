"""Declined in advance: “not this turn” answers every question that has a default, and no other."""

from __future__ import annotations

from baumeister.games.oh_pharaoh.rules.actions import ENDURE
from baumeister.play.declined import Declined, turn_owner
from tests.games.oh_pharaoh.rules.table import ANNA, BEN, CLEO, answer, table


def test_it_holds_until_the_turn_is_over() -> None:
    state = table(hands=["thief tax 1", "pharaoh 2", "2"], pyramids=["", "55/6"])
    declined = Declined()
    declined.toggle(BEN, state)
    assert turn_owner(state) == ANNA
    assert declined.answer(BEN, state) is None  # it is Anna's own question
    answer(state, "thief 1 0")
    assert turn_owner(state) == ANNA
    assert declined.answer(BEN, state) is ENDURE
    assert declined.answer(CLEO, state) is None
    answer(state, "endure", "roll 1", "tax")
    assert declined.answer(BEN, state) is ENDURE
    answer(state, "endure", "endure", "take_nothing", "finish", "done")
    assert not declined.holds(BEN, state)


def test_it_can_be_taken_back() -> None:
    state = table(hands=["thief", "1"], pyramids=["", "55/6"])
    declined = Declined()
    declined.toggle(BEN, state)
    declined.toggle(BEN, state)
    answer(state, "thief 1 0")
    assert declined.answer(BEN, state) is None
