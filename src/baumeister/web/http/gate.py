"""The gate of a network: a rate for all who come from it, and a fair queue instead of a wall.

A school class behind one address comes all at once; whoever is among the first goes through, and
the others a moment later, in turn. Nobody gets ahead by asking more often.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from baumeister.web.http.limits import RateLimit

MOST_WAITING: Final = 8  # requests of one visitor
MOST_IN_LINE: Final = 400  # of a whole network

Ready = asyncio.Future[None]
Waiting = tuple[Ready, float]  # for so many of what may pass


class GateIsFull(Exception):
    """So many wait already that nobody else is let in."""


class Line:
    """Those of a network who wait: one of each visitor in turn."""

    def __init__(self) -> None:
        self._of_visitor: OrderedDict[str, deque[Waiting]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    @property
    def next_cost(self) -> float:
        return next(iter(self._of_visitor.values()))[0][1]

    def add(self, visitor: str, ready: Ready, cost: float) -> None:
        own = self._of_visitor.setdefault(visitor, deque())
        if len(own) >= MOST_WAITING or self._length >= MOST_IN_LINE:
            raise GateIsFull
        own.append((ready, cost))
        self._length += 1

    def pop(self) -> Ready:
        """Who has waited longest of those who have just not had their turn."""
        visitor, own = self._of_visitor.popitem(last=False)
        ready, _ = own.popleft()
        self._length -= 1
        if own:
            self._of_visitor[visitor] = own
        return ready


class Gate:
    """`burst` may pass at once, then `rate` a second, from each network."""

    def __init__(
        self,
        rate: float,
        burst: float,
        clock: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.rate = rate
        self.clock = clock
        self.sleep = sleep
        self._limit = RateLimit(rate, burst)
        self._lines: dict[str, Line] = {}
        self._letting_in: set[asyncio.Task[None]] = set()

    async def enter(self, network: str, visitor: str, cost: float = 1) -> None:
        """Wait for one's turn; `GateIsFull` if too many wait."""
        line = self._lines.get(network)
        if line is None and self._limit.allows(network, self.clock(), cost):
            return
        ready: Ready = asyncio.get_running_loop().create_future()
        if line is None:
            line = self._lines[network] = Line()
            letting_in = asyncio.create_task(self._let_in(network, line))
            self._letting_in.add(letting_in)
            letting_in.add_done_callback(self._letting_in.discard)
        line.add(visitor, ready, cost)
        await ready

    async def _let_in(self, network: str, line: Line) -> None:
        while True:
            await self.sleep(1 / self.rate)
            while len(line) and self._limit.allows(network, self.clock(), line.next_cost):
                ready = line.pop()
                if not ready.done():  # otherwise they have gone away meanwhile
                    ready.set_result(None)
            if not len(line):
                del self._lines[network]
                return

    async def close(self) -> None:
        for letting_in in list(self._letting_in):
            letting_in.cancel()
        await asyncio.gather(*self._letting_in, return_exceptions=True)
