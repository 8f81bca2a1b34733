"""The store in one SQLite file: no server to install, every answer on disk before it counts."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from baumeister.core.text import Text
from baumeister.play.sitter import Sitter
from baumeister.web.table.damage import damage
from baumeister.web.table.data_folder import DATA_FILE, made, private
from baumeister.web.table.known_names import KnownNames
from baumeister.web.table.rows import (
    CHAT,
    LINE,
    SEAT,
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
from baumeister.web.table.sqlite_upgrades import UPGRADES
from baumeister.web.table.store import (
    BEGINNING,
    CHAT_LINES,
    Addition,
    ChatLine,
    Damage,
    JournalLine,
    KeptTable,
    ListedTable,
    News,
    Place,
    Step,
    Store,
    StoreDamaged,
    StoreFailed,
    StoreRefused,
    TableInfo,
)
from baumeister.web.table.tokens import COLUMNS, Token, token_of, token_values

APPLICATION: Final = 0x42415545  # "BAUE", so that a foreign database is not taken for ours
LOOK_SECONDS: Final = 1.0  # between two looks for what others have written
LOG_PAGES: Final = 20_000  # of write-ahead log at most; usually `tidy` comes first

T = TypeVar("T")


class SqliteStore(Store):
    """Write-ahead log, synced at every commit.

    One connection and thread for whatever is read, and one for whatever is written, so that nobody
    who reads waits for the disk of those who write.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self._names = KnownNames()
        try:
            self.writer = self._connect()
        except sqlite3.Error as error:
            raise self._refusal("unusable", detail=str(error)) from None
        try:
            self._prepare()
            self.reader = self._connect()
        except (sqlite3.Error, StoreRefused) as error:
            self.writer.close()
            if isinstance(error, StoreRefused):
                raise
            # An operational error is about the disk or the rights, any other about what is there.
            is_foreign = not isinstance(error, sqlite3.OperationalError)
            kind = "no_data_file" if is_foreign else "unusable"
            raise self._refusal(kind, detail=str(error)) from None
        self._examiner: sqlite3.Connection | None = None  # looks for damage
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="store-writer")

    def _connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)

    def _prepare(self) -> None:
        found = self._number("PRAGMA application_id")
        version = self._number("PRAGMA user_version")
        is_new = self._number("SELECT count(*) FROM sqlite_master") == 0
        if not is_new and found != APPLICATION:
            raise self._refusal("foreign_data")
        if version > len(UPGRADES):
            raise self._refusal("newer_data", found=str(version), known=str(len(UPGRADES)))
        self.writer.execute("PRAGMA journal_mode = WAL")
        self.writer.execute("PRAGMA synchronous = FULL")
        self.writer.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
        self.writer.execute(f"PRAGMA application_id = {APPLICATION}")
        for number in range(version, len(UPGRADES)):
            self.writer.executescript(
                f"BEGIN IMMEDIATE; {UPGRADES[number]} PRAGMA user_version = {number + 1}; COMMIT;"
            )

    def _refusal(self, key: str, **words: str) -> StoreRefused:
        return StoreRefused(Text(f"web.{key}", words={"path": str(self.path), **words}))

    def _number(self, query: str) -> int:
        return int(self.writer.execute(query).fetchone()[0])

    async def _read(self, job: Callable[[], T]) -> T:
        return await _in_thread(self._reading, job)

    async def _write(self, job: Callable[[], T]) -> T:
        return await _in_thread(self._writing, lambda: self._all_or_nothing(job))

    def _all_or_nothing(self, job: Callable[[], T]) -> T:
        self.writer.execute("BEGIN IMMEDIATE")
        try:
            found = job()
            self.writer.execute("COMMIT")
        except BaseException:
            if self.writer.in_transaction:
                self.writer.execute("ROLLBACK")
            raise
        return found

    async def secret(self) -> str:
        return await self._write(self._secret)

    def _secret(self) -> str:
        new = secrets.token_hex(32)
        self.writer.execute("INSERT OR IGNORE INTO setting VALUES ('secret', ?)", [new])
        row = self.writer.execute("SELECT value FROM setting WHERE key = 'secret'").fetchone()
        return str(row[0])

    async def rows(self, query: str, values: Sequence[Any] = ()) -> list[Row]:
        return await self._read(lambda: list(self.reader.execute(query, values)))

    async def change(self, steps: Sequence[Step]) -> list[int]:
        return await self._write(
            lambda: [self.writer.execute(query, values).rowcount for query, values in steps]
        )

    async def add_person(self, person: str, name: str) -> None:
        query = "INSERT INTO person (id, name) VALUES (?, ?)"
        await self._write(lambda: self.writer.execute(query, [person, name]))

    async def rename_person(self, person: str, name: str) -> None:
        query = "UPDATE person SET name = ? WHERE id = ?"
        await self._write(lambda: self.writer.execute(query, [name, person]))
        self._names.forget(person)

    async def person(self, person: str) -> str | None:
        known = self._names.of(person)
        if known is not None:
            return known
        return self._names.keep(person, await self._read(lambda: self._name(person)))

    def _name(self, person: str) -> str | None:
        row = self.reader.execute("SELECT name FROM person WHERE id = ?", [person]).fetchone()
        return None if row is None else str(row[0])

    async def add_token(self, token: Token) -> None:
        query = f"INSERT INTO token ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)"
        await self._write(lambda: self.writer.execute(query, token_values(token)))

    async def tokens_of(self, person: str) -> list[Token]:
        query = f"SELECT {COLUMNS} FROM token WHERE person = ? ORDER BY created, id"
        rows = await self._read(lambda: self.reader.execute(query, [person]).fetchall())
        return [token_of(row) for row in rows]

    async def token(self, digest: str) -> Token | None:
        query = f"SELECT {COLUMNS} FROM token WHERE digest = ?"
        row = await self._read(lambda: self.reader.execute(query, [digest]).fetchone())
        return None if row is None else token_of(row)

    async def revoke_token(self, person: str, token: str) -> None:
        query = "DELETE FROM token WHERE person = ? AND id = ?"
        await self._write(lambda: self.writer.execute(query, [person, token]))

    async def add_table(
        self, table: TableInfo, seats: Sequence[Sitter], history: Sequence[JournalLine] = ()
    ) -> None:
        await self._write(lambda: self._add_table(table, seats, history))

    def _add_table(
        self, table: TableInfo, seats: Sequence[Sitter], history: Sequence[JournalLine]
    ) -> None:
        standing = opening_standing(table, seats, history)
        values = [*table_values(table), *standing_values(standing)]
        marks = ", ".join("?" * len(values))
        self.writer.execute(
            f"INSERT INTO game_table ({TABLE}, {STANDING}) VALUES ({marks})", values
        )
        self._set_seats(table.id, dict(enumerate(seats)))
        self._add_lines(line_values(table.id, 0, history))

    def _set_seats(self, table: str, seats: dict[int, Sitter]) -> None:
        self.writer.executemany(
            "INSERT OR REPLACE INTO seat VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [seat_values(table, number, sitter) for number, sitter in seats.items()],
        )

    def _add_lines(self, rows: list[list[Any]]) -> None:
        self.writer.executemany("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?)", rows)

    async def has_table(self, table: str) -> bool:
        query = "SELECT 1 FROM game_table WHERE id = ?"
        return await self._read(lambda: self.reader.execute(query, [table]).fetchone() is not None)

    async def table(self, table: str, since: int = 0) -> KeptTable | None:
        return await self._read(lambda: self._table(table, since))

    def _table(self, table: str, since: int) -> KeptTable | None:
        self.reader.execute("BEGIN")  # everything as it is at this moment
        try:
            query = f"SELECT {TABLE}, stamp, aside, is_over, is_closed FROM game_table WHERE id = ?"
            row = self.reader.execute(query, [table]).fetchone()
            if row is None:
                return None
            info, rest = table_info(row[:TABLE_COLUMNS]), row[TABLE_COLUMNS:]
            stamp, aside, is_over, is_closed = rest
            return KeptTable(
                info,
                self._name(info.host),
                stamp,
                self._seats([table]).get(table, []),
                self._lines(table, since),
                self._chat(table),
                aside,
                bool(is_over),
                bool(is_closed),
            )
        finally:
            self.reader.execute("COMMIT")

    def _seats(self, tables: Collection[str]) -> dict[str, list[Sitter]]:
        query = (
            f"SELECT game_table, {SEAT} FROM seat"
            " WHERE game_table IN (SELECT value FROM json_each(?)) ORDER BY game_table, number"
        )
        found: dict[str, list[Sitter]] = {}
        for table, *row in self.reader.execute(query, [json.dumps([*tables])]):
            found.setdefault(table, []).append(sitter_of(row))
        return found

    def _lines(self, table: str, since: int) -> list[JournalLine]:
        query = f"SELECT {LINE} FROM journal WHERE game_table = ? AND number >= ? ORDER BY number"
        return [JournalLine(*row) for row in self.reader.execute(query, [table, since])]

    def _chat(self, table: str) -> list[ChatLine]:
        query = f"SELECT {CHAT} FROM chat WHERE game_table = ? ORDER BY rowid DESC LIMIT ?"
        latest = self.reader.execute(query, [table, CHAT_LINES]).fetchall()
        return [ChatLine(*row) for row in reversed(latest)]

    async def stamps(self, tables: Collection[str]) -> dict[str, int]:
        query = "SELECT id, stamp FROM game_table WHERE id IN (SELECT value FROM json_each(?))"
        names = json.dumps([*tables])
        return dict(await self._read(lambda: self.reader.execute(query, [names]).fetchall()))

    async def append(self, additions: Sequence[Addition]) -> set[str]:
        return await self._write(
            lambda: {addition.table for addition in additions if not self._append(addition)}
        )

    def _append(self, addition: Addition) -> bool:
        """Tells whether it was added."""
        table, values = addition.table, standing_values(addition.standing)
        marks = ", ".join("?" * len(values))
        moved = self.writer.execute(
            f"UPDATE game_table SET ({STANDING}) = ({marks}),"
            " stamp = stamp + ?, aside = coalesce(?, aside) WHERE id = ? AND stamp = ?",
            [*values, addition.changes, addition.aside, table, addition.stamp],
        )
        if moved.rowcount != 1:
            return False
        self._add_lines(line_values(table, addition.first, addition.lines))
        self._set_seats(table, dict(addition.seats))
        said = f"INSERT INTO chat (game_table, {CHAT}) VALUES (?, ?, ?, ?, ?, ?)"
        self.writer.executemany(said, chat_values(addition))
        return True

    async def tables_of(
        self, person: str, most: int, before: Place = BEGINNING
    ) -> list[ListedTable]:
        query = (
            f"SELECT {TABLE}, {STANDING} FROM game_table"
            " WHERE (id IN (SELECT game_table FROM seat WHERE person = ?) OR host = ?)"
            " AND (moved, id) < (?, ?) ORDER BY moved DESC, id DESC LIMIT ?"
        )
        return await self._read(lambda: self._listed(query, [person, person, *before, most]))

    async def tables_with_open_seats(
        self, most: int, before: Place = BEGINNING
    ) -> list[ListedTable]:
        query = (
            f"SELECT {TABLE}, {STANDING} FROM game_table"
            " WHERE EXISTS (SELECT 1 FROM seat WHERE game_table = id AND kind = 'open')"
            " AND is_listed AND NOT is_over AND (created, id) < (?, ?)"
            " ORDER BY created DESC, id DESC LIMIT ?"
        )
        return await self._read(lambda: self._listed(query, [*before, most]))

    def _listed(self, query: str, values: Row) -> list[ListedTable]:
        rows = self.reader.execute(query, values).fetchall()
        seats = self._seats([row[0] for row in rows])
        return [
            (
                table_info(row[:TABLE_COLUMNS]),
                standing_of(row[TABLE_COLUMNS:]),
                seats.get(row[0], []),
            )
            for row in rows
        ]

    async def waiting_for_bots(self, since: float) -> list[str]:
        query = (
            "SELECT id FROM game_table WHERE waits_for_bots AND (moved >= ? OR speed <> 'live'"
            " OR EXISTS (SELECT 1 FROM seat WHERE game_table = id AND is_substituted)"
            " AND NOT EXISTS (SELECT 1 FROM seat WHERE game_table = id AND kind = 'person'"
            " AND NOT is_substituted)) ORDER BY moved DESC"
        )
        rows = await self._read(lambda: self.reader.execute(query, [since]).fetchall())
        return [str(row[0]) for row in rows]

    async def news(self) -> AsyncIterator[News]:
        """Whoever runs the server may change something in the data by hand, so to speak."""
        seen = await self._data_version()
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            now = await self._data_version()
            if now != seen:
                seen = now
                self._names.forget_all()
                self.heard_of("")
                yield None

    async def _data_version(self) -> int:
        """Grows with everything that somebody else writes."""
        return await _in_thread(self._writing, lambda: self._number("PRAGMA data_version"))

    async def probe(self) -> None:
        query = "INSERT OR REPLACE INTO setting VALUES ('probe', ?)"
        await self._write(lambda: self.writer.execute(query, [secrets.token_hex(4)]))

    async def damage(self) -> Damage:
        def job() -> Damage:
            with closing(self._connect()) as self._examiner:
                return damage(self._examiner)

        return await asyncio.to_thread(job)

    async def tidy(self) -> None:
        """Bring the write-ahead log into the database, while answers go on being written."""

        def job() -> None:
            with closing(self._connect()) as database:
                database.execute("PRAGMA wal_checkpoint (PASSIVE)")

        await asyncio.to_thread(job)

    async def close(self) -> None:
        """Nobody closes the door on a thread."""
        if self._examiner is not None:
            with suppress(sqlite3.ProgrammingError):  # it has done its work
                self._examiner.interrupt()
        self._reading.shutdown()
        self._writing.shutdown()
        self.reader.close()
        self.writer.close()


async def _in_thread(threads: ThreadPoolExecutor, job: Callable[[], T]) -> T:
    try:
        return await asyncio.get_running_loop().run_in_executor(threads, job)
    except sqlite3.OperationalError as error:
        raise StoreFailed(str(error)) from error
    except sqlite3.DatabaseError as error:
        if type(error) is sqlite3.DatabaseError:  # all others are about what was asked for
            raise StoreDamaged(str(error)) from error
        raise


def open_store(folder: Path) -> SqliteStore:
    """The store in a data folder, made if it is not there."""
    return SqliteStore(private(made(folder) / DATA_FILE))
