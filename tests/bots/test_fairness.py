"""Structurally fair: from what a bot gets, nothing leads to what its seat does not know."""

from __future__ import annotations

import gc
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType

import pytest

import baumeister as b
from baumeister.bots import Bot, Effort, SearchBot, Simulations, Thought
from baumeister.bots.bot import ask
from baumeister.bots.thought import GrownTree
from baumeister.core.action import Action
from baumeister.core.game import Game
from baumeister.core.playout import random_answer
from baumeister.core.state import AskSeat
from baumeister.games import all_games

SHARED = (ModuleType, FunctionType, BuiltinFunctionType, type)  # code, not things of this game


class Burglar(Bot):
    """Follows every reference it can get hold of, and writes down all it finds."""

    def __init__(self) -> None:
        self.states: list[b.State] = []
        self.numbers: list[object] = []

    def think(
        self,
        view: b.State,
        seat: int,
        legal: list[Action],
        rng: Random,
        time: Effort | None = None,
        tree: GrownTree | None = None,
    ) -> Thought:
        met: set[int] = {id(view.game)}  # the same for everybody
        waiting: list[object] = [view, legal, time, tree]
        while waiting:
            found = waiting.pop(0)
            if id(found) in met or isinstance(found, SHARED):
                continue
            met.add(id(found))
            if isinstance(found, b.State):
                self.states.append(found)
            if isinstance(found, (int, str)):
                self.numbers.append(found)
            waiting += gc.get_referents(found)
        return Thought(legal[0])


def positions(game: Game, seats: int) -> list[tuple[b.State, int]]:
    """Moments of one game at which seats are asked."""
    rng = Random(6)
    state = game.start(seats, log=True)
    found: list[tuple[b.State, int]] = []
    for answers in range(150):
        asked = state.to_act()
        if not asked:
            break
        if asked[0] != b.CHANCE and answers % 7 == 0:
            found.append((state.copy(), asked[0]))
        state.apply(asked[0], random_answer(state, asked[0], rng))
    return found


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))
def test_a_bot_that_tries_finds_nothing_but_its_own_view(game: Game) -> None:
    for state, seat in positions(game, max(2, game.fewest)):
        burglar = Burglar()
        ask(burglar, state, seat, Random(1))
        assert len(burglar.states) == 1
        assert burglar.states[0] is not state
        assert burglar.states[0].to_json() == state.mask(seat).to_json()
        assert burglar.states[0].log is None


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))
def test_two_truths_that_look_alike_get_the_same_answer(game: Game) -> None:
    """Another world behind the same view: a bot that could see it would play differently."""
    bot = SearchBot(Simulations(16))
    for state, seat in positions(game, max(2, game.fewest))[:6]:
        other = state.mask(seat).fill(Random(99))
        here, there = Burglar(), Burglar()
        ask(here, state, seat, Random(1))
        ask(there, other, seat, Random(1))
        assert sorted(map(str, here.numbers)) == sorted(map(str, there.numbers))
        assert ask(bot, state, seat, Random(2)) is ask(bot, other, seat, Random(2))


class Talkative(AskSeat[b.State]):
    """A question that remembers the truth."""

    def __init__(self, seat: int, truth: b.State) -> None:
        super().__init__(seat)
        self.truth = truth


def test_the_burglar_would_find_an_open_door() -> None:
    """So that the tests above can fail: something deep within the view has kept the truth."""
    state, seat = positions(b.game("oh_pharaoh"), 3)[-1]
    view = state.mask(seat)
    view.agenda.insert(0, Talkative(seat, state))
    burglar = Burglar()
    burglar.think(view, seat, state.legal(seat), Random(1))
    assert any(found is state for found in burglar.states)
