"""How honest the chances of a game's value are: `python scripts/calibrate.py GAME --seats 2`.

Builders play, and for each choice the chance that the value gives to every seat is held against
the win. A factor makes all chances bolder (above 1) or more cautious; it is fitted on half of the
games, for each third of a game and for all of it, and told with the log loss of the other half.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import Final

from baumeister.bots import LookaheadBot
from baumeister.bots.judgement import judgement_of
from baumeister.bots.merit import lead
from baumeister.bots.quiet import quieten
from baumeister.core.state import CHANCE, OVER, State
from baumeister.games import game, game_ids

STAGES: Final = ("early", "middle", "late")
EVERY: Final = 3  # of the choices, one is looked at
FACTORS: Final = [0.3 * 1.05**n for n in range(48)]  # from 0.3 to about 3
FAR: Final = 30.0

Look = tuple[float, float]  # a lead in scales of the value, and the share in the win


def leads(state: State, rng: Random) -> list[float]:
    """Of every seat, when chance and secret answers have gone on, as a search would judge."""
    value, twin = judgement_of(state.game).value, state.copy()
    quieten(twin, value, rng)
    points = value.points(twin)
    return [lead(points, seat) / value.scale for seat in range(state.seats)]


def play(game_id: str, seats: int, seed: int) -> list[list[Look]]:
    """The looks at one game of builders, stage by stage."""
    state, rng, builder = game(game_id).start(seats), Random(seed), LookaheadBot(4)
    seen: list[list[float]] = []
    choices = 0
    while (seat := state.first_to_act()) != OVER:
        if seat == CHANCE:
            state.apply(seat, state.sample(rng))
            continue
        legal = state.legal(seat)
        if len(legal) > 1:
            choices += 1
            if choices % EVERY == 0:
                seen.append(leads(state, rng))
        state.apply(seat, builder.choose(state.mask(seat), seat, legal, rng))
    result = state.result()
    assert result is not None
    share = 1 / result.ranks.count(1)
    wins = [share if rank == 1 else 0.0 for rank in result.ranks]
    found: list[list[Look]] = [[] for _ in STAGES]
    for n, row in enumerate(seen):
        found[n * len(STAGES) // len(seen)] += zip(row, wins, strict=True)
    return found


def loss(looks: Sequence[Look], factor: float) -> float:
    """The log loss of chances that are so much bolder."""
    total = 0.0
    for ahead, win in looks:
        steps = max(-FAR, min(FAR, factor * ahead))
        total += log(1 + exp(-steps)) + (1 - win) * steps
    return total / len(looks)


def best_factor(looks: Sequence[Look]) -> float:
    return min(FACTORS, key=lambda factor: loss(looks, factor))


def table(games: Sequence[list[list[Look]]]) -> list[tuple[str, float, float, float]]:
    """By stage, and for all: the factor, and the log loss of held-out games without and with it."""
    found = []
    for n, stage in [*enumerate(STAGES), (-1, "all")]:
        halves: list[list[Look]] = [[], []]
        for number, stages in enumerate(games):
            for looks in stages if n < 0 else [stages[n]]:
                halves[number % 2] += looks
        factor = best_factor(halves[0])
        found.append((stage, factor, loss(halves[1], 1.0), loss(halves[1], factor)))
    return found


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(game_ids()))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    chosen = parser.parse_args(words)
    games = [play(chosen.game, chosen.seats, seed) for seed in range(chosen.games)]
    print(f"{'stage':8}{'factor':>8}{'log loss':>10}{'with it':>9}")
    for stage, factor, before, after in table(games):
        print(f"{stage:8}{factor:8.2f}{before:10.4f}{after:9.4f}")


if __name__ == "__main__":
    main()
