"""Our games as learning programs see them: an observation and a mask at every step."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import numpy as np

import baumeister
from baumeister.core.game import Game
from baumeister.research.batch import Batch
from baumeister.research.pettingzoo import raw_env
from baumeister.research.setting import Setting
from scripts.speed.peers.ours import LIBRARY, expect_build, version
from scripts.speed.work import SEED, STEP, Row, Task, Work

__all__ = ["tasks", "version"]

GAMES: Final = 64  # at once
STEPS: Final = 32  # of each of them in one piece of work
BATCH: Final = "a batch of 64"
AGENTS: Final = "one after the other (AEC)"


def tasks() -> list[Task]:
    expect_build("compiled")
    return [
        task
        for game in baumeister.all_games()
        for seats in sorted({game.fewest, game.most})
        for task in tasks_of(game, seats)
    ]


def tasks_of(game: Game, seats: int) -> list[Task]:
    rng = np.random.default_rng(SEED)
    row = partial(Row, LIBRARY, f"{game.title} ({seats})")
    batch = Batch(Setting(game.id, seats), GAMES)
    batch.reset(SEED)
    table = raw_env(game.id, seats=seats)
    table.reset(seed=SEED)
    return [
        Task(STEP, row(BATCH), partial(stepped, batch, rng)),
        Task(STEP, row(AGENTS), partial(taken_in_turn, table, rng)),
    ]


def stepped(batch: Batch, rng: Any) -> Work:
    """Any legal answer in every game."""
    for _ in range(STEPS):
        wishes = rng.random(GAMES)
        legal = [episode.legal for episode in batch.episodes.each]
        batch.step([mine[int(wish * len(mine))] for mine, wish in zip(legal, wishes, strict=True)])
    return Work(STEPS * GAMES)


def taken_in_turn(table: Any, rng: Any) -> Work:
    """As PettingZoo's documentation shows it; a game that is over is followed by another."""
    for wish in rng.random(STEPS):
        seen, _, is_over, is_cut, _ = table.last()
        if is_over or is_cut:
            table.reset()
            continue
        options = np.flatnonzero(seen["action_mask"])
        table.step(int(options[int(wish * len(options))]))
    return Work(STEPS)
