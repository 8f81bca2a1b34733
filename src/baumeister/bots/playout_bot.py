"""A bot that plays every answer out at random a few times and takes the most promising one."""

from __future__ import annotations

from random import Random

from baumeister.bots.bot import Bot
from baumeister.core.action import Action
from baumeister.core.playout import play_out
from baumeister.core.state import State


class PlayoutBot(Bot):
    """Needs no knowledge of a game. Its effort is counted in worlds, not in seconds."""

    def __init__(self, worlds: int) -> None:
        self.worlds = worlds  # imagined for each decision; every answer is tried in each

    def choose(self, view: State, seat: int, legal: list[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        promise = [0.0] * len(legal)
        for _ in range(self.worlds):
            world = view.fill(rng)
            for n, action in enumerate(legal):
                promise[n] += self._outcome(world, seat, action, rng)
        return legal[promise.index(max(promise))]

    def _outcome(self, world: State, seat: int, action: Action, rng: Random) -> float:
        """The lead over the best rival after playing on at random."""
        twin = world.copy()
        twin.apply(seat, action)
        play_out(twin, rng)
        result = twin.result()
        assert result is not None
        rivals = [points for other, points in enumerate(result.points) if other != seat]
        return result.points[seat] - max(rivals)
