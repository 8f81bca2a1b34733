"""What an answer brings more or less than others, told by the parts of a value."""

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
GAINS: Final = 2  # reasons of one's own, and one of a rival
LEAST: Final = 0.02  # of the value's scale: what is worth a word,
HAIR: Final = 0.003  # and what is worth one if there is nothing else to say
SLIGHT: Final = 0.25  # of the weightiest reason: what is not worth a word beside it
MOVED: Final = 0.15  # of a gain: a loss that differs by less only moves points to another part
FULL: Final = 0.75  # from here on a point is called one
HALF: Final = 0.3

Parts = list[list[float]]  # for each seat, part by part


@dataclass(frozen=True)
class Reason:
    """A part that an answer changes, for the seat that asked or for a rival."""

    part: str
    seat: int
    points: float  # more or less than other answers would bring that seat

    def clause(self, seat: int, before: Reason | None = None) -> Text:
        """For the seat that asked; what `before` has named is not named again."""
        part = self.part
        if self.seat == seat:
            kind = "gain" if self.points > 0 else "lose"
        else:
            kind = "deny"
            if before is not None and before.part == part and before.seat == seat:
                part = "same"
        return Text(
            f"{kind}.{part}", {"seat": seat, "other": self.seat}, {"points": self._amount()}
        )

    def _amount(self) -> Text:
        points = abs(self.points)
        if points < HALF:
            return Text("amount.trace")
        if points < FULL:
            return Text("amount.half")
        return Text("amount.whole", {"n": round(points)})


@dataclass(frozen=True)
class Account:
    """What speaks for an answer, the weightiest first, and what it costs."""

    reasons: tuple[Reason, ...] = ()
    price: Reason | None = None


NOTHING: Final = Account()


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
        found = _parts_after(world, self.value, self.seat, answer, rng)
        _add(self.parts[answer], found, 1 / WORLDS)
        self.leads[answer].append(lead([sum(row) for row in found], self.seat))

    def merit(self, answer: Action) -> float:
        """By how many points an answer leads over the rivals."""
        return mean(self.leads[answer])

    def account(self, answer: Action, others: Sequence[Action], share: float = LEAST) -> Account:
        """Why an answer is better than others on average; empty if its parts do not show that.

        `share` of the value's scale is what is worth a word.
        """
        least = share * self.value.scale
        if not self._is_better(answer, others, least):
            return NOTHING
        difference = [row[:] for row in self.parts[answer]]
        for other in others:
            _add(difference, self.parts[other], -1 / len(others))
        _settle(difference, self.value)
        return weigh(difference, self.value.parts, self.seat, least)

    def _is_better(self, answer: Action, others: Sequence[Action], least: float) -> bool:
        """Whether that is more than luck: in some worlds it may be the other way round."""
        ahead = [
            mine - mean(self.leads[other][world] for other in others)
            for world, mine in enumerate(self.leads[answer])
        ]
        return mean(ahead) >= max(least, pstdev(ahead) / sqrt(WORLDS))


def weigh(difference: Parts, parts: tuple[str, ...], seat: int, least: float) -> Account:
    """The weightiest reasons, and the greatest loss of one's own if it counts beside them."""
    changes = [
        Reason(part, other, points)
        for other, row in enumerate(difference)
        for part, points in zip(parts, row, strict=True)
        if abs(points) >= least
    ]
    changes.sort(key=lambda change: -abs(change.points))
    changes = _without_moved(changes)
    own = [change for change in changes if change.seat == seat and change.points > 0]
    theirs = [change for change in changes if change.seat != seat and change.points < 0]
    losses = [change for change in changes if change.seat == seat and change.points < 0]
    chosen = [*own[:GAINS], *theirs[:1]]
    if not chosen:
        return NOTHING
    slight = SLIGHT * max(abs(change.points) for change in chosen)
    told = [change for change in changes if change in chosen and abs(change.points) >= slight]
    price = next((loss for loss in losses if abs(loss.points) >= slight), None)
    return Account(_neighbours(told, seat), price)


def _settle(difference: Parts, value: Value) -> None:
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


def _neighbours(told: list[Reason], seat: int) -> tuple[Reason, ...]:
    """What a rival loses of a part comes right after what we gain of it."""
    own = [reason for reason in told if reason.seat == seat]
    theirs = [reason for reason in told if reason.seat != seat]
    for n, reason in enumerate(own):
        if theirs and theirs[0].part == reason.part:
            return (*own[: n + 1], *theirs, *own[n + 1 :])
    return tuple(told)


def _parts_after(world: State, value: Value, seat: int, action: Action, rng: Random) -> Parts:
    twin = world.copy()
    twin.apply(seat, action)
    quieten(twin, value, rng)
    return [value.of(twin, other) for other in range(twin.seats)]


def _add(total: Parts, parts: Parts, share: float) -> None:
    for row, found in zip(total, parts, strict=True):
        for n, points in enumerate(found):
            row[n] += share * points
