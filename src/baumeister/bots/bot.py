"""Bot: the one method that makes a player."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from mypy_extensions import mypyc_attr

from baumeister.core.action import Action
from baumeister.core.state import CHANCE, OVER, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the legal actions of a seat, from what the seat knows."""

    def choose(self, view: State, seat: int, legal: list[Action], rng: Random) -> Action:
        """`view` is masked for the seat; the bot may do with it what it likes."""
        raise NotImplementedError

    def hurry(self, seconds: float) -> None:
        """How long the seat has thought in this turn, before the next decision."""


def play_game(state: State, bots: Mapping[int, Bot], rng: Random) -> int:
    """Let bots play a state to its end, chance by weight; returns how many answers were given."""
    luck = Random(rng.getrandbits(64))  # of the bots: who knew that of chance could foresee it
    answers = 0
    while (seat := state.first_to_act()) != OVER:
        if seat == CHANCE:
            state.apply(seat, state.sample(rng))
        else:
            state.play(seat, ask(bots[seat], state, seat, luck))
        answers += 1
    return answers


def ask(bot: Bot, state: State, seat: int, rng: Random, spent: float = 0.0) -> Action:
    """A bot's answer; it never gets to see the state itself, nor `rng`, which others use too.

    `spent` are the seconds that the seat has thought since another one answered.
    """
    bot.hurry(spent)
    return bot.choose(state.mask(seat), seat, state.legal(seat), Random(rng.getrandbits(64)))
