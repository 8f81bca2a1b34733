"""Train an agent for a game of two by playing itself, and see whether it beats a level.

python train.py imhotep --minutes 9 --out imhotep.npz
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections.abc import Iterator
from time import monotonic

os.environ.setdefault(
    "OPENBLAS_NUM_THREADS", "1"
)  # two threads wait for each other most of the time

import numpy as np
from agent import Agent, shares_won
from ppo import Plan, Player

import baumeister as b


def trained(player: Player, minutes: float, most: int | None = None) -> Iterator[tuple[int, float]]:
    """Lessons until the time is up; tells the number of each, and how far the policy wavers."""
    end, lessons = monotonic() + 60 * minutes, 0
    while lessons != most and (monotonic() < end or not lessons):
        wavers = player.learn(player.collect())
        lessons += 1
        yield lessons, wavers


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--lessons", type=int, help="no more than these")
    parser.add_argument("--size", type=int, default=Plan.games, help="games at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", default="beginner", help="a level to play against at the end")
    parser.add_argument("--games", type=int, default=200, help="so many of them")
    parser.add_argument("--out", help="where the weights go")
    given = parser.parse_args()
    player = Player(given.game, Plan(games=given.size), given.seed)
    other = b.bot(given.against)
    for lessons, wavers in trained(player, given.minutes, given.lessons):
        if lessons % 10 == 0:
            share = shares_won(given.game, Agent(player.network), other, 20, lessons)
            print(f"lesson {lessons}: wavers {wavers:.2f}, wins {share:.0%}", flush=True)
    if given.out:
        np.savez_compressed(given.out, **player.network.weights)
    share = shares_won(given.game, Agent(player.network), other, given.games, seed=0)
    print(f"{share:.0%} of {given.games} games won against {given.against}")


if __name__ == "__main__":
    main()
