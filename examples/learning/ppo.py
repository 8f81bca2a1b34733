"""Proximal policy optimisation (PPO) in NumPy: an agent that learns a game by playing itself.

It is as small as it can be and still learn: one hidden layer, Adam, and an embedding for each
answer, which is the sum of one for each of its factors and one of its own. Whoever has a library of
their own for learning needs only `Batch`, as `Player.collect` uses it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from baumeister.research.batch import Batch
from baumeister.research.setting import Setting

NOT_LEGAL: Final = -1e9


@dataclass
class Plan:
    """What is tried; these numbers were found by hand."""

    games: int = 128  # at once
    steps: int = 64  # of each game between two lessons
    hidden: int = 128
    epochs: int = 3
    slice: int = 512  # positions for one step of the gradient
    rate: float = 1e-3
    clip: float = 0.2
    trace: float = 0.95  # lambda of the advantages
    curiosity: float = 0.01  # weight of the entropy
    scale: float = 0.05  # of a point of lead


class Network:
    """Entries of an observation to a value and a preference for each answer."""

    def __init__(self, setting: Setting, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        factors = setting.layout.encoding.actions.factors
        starts = np.cumsum([0, *factors.sizes])
        self.parts = np.array(factors.rows) + starts[:-1]  # of each answer, in one long list
        self.weights: dict[str, Any] = {
            "hidden": rng.normal(0, setting.size**-0.5, (setting.size, hidden)),
            "hidden_bias": np.zeros(hidden),
            "factors": rng.normal(0, 0.01, (starts[-1], hidden + 1)),
            "answers": np.zeros((setting.choices, hidden + 1)),
            "value": np.zeros(hidden + 1),
        }
        for name, array in self.weights.items():
            self.weights[name] = array.astype(np.float32)

    def think(self, seen: Any) -> Any:
        """What the hidden layer makes of observations; its last column is always 1."""
        inner = np.maximum(seen @ self.weights["hidden"] + self.weights["hidden_bias"], 0)
        return np.concatenate([inner, np.ones((len(seen), 1), np.float32)], axis=1)

    def values(self, thought: Any) -> Any:
        return thought @ self.weights["value"]

    def embedded(self, answers: Any) -> Any:
        """A row for each of these answers."""
        factors = self.weights["factors"][self.parts[answers]].sum(axis=1)
        return factors + self.weights["answers"][answers]

    def shares(self, thought: Any, masks: Any) -> tuple[Any, Any]:
        """Which answers are legal anywhere, and how likely each of them is in each position."""
        answers = np.flatnonzero(masks.any(axis=0))
        wishes = thought @ self.embedded(answers).T
        wishes[masks[:, answers] == 0] = NOT_LEGAL
        wishes -= wishes.max(axis=1, keepdims=True)
        shares = np.exp(wishes)
        return answers, shares / shares.sum(axis=1, keepdims=True)


class Adam:
    """Of the embeddings of answers, only those that were legal somewhere are moved."""

    def __init__(self, weights: dict[str, Any], rate: float) -> None:
        self.weights, self.rate, self.count = weights, rate, 0
        self.mean = {name: np.zeros_like(array) for name, array in weights.items()}
        self.square = {name: np.zeros_like(array) for name, array in weights.items()}

    def step(self, gradients: dict[str, Any], answers: Any = None) -> None:
        self.count += 1
        size = np.sqrt(sum(float((array**2).sum()) for array in gradients.values()))
        calm = min(1.0, 0.5 / (size + 1e-8))
        rate = self.rate * np.sqrt(1 - 0.999**self.count) / (1 - 0.9**self.count)
        for name, gradient in gradients.items():
            rows: Any = answers if name == "answers" else slice(None)
            mean = 0.9 * self.mean[name][rows] + 0.1 * calm * gradient
            square = 0.999 * self.square[name][rows] + 0.001 * (calm * gradient) ** 2
            self.mean[name][rows], self.square[name][rows] = mean, square
            self.weights[name][rows] -= rate * mean / (np.sqrt(square) + 1e-8)


@dataclass
class Lesson:
    """What was seen, answered and found to be good, one row for each decision."""

    entries: Any
    masks: Any  # packed, eight answers in a byte
    answers: Any
    chances: Any  # how likely each answer was
    gains: Any  # better than expected
    returns: Any


class Player:
    """Plays many games with itself, and learns from them. Two seats, whose rewards cancel."""

    def __init__(self, game: str, plan: Plan, seed: int = 1) -> None:
        self.plan = plan
        self.setting = Setting(game, 2, dtype="float32", reward="lead", shaping=1.0)
        self.network = Network(self.setting, plan.hidden, seed)
        self.adam = Adam(self.network.weights, plan.rate)
        self.rng = np.random.default_rng(seed)
        self.batch = Batch(self.setting, plan.games)
        self.batch.reset(seed)

    def seen(self, entries: Any) -> Any:
        assert self.setting.unfolding is not None
        return self.setting.unfolding(entries)

    def collect(self) -> Lesson:
        """Play on for some steps."""
        batch, plan, games = self.batch, self.plan, np.arange(self.plan.games)
        rows: list[tuple[Any, ...]] = []
        for _ in range(plan.steps):
            entries, masks, seats = batch.observations.copy(), batch.masks, batch.seats.copy()
            packed = np.packbits(masks, axis=1)
            thought = self.network.think(self.seen(entries))
            answers, shares = self.network.shares(thought, masks)
            drawn = self.rng.random((plan.games, 1))
            chosen = np.minimum((shares.cumsum(axis=1) < drawn).sum(axis=1), len(answers) - 1)
            values = self.network.values(thought)
            batch.step(answers[chosen])
            rewards = plan.scale * batch.rewards[games, seats]
            over = batch.ended | batch.cut
            chances = shares[games, chosen]
            rows.append((entries, packed, answers[chosen], chances, values, seats, rewards, over))
        last = self.network.values(self.network.think(self.seen(batch.observations)))
        return lesson(rows, last, batch.seats, plan.trace)

    def learn(self) -> float:
        """Play on, and learn from it; tells how far the policy still wavers."""
        return self.learn_from(self.collect())

    def learn_from(self, found: Lesson) -> float:
        """Some rounds over all of it."""
        gains = (found.gains - found.gains.mean()) / (found.gains.std() + 1e-6)
        entropy = 0.0
        for _ in range(self.plan.epochs):
            order = self.rng.permutation(len(gains))
            for start in range(0, len(order), self.plan.slice):
                entropy = self.descend(found, gains, order[start : start + self.plan.slice])
        return entropy

    def descend(self, found: Lesson, gains: Any, rows: Any) -> float:
        """One step along the gradient of PPO's objective."""
        network, plan, weights = self.network, self.plan, self.network.weights
        seen = self.seen(found.entries[rows])
        masks = np.unpackbits(found.masks[rows], axis=1, count=self.setting.choices)
        thought = network.think(seen)
        answers, shares = network.shares(thought, masks)
        at = np.arange(len(rows)), np.searchsorted(answers, found.answers[rows])
        ratio = shares[at] / found.chances[rows]
        gain = gains[rows]
        is_clipped = (gain > 0) & (ratio > 1 + plan.clip) | (gain < 0) & (ratio < 1 - plan.clip)
        pull = np.where(is_clipped, 0, gain * ratio) / len(rows)  # on the logarithm of the chance

        logs = np.log(shares + 1e-12)
        entropy = -(shares * logs).sum(axis=1, keepdims=True)
        to_wishes = shares * (pull[:, None] + plan.curiosity * (logs + entropy) / len(rows))
        to_wishes[at] -= pull
        error = network.values(thought) - found.returns[rows]
        to_value = error / len(rows)

        rows_of_answers = network.embedded(answers)
        to_thought = to_wishes @ rows_of_answers + to_value[:, None] * weights["value"]
        to_thought = (to_thought * (thought > 0))[:, :-1]
        to_answers = to_wishes.T @ thought
        factors = np.zeros_like(weights["factors"])
        for column in network.parts[answers].T:
            np.add.at(factors, column, to_answers)
        gradients = {
            "hidden": seen.T @ to_thought,
            "hidden_bias": to_thought.sum(axis=0),
            "factors": factors,
            "answers": to_answers,
            "value": thought.T @ to_value,
        }
        self.adam.step(gradients, answers)
        return float(entropy.mean())


def lesson(rows: list[tuple[Any, ...]], last: Any, last_seats: Any, trace: float) -> Lesson:
    """Generalised advantages; what is good for one seat is as bad for the other."""
    entries, masks, answers, chances, values, seats, rewards, over = map(
        np.stack, zip(*rows, strict=True)
    )
    gains = np.zeros_like(values)
    following, next_value, next_seats = np.zeros_like(last), last, last_seats
    for n in range(len(rows) - 1, -1, -1):
        turned = np.where(next_seats == seats[n], 1, -1) * ~over[n]
        following = rewards[n] + turned * (next_value + trace * following) - values[n]
        gains[n], next_value, next_seats = following, values[n], seats[n]
    return Lesson(
        entries.reshape(-1, entries.shape[-1]),
        masks.reshape(-1, masks.shape[-1]),
        answers.ravel(),
        chances.ravel(),
        gains.ravel(),
        (gains + values).ravel(),
    )
