"""Tallies: what imagined games came to for each seat, added up over as many looks as there were."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

Shares = list[float]  # of the chance to win, one for each seat; together they are 1


@dataclass
class Tally:
    """Sums that can be added to those of another look."""

    n: int = 0
    sums: list[float] = field(default_factory=list)
    squares: list[float] = field(default_factory=list)

    def add(self, shares: Sequence[float]) -> None:
        if not self.n:
            self.sums = [0.0] * len(shares)
            self.squares = [0.0] * len(shares)
        self.n += 1
        for seat, share in enumerate(shares):
            self.sums[seat] += share
            self.squares[seat] += share * share

    def join(self, other: Tally) -> None:
        if not other.n:
            return
        if not self.n:
            self.sums = [0.0] * len(other.sums)
            self.squares = [0.0] * len(other.squares)
        self.n += other.n
        for seat, total in enumerate(other.sums):
            self.sums[seat] += total
            self.squares[seat] += other.squares[seat]

    def copy(self) -> Tally:
        return Tally(self.n, self.sums[:], self.squares[:])

    def means(self) -> Shares:
        return [total / self.n for total in self.sums]

    def mean(self, seat: int) -> float:
        return self.sums[seat] / self.n

    def error(self, seat: int) -> float:
        """How far off the mean may be: its standard error."""
        if self.n < 2:
            return 0.5
        spread = max(0.0, self.squares[seat] / self.n - self.mean(seat) ** 2)
        return sqrt(spread / (self.n - 1))

    def to_json(self) -> list[object]:
        return [
            self.n,
            [round(total, 6) for total in self.sums],
            [round(total, 6) for total in self.squares],
        ]

    @staticmethod
    def from_json(data: Sequence[object]) -> Tally:
        n, sums, squares = data
        assert isinstance(n, int) and isinstance(sums, list) and isinstance(squares, list)
        return Tally(n, [float(total) for total in sums], [float(total) for total in squares])


def shared(chances: Sequence[float]) -> Shares:
    """Chances to win as shares of one game."""
    total = sum(chances)
    if total <= 0:
        return [1 / len(chances)] * len(chances)
    return [chance / total for chance in chances]
