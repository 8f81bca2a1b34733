"""Self-play: bots play a game to its end."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Protocol

from baumeister.bots.bot import Bot
from baumeister.core.state import CHANCE, OVER, State
from baumeister.play.company import Company, hand_in
from baumeister.play.turn_clock import TurnClock


class Playable(Protocol):
    """A game in progress that bots can play by themselves."""

    def first_to_act(self) -> int: ...
    def play_chance(self, rng: Random) -> None: ...
    def play_bot(self, seat: int, rng: Random) -> None: ...


def play_on(game: Playable, chance: Random, luck: Mapping[int, Random]) -> None:
    """Let bots play a game to its end, each by its own luck."""
    while (seat := game.first_to_act()) != OVER:
        if seat == CHANCE:
            game.play_chance(chance)
        else:
            game.play_bot(seat, luck[seat])


def play_game(state: State, bots: Mapping[int, Bot], rng: Random) -> int:
    """Let bots play a state to its end, chance by weight; returns how many answers were given.

    >>> state = b.game("kheops").start(seats=2)
    >>> b.play_game(state, {0: b.bot("random"), 1: b.bot("random")}, Random(7)) > 60
    True
    >>> state.to_act()
    []
    """
    luck = Random(rng.getrandbits(64))  # of the bots: who knew that of chance could foresee it
    game = Unwritten(state, bots)
    play_on(game, rng, dict.fromkeys(bots, luck))
    return game.answers


class Unwritten:
    """A game among bots of which nothing is kept: neither a record nor who sat where."""

    def __init__(self, state: State, bots: Mapping[int, Bot]) -> None:
        self.state = state
        self.clock = TurnClock()
        self.company = Company(bots, self.clock)
        self.answers = 0

    def first_to_act(self) -> int:
        return self.state.first_to_act()

    def play_chance(self, rng: Random) -> None:
        self.state.apply(CHANCE, self.state.sample(rng))
        self.answers += 1

    def play_bot(self, seat: int, rng: Random) -> None:
        hand_in(self.state.play, seat, self.company.think(self.state, seat, rng).answer)
        self.clock.answered(seat)
        self.answers += 1
