"""Where stores come from: each kind can be opened, opened again, and opened twice at once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from psycopg.errors import UniqueViolation

from baumeister.web.table.postgres_store import PostgresStore
from baumeister.web.table.sqlite_store import open_store
from baumeister.web.table.store import Store
from tests.web.postgres import Cluster


class Shop:
    """One place for stores, empty at first."""

    already_there: type[Exception]  # what says that a table of this name exists

    def __init__(self) -> None:
        self._store: Store | None = None

    async def open(self) -> Store:
        raise NotImplementedError

    def run(self, job: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
        asyncio.run(self._run(job))

    async def _run(self, job: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
        self._store = await self.open()
        try:
            await job(self._store)
        finally:
            await self._close()

    async def _close(self) -> None:
        if self._store is not None:
            await self._store.close()
        self._store = None

    @asynccontextmanager
    async def another(self) -> AsyncIterator[Store]:
        """A second server."""
        found = await self.open()
        try:
            yield found
        finally:
            await found.close()

    @asynccontextmanager
    async def again(self) -> AsyncIterator[Store]:
        """The same after a restart."""
        await self._close()
        async with self.another() as found:
            yield found


class SqliteShop(Shop):
    already_there = sqlite3.IntegrityError

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder

    async def open(self) -> Store:
        return open_store(self.folder)


class PostgresShop(Shop):
    already_there = UniqueViolation

    def __init__(self, cluster: Cluster) -> None:
        super().__init__()
        self.address = cluster.address(cluster.empty_place())

    async def open(self) -> Store:
        return await PostgresStore(self.address).open()
