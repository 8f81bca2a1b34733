"""Earlier bots answer as they did: to the same questions, with the same luck, the same answers."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Final

import pytest

from baumeister.bots.bot import ask
from baumeister.bots.levels import bot
from baumeister.core.state import CHANCE, OVER, State
from baumeister.games import game

SEED: Final = 11
SEATS: Final = {
    "imhotep": 2,
    "oh_pharaoh": 3,
    "cleopatra": 2,
    "kheops": 2,
    "valley_of_the_kings": 2,
}
CHOICES: Final = (2, 16, 36)  # of a game, the ones that are thought about
# Whatever makes bots quicker changes none of these; what changes them needs a version of its own.
FOUND: Final = {
    "imhotep": "5c186aac910b38ba",
    "oh_pharaoh": "52838f449f348cd6",
    "cleopatra": "9f0e8b9c77f03258",
    "kheops": "29ba26059e10c284",
    "valley_of_the_kings": "4896f31fec566e4a",
}


def questions(game_id: str) -> Iterator[tuple[State, int]]:
    """Some choices of a game of builders."""
    state, rng, builder = game(game_id).start(SEATS[game_id]), Random(SEED), bot("builder:2026-11")
    choices = 0
    while choices < CHOICES[-1] and (seat := state.first_to_act()) != OVER:
        if seat == CHANCE:
            state.apply(seat, state.sample(rng))
            continue
        if len(state.legal(seat)) > 1:
            choices += 1
            if choices in CHOICES:
                yield state.copy(), seat
        state.apply(seat, ask(builder, state, seat, rng))


def thought(level: str, state: State, seat: int) -> str:
    """What a search finds: its answer, and how likely it takes each one to win."""
    found = bot(level).think(state.mask(seat), seat, state.legal(seat), Random(SEED))
    forecasts = sorted((action.notation(), f"{n:.6f}") for action, n in found.forecasts.items())
    return repr((found.answer.notation(), forecasts))


@pytest.mark.parametrize("game_id", SEATS)
def test_architects_of_november_2026_think_as_they_did(game_id: str) -> None:
    thoughts = [thought("architect:2026-11@32", *question) for question in questions(game_id)]
    assert len(thoughts) == len(CHOICES)
    assert sha256("\n".join(thoughts).encode()).hexdigest()[:16] == FOUND[game_id]
