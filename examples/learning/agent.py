"""The agent that `train.py` has made, as a bot: it takes a seat wherever bots do.

baumeister arena kheops --bots agent.py:Agent,beginner:2026-11 --games 100
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import afterstates
import numpy as np
import ppo

from baumeister.bots import Bot
from baumeister.core.action import Action
from baumeister.core.state import State
from baumeister.research.setting import Setting

FILE = "BAUMEISTER_AGENT"  # names the weights


@cache
def setting_of(game: str) -> Setting:
    return Setting(game, 2, dtype="float32")


class Agent(Bot):
    """Gives the answer that its network likes best."""

    def __init__(self, network: ppo.Network | afterstates.Network | None = None) -> None:
        self.network = network

    def choose(self, view: State, seat: int, legal: list[Action], rng: Random) -> Action:
        setting = setting_of(view.game.id)
        if self.network is None:
            self.network = loaded(Path(os.environ[FILE]), setting)
        if isinstance(self.network, afterstates.Network):
            found, leads = afterstates.afterstates(setting, view.fill(rng), seat, legal)
            scale = afterstates.Plan.scale
            wishes = scale * leads + self.network.values(floats(setting, found))
        else:
            entries = np.frombuffer(setting.layout.encoded(view, seat), np.int8)[None]
            number = setting.layout.encoding.actions.number
            rows = self.network.embedded([number[action] for action in legal])
            wishes = rows @ self.network.think(floats(setting, entries))[0]
        return legal[int(wishes.argmax())]


def floats(setting: Setting, entries: Any) -> Any:
    assert setting.unfolding is not None
    return setting.unfolding(entries)


def loaded(path: Path, setting: Setting) -> ppo.Network | afterstates.Network:
    """The network whose weights `train.py` has written."""
    with np.load(path) as weights:
        kind = afterstates.Network if "straight" in weights else ppo.Network
        found = kind(setting, len(weights["hidden_bias"]), seed=0)
        found.weights = {name: weights[name] for name in weights.files}
    return found


def shares_won(game: str, bot: Bot, other: Bot, games: int, seed: int) -> float:
    """How often it wins, on both seats alike; a shared victory is half of one."""
    import baumeister as b

    won = 0.0
    for n in range(games):
        state: Any = b.game(game).start(seats=2)
        b.play_game(state, {n % 2: bot, 1 - n % 2: other}, Random(f"{seed} {n}"))
        ranks = state.result().ranks
        won += (ranks[n % 2] < ranks[1 - n % 2]) + (ranks[0] == ranks[1]) / 2
    return won / games
