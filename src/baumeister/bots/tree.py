"""The tree of a search: what became of the answers that were tried.

Nodes are what the searching seat can tell apart: the decisions on the way, without chance. Which
answers exist at a node differs from world to world, so a node counts how often each was there.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Final, final

from baumeister.core.action import Action
from baumeister.core.chance import below
from baumeister.core.state import NOBODY

HOPE: Final = 0.5  # what an answer is worth of which nothing is known
TRIED: Final = 0.2  # of the secret answers, how many are tried whatever is regretted
RAREST: Final = 20.0  # what a rare secret answer brought counts at most so many times


@final
class Node:
    """What follows an answer, and how good that was for the seat that gave it."""

    def __init__(self, action: Action | None, prior: float) -> None:
        self.action = action
        self.prior = prior  # what looking one answer ahead promises
        self.visits = 0
        self.total = 0.0  # of the chances to win, for whoever gave the answer
        self.times = 0  # how often the answers below were chosen among
        self.mover: int = NOBODY  # who gives the answers below
        self.is_informed = False  # whether the answers below have their own priors
        self.children: dict[Action, Node] = {}
        self.others: dict[int, Node] = {}  # where another seat is asked, by chance
        self.secrets: dict[int, Secret] = {}  # where seats answer face down

    def mean(self, trust: float) -> float:
        """The worth of the answer; what was promised counts like some visits."""
        return (self.total + trust * self.prior) / (self.visits + trust)

    def asking(self, seat: int) -> Node:
        """The node for the answers of this seat."""
        if self.mover == NOBODY:
            self.mover = seat
        if self.mover == seat:
            return self
        node = self.others.get(seat)
        if node is None:
            node = self.others[seat] = Node(self.action, self.prior)
            node.mover = seat
        return node

    def child(self, action: Action, prior: float) -> Node:
        node = self.children.get(action)
        if node is None:
            node = self.children[action] = Node(action, prior)
        return node

    def promise(self, legal: list[Action], priors: list[float]) -> None:
        """What looking ahead promises for the answers below."""
        self.is_informed = True
        for n, action in enumerate(legal):
            self.child(action, priors[n]).prior = priors[n]

    def secret(self, seat: int) -> Secret:
        found = self.secrets.get(seat)
        if found is None:
            found = self.secrets[seat] = Secret()
        return found

    def after(self, seat: int, action: Action) -> Node | None:
        """What is known of the time after an answer; of secret ones, other seats' remain open."""
        mixture = self.secrets.get(seat)
        if mixture is None:
            return self.asking(seat).children.get(action)
        node = Node(action, HOPE)
        node.secrets = self.secrets.copy()
        node.secrets[seat] = mixture.next(action)
        return node

    def select(self, legal: list[Action], explore: float, trust: float, rng: Random) -> Node:
        """The answer that is best or too little known, among those of this world."""
        self.times += 1
        # Floats are given to `log` and `sqrt`, because whole numbers would take a longer way.
        reach = explore * sqrt(log(float(self.times + 1)))
        start = below(rng, len(legal))
        best: Node | None = None
        most = -1e9
        for n in range(len(legal)):
            action = legal[n - start]
            node = self.children.get(action)
            if node is None:
                node = self.child(action, HOPE)
            score = node.mean(trust) + reach / sqrt(float(node.visits + 1))
            if score > most:
                best, most = node, score
        assert best is not None
        return best

    def favourite(self, legal: list[Action], trust: float) -> Action:
        """The answer that was tried most, and the better one of two.

        A tree that is gone on with may also know answers to the question after this one: where
        there was no choice, none was noted.
        """
        best = legal[0]
        most, worth = -1, -1.0
        for action in legal:
            node = self.children.get(action)
            if node is not None and (node.visits, node.mean(trust)) > (most, worth):
                best, most, worth = action, node.visits, node.mean(trust)
        return best

    def lead(self) -> int:
        """By how many visits the favourite is ahead of all others."""
        first = second = 0
        for node in self.children.values():
            if node.visits > first:
                first, second = node.visits, first
            elif node.visits > second:
                second = node.visits
        return first - second


@final
class Secret:
    """Answers face down: a mixture, since whatever is certain can be foreseen (regret matching⁺).

    It does not depend on what others answer to the same question.
    """

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.after: dict[Action, Secret] = {}  # the next step of the same seat
        self.regrets: dict[Action, float] = {}
        self.mixture: dict[Action, float] = {}  # how often each was meant to be chosen
        self.is_informed = False
        self.legal: list[Action] = []  # of the last choice, its strategy, and what was chosen
        self.strategy: list[float] = []
        self.chosen = 0

    def next(self, action: Action) -> Secret:
        found = self.after.get(action)
        if found is None:
            found = self.after[action] = Secret()
        return found

    def promise(self, legal: list[Action], priors: list[float]) -> None:
        """What looking ahead promises; answers above the average are regretted beforehand."""
        self.is_informed = True
        average = sum(priors) / len(priors)
        for n, action in enumerate(legal):
            self.children[action] = Node(action, priors[n])
            self.regrets[action] = max(0.0, priors[n] - average)

    def choose(self, legal: list[Action], rng: Random) -> Node:
        """One of the answers, the likelier the more it is regretted."""
        self.legal = legal
        self.strategy = self._strategy()
        self.chosen = len(legal) - 1
        left = rng.random()
        for n, action in enumerate(legal):
            self.mixture[action] = self.mixture.get(action, 0.0) + self.strategy[n]
            left -= self.strategy[n]
            if left < 0:
                self.chosen = n
                left = 2.0
        return self._child(legal[self.chosen])

    def learn(self, got: float, trust: float) -> None:
        """Every answer that promises more than the mixture is regretted.

        What the chosen one brought counts the more the rarer it is; the others stay as judged.
        """
        worth = [self._child(action).mean(trust) for action in self.legal]
        rarity = min(RAREST, 1 / self.strategy[self.chosen])
        worth[self.chosen] += rarity * (got - worth[self.chosen])
        average = 0.0
        for n, share in enumerate(self.strategy):
            average += share * worth[n]
        for n, action in enumerate(self.legal):
            self.regrets[action] = max(0.0, self.regrets.get(action, 0.0) + worth[n] - average)

    def near_best(self, legal: list[Action], distance: float, trust: float) -> list[Action]:
        """The answers that did almost as well as the best: among those to be unforeseen is cheap.

        With few simulations a mixture still means answers that turned out to be bad.
        """
        worth = [self._child(action).mean(trust) for action in legal]
        least = max(worth) - distance
        return [action for n, action in enumerate(legal) if worth[n] >= least]

    def answer(self, legal: list[Action], least: float, rng: Random) -> Action:
        """One of the answers, as often as it was meant; those meant seldom are left out."""
        weights = [self.mixture.get(action, 0.0) for action in legal]
        most = max(weights)
        weights = [weight if weight >= least * most else 0.0 for weight in weights]
        left = rng.random() * sum(weights)
        for n, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return legal[n]
        return legal[weights.index(most)]

    def _child(self, action: Action) -> Node:
        node = self.children.get(action)
        if node is None:
            node = self.children[action] = Node(action, HOPE)
        return node

    def _strategy(self) -> list[float]:
        weights = [self.regrets.get(action, 0.0) for action in self.legal]
        total = sum(weights)
        even = 1 / len(weights)
        if total <= 0:
            return [even] * len(weights)
        return [TRIED * even + (1 - TRIED) * weight / total for weight in weights]
