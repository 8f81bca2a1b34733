"""Where a game's value is not right on average: `python scripts/drift.py GAME --seats 2`.

Builders play, and after each answer the value of the state is compared with the one before. What
an answer is going to bring should have been expected, so the mean change should be small; where it
is not, a search that stops before that answer is judged otherwise than one that stops after it.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from random import Random
from statistics import mean

from baumeister.bots import LookaheadBot
from baumeister.bots.judgement import judgement_of
from baumeister.bots.quiet import quieten
from baumeister.core.state import CHANCE, OVER, State
from baumeister.games import game, game_ids

Change = tuple[float, float]  # in points: for whoever answered, and for the others on average


def worth(state: State, rng: Random) -> list[float]:
    """What each seat may come to, when chance and secret answers have gone on."""
    value, twin = judgement_of(state.game).value, state.copy()
    quieten(twin, value, rng)
    return value.points(twin)


def play(game_id: str, seats: int, seed: int, found: dict[str, list[Change]]) -> None:
    """One game of builders; the changes are noted by question and answer."""
    state, rng, builder = game(game_id).start(seats), Random(seed), LookaheadBot(4)
    while (seat := state.first_to_act()) != OVER:
        if seat == CHANCE:
            state.apply(seat, state.sample(rng))
            continue
        before = worth(state, rng)
        action = builder.choose(state.mask(seat), seat, state.legal(seat), rng)
        name = f"{type(state.agenda[-1]).__name__} {type(action).__name__}"
        state.apply(seat, action)
        changes = [new - old for new, old in zip(worth(state, rng), before, strict=True)]
        own = changes.pop(seat)
        found[name].append((own, mean(changes)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(game_ids()))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    chosen = parser.parse_args()
    found: dict[str, list[Change]] = defaultdict(list)
    for seed in range(chosen.games):
        play(chosen.game, chosen.seats, seed, found)
    print(f"{'question and answer':32}{'a game':>8}{'own':>8}{'others':>8}")
    for name, changes in sorted(found.items(), key=lambda row: -len(row[1])):
        own, others = (mean(column) for column in zip(*changes, strict=True))
        print(f"{name:32}{len(changes) / chosen.games:8.1f}{own:+8.2f}{others:+8.2f}")


if __name__ == "__main__":
    main()
