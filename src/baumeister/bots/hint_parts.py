"""How an answer compares with others, part by part, and which part tells most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import mean, pstdev
from typing import Final, final

from baumeister.bots.merit import lead
from baumeister.bots.quiet import imagine, quieten
from baumeister.bots.value import Value
from baumeister.core.action import Action
from baumeister.core.state import State
from baumeister.core.text import Text

WORLDS: Final = 8  # in which answers are compared
LEAST: Final = 0.02  # of the value's scale: what is worth a word,
HAIR: Final = 0.003  # and what is worth one if there is nothing else to say
SLIGHT: Final = 0.25  # of a reason: a loss that does not count beside it
MOVED: Final = 0.15  # of a gain: a loss that differs by less only moves points to another part
WHOLE: Final = 0.75  # from here on a point is called one; nobody is told of fractions

Parts = list[list[float]]  # for each seat, part by part


@dataclass(frozen=True)
class Reason:
    """A part that an answer changes, for the seat that answers or for a rival."""

    part: str
    seat: int
    points: float  # more or less than other answers would bring that seat
    has_price: bool = False  # the seat that answers loses something elsewhere

    def text(self, reader: int) -> Text:
        """In words for one seat; its points only where they are whole and cost nothing."""
        whom = "you" if self.seat == reader else "other"
        data, words = {"other": self.seat}, {"where": Text(f"part.{self.part}")}
        points = abs(self.points)
        if self.has_price or points < WHOLE:
            kind = "help" if self.points > 0 else "hurt"
            return Text(f"{kind}.{whom}", data, words)
        kind = "gain" if self.points > 0 else "cost"
        amount = Text("amount", {"n": round(points)})
        return Text(f"{kind}.{whom}", data, {**words, "points": amount})


@final
class Comparison:
    """Some answers, each tried in the same imagined worlds, with the same luck."""

    def __init__(
        self, view: State, seat: int, value: Value, answers: Sequence[Action], rng: Random
    ) -> None:
        self.seat = seat
        self.value = value
        self.parts: dict[Action, Parts] = {
            answer: [[0.0] * len(value.parts) for _ in range(view.seats)] for answer in answers
        }
        self.leads: dict[Action, list[float]] = {answer: [] for answer in answers}
        for _ in range(WORLDS):
            world = imagine(view, value, rng)
            luck = rng.getrandbits(64)
            for answer in answers:
                self._try(world, answer, Random(luck))

    def _try(self, world: State, answer: Action, rng: Random) -> None:
        found = parts_after(world, self.value, self.seat, answer, rng)
        add(self.parts[answer], found, 1 / WORLDS)
        self.leads[answer].append(lead_of(found, self.seat))

    def merit(self, answer: Action) -> float:
        """By how many points an answer leads over the rivals."""
        return mean(self.leads[answer])

    def reason(
        self, answer: Action, others: Sequence[Action], share: float = LEAST
    ) -> Reason | None:
        """Why an answer is better than others on average; None if its parts do not show that.

        `share` of the value's scale is what is worth a word.
        """
        least = share * self.value.scale
        ahead = [
            mine - mean(self.leads[other][world] for other in others)
            for world, mine in enumerate(self.leads[answer])
        ]
        if not is_plain(ahead, least):
            return None
        difference = [row[:] for row in self.parts[answer]]
        for other in others:
            add(difference, self.parts[other], -1 / len(others))
        return weightiest(difference, self.value, self.seat, least)


def is_plain(ahead: Sequence[float], least: float) -> bool:
    """Whether such leads are more than luck: in some worlds it may be the other way round."""
    return mean(ahead) >= max(least, pstdev(ahead) / sqrt(len(ahead)))


def weightiest(difference: Parts, value: Value, seat: int, least: float) -> Reason | None:
    """What speaks most for an answer: a gain of one's own, or what a rival loses."""
    settle(difference, value)
    changes = [
        Reason(part, other, points)
        for other, row in enumerate(difference)
        for part, points in zip(value.parts, row, strict=True)
        if abs(points) >= least
    ]
    changes.sort(key=lambda change: -abs(change.points))
    changes = _without_moved(changes)
    for found in changes:
        if (found.seat == seat) == (found.points > 0):
            slight = SLIGHT * abs(found.points)
            has_price = any(loss.seat == seat and loss.points <= -slight for loss in changes)
            return Reason(found.part, found.seat, found.points, has_price)
    return None


def settle(difference: Parts, value: Value) -> None:
    """Of two parts that belong together, the weightier one gets what is left of both."""
    for first, second in value.together:
        one, two = value.parts.index(first), value.parts.index(second)
        for row in difference:
            if row[one] * row[two] < 0:
                kept, gone = (one, two) if abs(row[one]) >= abs(row[two]) else (two, one)
                row[kept], row[gone] = row[kept] + row[gone], 0.0


def _without_moved(changes: list[Reason]) -> list[Reason]:
    """A stone that has come from a ship to the temple is a gain there and a loss here: neither."""
    left = changes[:]
    for loss in changes:
        if loss.points > 0:
            continue
        for gain in left:
            if gain.seat == loss.seat and abs(gain.points + loss.points) <= MOVED * gain.points:
                left.remove(gain)
                left.remove(loss)
                break
    return left


def parts_after(world: State, value: Value, seat: int, action: Action, rng: Random) -> Parts:
    """What the game is worth to each seat after an answer."""
    twin = world.copy()
    twin.apply(seat, action)
    quieten(twin, value, rng)
    return [value.of(twin, other) for other in range(twin.seats)]


def lead_of(parts: Parts, seat: int) -> float:
    return lead([sum(row) for row in parts], seat)


def add(total: Parts, parts: Parts, share: float) -> None:
    for row, found in zip(total, parts, strict=True):
        for n, points in enumerate(found):
            row[n] += share * points
