"""The bots of a game: their seconds count, whatever comes of them."""

from __future__ import annotations

from random import Random

import pytest

import baumeister as b
from baumeister.bots import Bot, RandomBot
from baumeister.core.action import Action
from baumeister.core.state import State
from baumeister.play.company import Company
from baumeister.play.turn_clock import TurnClock


class Lost(Bot):
    def choose(self, view: State, seat: int, legal: list[Action], rng: Random) -> Action:
        raise LookupError


@pytest.fixture
def state() -> State:
    """The first question to somebody."""
    state, rng = b.game("imhotep").start(2), Random(1)
    while state.first_to_act() == b.CHANCE:
        state.apply(b.CHANCE, state.sample(rng))
    return state


def test_the_clock_goes_on_while_a_bot_thinks(state: State) -> None:
    clock, seat = TurnClock(), state.first_to_act()
    clock.add(seat, 2.0)
    Company({seat: RandomBot()}, clock).think(state, seat, Random(1))
    assert clock.spent(seat) == 2.0 + clock.taken > 2.0


def test_thinking_that_fails_counts_as_well(state: State) -> None:
    clock, seat = TurnClock(), state.first_to_act()
    with pytest.raises(LookupError):
        Company({seat: Lost()}, clock).think(state, seat, Random(1))
    assert clock.spent(seat) == clock.taken > 0
