"""Effort in seconds."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from baumeister.bots.effort import DECISIONS_IN_A_TURN, Effort, Meter

LONGEST_SECONDS: Final = 5.0  # for all decisions in a row, unless a single one may take longer
LEAST_SHARE: Final = 0.02  # of its seconds, for each decision after that: its tree has grown


def allowance(seconds: float, spent: float) -> float:
    """What is left for a decision when earlier ones of the same turn have taken their time."""
    turn = max(seconds, min(DECISIONS_IN_A_TURN * seconds, LONGEST_SECONDS))
    return max(LEAST_SHARE * seconds, min(seconds, turn - spent))


class Seconds(Effort):
    """So many seconds for a decision, and for a whole turn those of a few decisions."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def left(self, simulations: int, seconds: float) -> Seconds:
        return Seconds(allowance(self.seconds, seconds))

    def begin(self) -> Meter:
        return Stopwatch(self.seconds)


class Stopwatch(Meter):
    """Runs from the moment it is made."""

    def __init__(self, most: float) -> None:
        self.most = most
        self._began = perf_counter()

    def is_enough(self, simulations: int, lead: int) -> bool:
        elapsed = perf_counter() - self._began
        if elapsed >= self.most:
            return True
        if lead <= 0 or elapsed < self.most / 4:
            return False
        return lead > simulations * (self.most / elapsed - 1)
