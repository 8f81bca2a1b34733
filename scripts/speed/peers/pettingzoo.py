"""PettingZoo: its classic games, in the loop its documentation shows."""

from __future__ import annotations

from functools import partial
from importlib import metadata
from random import Random
from typing import Any

import numpy
from pettingzoo.classic import chess_v6, connect_four_v3, go_v5, hanabi_v5

from scripts.speed.work import PLAY, SEED, Row, Task, Work


def version() -> str:
    return metadata.version("pettingzoo")


def tasks() -> list[Task]:
    environments = {
        "connect_four": connect_four_v3.env(),
        "go 9x9": go_v5.env(board_size=9),
        "hanabi": hanabi_v5.env(),
        "chess": chess_v6.env(),
    }
    return [task(name, environment) for name, environment in environments.items()]


def task(name: str, environment: Any) -> Task:
    row = Row("PettingZoo", f"{name} ({len(environment.possible_agents)})", "with observations")
    return Task(PLAY, row, partial(played, environment, Random(SEED)))


def played(environment: Any, rng: Random) -> Work:
    moves = 0
    environment.reset(seed=rng.getrandbits(31))
    while environment.agents:
        observation, _, is_over, is_cut, _ = environment.last()
        if is_over or is_cut:
            environment.step(None)
            continue
        options = numpy.flatnonzero(observation["action_mask"])
        environment.step(int(options[int(rng.random() * len(options))]))
        moves += 1
    return Work(1, moves)
