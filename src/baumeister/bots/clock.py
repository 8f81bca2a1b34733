"""The clock: effort in seconds. The only place below the edge that knows what time it is."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from baumeister.bots.effort import TURN, Effort

LONGEST: Final = 5.0  # seconds for all decisions in a row, unless a single one may take longer
LEAST: Final = 0.02  # of its seconds, for each decision after that: it goes on with a grown tree


def allowance(seconds: float, spent: float) -> float:
    """What is left for a decision when earlier ones of the same turn have taken their time."""
    turn = max(seconds, min(TURN * seconds, LONGEST))
    return max(LEAST * seconds, min(seconds, turn - spent))


class Seconds(Effort):
    """So many seconds for a decision, and for a whole turn those of a few decisions."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._began = 0.0
        self._before = 0.0
        self._most = seconds

    def anew(self) -> Seconds:
        return Seconds(self.seconds)

    def begin(self, spent: float) -> None:
        self._began = perf_counter()
        self._before = spent
        self._most = allowance(self.seconds, spent)

    def is_enough(self, simulations: int, lead: int) -> bool:
        elapsed = perf_counter() - self._began
        if elapsed >= self._most:
            return True
        if lead <= 0 or elapsed < self._most / 4:
            return False
        return lead > simulations * (self._most / elapsed - 1)

    def spent(self, simulations: int) -> float:
        return self._before + perf_counter() - self._began
