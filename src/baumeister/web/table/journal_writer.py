"""Writing journals: whatever is answered while the disk is busy shares its next sync.

The disk is waited for in a thread, so that a slow one delays answers but stops nobody's page.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

from baumeister.web.table.store import Addition, Store

UNTIDY_ADDITIONS: Final = 2000  # after which the store is tidied up


class Order(NamedTuple):
    addition: Addition
    is_saved: asyncio.Future[None]
    forget: Callable[[str], None]  # drops a table from memory, so that it is read anew


class JournalWriter:
    """Whoever orders an addition waits for its future before telling anybody."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._orders: list[Order] = []
        self._writing: asyncio.Future[None] | None = None
        self._untidy = 0  # additions since the store was tidied up
        self._tidying: asyncio.Future[None] | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal-writer")

    def write(self, addition: Addition, forget: Callable[[str], None]) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        is_saved: asyncio.Future[None] = loop.create_future()
        if not self._orders and self._writing is None:
            loop.call_soon(self._begin)
        self._orders.append(Order(addition, is_saved, forget))
        return is_saved

    def _begin(self) -> None:
        """Hand everything that was ordered to the disk, unless it is busy with the last lot."""
        if self._writing is not None or not self._orders:
            return
        orders, self._orders = self._orders, []
        try:
            self.store.begin([order.addition for order in orders])
        except Exception:
            self._write_one_by_one(orders)
            return
        loop = asyncio.get_running_loop()
        self._writing = loop.run_in_executor(self._thread, self.store.commit)
        self._writing.add_done_callback(lambda done: self._end(orders, done))

    def _end(self, orders: list[Order], done: asyncio.Future[None]) -> None:
        self._writing = None
        if done.cancelled() or done.exception() is not None:
            self._write_one_by_one(orders)
        else:
            for order in orders:
                _settle(order.is_saved, None)
        self._tidy_up(len(orders))
        self._begin()

    def _write_one_by_one(self, orders: list[Order]) -> None:
        """One of them cannot be written; the other tables have nothing to do with it."""
        failed: dict[str, Exception] = {}
        for order in orders:
            table = order.addition.table
            if table not in failed:
                try:
                    self.store.append([order.addition])
                except Exception as error:
                    failed[table] = error
                    order.forget(table)
            _settle(order.is_saved, failed.get(table))

    def _tidy_up(self, additions: int) -> None:
        self._untidy += additions
        if self._untidy >= UNTIDY_ADDITIONS and (self._tidying is None or self._tidying.done()):
            self._untidy = 0
            loop = asyncio.get_running_loop()
            self._tidying = loop.run_in_executor(None, self.store.tidy)

    async def close(self) -> None:
        """Write what is left, and let nobody use the store any more."""
        self._begin()
        while self._writing is not None:
            await asyncio.wait([self._writing])
            await asyncio.sleep(0)  # what was ordered meanwhile is handed over now
        if self._tidying is not None:
            await asyncio.wait([self._tidying])
        self._thread.shutdown()


def _settle(is_saved: asyncio.Future[None], error: Exception | None) -> None:
    if is_saved.done():
        return
    if error is None:
        is_saved.set_result(None)
    else:
        is_saved.set_exception(error)
        is_saved.exception()  # whoever waits gets it; nobody has to
