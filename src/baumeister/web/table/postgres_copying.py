"""A PostgreSQL database as an end of a way: read at one moment, filled all or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import urlsplit

import psycopg
from psycopg import IsolationLevel
from psycopg.sql import SQL, Identifier

from baumeister.core.text import Text
from baumeister.web.table.copying import KEPT, check_empty
from baumeister.web.table.postgres_queries import NOW
from baumeister.web.table.postgres_store import PostgresStore
from baumeister.web.table.postgres_upgrades import UPGRADES
from baumeister.web.table.rows import Row
from baumeister.web.table.store import StoreRefused

BATCH: Final = 5000  # rows that are fetched at a time

Database = psycopg.Connection[tuple[Any, ...]]


class PostgresEnd:
    def __init__(self, database: Database) -> None:
        self.database = database

    def rows(self, table: str, columns: Sequence[str]) -> Iterator[Row]:
        """In the order in which they were added, where that matters."""
        query = SQL("SELECT {} FROM {}").format(_listed(columns), Identifier(table))
        identity = self._identity(table)
        if identity:
            query += SQL(" ORDER BY {}").format(Identifier(identity))
        with self.database.cursor(f"rows of {table}") as cursor:
            cursor.itersize = BATCH
            yield from cursor.execute(query)

    def add(self, table: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
        query = SQL("COPY {} ({}) FROM STDIN").format(Identifier(table), _listed(columns))
        with self.database.cursor() as cursor, cursor.copy(query) as copy:
            for row in rows:
                copy.write_row(row)
        identity = self._identity(table)
        if identity in columns:
            self._go_on_counting(table, identity)

    def _identity(self, table: str) -> str:
        """The column that the database numbers by itself, if there is one."""
        query = (
            "SELECT column_name FROM information_schema.columns WHERE is_identity = 'YES'"
            " AND table_schema = current_schema() AND table_name = %s"
        )
        row = self.database.execute(query, [table]).fetchone()
        return str(row[0]) if row else ""

    def _go_on_counting(self, table: str, identity: str) -> None:
        query = SQL(
            "SELECT setval(pg_get_serial_sequence({}, {}), greatest(1, max({}))) FROM {}"
        ).format(table, identity, Identifier(identity), Identifier(table))
        self.database.execute(query)


def _listed(columns: Sequence[str]) -> Any:
    return SQL(", ").join(map(Identifier, columns))


@contextmanager
def _connected(address: str) -> Iterator[Database]:
    """One transaction; whatever goes wrong, it has not happened."""
    try:
        with psycopg.connect(address) as database:
            database.isolation_level = IsolationLevel.REPEATABLE_READ
            yield database
    except psycopg.Error as error:
        words = {"detail": str(error).strip()}
        raise StoreRefused(Text("web.no_database", words=words)) from None


@contextmanager
def read_database(address: str, *, is_left: bool = False) -> Iterator[PostgresEnd]:
    """Everything as it is at one moment. If it `is_left` for good, no server may be at work."""
    with _connected(address) as database:
        _check_version(database)
        if is_left:
            _check_servers(database, address)
        yield PostgresEnd(database)


@contextmanager
def filled_database(address: str) -> Iterator[PostgresEnd]:
    """A database to be filled; there must be nothing in it, and no server at work."""
    asyncio.run(_prepare(address))
    with _connected(address) as database:
        tables = SQL(", ").join(map(Identifier, KEPT))
        database.execute(SQL("LOCK TABLE {} IN EXCLUSIVE MODE").format(tables))
        _check_servers(database, address)
        found = PostgresEnd(database)
        check_empty(found, _name(address))
        database.execute("DELETE FROM setting WHERE key <> 'version'")
        yield found


async def _prepare(address: str) -> None:
    await (await PostgresStore(address).open()).close()


def _check_version(database: Database) -> None:
    row = database.execute("SELECT to_regclass('setting'), to_regclass('game_table')").fetchone()
    if row is None or None in row:
        raise StoreRefused(Text("web.foreign_database"))
    row = database.execute("SELECT value FROM setting WHERE key = 'version'").fetchone()
    found = int(row[0]) if row else 0
    if found != len(UPGRADES):
        key = "web.newer_database" if found > len(UPGRADES) else "web.older_database"
        raise StoreRefused(Text(key, words={"found": str(found), "known": str(len(UPGRADES))}))


def _check_servers(database: Database, address: str) -> None:
    if database.execute(f"SELECT 1 FROM server WHERE alive_until > {NOW}").fetchone():
        raise StoreRefused(Text("web.server_at_work", words={"path": _name(address)}))


def _name(address: str) -> str:
    """Without what only those who run the server may know."""
    return urlsplit(address).path.lstrip("/")
