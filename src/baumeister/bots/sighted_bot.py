"""A bot that sees as much of a game as its level does, and errs as people do."""

from __future__ import annotations

from random import Random

from baumeister.bots.bot import Bot
from baumeister.bots.effort import Effort, Simulations
from baumeister.bots.judgement import judgement_of
from baumeister.bots.merit import chance, chances
from baumeister.bots.quiet import imagine, quieten
from baumeister.bots.search_bot import SearchBot
from baumeister.bots.sight import USUAL, Sight
from baumeister.bots.thought import GrownTree, Thought
from baumeister.core.action import Action
from baumeister.core.game import Game
from baumeister.core.state import State


class SightedBot(Bot):
    """`changes` are what it is told to see otherwise."""

    def __init__(self, level: str, changes: dict[str, float] | None = None) -> None:
        self.level = level
        self.changes = changes or {}

    def sight(self, game: Game) -> Sight:
        found = judgement_of(game).sights.get(self.level, USUAL[self.level])
        return found.changed(self.changes) if self.changes else found

    def choose(self, view: State, seat: int, legal: list[Action], rng: Random) -> Action:
        return self.think(view, seat, legal, rng).answer

    def think(
        self,
        view: State,
        seat: int,
        legal: list[Action],
        rng: Random,
        time: Effort | None = None,
        tree: GrownTree | None = None,
    ) -> Thought:
        """In a moment: whatever time there is, it does not need more."""
        sight = self.sight(view.game)
        if not sight.simulations:
            return Thought(glance(sight, view, seat, legal, rng))
        few = Simulations(sight.simulations)
        left = few.left(0 if tree is None else tree.simulations, 0.0)
        return SearchBot(few).think(view, seat, legal, rng, left, tree)


def glance(sight: Sight, view: State, seat: int, legal: list[Action], rng: Random) -> Action:
    """The best of the answers that come to mind, in one imagined world."""
    if len(legal) == 1 and not view.agenda[-1].conceals(view):
        return legal[0]
    value = judgement_of(view.game).value
    world = imagine(view, value, rng)
    legal = value.sensible(world, seat, legal)
    promised: list[float] = []
    tempting: list[float] = []
    for action in legal:
        twin = world.copy()
        twin.apply(seat, action)
        quieten(twin, value, rng)
        promise = chances(twin, value)[seat]
        visible = chance(value.visible(twin), seat, value.scale)
        promised.append(promise)
        tempting.append(promise + sight.greed * (visible - promise))
    least = max(promised) - sight.blunder
    sane = [n for n in range(len(legal)) if promised[n] >= least]
    noticed = [n for n in sane if rng.random() >= sight.overlooks] or sane
    most = max([tempting[n] for n in noticed])
    best = [n for n in noticed if tempting[n] == most]
    return legal[best[int(rng.random() * len(best))]]
