"""Positions of games played by chance, with any seats and variants."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from baumeister.core.game import Game
from baumeister.core.playout import random_answer
from baumeister.core.state import OVER, State


def positions(game: Game, games: int, share: float, seed: int = 1) -> Iterator[tuple[State, int]]:
    """So large a share of the moments of games, and a seat that looks."""
    for n in range(games):
        rng = Random(f"{seed} {n}")
        seats = rng.randint(game.fewest, game.most)
        state = game.start(seats, {v.key: rng.choice(v.values) for v in game.variants})
        while (seat := state.first_to_act()) != OVER:
            if rng.random() < share:
                yield state, rng.randrange(seats)
            state.apply(seat, random_answer(state, seat, rng))
