"""A bot that takes any legal action."""

from __future__ import annotations

from random import Random

from baumeister.bots.bot import Bot
from baumeister.core.action import Action
from baumeister.core.state import State


class RandomBot(Bot):
    def choose(self, view: State, seat: int, legal: list[Action], rng: Random) -> Action:
        return legal[int(rng.random() * len(legal))]
