"""Hints: what a bot would do, and why, told by the parts of its value."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from baumeister.bots.bot import Bot, ask
from baumeister.bots.heuristics import value_for
from baumeister.bots.heuristics.value import Value
from baumeister.bots.quiet import imagine, quieten
from baumeister.core.action import Action
from baumeister.core.state import State
from baumeister.core.text import Text

WORLDS: Final = 8  # in which an answer is compared with the others
OTHERS: Final = 24  # answers it is compared with; of more, some are chosen by chance
GAINS: Final = 2  # reasons of one's own, and one of a rival
LEAST: Final = 0.5  # points that are worth a word
PLACES: Final = ("first", "second", "third")  # of the clauses in the sentence

Parts = list[list[float]]  # for each seat, part by part


@dataclass(frozen=True)
class Reason:
    """A part that an answer makes better for its seat, or worse for a rival."""

    part: str
    seat: int
    points: float  # more or less than other answers would bring that seat

    def clause(self, seat: int) -> Text:
        """Part of the sentence for the seat that asked."""
        points = max(1, round(abs(self.points)))
        data = {"n": points, "seat": seat, "other": self.seat}
        return Text(f"{'gain' if self.seat == seat else 'deny'}.{self.part}", data)


@dataclass(frozen=True)
class Hint:
    action: Action
    reasons: tuple[Reason, ...]

    def text(self, seat: int) -> Text:
        """The reasons in one sentence, for the seat that asked."""
        clauses: dict[str, str | Text] = {
            place: reason.clause(seat) for place, reason in zip(PLACES, self.reasons, strict=False)
        }
        return Text(f"hint.{len(clauses)}", words=clauses)


def advise(bot: Bot, state: State, seat: int, rng: Random) -> Hint:
    """Ask a bot, and find out what speaks for its answer, from what the seat knows."""
    action = ask(bot, state, seat, rng)
    return Hint(action, reasons(state.mask(seat), seat, state.legal(seat), action, rng))


def reasons(
    view: State, seat: int, legal: list[Action], action: Action, rng: Random
) -> tuple[Reason, ...]:
    """What an answer brings, compared with what the others would on average."""
    others = [other for other in legal if other is not action]
    if not others:
        return ()
    rng.shuffle(others)
    value = value_for(view.game)
    total = [[0.0] * len(value.parts) for _ in range(view.seats)]
    for _ in range(WORLDS):
        world = imagine(view, value, rng)
        _add(total, _parts_after(world, value, seat, action, rng), 1 / WORLDS)
        for other in others[:OTHERS]:
            share = 1 / WORLDS / min(OTHERS, len(others))
            _add(total, _parts_after(world, value, seat, other, rng), -share)
    return _strongest(total, value.parts, seat)


def _parts_after(world: State, value: Value, seat: int, action: Action, rng: Random) -> Parts:
    twin = world.copy()
    twin.apply(seat, action)
    quieten(twin, value, rng)
    return [value.of(twin, other) for other in range(twin.seats)]


def _add(total: Parts, parts: Parts, share: float) -> None:
    for row, found in zip(total, parts, strict=True):
        for n, points in enumerate(found):
            row[n] += share * points


def _strongest(total: Parts, parts: tuple[str, ...], seat: int) -> tuple[Reason, ...]:
    own = [Reason(part, seat, n) for part, n in zip(parts, total[seat], strict=True) if n >= LEAST]
    own.sort(key=lambda reason: -reason.points)
    theirs = [
        Reason(part, other, n)
        for other, row in enumerate(total)
        if other != seat
        for part, n in zip(parts, row, strict=True)
        if n <= -LEAST
    ]
    theirs.sort(key=lambda reason: reason.points)
    return (*own[:GAINS], *theirs[:1])
