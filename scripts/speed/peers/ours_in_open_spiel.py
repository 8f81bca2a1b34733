"""Our games searched by OpenSpiel's search in Python, through our adapter."""

from __future__ import annotations

from functools import partial
from importlib import metadata
from random import Random

import baumeister
from baumeister.bots import Seconds
from baumeister.cli.measure import first_choice
from baumeister.core.state import State
from baumeister.research.openspiel import SpielBot
from scripts.speed.peers.ours import expect_build, label
from scripts.speed.work import SEARCH, SEED, Row, Task, Work

FEW = 16  # simulations for a decision, because a long game takes a long time


def version() -> str:
    return metadata.version("open-spiel")


def tasks(wanted: str) -> list[Task]:
    expect_build(wanted)
    bot = SpielBot(Seconds(1.0))
    how = f"IS-MCTS in Python, rules {wanted}"
    return [
        Task(
            SEARCH,
            Row("OpenSpiel", label(game), how),
            partial(thought, first_choice(game), bot, Random(SEED)),
        )
        for game in baumeister.all_games()
    ]


def thought(state: State, bot: SpielBot, rng: Random) -> Work:
    seat = state.to_act()[0]
    bot.speed = FEW  # in the second that it has
    bot.choose(state.mask(seat), seat, state.legal(seat), rng)
    return Work(FEW)
