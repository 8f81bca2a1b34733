"""AskDraw: chance takes one of several things that are alike within their kind."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from baumeister.core.action import Action
from baumeister.core.chance import below, total
from baumeister.core.state import AskChance, S


@mypyc_attr(allow_interpreted_subclasses=True)
class AskDraw(AskChance[S]):
    """Out of a bag or a pile of which only the numbers are known; every thing is equally likely."""

    def left(self, state: S) -> list[int]:
        """How many things of each kind there are to draw."""
        raise NotImplementedError

    def outcome(self, kind: int) -> Action:
        """What chance answers when it draws this kind."""
        raise NotImplementedError

    def legal(self, state: S, seat: int) -> list[Action]:
        return [self.outcome(kind) for kind, count in enumerate(self.left(state)) if count]

    def weights(self, state: S) -> list[int]:
        return [count for count in self.left(state) if count]

    def sample(self, state: S, rng: Random) -> Action:
        """The same thing as from the legal answers and weights, which need not be made for it."""
        counts = self.left(state)
        left = below(rng, total(counts))
        for kind, count in enumerate(counts):
            left -= count
            if left < 0:
                return self.outcome(kind)
        raise ValueError("There is nothing to draw.")
