"""Self-play: bots play a game to its end."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from baumeister.bots.bot import Bot
from baumeister.core.state import CHANCE, OVER, State
from baumeister.play.minds import Minds


def play_game(state: State, bots: Mapping[int, Bot], rng: Random) -> int:
    """Let bots play a state to its end, chance by weight; returns how many answers were given."""
    luck = Random(rng.getrandbits(64))  # of the bots: who knew that of chance could foresee it
    minds = Minds()
    answers = 0
    while (seat := state.first_to_act()) != OVER:
        if seat == CHANCE:
            state.apply(seat, state.sample(rng))
        else:
            state.apply(seat, minds.ask(bots[seat], state, seat, luck).answer)
        answers += 1
    return answers
