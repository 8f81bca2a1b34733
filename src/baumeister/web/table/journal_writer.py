"""Writing down what happens at tables: what comes while the disk is busy shares its next sync."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Final, NamedTuple

from baumeister.web.table.store import Addition, Overtaken, Store, StoreFailed

UNTIDY_ADDITIONS: Final = 2000  # after which the store is tidied up


class Order(NamedTuple):
    addition: Addition
    is_saved: asyncio.Future[None]
    forget: Callable[[], None]  # drops the table from memory, so that it is read anew
    at: float  # when it was given


class JournalWriter:
    """Whoever orders an addition waits for its future before telling anybody."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.saved: Callable[[Addition, float], None] = lambda addition, seconds: None  # is told
        self._orders: list[Order] = []
        self._writing: asyncio.Task[None] | None = None
        self._untidy = 0  # additions since the store was tidied up
        self._tidying: asyncio.Task[None] | None = None

    def write(self, addition: Addition, forget: Callable[[], None]) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        is_saved: asyncio.Future[None] = loop.create_future()
        self._orders.append(Order(addition, is_saved, forget, perf_counter()))
        if self._writing is None:
            self._writing = loop.create_task(self._write_all())
        return is_saved

    async def _write_all(self) -> None:
        while self._orders:
            orders, self._orders = self._orders, []
            await self._write(merged(orders))
            self._tidy_up(len(orders))
        self._writing = None

    async def _write(self, lots: list[list[Order]]) -> None:
        """If not all can be written together, none of the tables has to do with the others."""
        try:
            overtaken = await self.store.append([addition_of(lot) for lot in lots])
        except Exception as error:
            if len(lots) == 1 or isinstance(error, StoreFailed):
                for lot in lots:
                    settle(lot, error)
                return
            for lot in lots:
                await self._write([lot])
            return
        for lot in lots:
            is_late = lot[0].addition.table in overtaken
            settle(lot, Overtaken(lot[0].addition.table) if is_late else None)
            if not is_late:
                self._tell_of(lot)

    def _tell_of(self, lot: list[Order]) -> None:
        now = perf_counter()
        for order in lot:
            self.saved(order.addition, now - order.at)

    def _tidy_up(self, additions: int) -> None:
        self._untidy += additions
        if self._untidy >= UNTIDY_ADDITIONS and (self._tidying is None or self._tidying.done()):
            self._untidy = 0
            self._tidying = asyncio.get_running_loop().create_task(self.store.tidy())

    async def close(self) -> None:
        """Write what is left, and let nobody use the store any more."""
        while self._writing is not None:
            await asyncio.wait([self._writing])
        if self._tidying is not None:
            await asyncio.wait([self._tidying])


def merged(orders: list[Order]) -> list[list[Order]]:
    """The orders of each table together."""
    lots: dict[str, list[Order]] = {}
    for order in orders:
        lots.setdefault(order.addition.table, []).append(order)
    return list(lots.values())


def addition_of(lot: list[Order]) -> Addition:
    whole = lot[0].addition
    for order in lot[1:]:
        whole = whole.followed_by(order.addition)
    return whole


def settle(lot: list[Order], error: Exception | None) -> None:
    for _, is_saved, forget, _ in lot:
        if error is not None:
            forget()
        if is_saved.done():
            continue
        if error is None:
            is_saved.set_result(None)
        else:
            is_saved.set_exception(error)
            is_saved.exception()  # whoever waits gets it; nobody has to
