"""Find better weights for a game's value: `python scripts/tune.py GAME --seats 2 --rounds 40`.

A candidate is the incumbent with some weights changed by chance. Both play as builders, the
candidate on each seat in turn, with the same chance on all of them. Where the candidate leads by
more than noise, it plays as many games again; if it still does, it is the incumbent from then on.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from math import exp, sqrt
from random import Random
from statistics import mean, stdev

from baumeister.bots import LookaheadBot
from baumeister.bots.bot import Bot
from baumeister.bots.judgement import judgement_of
from baumeister.bots.value import Value
from baumeister.games import game
from baumeister.play import play_game

Weights = dict[str, float]

CHANGED = 0.3  # of the weights, how many a candidate has changed
STEP = 0.35  # how far, as a factor: about e to this power
LIKELY, SURE = 0.8, 1.6  # standard errors above zero


def judge(game_id: str, weights: Weights) -> Value:
    kind = type(judgement_of(game(game_id)).value)
    return kind(weights=weights)


def duel(game_id: str, seats: int, new: Weights, old: Weights, seed: int) -> float:
    """The candidate's mean lead over its rivals, in the games in which it had each seat once."""
    bots = [LookaheadBot(2, judge(game_id, weights)) for weights in (new, old)]
    leads = []
    for seat in range(seats):
        table: dict[int, Bot] = {other: bots[int(other != seat)] for other in range(seats)}
        state = game(game_id).start(seats)
        play_game(state, table, Random(seed))
        points = state.points()
        leads.append(points[seat] - mean(points[:seat] + points[seat + 1 :]))
    return mean(leads)


def changed(weights: Weights, rng: Random) -> Weights:
    names = [name for name in weights if rng.random() < CHANGED] or [rng.choice(list(weights))]
    factors = {name: exp(rng.gauss(0, STEP)) for name in names}
    return {name: weight * factors.get(name, 1.0) for name, weight in weights.items()}


def errors_above_zero(leads: list[float]) -> float:
    return mean(leads) / max(1e-9, stdev(leads) / sqrt(len(leads)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--games", type=int, default=40, help="for each candidate, on every seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    rng = Random(chosen.seed)
    best = dict(judgement_of(game(chosen.game)).value.weights)
    with ProcessPoolExecutor(chosen.workers) as pool:

        def play(new: Weights, seeds: range) -> list[float]:
            n = len(seeds)
            rows = ([chosen.game] * n, [chosen.seats] * n, [new] * n, [best] * n, seeds)
            return list(pool.map(duel, *rows, chunksize=4))

        for round_ in range(chosen.rounds):
            candidate = changed(best, rng)
            first = round_ * 1_000_000
            leads = play(candidate, range(first, first + chosen.games))
            if errors_above_zero(leads) < LIKELY:
                continue
            leads += play(candidate, range(first + chosen.games, first + 3 * chosen.games))
            found = errors_above_zero(leads)
            if found > SURE:
                best = candidate
                print(f"round {round_}: +{mean(leads):.2f} points, {found:.1f} standard errors")
                print(json.dumps({name: round(best[name], 3) for name in best}), flush=True)


if __name__ == "__main__":
    main()
