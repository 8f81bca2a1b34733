"""The clock of a turn: the one place that knows how long bots have thought at a table."""

from __future__ import annotations

from time import perf_counter

from baumeister.core.state import CHANCE, OVER


class TurnClock:
    """How long one seat has thought since another one answered; chance does not count."""

    def __init__(self) -> None:
        self.taken = 0.0  # seconds for the last decision
        self._seat: int = OVER
        self._seconds = 0.0
        self._begun = 0.0

    def spent(self, seat: int) -> float:
        """The seconds that a seat has thought in this turn."""
        return self._seconds if seat == self._seat else 0.0

    def begin(self, seat: int) -> float:
        """A seat thinks from now on; tells what it has spent before."""
        self._begun = perf_counter()
        return self.spent(seat)

    def end(self, seat: int) -> None:
        self.add(seat, perf_counter() - self._begun)

    def add(self, seat: int, seconds: float) -> None:
        self._seconds = self.spent(seat) + seconds
        self._seat = seat
        self.taken = seconds

    def answered(self, seat: int) -> None:
        """Somebody has answered; a turn ends with the answer of another seat."""
        if seat not in (self._seat, CHANCE):
            self.reset()

    def reset(self) -> None:
        self._seat = OVER
        self._seconds = 0.0
