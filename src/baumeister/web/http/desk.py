"""The desk: work that takes so long that nobody else may wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Final, TypeVar

from baumeister.core.text import Text
from baumeister.web.http.problem import Problem
from baumeister.web.table.fair_queue import FairTurns, QueueIsFull

T = TypeVar("T")
MOST_WAITING: Final = 50  # pieces of work of one visitor
WAIT_SECONDS: Final = 5  # after which somebody whose queue is full may come again


class Desk:
    """Pieces of work in a thread, one at a time, in a fair queue: each is charged to its visitor by
    the time it takes, and next is whoever has used least of it lately.
    """

    def __init__(self, most_waiting: int = MOST_WAITING) -> None:
        self._turns = FairTurns(1, most_waiting)
        self._rounds = FairTurns(1, most_waiting)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="desk")

    async def do(self, visitor: str, job: Callable[[], T]) -> T:
        """What a job returns or raises; a `Problem` if too much of this visitor's waits already."""
        try:
            async with self._turns.turn(visitor):
                return await asyncio.get_running_loop().run_in_executor(self._thread, job)
        except QueueIsFull:
            raise Problem(429, Text("web.too_many"), WAIT_SECONDS) from None

    @asynccontextmanager
    async def round(self, visitor: str) -> AsyncIterator[None]:
        """For what only the loop itself can draw, since the table may change: one at a time, in the
        same fair order, and everybody else is served between two of them.
        """
        try:
            async with self._rounds.turn(visitor):
                yield
                await asyncio.sleep(0)
        except QueueIsFull:
            raise Problem(429, Text("web.too_many"), WAIT_SECONDS) from None

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)
