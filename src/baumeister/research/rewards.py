"""Rewards: what a game that is over was worth to each seat, and what a step on the way was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from baumeister.core.result import Result
from baumeister.core.state import State

Kind = Literal["ranks", "points", "lead"]


def by_ranks(result: Result) -> list[float]:
    """1 for whoever has beaten all others, -1 for whoever has lost to all; the sum is zero."""
    ranks = result.ranks
    beaten = [sum(other > rank for other in ranks) - sum(o < rank for o in ranks) for rank in ranks]
    return [number / (len(ranks) - 1) for number in beaten]


def by_points(result: Result) -> list[float]:
    """The points themselves; their sum may be anything."""
    return [float(points) for points in result.points]


def by_lead(result: Result) -> list[float]:
    """The points over the mean of the others; the sum is zero."""
    return leads(result.points)


def leads(points: list[int]) -> list[float]:
    others = len(points) - 1
    return [mine - (sum(points) - mine) / others for mine in points]


REWARDS: Final[dict[str, Callable[[Result], list[float]]]] = {
    "ranks": by_ranks,
    "points": by_points,
    "lead": by_lead,
}


class Rewards:
    """What is given at the end, and on the way `shaping` for each point of lead won or lost.

    What was given on the way is taken back at the end, so that it changes nobody's best play.
    """

    def __init__(self, kind: str, seats: int, shaping: float = 0.0) -> None:
        if kind not in REWARDS:
            raise ValueError(f"There is no reward “{kind}”: it is one of {', '.join(REWARDS)}.")
        self.final = REWARDS[kind]
        self.shaping = shaping
        self.seats = seats
        self.given = [0.0] * seats

    def begin(self) -> None:
        self.given = [0.0] * self.seats

    def step(self, state: State) -> list[float]:
        """What each seat gets for the last answer."""
        result = state.result()
        if result is not None:
            return self.finish(result)
        if not self.shaping:
            return self.given[:]  # nothing
        worth = [self.shaping * lead for lead in leads(state.estimate())]
        found = [now - before for now, before in zip(worth, self.given, strict=True)]
        self.given = worth
        return found

    def finish(self, result: Result | None) -> list[float]:
        """What each seat gets at the end, or when the game is cut."""
        end = [0.0] * self.seats if result is None else self.final(result)
        found = [last - given for last, given in zip(end, self.given, strict=True)]
        self.begin()
        return found
