"""The clock: effort in seconds. The only place below the edge that knows what time it is."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from baumeister.bots.effort import TURN, Effort
from baumeister.core.state import CHANCE, OVER

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
        self.most = seconds  # for this decision
        self._began = 0.0
        self._before = 0.0
        self._waited = 0.0

    def anew(self) -> Seconds:
        return Seconds(self.seconds)

    def hurry(self, seconds: float) -> None:
        self._waited = seconds

    def begin(self, spent: float) -> None:
        self._began = perf_counter()
        self._before = max(spent, self._waited)
        self._waited = 0.0
        self.most = allowance(self.seconds, self._before)

    def is_enough(self, simulations: int, lead: int) -> bool:
        elapsed = perf_counter() - self._began
        if elapsed >= self.most:
            return True
        if lead <= 0 or elapsed < self.most / 4:
            return False
        return lead > simulations * (self.most / elapsed - 1)

    def spent(self, simulations: int) -> float:
        return self._before + perf_counter() - self._began


class TurnClock:
    """How long one seat has thought since another one answered; chance does not count."""

    def __init__(self) -> None:
        self._seat = OVER
        self._answers = 0  # in the record when it thought last
        self._seconds = 0.0

    def spent(self, seat: int, entries: list[tuple[int, str]]) -> float:
        if seat != self._seat or len(entries) < self._answers:
            return 0.0
        since = [other for other, _ in entries[self._answers :] if other not in (seat, CHANCE)]
        return 0.0 if since else self._seconds

    def add(self, seat: int, entries: list[tuple[int, str]], seconds: float) -> None:
        self._seconds = self.spent(seat, entries) + seconds
        self._seat = seat
        self._answers = len(entries)
