"""Results: points booked with their reason, and the ranks that follow from them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from baumeister.core.facts import Facts


class Ledger:
    """Points by source and seat; `points[seat]` is always the sum over the sources."""

    def __init__(self, seats: int, booked: list[int], points: list[int]) -> None:
        self.seats = seats
        self.booked = booked  # source * seats + seat
        self.points = points

    def book(self, source: int, seat: int, points: int) -> None:
        booked, scored, n = self.booked, self.points, source * self.seats + seat
        booked[n] = booked[n] + points  # `+=` would add objects once compiled
        scored[seat] = scored[seat] + points

    def table(self) -> list[list[int]]:
        """One row for each source, one column for each seat."""
        starts = range(0, len(self.booked), self.seats)
        return [self.booked[start : start + self.seats] for start in starts]

    def copy(self) -> Ledger:
        return Ledger(self.seats, self.booked[:], self.points[:])


def empty_ledger(sources: int, seats: int) -> Ledger:
    return Ledger(seats, [0] * (sources * seats), [0] * seats)


def ledger_of(table: list[list[int]], seats: int) -> Ledger:
    """The ledger that has such a table."""
    ledger = empty_ledger(len(table), seats)
    for source, row in enumerate(table):
        for seat, points in enumerate(row):
            ledger.book(source, seat, points)
    return ledger


@dataclass(frozen=True)
class Result:
    """How a game ended. Ranks begin at 1; seats that nothing parts share one."""

    points: list[int]  # of each seat
    ranks: list[int]  # of each seat, from 1
    tie_breaks: list[int]  # what decides between equal points; more is better
    table: list[list[int]]  # a row for each source of points, a column for each seat

    def __reduce__(self) -> tuple[object, ...]:
        return Result, (self.points, self.ranks, self.tie_breaks, self.table)

    def to_json(self) -> dict[str, object]:
        """Plain data; `from_json` reads it."""
        return {
            "points": self.points,
            "ranks": self.ranks,
            "tie_breaks": self.tie_breaks,
            "table": self.table,
        }

    @staticmethod
    def from_json(data: Mapping[str, object]) -> Result:
        """Raises `BadState` for data that no result has written."""
        facts = Facts(data, "")
        return Result(
            facts.numbers("points"),
            facts.numbers("ranks"),
            facts.numbers("tie_breaks"),
            facts.rows("table"),
        )

    def key(self) -> str:
        """The same for equal results and for no others."""
        return json.dumps(self.to_json(), separators=(",", ":"))

    def __hash__(self) -> int:
        return hash(self.key())

    @property
    def winners(self) -> list[int]:
        """The seats that share the first rank."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    @property
    def is_tie_broken(self) -> bool:
        """Whether seats with equal points ended on different ranks."""
        return len(set(zip(self.points, self.ranks, strict=True))) > len(set(self.points))


def ranked(ledger: Ledger, tie_breaks: Sequence[int]) -> Result:
    """More points are better; between equal points, the higher tie-break."""
    merits = list(zip(ledger.points, tie_breaks, strict=True))
    ranks = [1 + sum(other > merit for other in merits) for merit in merits]
    return Result(ledger.points[:], ranks, list(tie_breaks), ledger.table())
