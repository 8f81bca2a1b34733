"""Played: what is kept of a game, one line of JSON for each."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields


@dataclass(frozen=True)
class Played:
    """How a game ended and how long everybody thought; lists have an entry for each seat."""

    number: int
    one: str
    others: str
    turn: int
    seat: int
    points: list[int]
    ranks: list[int]
    table: list[list[int]]  # a row for each source of points
    answers: int
    moves: list[list[int]]  # microseconds for each answer, where there was a choice
    turns: list[list[int]]  # microseconds for all answers until another seat is asked

    @property
    def win(self) -> float:
        """The share of `one` in the win."""
        return 1 / self.ranks.count(1) if self.ranks[self.seat] == 1 else 0.0

    @property
    def score(self) -> float:
        """Of the other seats, how many `one` is ahead of; half for those with the same rank."""
        mine = self.ranks[self.seat]
        theirs = [rank for seat, rank in enumerate(self.ranks) if seat != self.seat]
        ahead = sum(1.0 if mine < rank else 0.5 if mine == rank else 0.0 for rank in theirs)
        return ahead / len(theirs)

    @property
    def lead(self) -> float:
        """Points of `one` over the mean of the others."""
        mine = self.points[self.seat]
        return mine - (sum(self.points) - mine) / (len(self.points) - 1)

    def bot(self, seat: int) -> str:
        return self.one if seat == self.seat else self.others

    def line(self) -> str:
        return json.dumps(asdict(self), separators=(",", ":")) + "\n"


NAMES = {field.name for field in fields(Played)}


def from_line(line: str) -> Played:
    """Raises `ValueError` where a line is not a game."""
    data = json.loads(line)
    if not isinstance(data, dict) or set(data) != NAMES:
        raise ValueError("This is not a game of the arena.")
    return Played(**data)


@dataclass(frozen=True)
class Failed:
    """A bot that could not go on; `why` is for its author."""

    number: int
    bot: str
    why: str
