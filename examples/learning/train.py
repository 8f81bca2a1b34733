"""Train an agent for a game of two by playing itself, and see whether it beats a level.

python train.py imhotep --minutes 9 --out imhotep.npz
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import replace
from time import monotonic
from typing import Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # several mostly wait for each other

import afterstates
import numpy as np
import ppo
from afterstates import Learner
from agent import Agent, shares_won
from ppo import Player

import baumeister as b
from baumeister.encoding import encoding_of

MANY: Final = 1000


def learner(game: str, seed: int, games: int | None = None) -> Player | Learner:
    """Thousands of answers are judged by what they lead to, and a few by themselves."""
    is_huge = len(encoding_of(b.game(game)).actions.players) > MANY
    if is_huge:
        plan = afterstates.Plan()
        return Learner(game, replace(plan, games=games or plan.games), seed)
    small = ppo.Plan()
    return Player(game, replace(small, games=games or small.games), seed)


def trained(
    player: Player | Learner, minutes: float, most: int | None = None
) -> Iterator[tuple[int, float]]:
    """Lessons until the time is up; tells the number of each, and what it says of itself."""
    end, lessons = monotonic() + 60 * minutes, 0
    while lessons != most and (monotonic() < end or not lessons):
        told = player.learn()
        lessons += 1
        yield lessons, told


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--lessons", type=int, help="no more than these")
    parser.add_argument("--size", type=int, help="games at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", default="beginner:2026-11", help="whom to play in the end")
    parser.add_argument("--games", type=int, default=200, help="so many of them")
    parser.add_argument("--every", type=int, default=10, help="so many lessons it is tried")
    parser.add_argument("--out", help="where the weights go")
    given = parser.parse_args()
    player = learner(given.game, given.seed, given.size)
    other = b.bot(given.against)
    for lessons, told in trained(player, given.minutes, given.lessons):
        if lessons % given.every == 0:
            share = shares_won(given.game, Agent(player.network), other, 20, lessons)
            print(f"lesson {lessons}: {told:.2f}, wins {share:.0%}", flush=True)
    if given.out:
        np.savez_compressed(given.out, **player.network.weights)
    share = shares_won(given.game, Agent(player.network), other, given.games, seed=0)
    print(f"{share:.0%} of {given.games} games won against {given.against}")


if __name__ == "__main__":
    main()
