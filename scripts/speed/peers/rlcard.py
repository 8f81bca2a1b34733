"""RLCard: its environments, with the choice of a move left to us."""

from __future__ import annotations

from functools import partial
from importlib import metadata
from random import Random
from typing import Any

import rlcard

from scripts.speed.work import PLAY, SEED, Row, Task, Work

GAMES = ("uno", "gin-rummy", "bridge", "doudizhu", "mahjong")


def version() -> str:
    return metadata.version("rlcard")


def tasks() -> list[Task]:
    return [task(name, rlcard.make(name, {"seed": SEED})) for name in GAMES]


def task(name: str, environment: Any) -> Task:
    row = Row("RLCard", f"{name} ({environment.num_players})", "with observations")
    return Task(PLAY, row, partial(played, environment, Random(SEED)))


def played(environment: Any, rng: Random) -> Work:
    moves = 0
    state, _ = environment.reset()
    while not environment.is_over():
        legal = list(state["legal_actions"])
        state, _ = environment.step(legal[int(rng.random() * len(legal))])
        moves += 1
    return Work(1, moves)
