"""Search: a tree over imagined worlds (information-set Monte-Carlo tree search, maxⁿ)."""

from __future__ import annotations

from random import Random
from typing import Final, final

from baumeister.bots.effort import Effort
from baumeister.bots.lookahead import average_promises, promises
from baumeister.bots.merit import chances
from baumeister.bots.quiet import imagine, quieten
from baumeister.bots.search_settings import SearchSettings
from baumeister.bots.tree import Node, Secret
from baumeister.bots.value import Value
from baumeister.core.action import Action
from baumeister.core.sealed import Sealed
from baumeister.core.state import CHANCE, OVER, State

SELDOM: Final = 0.25  # a secret answer is left out if another one is meant so much more often,
NEAR: Final = 0.01  # or if another one was found to be so much better
LOOK_UP: Final = 16  # simulations between two looks at the clock


@final
class Search:
    """The search for one decision of one seat; it may go on with the tree of an earlier one."""

    def __init__(
        self,
        view: State,
        seat: int,
        value: Value,
        settings: SearchSettings,
        root: Node,
        rng: Random,
    ) -> None:
        self.view = view
        self.seat = seat
        self.value = value
        self.settings = settings
        self.root = root
        self.rng = rng
        self.path: list[Node] = []
        self.movers: list[int] = []
        self.mixers: list[Secret] = []  # the mixtures that have chosen, and for whom
        self.mixing: list[int] = []
        self.first: Action | None = None  # given at the root, whatever else promises more
        self.found: list[float] = []  # by the last simulation: each seat's chance to win

    def run(self, legal: list[Action], effort: Effort) -> int:
        """Simulate until it is enough; returns how often."""
        meter = effort.begin()
        conceals = self.view.agenda[-1].conceals(self.view)
        self._look_ahead(legal)
        simulations = 0
        while not meter.is_enough(simulations, 0 if conceals else self.root.lead()):
            for _ in range(LOOK_UP):
                self.simulate()
            simulations += LOOK_UP
        return simulations

    def decide(self, legal: list[Action]) -> Action:
        if isinstance(self.view.agenda[-1], Sealed):
            mixture = self.root.secret(self.seat)
            near = mixture.near_best(legal, NEAR, self.settings.trust)
            return mixture.answer(near, SELDOM, self.rng)
        return self.root.asking(self.seat).favourite(legal, self.settings.trust)

    def forecasts(self, legal: list[Action]) -> dict[Action, float]:
        """How likely each answer is to win, as far as the search has seen."""
        if isinstance(self.view.agenda[-1], Sealed):
            known = self.root.secret(self.seat).children
        else:
            known = self.root.asking(self.seat).children
        trust = self.settings.trust
        return {action: known[action].mean(trust) for action in legal if action in known}

    def _look_ahead(self, legal: list[Action]) -> None:
        """What each answer promises at the root, in some worlds."""
        worlds = [
            imagine(self.view, self.value, self.rng) for _ in range(self.settings.root_worlds)
        ]
        priors = average_promises(worlds, self.value, self.seat, legal, self.rng)
        if isinstance(self.view.agenda[-1], Sealed):
            mixture = self.root.secret(self.seat)
            if not mixture.is_informed:
                mixture.promise(legal, priors)
            return
        self.root.asking(self.seat).promise(legal, priors)

    def simulate(self) -> None:
        """One imagined game as far as the tree reaches, judged there."""
        self.path.clear()
        self.movers.clear()
        self.mixers.clear()
        self.mixing.clear()
        world = imagine(self.view, self.value, self.rng)
        self._descend(world)
        self._play_on(world)
        quieten(world, self.value, self.rng)
        self.found = chances(world, self.value)
        self._learn(self.found)

    def _descend(self, world: State) -> None:
        """Follow the tree down to an answer that was never tried in it."""
        node = self.root
        depth = 0
        while depth < self.settings.depth and (seat := world.first_to_act()) != OVER:
            if seat == CHANCE:
                world.apply(seat, world.sample(self.rng))
                continue
            depth += 1
            if isinstance(world.agenda[-1], Sealed):
                node = self._answer_secretly(node, world)
            else:
                legal = self._considered(node, world, seat, world.legal(seat))
                if len(legal) == 1 and node is not self.root:
                    world.apply(seat, legal[0])
                    continue
                node = self._answer(node.asking(seat), world, seat, legal)
            if node.visits == 0:
                return

    def _considered(self, node: Node, world: State, seat: int, legal: list[Action]) -> list[Action]:
        """The answers that are worth a thought; at the root, the one that has to be given."""
        if self.first is not None and node is self.root and seat == self.seat:
            return [self.first]
        return self.value.sensible(world, seat, legal)

    def _answer(self, node: Node, world: State, seat: int, legal: list[Action]) -> Node:
        settings = self.settings
        if not node.is_informed and node.times >= settings.prior_after:
            node.promise(legal, promises(world, self.value, seat, legal, self.rng))
        chosen = node.select(legal, settings.explore, settings.trust, self.rng)
        assert chosen.action is not None
        world.apply(seat, chosen.action)
        self.path.append(chosen)
        self.movers.append(seat)
        return chosen

    def _answer_secretly(self, node: Node, world: State) -> Node:
        """All asked seats answer, each from its own mixture; the tree goes on below our answer."""
        question = world.agenda[-1]
        mixtures: dict[int, Secret] = {}
        fresh: set[int] = set()
        last = node
        while world.agenda and world.agenda[-1] is question:
            seat = world.first_to_act()
            legal = world.legal(seat)
            if seat in fresh:
                world.apply(seat, self.value.reply(world, seat, legal, self.rng))
                continue
            if seat in mixtures:
                legal = self.value.sensible(world, seat, legal)
            else:
                legal = self._considered(node, world, seat, legal)
            mixture = mixtures.get(seat) or node.secret(seat)
            chosen = self._mix(mixture, world, seat, legal)
            assert chosen.action is not None
            mixtures[seat] = mixture.next(chosen.action)
            if chosen.visits == 0:
                fresh.add(seat)
            if seat == self.seat or last is node:
                last = chosen
            world.apply(seat, chosen.action)
        return last

    def _mix(self, mixture: Secret, world: State, seat: int, legal: list[Action]) -> Node:
        if not mixture.is_informed:
            mixture.promise(legal, promises(world, self.value, seat, legal, self.rng))
        chosen = mixture.choose(legal, self.rng)
        self.path.append(chosen)
        self.movers.append(seat)
        self.mixers.append(mixture)
        self.mixing.append(seat)
        return chosen

    def _play_on(self, world: State) -> None:
        """A few answers by rule of thumb."""
        for _ in range(self.settings.playout):
            seat = world.first_to_act()
            if seat == OVER:
                return
            if seat == CHANCE:
                world.apply(seat, world.sample(self.rng))
            else:
                world.apply(seat, self.value.reply(world, seat, world.legal(seat), self.rng))

    def _learn(self, found: list[float]) -> None:
        self.root.visits += 1
        for mixture, seat in zip(self.mixers, self.mixing, strict=True):
            mixture.learn(found[seat], self.settings.trust)
        for node, seat in zip(self.path, self.movers, strict=True):
            node.visits += 1
            node.total += found[seat]
