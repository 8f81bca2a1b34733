"""Which store it is: a data folder, or a database that several servers share."""

from __future__ import annotations

from pathlib import Path

from baumeister.web.table.sqlite_store import open_store
from baumeister.web.table.store import Store


async def store_at(data: Path | str) -> Store:
    """The store in a folder, or at the address of a database."""
    if not isinstance(data, str):
        return open_store(data)
    from baumeister.web.table.postgres_store import PostgresStore  # not everybody has psycopg

    return await PostgresStore(data).open()
