"""Limits: how much and how often somebody may ask."""

from __future__ import annotations

from collections import OrderedDict
from math import ceil
from typing import Final

REMEMBERED_VISITORS: Final = 20_000


class RateLimit:
    """A bucket for each visitor: `burst` requests at once, then `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, visitor: str, now: float, cost: float = 1) -> bool:
        """Whether a request can be paid for; then it is."""
        left = self._left(visitor, now)
        is_allowed = left >= cost
        self._buckets.pop(visitor, None)
        self._buckets[visitor] = (left - cost if is_allowed else left, now)
        if len(self._buckets) > REMEMBERED_VISITORS:
            self._buckets.popitem(last=False)
        return is_allowed

    def wait(self, visitor: str, now: float) -> int:
        """Seconds until a visitor may ask again; 0 if that is now."""
        return max(0, ceil((1 - self._left(visitor, now)) / self.rate))

    def left(self, visitor: str, now: float) -> int:
        """Requests that a visitor may make at once."""
        return int(self._left(visitor, now))

    def refills(self, visitor: str, now: float) -> int:
        """Seconds until a visitor may make as many requests at once as anybody ever may."""
        return max(0, ceil((self.burst - self._left(visitor, now)) / self.rate))

    def _left(self, visitor: str, now: float) -> float:
        """The same, with what has grown of the next one."""
        left, seen = self._buckets.get(visitor, (self.burst, now))
        return min(self.burst, left + max(0.0, now - seen) * self.rate)
