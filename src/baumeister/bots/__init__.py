"""Bots: they see what their seat sees, and nothing else."""

from __future__ import annotations

from typing import Final

from baumeister.bots.bot import Bot
from baumeister.bots.clock import Seconds
from baumeister.bots.effort import Effort, Simulations
from baumeister.bots.greedy_bot import GreedyBot
from baumeister.bots.lookahead import LookaheadBot
from baumeister.bots.random_bot import RandomBot
from baumeister.bots.search_bot import SearchBot

SECONDS: Final = {"architect": 1, "master": 2}  # for a decision; the others answer at once

BOTS: Final[dict[str, Bot]] = {
    "random": RandomBot(),
    "beginner": GreedyBot(mistakes=0.15),
    "builder": LookaheadBot(worlds=4),
    "architect": SearchBot(Seconds(SECONDS["architect"])),
    "master": SearchBot(Seconds(SECONDS["master"])),
}

__all__ = [
    "BOTS",
    "SECONDS",
    "Bot",
    "Effort",
    "GreedyBot",
    "LookaheadBot",
    "RandomBot",
    "SearchBot",
    "Seconds",
    "Simulations",
]
