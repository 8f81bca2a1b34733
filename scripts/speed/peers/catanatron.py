"""Catanatron: its own random players."""

from __future__ import annotations

from functools import partial
from importlib import metadata
from typing import Any

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

from scripts.speed.work import COPY, PLAY, SEED, Row, Task, Work, copies

PART = 300  # moves, about a third of a game among four random players


def version() -> str:
    return metadata.version("catanatron")


def tasks() -> list[Task]:
    row = Row("Catanatron", "Catan (4)", "game in Python")
    state = new_game(SEED)
    for _ in range(PART):
        state.play_tick()
    seeds = iter(range(1, 10**9))
    return [Task(PLAY, row, partial(played, seeds)), Task(COPY, row, partial(copies, state.copy))]


def new_game(seed: int) -> Any:
    return Game([RandomPlayer(colour) for colour in Color], seed=seed)


def played(seeds: Any) -> Work:
    game = new_game(next(seeds))
    game.play()
    return Work(1, len(game.state.actions))
