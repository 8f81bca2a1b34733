"""Chance draws one of several things."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baumeister.core.action import Action
from baumeister.core.ask_draw import AskDraw
from baumeister.core.state import CHANCE, Question, State
from tests.toys.pieces import DRAW
from tests.toys.tomb import TOMB


class Pebbles(AskDraw[State]):
    def __init__(self, counts: list[int]) -> None:
        self.counts = counts

    def left(self, state: State) -> list[int]:
        return self.counts

    def outcome(self, kind: int) -> Action:
        return DRAW[kind]


def test_what_is_left_can_be_drawn() -> None:
    state, pebbles = State(TOMB, 2), Pebbles([2, 0, 3])
    assert pebbles.legal(state, CHANCE) == [DRAW[0], DRAW[2]]
    assert pebbles.weights(state) == [2, 3]


@given(
    counts=st.lists(st.integers(0, 4), min_size=len(DRAW), max_size=len(DRAW)).filter(any),
    seed=st.integers(),
)
def test_a_sample_is_the_one_that_options_and_weights_give(counts: list[int], seed: int) -> None:
    state, pebbles = State(TOMB, 2), Pebbles(counts)
    by_weight = Question.sample(pebbles, state, Random(seed))
    assert pebbles.sample(state, Random(seed)) is by_weight


def test_nothing_is_drawn_where_nothing_is_left() -> None:
    with pytest.raises(ValueError, match="nothing to draw"):
        Pebbles([0, 0]).sample(State(TOMB, 2), Random(1))
