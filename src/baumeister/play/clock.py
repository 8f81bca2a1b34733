"""The clock of a turn: the one place where it is counted how long bots think at a table."""

from __future__ import annotations

from time import perf_counter

from baumeister.core.state import CHANCE, OVER


class TurnClock:
    """How long one seat has thought since another one answered; chance does not count."""

    def __init__(self) -> None:
        self.taken = 0.0  # seconds for the last decision
        self._seat = OVER
        self._seconds = 0.0

    def spent(self, seat: int) -> float:
        """The seconds that a seat has thought in this turn."""
        return self._seconds if seat == self._seat else 0.0

    def running(self, seat: int) -> Running:
        """Count the seconds that a seat thinks now, even if nothing comes of it; tells how many
        it has spent before.
        """
        return Running(self, seat)

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


class Running:
    """Counts from its beginning to its end; each decision makes one, so it is a light thing."""

    __slots__ = ("begun", "clock", "seat")

    def __init__(self, clock: TurnClock, seat: int) -> None:
        self.clock = clock
        self.seat = seat

    def __enter__(self) -> float:
        self.begun = perf_counter()
        return self.clock.spent(self.seat)

    def __exit__(self, *error: object) -> None:
        self.clock.add(self.seat, perf_counter() - self.begun)
