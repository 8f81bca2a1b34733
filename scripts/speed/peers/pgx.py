"""pgx on the CPU: many games at once, step by step, as it is made for."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import metadata
from typing import Any

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import pgx
from jax import numpy
from pgx.experimental import auto_reset

from scripts.speed.work import PLAY, SEED, Row, Task, Work

GAMES = (("go_9x9", 1), ("go_9x9", 256), ("backgammon", 256), ("connect_four", 1024))
STEPS = 64  # without Python in between


def version() -> str:
    return f"{metadata.version('pgx')}, jax {metadata.version('jax')}"


def tasks() -> list[Task]:
    return [task(name, batch) for name, batch in GAMES]


def task(name: str, batch: int) -> Task:
    game = pgx.make(name)
    how = f"compiled by XLA, {batch} at once"
    row = Row("pgx", f"{name.replace('_9x9', ' 9x9')} ({game.num_players})", how)
    return Task(PLAY, row, Stepping(game, batch).run)


class Stepping:
    """Games that are never over: whichever ends begins anew."""

    def __init__(self, game: Any, batch: int) -> None:
        self.batch = batch
        self.key = jax.random.PRNGKey(SEED)
        self.begin = jax.jit(jax.vmap(game.init))
        self.go_on = jax.jit(steps(jax.vmap(auto_reset(game.step, game.init)), batch))
        self.state: Any = None

    def run(self) -> Work:
        self.key, key = jax.random.split(self.key)
        if self.state is None:
            self.state = self.begin(jax.random.split(key, self.batch))
        self.state, ended = self.go_on(self.state, key)
        return Work(int(ended), STEPS * self.batch)


def steps(step: Any, batch: int) -> Callable[[Any, Any], Any]:
    def once(carried: Any, key: Any) -> Any:
        state, ended = carried
        choosing, stepping = jax.random.split(key)
        odds = numpy.where(state.legal_action_mask, 0.0, -numpy.inf)
        actions = jax.random.categorical(choosing, odds, axis=-1)
        state = step(state, actions, jax.random.split(stepping, batch))
        return (state, ended + state.terminated.sum()), None

    def several(state: Any, key: Any) -> Any:
        return jax.lax.scan(once, (state, 0), jax.random.split(key, STEPS))[0]

    return several
