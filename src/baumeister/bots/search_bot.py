"""A bot that searches, and goes on with its tree as long as its own turn goes on."""

from __future__ import annotations

from random import Random
from typing import Final

from baumeister.bots.bot import Bot
from baumeister.bots.effort import Effort
from baumeister.bots.judgement import judgement_of
from baumeister.bots.quiet import imagine, reopened
from baumeister.bots.search import Search
from baumeister.bots.search_settings import SearchSettings
from baumeister.bots.tree import HOPE, Node
from baumeister.bots.value import Value
from baumeister.core.action import Action
from baumeister.core.state import State

KEPT: Final = 16  # trees; a worker thinks for several tables


class SearchBot(Bot):
    def __init__(
        self, effort: Effort, value: Value | None = None, settings: SearchSettings | None = None
    ) -> None:
        self.effort = effort
        self.value = value
        self.settings = settings
        self.simulations = 0  # made for the last decision
        self.forecasts: dict[Action, float] = {}  # how its answers would do; empty if one is left
        self._kept: dict[str, tuple[Node, float]] = {}

    def hurry(self, seconds: float) -> None:
        self.effort.hurry(seconds)

    def choose(self, view: State, seat: int, legal: list[Action], rng: Random) -> Action:
        """Where having no choice is a secret, it takes as long as having one."""
        self.forecasts = {}
        if len(legal) == 1 and not view.agenda[-1].conceals():
            return legal[0]
        value = self.value or judgement_of(view.game).value
        legal = value.sensible(imagine(view, value, rng), seat, legal)
        if len(legal) == 1 and not view.agenda[-1].conceals():
            return legal[0]
        root, spent = self._kept.pop(written(view), (Node(None, HOPE), 0.0))
        settings = self.settings or judgement_of(view.game).settings
        search = Search(view, seat, value, settings, root, rng)
        self.effort.begin(spent)
        self.simulations = search.run(legal, self.effort)
        action = search.decide(legal)
        self.forecasts = search.forecasts(legal)
        self._keep(view, seat, action, root, rng)
        return action

    def _keep(self, view: State, seat: int, action: Action, root: Node, rng: Random) -> None:
        """If we are asked again at once, the tree below our answer is still good.

        Whether that comes true is seen by what the seat knows then: nothing else is remembered.
        """
        below = root.after(seat, action)
        world = reopened(view).fill(rng)
        world.apply(seat, action)
        if below is None or seat not in world.to_act():
            return
        while len(self._kept) >= KEPT:
            del self._kept[next(iter(self._kept))]
        self._kept[written(world.mask(seat))] = (below, self.effort.spent(self.simulations))


def written(view: State) -> str:
    """A view in words, to know it again."""
    return repr(reopened(view).to_json())
