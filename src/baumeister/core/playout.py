"""Play-outs: random answers until the game is over."""

from __future__ import annotations

from random import Random

from baumeister.core.state import CHANCE, State


def play_out(state: State, rng: Random | None = None) -> int:
    """Play the state to its end with random answers; returns how many were given."""
    rng = rng or Random()
    random = rng.random
    answers = 0
    while seats := state.to_act():
        seat = seats[0]
        if seat == CHANCE:
            action = state.sample(rng)
        else:
            options = state.legal(seat)
            action = options[int(random() * len(options))]
        state.apply(seat, action)
        answers += 1
    return answers
