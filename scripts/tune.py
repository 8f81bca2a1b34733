"""Find better weights for a game's value: `python scripts/tune.py GAME --seats 2 --rounds 40`.

CMA-ES proposes weights, as factors of those there are; each proposal plays as a builder against
them, on each seat in turn, with the same chance for all. The best guess of a round then plays fresh
games until a sequential test says whether it is better, and only if it is, the others play against
it from then on.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from math import exp
from random import Random
from statistics import mean
from typing import Any, Final

import cma

from baumeister.arena.sequential import HIGHER, OPEN, Until, judged
from baumeister.bots import LookaheadBot
from baumeister.bots.bot import Bot
from baumeister.bots.judgement import judgement_of
from baumeister.bots.value import Value
from baumeister.games import game
from baumeister.play import play_game

Weights = dict[str, float]
Turn = tuple[float, float]  # of a turn, the mean lead in points, and the share of victories
Play = Callable[[Weights, Weights, Sequence[int]], list[Turn]]

STEP: Final = 0.2  # how far proposals are from the weights at first: a factor of e to this power
CLAIMS: Final = Until(0.0, 20.0)  # points of rating
PORTION: Final = 8  # turns between two looks at the evidence
FRESH: Final = 1_000_000  # seeds of the games that decide begin here


def judge(game_id: str, weights: Weights) -> Value:
    kind = type(judgement_of(game(game_id)).value)
    return kind(weights=weights)


def turn(game_id: str, seats: int, new: Weights, old: Weights, seed: int) -> Turn:
    """A game on each seat with the same chance."""
    bots = [LookaheadBot(2, judge(game_id, weights)) for weights in (new, old)]
    leads, won = [], []
    for seat in range(seats):
        table: dict[int, Bot] = {other: bots[int(other != seat)] for other in range(seats)}
        state = game(game_id).start(seats)
        play_game(state, table, Random(seed))
        points, result = state.points(), state.result()
        assert result is not None
        leads.append(points[seat] - mean(points[:seat] + points[seat + 1 :]))
        beaten = sum(rank > result.ranks[seat] for rank in result.ranks)
        shared = result.ranks.count(result.ranks[seat]) - 1
        won.append((beaten + shared / 2) / (seats - 1))
    return mean(leads), mean(won)


class Tuning:
    """The weights there are, and where the next proposals come from."""

    def __init__(self, weights: Weights, play: Play, seed: int) -> None:
        self.best = weights
        self.play = play
        self.names = list(weights)
        options: Any = {"seed": seed, "verbose": -9}
        self.strategy = cma.CMAEvolutionStrategy([0.0] * len(weights), STEP, options)
        self.origin = weights  # that proposals are factors of
        self.fresh = count(FRESH)

    def weights(self, logarithms: Sequence[float]) -> Weights:
        factors = zip(self.names, logarithms, strict=True)
        return {name: self.origin[name] * exp(power) for name, power in factors}

    def round(self, seeds: Sequence[int], most: int) -> bool:
        """A generation, and the games that decide; tells whether the weights are new."""
        proposals = self.strategy.ask()
        found = [self.play(self.weights(one), self.best, seeds) for one in proposals]
        self.strategy.tell(proposals, [-mean(lead for lead, _ in turns) for turns in found])
        candidate = self.weights(self.strategy.result.xfavorite)
        if self.is_better(candidate, most):
            self.best = candidate
            return True
        return False

    def is_better(self, candidate: Weights, most: int) -> bool:
        """By games that nobody has played before, as many as it takes up to so many turns."""
        scores: list[float] = []
        claim = OPEN
        while claim == OPEN and len(scores) < most:
            seeds = [next(self.fresh) for _ in range(min(PORTION, most - len(scores)))]
            scores += [won for _, won in self.play(candidate, self.best, seeds)]
            claim = judged(scores, CLAIMS).claim
        return claim == HIGHER


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--games", type=int, default=20, help="for each proposal, on every seat")
    parser.add_argument("--most", type=int, default=2000, help="games that decide, on every seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    with ProcessPoolExecutor(chosen.workers) as pool:

        def play(new: Weights, old: Weights, seeds: Sequence[int]) -> list[Turn]:
            n = len(seeds)
            rows = ([chosen.game] * n, [chosen.seats] * n, [new] * n, [old] * n, seeds)
            return list(pool.map(turn, *rows, chunksize=4))

        weights = dict(judgement_of(game(chosen.game)).value.weights)
        tuning = Tuning(weights, play, chosen.seed)
        for n in range(chosen.rounds):
            is_new = tuning.round(range(n * chosen.games, (n + 1) * chosen.games), chosen.most)
            told = {name: round(weight, 3) for name, weight in tuning.best.items()}
            print(
                f"round {n}: {'better, ' + json.dumps(told) if is_new else 'as before'}", flush=True
            )


if __name__ == "__main__":
    main()
