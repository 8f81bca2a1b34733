"""A bot that takes the points it sees, if it sees them."""

from __future__ import annotations

from random import Random

from baumeister.bots.bot import Bot
from baumeister.bots.judgement import judgement_of
from baumeister.bots.merit import lead
from baumeister.bots.quiet import imagine, quieten
from baumeister.core.action import Action
from baumeister.core.state import State


class GreedyBot(Bot):
    """Tries every answer once and counts visible points; now and then it takes any answer."""

    def __init__(self, mistakes: float, version: str = "") -> None:
        self.mistakes = mistakes  # how often it does not look at all
        self.version = version  # of the judgement it sees by, if not the one of now

    def choose(self, view: State, seat: int, legal: list[Action], rng: Random) -> Action:
        if rng.random() < self.mistakes:
            return legal[int(rng.random() * len(legal))]
        value = judgement_of(view.game, self.version).value
        world = imagine(view, value, rng)
        best: list[Action] = []
        most = -1e9
        for action in legal:
            twin = world.copy()
            twin.apply(seat, action)
            quieten(twin, value, rng)
            found = lead(value.visible(twin), seat)
            if found > most:
                best, most = [], found
            if found == most:
                best.append(action)
        return best[int(rng.random() * len(best))]
