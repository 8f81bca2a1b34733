"""Players of the arena: bots that see what their seat sees, and the seer, who sees everything."""

from __future__ import annotations

from random import Random

from baumeister.bots import Bot
from baumeister.bots.bot import ask
from baumeister.core.action import Action
from baumeister.core.state import State


class Player:
    """Whoever has a seat at a table of the arena."""

    def answer(self, state: State, seat: int, luck: Random, spent: float) -> Action:
        """`spent` are the seconds that the seat has thought in this turn."""
        raise NotImplementedError


class Fair(Player):
    """A bot as at every other table."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def answer(self, state: State, seat: int, luck: Random, spent: float) -> Action:
        return ask(self.bot, state, seat, luck, spent)


class Seer(Player):
    """A bot that is shown the truth, hidden hands and all: how much would knowing it be worth?

    Only the arena can seat it. It does not foresee chance: what is not dealt yet is open to all.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def answer(self, state: State, seat: int, luck: Random, spent: float) -> Action:
        own = Random(luck.getrandbits(64))
        self.bot.hurry(spent)
        return self.bot.choose(state.copy(), seat, state.legal(seat), own)
