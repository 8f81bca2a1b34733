"""Bots: what they get to see, and that they play."""

from __future__ import annotations

from random import Random

import pytest

import baumeister as b
from baumeister.bots import BOTS, Bot, LookaheadBot, RandomBot, SearchBot, Simulations
from baumeister.bots.bot import ask
from baumeister.core.action import Action
from baumeister.core.playout import random_answer
from baumeister.core.state import UNKNOWN
from baumeister.games.imhotep.rules.state import Imhotep
from baumeister.games.oh_pharaoh.rules.thief import Defend
from baumeister.play import play_game


class Spy(Bot):
    """Keeps every view it gets, then answers at random."""

    def __init__(self) -> None:
        self.views: list[tuple[int, b.State]] = []

    def choose(self, view: b.State, seat: int, legal: list[Action], rng: Random) -> Action:
        self.views.append((seat, view.copy()))
        return rng.choice(legal)


def looked_at(seat: int) -> Imhotep:
    """A game in which the seat holds the face-down pair of the market."""
    rng = Random(3)
    while True:
        state = b.game("imhotep").start(2, {"market": "B"})
        while seats := state.to_act():
            assert isinstance(state, Imhotep)
            if state.market.looker == seat and seats == [seat]:
                return state
            chance = seats[0] == b.CHANCE
            action = state.sample(rng) if chance else rng.choice(state.legal(seats[0]))
            state.apply(seats[0], action)


def test_a_bot_sees_only_what_its_seat_knows() -> None:
    state = b.game("imhotep").start(3, {"market": "B"})
    spy = Spy()
    play_game(state, dict.fromkeys(range(3), spy), Random(8))
    assert {seat for seat, _ in spy.views} == {0, 1, 2}
    for seat, view in spy.views:
        assert view.mask(seat).to_json() == view.to_json()


def test_a_bot_that_looks_at_the_pair_sees_it_and_the_others_do_not() -> None:
    state = looked_at(0)
    spy = Spy()
    ask(spy, state, 0, Random(1))
    view = spy.views[0][1]
    assert isinstance(view, Imhotep)
    assert UNKNOWN not in view.market.looked_at
    assert state.mask(1).market.looked_at == [UNKNOWN, UNKNOWN]


def test_what_a_bot_does_with_its_view_changes_nothing_at_the_table() -> None:
    class Vandal(Bot):
        def choose(self, view: b.State, seat: int, legal: list[Action], rng: Random) -> Action:
            b.play_out(view, rng)
            return legal.pop()

    state = b.game("imhotep").start(2)
    state.apply(b.CHANCE, state.sample(Random(1)))
    for _ in range(4):
        state.apply(b.CHANCE, state.sample(Random(1)))
    before, legal = state.to_json(), state.legal(0)
    assert ask(Vandal(), state, 0, Random(1)) is legal[-1]
    assert (state.to_json(), state.legal(0)) == (before, legal)


def test_nobody_can_foresee_chance_or_other_bots_by_the_luck_they_get() -> None:
    """The generator a bot gets is its own: whatever it draws from it changes nothing else."""

    class Gambler(Bot):
        def __init__(self, draws: int) -> None:
            self.draws = draws

        def choose(self, view: b.State, seat: int, legal: list[Action], rng: Random) -> Action:
            for _ in range(self.draws):
                rng.random()
            return legal[0]

    def end(draws: int) -> b.State:
        state = b.game("imhotep").start(2)
        play_game(state, {0: Gambler(draws), 1: RandomBot()}, Random(4))
        return state

    assert end(0).to_json() == end(9).to_json()


def test_the_same_seed_plays_the_same_game() -> None:
    def game() -> b.State:
        state = b.game("imhotep").start(2)
        play_game(state, {0: SearchBot(Simulations(20)), 1: LookaheadBot(1)}, Random(11))
        return state

    assert game().to_json() == game().to_json()


@pytest.mark.parametrize("bot", [LookaheadBot(10**9), SearchBot(Simulations(10**9))])
def test_a_forced_answer_needs_no_thought(bot: Bot) -> None:
    state = b.game("imhotep").start(2)
    only = [state.game.vocabulary.parse("pass")]
    assert bot.choose(state, 0, only, Random(1)) is only[0]


def test_the_levels_have_names() -> None:
    assert list(BOTS) == [
        "random",
        "beginner",
        "apprentice",
        "builder",
        "foreman",
        "architect",
        "master",
    ]


@pytest.mark.parametrize("bot", [LookaheadBot(1), SearchBot(Simulations(16))])
def test_who_has_no_choice_thinks_no_shorter_where_that_is_a_secret(bot: Bot) -> None:
    """A thief comes: that somebody has no pharaoh must not be known by a quick answer."""
    state, rng = attacked(), Random(5)
    seat = state.to_act()[0]
    before = rng.getstate()
    answer = bot.choose(state.mask(seat), seat, state.legal(seat), rng)
    assert answer.notation() == "endure"
    assert rng.getstate() != before


def attacked() -> b.State:
    """A game in which a thief comes to somebody without a pharaoh."""
    rng = Random(5)
    while True:
        state = b.game("oh_pharaoh").start(3)
        while seats := state.to_act():
            is_attack = isinstance(state.agenda[-1], Defend)
            if is_attack and len(state.legal(seats[0])) == 1:
                return state
            state.apply(seats[0], random_answer(state, seats[0], rng))
