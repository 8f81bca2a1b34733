"""A bot that searches, and goes on with its tree as long as its own turn goes on."""

from __future__ import annotations

from random import Random

from baumeister.bots.bot import Bot
from baumeister.bots.effort import Effort
from baumeister.bots.judgement import judgement_of
from baumeister.bots.quiet import imagine, reopened
from baumeister.bots.search import Search
from baumeister.bots.search_settings import SearchSettings
from baumeister.bots.thought import GrownTree, Thought, written
from baumeister.bots.tree import HOPE, Node
from baumeister.bots.value import Value
from baumeister.core.action import Action
from baumeister.core.state import State


class SearchBot(Bot):
    """`value` and `settings` are those of the game that is played, unless others are on trial;
    `changes` are settings that differ from them, and `version` is that of the judgement, if not the
    one of now.
    """

    def __init__(
        self,
        effort: Effort,
        value: Value | None = None,
        settings: SearchSettings | None = None,
        changes: dict[str, float] | None = None,
        version: str = "",
    ) -> None:
        self.usual = effort
        self.value = value
        self.settings = settings
        self.changes = changes or {}
        self.version = version

    def effort(self) -> Effort:
        return self.usual

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
        """Where having no choice is a secret, it takes as long as having one."""
        if len(legal) == 1 and not view.agenda[-1].conceals(view):
            return Thought(legal[0])
        judgement = judgement_of(view.game, self.version)
        value = self.value or judgement.value
        legal = value.sensible(imagine(view, value, rng), seat, legal)
        if len(legal) == 1 and not view.agenda[-1].conceals(view):
            return Thought(legal[0])
        settings = self.settings or judgement.settings
        if self.changes:
            settings = settings.changed(self.changes)
        root, before = (Node(None, HOPE), 0) if tree is None else (tree.root, tree.simulations)
        search = Search(view, seat, value, settings, root, rng)
        simulations = search.run(legal, time or self.usual)
        answer = search.decide(legal)
        forecasts = search.forecasts(legal)
        grown = below(view, seat, answer, root, before + simulations, rng)
        return Thought(answer, forecasts, simulations, grown)


def below(
    view: State, seat: int, answer: Action, root: Node, simulations: int, rng: Random
) -> GrownTree | None:
    """If we are asked again at once, the tree below our answer is still good.

    Whether that comes true is seen by what the seat knows then: nothing else is remembered.
    """
    node = root.after(seat, answer)
    world = reopened(view).fill(rng)
    world.apply(seat, answer)
    if node is None or seat not in world.to_act():
        return None
    return GrownTree(node, written(world.mask(seat)), simulations)
