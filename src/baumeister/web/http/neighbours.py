"""Others who work on the same data: what they change, and who is there. They are other servers on a
database, and whoever runs this one (`baumeister admin`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

from baumeister.web.http.hub import Hub
from baumeister.web.table.stopped import Stopped
from baumeister.web.table.store import Store, StoreFailed
from baumeister.web.table.table import Table
from baumeister.web.table.tables import Tables

log = logging.getLogger("baumeister")

SIGN_SECONDS: Final = 2.0  # between two signs of life


class Neighbours:
    """Hears of everything that happens elsewhere, and says what happens here.

    News may get lost: whoever listens again, and everybody now and then, looks at all that is
    awake. `changed` is told of every table that is not as it was.
    """

    def __init__(
        self, store: Store, tables: Tables, hub: Hub, changed: Callable[[Table], None]
    ) -> None:
        self.store = store
        self.tables = tables
        self.hub = hub
        self.changed = changed
        self.asleep: Callable[[], None] = lambda: None  # told of changes at tables that sleep here
        self._waiting: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {}
        self._has_work = asyncio.Event()
        hub.attends = self._attend

    async def run(self) -> None:
        """As long as the server runs."""
        jobs = [self._listen(), self._work()]
        if self.store.is_shared:
            jobs.append(self._look_around())
        await asyncio.gather(*jobs)

    async def _listen(self) -> None:
        async for news in self.store.news():
            if news is None:
                self._check_all()
                self.asleep()
            else:
                kind, name = news
                if kind == "table" and self.tables.is_awake(name):
                    self._order(f"table {name}", partial(self._check_table, name))
                elif kind == "table":
                    self.asleep()
                elif kind == "attendance" and self.hub.is_watched(name):
                    self._order(f"who {name}", partial(self._check_visitors, [name]))

    def _attend(self, table: str) -> None:
        """Whoever comes and goes quickly is told of once."""
        if self.store.is_shared:
            self._order(f"attend {table}", partial(self._say_who, table))

    async def _say_who(self, table: str) -> None:
        await self.store.attend(table, self.hub.visitors_here(table))
        await self._check_visitors([table])

    def _order(self, key: str, job: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._waiting[key] = job
        self._has_work.set()

    async def _work(self) -> None:
        """All that waits at once; what comes meanwhile waits for the next time."""
        while True:
            await self._has_work.wait()
            self._has_work.clear()
            jobs, self._waiting = self._waiting, {}
            for done in await asyncio.gather(
                *(job() for job in jobs.values()), return_exceptions=True
            ):
                if isinstance(done, StoreFailed):
                    self._check_all()  # as soon as it can be reached again
                elif isinstance(done, Exception):
                    log.error("neighbours_not_heard", exc_info=done)

    async def _look_around(self) -> None:
        while True:
            try:
                if await self.store.give_sign():
                    for table in self.hub.watched():
                        self._attend(table)
                self._check_all()
            except StoreFailed as error:
                log.warning("no_sign_given", extra={"why": str(error)})
            await asyncio.sleep(SIGN_SECONDS)

    def _check_all(self) -> None:
        self._order("all", self._check_everything)

    async def _check_everything(self) -> None:
        stamps = await self.store.stamps(self.tables.awake())
        for name, stamp in stamps.items():
            if self.tables.is_behind(name, stamp):
                await self._check_table(name)
        await self._check_visitors(self.hub.watched())

    async def _check_table(self, name: str) -> None:
        if not await self.tables.catch_up(name, is_sure=True):
            return
        try:
            table = await self.tables.find(name)
        except Stopped:
            table = None
        if table is None:
            self.hub.changed(name)  # whoever watches hears that it is gone
        else:
            self.changed(table)

    async def _check_visitors(self, tables: list[str]) -> None:
        elsewhere = await self.store.attendance(tables)
        for name in tables:
            self.hub.see_elsewhere(name, elsewhere.get(name, set()))
