"""The store in a PostgreSQL database, on which any number of servers work."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from psycopg import AsyncConnection, Error, InterfaceError, OperationalError
from psycopg.rows import TupleRow
from psycopg_pool import AsyncConnectionPool, PoolTimeout, TooManyRequests

from baumeister.core.text import Text
from baumeister.play.sitter import Sitter
from baumeister.web.table.known_names import KnownNames
from baumeister.web.table.postgres_queries import (
    ALIVE,
    APPEND,
    ATTEND,
    ATTENDANCE,
    CHANNEL,
    NOW,
    RENAME,
    SEATS_OF,
    TABLE_AT_ONCE,
    WAITING_FOR_BOTS,
)
from baumeister.web.table.postgres_upgrades import UPGRADES
from baumeister.web.table.rows import (
    STANDING,
    TABLE,
    TABLE_COLUMNS,
    Row,
    chat_values,
    line_values,
    opening_standing,
    seat_values,
    sitter_of,
    standing_of,
    standing_values,
    table_info,
    table_values,
)
from baumeister.web.table.store import (
    ALIVE_SECONDS,
    BEGINNING,
    CHAT_LINES,
    LEASE_SECONDS,
    Addition,
    ChatLine,
    JournalLine,
    KeptTable,
    ListedTable,
    News,
    Place,
    Step,
    Store,
    StoreFailed,
    StoreRefused,
    TableInfo,
)
from baumeister.web.table.tokens import COLUMNS, Token, token_of, token_values

log = logging.getLogger("baumeister")

CONNECTIONS: Final = 8
WAIT_SECONDS: Final = 3.0  # for a connection, before whoever waits is told that there is none
LOCK: Final = 0x42415545  # "BAUE": nobody else upgrades the same database meanwhile
AGAIN_SECONDS: Final = 0.5  # between two tries to listen
UNREACHABLE: Final = (OperationalError, InterfaceError, PoolTimeout, TooManyRequests)

LINE_KEYS: Final = ("game_table", "number", "kind", "seat", "text", "request", "at")
CHAT_KEYS: Final = ("game_table", "person", "name", "text", "at", "request")
SEAT_KEYS: Final = (
    "game_table",
    "number",
    "kind",
    "name",
    "person",
    "level",
    "is_substituted",
    "word",
)
STANDING_KEYS: Final = tuple(column.strip() for column in STANDING.split(","))


class PostgresStore(Store):
    """`server` tells this server from others that work on the same database."""

    is_shared = True

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self.server = secrets.token_hex(6)
        self._names = KnownNames()
        self._pool: AsyncConnectionPool[AsyncConnection[TupleRow]] = AsyncConnectionPool(
            address,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=WAIT_SECONDS,
            kwargs={"autocommit": True},
            check=AsyncConnectionPool.check_connection,
            open=False,
        )

    async def open(self) -> PostgresStore:
        """Once the database is one of ours, and of today; `StoreRefused` otherwise."""
        try:
            async with await AsyncConnection.connect(self.address) as database:
                await _prepare(database)
        except Error as error:
            words = {"detail": str(error).strip()}
            raise StoreRefused(Text("web.no_database", words=words)) from None
        await self._pool.open()
        await self.give_sign()
        return self

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection[TupleRow]]:
        try:
            async with self._pool.connection() as database:
                yield database
        except UNREACHABLE as error:
            raise StoreFailed(str(error).strip()) from error

    async def _rows(self, query: str, values: Any = ()) -> list[TupleRow]:
        async with self._connection() as database:
            found = await database.execute(query, values)
            return await found.fetchall() if found.description else []

    async def secret(self) -> str:
        new = secrets.token_hex(32)
        await self._rows("INSERT INTO setting VALUES ('secret', %s) ON CONFLICT DO NOTHING", [new])
        (row,) = await self._rows("SELECT value FROM setting WHERE key = 'secret'")
        return str(row[0])

    async def rows(self, query: str, values: Sequence[Any] = ()) -> list[Row]:
        return list(await self._rows(query.replace("?", "%s"), values))

    async def change(self, steps: Sequence[Step]) -> list[int]:
        async with self._connection() as database, database.transaction():
            return [
                (await database.execute(query.replace("?", "%s"), values)).rowcount
                for query, values in steps
            ]

    async def tell_of(self, person: str) -> None:
        self._names.forget(person)
        told = f"person {self.server} {person}"
        await self._rows(f"SELECT pg_notify('{CHANNEL}', %s)", [told])

    async def add_person(self, person: str, name: str) -> None:
        await self._rows("INSERT INTO person (id, name) VALUES (%s, %s)", [person, name])

    async def rename_person(self, person: str, name: str) -> None:
        told = f"person {self.server} {person}"
        await self._rows(RENAME, {"name": name, "person": person, "told": told})
        self._names.forget(person)

    async def person(self, person: str) -> str | None:
        known = self._names.of(person)
        if known is not None:
            return known
        rows = await self._rows("SELECT name FROM person WHERE id = %s", [person])
        return self._names.keep(person, str(rows[0][0]) if rows else None)

    async def add_token(self, token: Token) -> None:
        await self._rows(
            _insert("token", len(token_values(token)), f"({COLUMNS})"), token_values(token)
        )

    async def tokens_of(self, person: str) -> list[Token]:
        query = f"SELECT {COLUMNS} FROM token WHERE person = %s ORDER BY created, id"
        return [token_of(row) for row in await self._rows(query, [person])]

    async def token(self, digest: str) -> Token | None:
        rows = await self._rows(f"SELECT {COLUMNS} FROM token WHERE digest = %s", [digest])
        return token_of(rows[0]) if rows else None

    async def revoke_token(self, person: str, token: str) -> None:
        await self._rows("DELETE FROM token WHERE person = %s AND id = %s", [person, token])

    async def add_table(
        self, table: TableInfo, seats: Sequence[Sitter], history: Sequence[JournalLine] = ()
    ) -> None:
        standing = opening_standing(table, seats, history)
        values = [*table_values(table), *standing_values(standing)]
        sitters = [seat_values(table.id, number, seat) for number, seat in enumerate(seats)]
        async with self._connection() as database, database.transaction():
            await database.execute(
                _insert("game_table", len(values), f"({TABLE}, {STANDING})"), values
            )
            cursor = database.cursor()
            await cursor.executemany(_insert("seat", len(SEAT_KEYS)), sitters)
            lines = line_values(table.id, 0, history)
            await cursor.executemany(_insert("journal", len(LINE_KEYS)), lines)

    async def has_table(self, table: str) -> bool:
        return bool(await self._rows("SELECT 1 FROM game_table WHERE id = %s", [table]))

    async def table(self, table: str, since: int = 0) -> KeptTable | None:
        rows = await self._rows(TABLE_AT_ONCE, [since, CHAT_LINES, table])
        if not rows:
            return None
        stamp, aside, is_over, is_closed, host, seats, lines, chat = rows[0][TABLE_COLUMNS:]
        return KeptTable(
            table_info(rows[0][:TABLE_COLUMNS]),
            host,
            stamp,
            [sitter_of(row) for row in seats or []],
            [JournalLine(*row) for row in lines or []],
            [ChatLine(*row) for row in chat or []],
            aside,
            bool(is_over),
            bool(is_closed),
        )

    async def stamps(self, tables: Collection[str]) -> dict[str, int]:
        query = "SELECT id, stamp FROM game_table WHERE id = ANY(%s)"
        return {str(name): int(stamp) for name, stamp in await self._rows(query, [[*tables]])}

    async def append(self, additions: Sequence[Addition]) -> set[str]:
        rows = await self._rows(APPEND, _told(additions, self.server))
        return {addition.table for addition in additions} - {str(row[0]) for row in rows}

    async def tables_of(
        self, person: str, most: int, before: Place = BEGINNING
    ) -> list[ListedTable]:
        where = (
            "(id IN (SELECT game_table FROM seat WHERE person = %s) OR host = %s)"
            " AND (moved, id) < (%s, %s) ORDER BY moved DESC, id DESC"
        )
        return await self._listed(where, [person, person, *before, most])

    async def tables_with_open_seats(
        self, most: int, before: Place = BEGINNING
    ) -> list[ListedTable]:
        where = (
            "EXISTS (SELECT 1 FROM seat WHERE game_table = found.id AND kind = 'open')"
            " AND is_listed = 1 AND is_over = 0 AND (created, id) < (%s, %s)"
            " ORDER BY created DESC, id DESC"
        )
        return await self._listed(where, [*before, most])

    async def _listed(self, where: str, values: Row) -> list[ListedTable]:
        query = (
            f"SELECT {TABLE}, {STANDING}, {SEATS_OF} FROM game_table found WHERE {where} LIMIT %s"
        )
        return [
            (
                table_info(row[:TABLE_COLUMNS]),
                standing_of(row[TABLE_COLUMNS:-1]),
                [sitter_of(seat) for seat in row[-1] or []],
            )
            for row in await self._rows(query, values)
        ]

    async def waiting_for_bots(self, since: float) -> list[str]:
        return [str(row[0]) for row in await self._rows(WAITING_FOR_BOTS, [since])]

    async def probe(self) -> None:
        query = (
            "INSERT INTO setting VALUES ('probe', %s)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        )
        await self._rows(query, [secrets.token_hex(4)])

    async def claim(self, table: str) -> bool:
        query = (
            f"UPDATE game_table SET thinks_at = %s, thinks_until = {NOW} + %s"
            f" WHERE id = %s AND (thinks_at = %s OR thinks_until < {NOW}) RETURNING 1"
        )
        return bool(await self._rows(query, [self.server, LEASE_SECONDS, table, self.server]))

    async def attend(self, table: str, visitors: Collection[str]) -> None:
        await self._rows(
            ATTEND, {"server": self.server, "table": table, "visitors": sorted(visitors)}
        )

    async def attendance(self, tables: Collection[str]) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for table, visitor in await self._rows(ATTENDANCE, [[*tables], self.server]):
            found.setdefault(table, set()).add(visitor)
        return found

    async def give_sign(self) -> bool:
        (row,) = await self._rows(ALIVE, {"server": self.server, "alive": ALIVE_SECONDS})
        return bool(row[0])

    async def news(self) -> AsyncIterator[News]:
        """What other servers have changed. Whatever was missed meanwhile is told as `None`."""
        while True:
            try:
                async with await AsyncConnection.connect(self.address, autocommit=True) as database:
                    await database.execute(f"LISTEN {CHANNEL}")
                    self._names.forget_all()
                    self.heard_of("")
                    yield None
                    async for told in database.notifies():
                        kind, server, name = told.payload.split(" ", 2)
                        if kind == "person":
                            self._names.forget(name)
                            if server != self.server:
                                self.heard_of(name)
                        elif server != self.server:
                            yield kind, name
            except UNREACHABLE as error:
                log.warning("not_listening", extra={"why": str(error).strip()})
            await asyncio.sleep(AGAIN_SECONDS)

    async def close(self) -> None:
        with suppress(StoreFailed):  # then it is found to be gone a little later
            await self._rows("DELETE FROM server WHERE id = %s", [self.server])
        await self._pool.close()


def _insert(table: str, count: int, columns: str = "") -> str:
    marks = ", ".join(["%s"] * count)
    return f"INSERT INTO {table} {columns} VALUES ({marks})"


def _told(additions: Sequence[Addition], server: str) -> dict[str, object]:
    """Additions as the statement wants them: what concerns each kind of row, as JSON."""
    tables: list[dict[str, object]] = []
    lines: list[list[object]] = []
    seats: list[list[object]] = []
    chat: list[list[object]] = []
    for addition in additions:
        standing = zip(STANDING_KEYS, standing_values(addition.standing), strict=True)
        tables.append(
            {
                "id": addition.table,
                "stamp": addition.stamp,
                "changes": addition.changes,
                "aside": addition.aside,
                **dict(standing),
            }
        )
        lines += line_values(addition.table, addition.first, addition.lines)
        seats += [seat_values(addition.table, *seat) for seat in addition.seats.items()]
        chat += chat_values(addition)
    return {
        "tables": json.dumps(tables),
        "lines": _records(LINE_KEYS, lines),
        "seats": _records(SEAT_KEYS, seats),
        "chat": _records(CHAT_KEYS, chat),
        "server": server,
        "lease": LEASE_SECONDS,
    }


def _records(keys: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    return json.dumps([dict(zip(keys, row, strict=True)) for row in rows])


async def _prepare(database: AsyncConnection[TupleRow]) -> None:
    """Upgrade what is older, refuse what is newer or somebody else's; one server at a time."""
    await database.execute("SELECT pg_advisory_xact_lock(%s)", [LOCK])
    version = await _version(database)
    if version > len(UPGRADES):
        words = {"found": str(version), "known": str(len(UPGRADES))}
        raise StoreRefused(Text("web.newer_database", words=words))
    for upgrade in UPGRADES[version:]:
        await database.execute(upgrade)
    await database.execute(
        "INSERT INTO setting VALUES ('version', %s)"
        " ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value",
        [str(len(UPGRADES))],
    )


async def _version(database: AsyncConnection[TupleRow]) -> int:
    """0 for a database that is empty."""
    found = await database.execute(
        "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    )
    names = {str(row[0]) for row in await found.fetchall()}
    if not names:
        return 0
    if not {"setting", "game_table"} <= names:
        raise StoreRefused(Text("web.foreign_database"))
    found = await database.execute("SELECT value FROM setting WHERE key = 'version'")
    row = await found.fetchone()
    return int(row[0]) if row else 0
