"""Being robbed, and robbing for nothing: what is a secret there, and what is given up."""

from __future__ import annotations

from baumeister.games.oh_pharaoh.rules.actions import ENDURE
from baumeister.games.oh_pharaoh.rules.names import PHARAOH
from tests.games.oh_pharaoh.rules.table import ANNA, BEN, answer, table


def test_a_victim_keeps_no_secret_once_all_pharaohs_lie_in_sight() -> None:
    state = table(hands=["thief", "1"], pyramids=["", "55/6"])
    answer(state, "thief 1 0")
    state.discard.put(PHARAOH, 2)
    assert state.forced(BEN) is None  # the third may be in the hand
    state.open[0] = PHARAOH
    assert state.forced(BEN) is ENDURE


def test_a_thief_who_gets_through_for_nothing_is_given_up() -> None:
    state = table(hands=["thief", "1"], pyramids=["", "55/6"])
    answer(state, "thief 1 0", "endure", "roll 6")
    say = state.game.sentences.say
    given_up = [action for action in state.legal(ANNA) if state.throws_away(ANNA, action)]
    assert [say(state.describe(ANNA, action)) for action in given_up] == [
        "Take nothing: the thief is gone for nothing"
    ]
    assert say(state.describe(ANNA, state.legal(ANNA)[0])) == "Steal a 5"
