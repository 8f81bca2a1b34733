"""Bots: they see what their seat sees, and nothing else."""

from __future__ import annotations

from baumeister.bots.bot import Bot
from baumeister.bots.effort import Effort, Simulations
from baumeister.bots.greedy_bot import GreedyBot
from baumeister.bots.levels import BOTS, SECONDS, levels_for_people, levels_of, usual_level
from baumeister.bots.lookahead import LookaheadBot
from baumeister.bots.random_bot import RandomBot
from baumeister.bots.search_bot import SearchBot
from baumeister.bots.seconds import Seconds
from baumeister.bots.sighted_bot import SightedBot
from baumeister.bots.thought import Thought

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
    "SightedBot",
    "Simulations",
    "Thought",
    "levels_for_people",
    "levels_of",
    "usual_level",
]
