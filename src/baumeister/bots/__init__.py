"""Bots: they see what their seat sees, and nothing else."""

from __future__ import annotations

from typing import Final

from baumeister.bots.bot import Bot
from baumeister.bots.playout_bot import PlayoutBot
from baumeister.bots.random_bot import RandomBot

BOTS: Final[dict[str, Bot]] = {
    "random": RandomBot(),
    "beginner": PlayoutBot(worlds=12, answers=12_000),
}

__all__ = ["BOTS", "Bot", "PlayoutBot", "RandomBot"]
