"""Tally: sums over many games, whole numbers only, so that the order of games does not matter."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

from baumeister.arena.statistics import NORMAL, wilson
from baumeister.core.result import Result


@dataclass
class Tally:
    """What a number of games added up to, by seat and by source of points."""

    seats: int
    sources: int
    games: int = 0
    points: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    firsts: list[int] = field(default_factory=list)  # games each seat won, alone or not
    table: list[list[int]] = field(default_factory=list)
    answers: int = 0
    shortest: int = 0
    longest: int = 0
    shared: int = 0  # games with several winners
    broken: int = 0  # games in which equal points were parted by the tie-break

    def __post_init__(self) -> None:
        self.points = self.points or [0] * self.seats
        self.squares = self.squares or [0] * self.seats
        self.firsts = self.firsts or [0] * self.seats
        self.table = self.table or [[0] * self.seats for _ in range(self.sources)]

    def add(self, result: Result, answers: int) -> None:
        """One more game."""
        one = Tally(
            self.seats,
            self.sources,
            games=1,
            points=result.points,
            squares=[points * points for points in result.points],
            firsts=[int(rank == 1) for rank in result.ranks],
            table=result.table,
            answers=answers,
            shortest=answers,
            longest=answers,
            shared=int(len(result.winners) > 1),
            broken=int(result.is_tie_broken),
        )
        self.merge(one)

    def merge(self, other: Tally) -> None:
        """The games of another tally are added to this one."""
        lengths = [tally.shortest for tally in (self, other) if tally.games]
        self.shortest = min(lengths, default=0)
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.points = _sum(self.points, other.points)
        self.squares = _sum(self.squares, other.squares)
        self.firsts = _sum(self.firsts, other.firsts)
        self.table = [_sum(*rows) for rows in zip(self.table, other.table, strict=True)]
        self.answers += other.answers
        self.shared += other.shared
        self.broken += other.broken

    def mean(self, seat: int) -> float:
        return self.points[seat] / self.games

    def margin(self, seat: int) -> float:
        """Half the 95 % interval of the mean; one game says nothing about it."""
        if self.games < 2:
            return 0.0
        spread = self.squares[seat] - self.points[seat] ** 2 / self.games
        return NORMAL * sqrt(max(0.0, spread) / (self.games - 1) / self.games)

    def share(self, seat: int) -> float:
        """Of the games, how many the seat won, alone or not."""
        return self.firsts[seat] / self.games

    def share_interval(self, seat: int) -> tuple[float, float]:
        return wilson(self.share(seat), self.games)


def _sum(ours: list[int], theirs: list[int]) -> list[int]:
    return [one + other for one, other in zip(ours, theirs, strict=True)]
