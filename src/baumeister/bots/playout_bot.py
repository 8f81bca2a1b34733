"""A bot that plays every answer out at random a few times and takes the most promising one."""

from __future__ import annotations

from random import Random

from baumeister.bots.bot import Bot
from baumeister.core.action import Action
from baumeister.core.playout import play_out
from baumeister.core.state import State


class PlayoutBot(Bot):
    """Needs no knowledge of a game. Its effort is counted in worlds and answers, not in seconds."""

    def __init__(self, worlds: int, answers: int) -> None:
        self.worlds = worlds  # imagined for each decision; every answer is tried in each
        self.answers = answers  # given in all of them together, so long games are cut short

    def choose(self, view: State, seat: int, legal: list[Action], rng: Random) -> Action:
        """Where having no choice is a secret, it takes as long as having one."""
        if len(legal) == 1 and not view.agenda[-1].conceals():
            return legal[0]
        horizon = max(1, self.answers // (self.worlds * len(legal)))
        promise = [0.0] * len(legal)
        for _ in range(self.worlds):
            world = view.fill(rng)
            for n, action in enumerate(legal):
                promise[n] += self._outcome(world, seat, action, rng, horizon)
        return legal[promise.index(max(promise))]

    def _outcome(self, world: State, seat: int, action: Action, rng: Random, horizon: int) -> float:
        """The lead over the best rival after playing on at random for a while."""
        twin = world.copy()
        twin.apply(seat, action)
        play_out(twin, rng, horizon)
        points = twin.points()
        return points[seat] - max(points[:seat] + points[seat + 1 :])
