"""Hints: an answer that is legal, and reasons that are true of it."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.bots import LookaheadBot
from baumeister.bots.heuristics.value import Value
from baumeister.bots.hint import Hint, Reason, advise, reasons
from baumeister.core.game import Game
from baumeister.core.text import Text
from baumeister.games import games
from tests.bots.test_fairness import positions
from tests.toys.nim import TAKE, nim


def test_the_answer_is_compared_with_the_others() -> None:
    """Taking the last match is a point more than not taking it."""
    state = nim(2)
    assert reasons(state, 0, state.legal(0), TAKE[2], Random(1)) == (Reason("points", 0, 1.0),)
    assert reasons(state, 0, state.legal(0), TAKE[1], Random(1)) == ()


def test_reasons_become_one_sentence() -> None:
    own, theirs = Reason("temple", 1, 3.6), Reason("market", 0, -2.2)
    assert Hint(TAKE[1], ()).text(1) == Text("hint.0")
    assert Hint(TAKE[1], (own, theirs)).text(1) == Text(
        "hint.2",
        words={
            "first": Text("gain.temple", {"n": 4, "seat": 1, "other": 1}),
            "second": Text("deny.market", {"n": 2, "seat": 1, "other": 0}),
        },
    )


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
def test_every_game_gives_hints_that_can_be_said(game: Game) -> None:
    said = set()
    for state, seat in positions(game, max(2, game.fewest)):
        found = advise(LookaheadBot(1), state, seat, Random(3))
        assert found.action in state.legal(seat)
        said.add(len(found.reasons))
    assert said - {0}


def test_without_knowledge_of_a_game_points_are_what_counts() -> None:
    assert Value().of(nim(3), 0) == [0.0]
