"""Deep Q-learning in NumPy over what each answer leads to, for games with thousands of answers.

An answer is worth what the seat sees right after it, before chance or anybody else goes on: its
"afterstate". So nothing has to be learned for each answer, and a tile in a new place is judged by
the board that it makes. Points count when they are made, so that what is learned is what is still
to come. All games are played against oneself; what is good for one seat is as bad for the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
from ppo import Adam

from baumeister.core.state import OVER, State
from baumeister.encoding import Episode
from baumeister.research.setting import Setting


@dataclass
class Plan:
    """What is tried; these numbers were found by hand."""

    games: int = 32  # at once
    steps: int = 32  # of each game between two lessons
    hidden: int = 64
    epochs: int = 2
    slice: int = 128  # positions for one step of the gradient
    rate: float = 1e-3
    trace: float = 0.9  # lambda: how much of what came later counts, against what was expected
    curiosity: float = 0.05  # how often any answer is taken
    scale: float = 0.05  # of a point of lead


class Network:
    """What an observation is worth: a hidden layer, and a straight line past it."""

    def __init__(self, setting: Setting, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: dict[str, Any] = {
            "hidden": rng.normal(0, setting.size**-0.5, (setting.size, hidden)),
            "hidden_bias": np.zeros(hidden),
            "value": np.zeros(hidden),
            "straight": np.zeros(setting.size),
        }
        for name, array in self.weights.items():
            self.weights[name] = array.astype(np.float32)

    def think(self, seen: Any) -> Any:
        return np.maximum(seen @ self.weights["hidden"] + self.weights["hidden_bias"], 0)

    def values(self, seen: Any) -> Any:
        return self.think(seen) @ self.weights["value"] + seen @ self.weights["straight"]

    def gradients(self, seen: Any, wanted: Any) -> dict[str, Any]:
        """Of half the squared error."""
        thought = self.think(seen)
        error = thought @ self.weights["value"] + seen @ self.weights["straight"] - wanted
        error /= len(seen)
        to_thought = np.outer(error, self.weights["value"]) * (thought > 0)
        return {
            "hidden": seen.T @ to_thought,
            "hidden_bias": to_thought.sum(axis=0),
            "value": thought.T @ error,
            "straight": seen.T @ error,
        }


def afterstates(setting: Setting, state: State, seat: int, legal: list[Any]) -> tuple[Any, Any]:
    """What the seat would see after each of these answers, and its lead if the game ended there."""
    found, leads = [], []
    for action in legal:
        twin = state.copy()
        twin.apply(seat, action)
        found.append(setting.layout.encoded(twin, seat))
        points = twin.estimate()
        leads.append(2 * points[seat] - sum(points))
    entries = np.frombuffer(b"".join(found), np.int8).reshape(len(legal), -1)
    return entries, np.array(leads, np.float32)


class Learner:
    """Plays many games with itself, and learns from them."""

    def __init__(self, game: str, plan: Plan, seed: int = 1) -> None:
        self.plan = plan
        self.setting = Setting(game, 2, dtype="float32", reward="lead")
        self.network = Network(self.setting, plan.hidden, seed)
        self.adam = Adam(self.network.weights, plan.rate)
        self.rng = np.random.default_rng(seed)
        self.episodes = [self.setting.episode() for _ in range(plan.games)]
        for n, episode in enumerate(self.episodes):
            episode.begin(Random(f"{seed} {n}"))
        self.look()

    def seen(self, entries: Any) -> Any:
        assert self.setting.unfolding is not None
        return self.setting.unfolding(entries)

    def look(self) -> None:
        """Everything that can be reached, and how good it is."""
        found, ends = [], [0]
        for episode in self.episodes:
            actions = [episode.actions[number] for number in episode.legal]
            found.append(afterstates(self.setting, episode.state, episode.seat, actions))
            ends.append(ends[-1] + len(actions))
        self.entries = np.concatenate([entries for entries, _ in found])
        self.leads = self.plan.scale * np.concatenate([leads for _, leads in found])
        values = self.leads + self.network.values(self.seen(self.entries))
        self.starts = np.array(ends[:-1])
        self.best = np.maximum.reduceat(values, self.starts)
        self.favourites = [int(values[start:end].argmax()) for start, end in pairwise(ends)]

    def learn(self) -> float:
        """Play on for some steps, and learn from them; tells how large the errors were."""
        entries, wanted = self.collect()
        error = 0.0
        for _ in range(self.plan.epochs):
            order = self.rng.permutation(len(wanted))
            for start in range(0, len(order), self.plan.slice):
                rows = order[start : start + self.plan.slice]
                seen = self.seen(entries[rows])
                error = float(np.abs(self.network.values(seen) - wanted[rows]).mean())
                self.adam.step(self.network.gradients(seen, wanted[rows]))
        return error / self.plan.scale

    def collect(self) -> tuple[Any, Any]:
        """Afterstates that were chosen, and what each of them turned out to be worth yet."""
        rows = []
        for _ in range(self.plan.steps):
            is_odd = self.rng.random(len(self.episodes)) < self.plan.curiosity
            wishes = self.rng.random(len(self.episodes))
            chosen = [
                int(wish * len(episode.legal)) if odd else favourite
                for episode, odd, wish, favourite in zip(
                    self.episodes, is_odd, wishes, self.favourites, strict=True
                )
            ]
            at = self.starts + chosen
            entries, leads = self.entries[at], self.leads[at]
            seats = np.array([episode.seat for episode in self.episodes])
            ends = [
                self.answer(episode, n) for episode, n in zip(self.episodes, chosen, strict=True)
            ]
            rows.append((entries, leads, self.best, seats, is_odd, np.array(ends, np.float32)))
            self.look()
        last = self.best, np.array([episode.seat for episode in self.episodes])
        leads = np.concatenate([row[1] for row in rows])
        return np.concatenate([row[0] for row in rows]), self.returns(rows, *last) - leads

    def answer(self, episode: Episode, n: int) -> float:
        """The lead of whoever answers, if that ends the game; another one begins then."""
        seat = episode.seat
        episode.answer(episode.legal[n])
        result = episode.state.result()
        if episode.seat != OVER or result is None:
            return float("nan")
        episode.begin(episode.rng)
        return self.plan.scale * (2 * result.points[seat] - sum(result.points))

    def returns(self, rows: list[tuple[Any, ...]], best: Any, seats: Any) -> Any:
        """What was expected a step later, and more and more of what came after that."""
        found, following, trace = [], best, self.plan.trace
        for _, _, own_best, own_seats, is_odd, ends in reversed(rows):
            turned = np.where(seats == own_seats, following, -following)
            worth = np.where(np.isnan(ends), turned, ends).astype(np.float32)
            found.append(worth)
            following = np.where(is_odd, own_best, own_best + trace * (worth - own_best))
            seats = own_seats
        return np.concatenate(found[::-1])
