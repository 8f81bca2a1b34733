"""The store in one SQLite file: no server to install, every answer on disk before it counts."""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from threading import Lock
from typing import Final, cast

from baumeister.core.text import Text
from baumeister.play.sitter import Sitter, SitterKind
from baumeister.web.table.store import (
    Addition,
    ChatLine,
    JournalLine,
    Overtaken,
    Standing,
    Store,
    StoreRefused,
    TableInfo,
)

APPLICATION: Final = 0x42415545  # "BAUE", so that a foreign database is not taken for ours

# Each entry brings a data file from one version to the next; the last one is today's.
UPGRADES: Final[list[str]] = [
    """
    CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
    CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
    CREATE TABLE game_table (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL,
        edition TEXT, host TEXT NOT NULL, speed TEXT NOT NULL, created REAL NOT NULL,
        seats INTEGER NOT NULL, asked TEXT NOT NULL, version INTEGER NOT NULL,
        is_over INTEGER NOT NULL, moved REAL NOT NULL
    ) STRICT;
    CREATE INDEX running ON game_table (moved) WHERE NOT is_over;
    CREATE TABLE seat (
        game_table TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
        person TEXT NOT NULL, level TEXT NOT NULL, is_substituted INTEGER NOT NULL,
        PRIMARY KEY (game_table, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_of_person ON seat (person);
    CREATE INDEX open_seats ON seat (game_table) WHERE kind = 'open';
    CREATE TABLE journal (
        game_table TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL,
        seat INTEGER NOT NULL, text TEXT NOT NULL, request TEXT NOT NULL, at REAL NOT NULL,
        PRIMARY KEY (game_table, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE chat (
        game_table TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL,
        at REAL NOT NULL
    ) STRICT;
    CREATE INDEX chat_of_table ON chat (game_table);
    """,
    """
    ALTER TABLE chat ADD COLUMN request TEXT NOT NULL DEFAULT '';
    CREATE INDEX tables_of_host ON game_table (host);
    DROP INDEX running;
    CREATE INDEX unfinished ON game_table (id) WHERE NOT is_over;
    """,
    """
    ALTER TABLE game_table ADD COLUMN is_listed INTEGER NOT NULL DEFAULT 0;
    """,
    """
    ALTER TABLE game_table ADD COLUMN is_order_drawn INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE game_table ADD COLUMN points TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE game_table ADD COLUMN ranks TEXT NOT NULL DEFAULT '[]';
    """,
    """
    ALTER TABLE game_table ADD COLUMN luck_from INTEGER;
    ALTER TABLE seat ADD COLUMN word TEXT NOT NULL DEFAULT '';
    """,
]

NAMES_KEPT: Final = 4096  # in memory
LOG_PAGES: Final = 20_000  # of write-ahead log at most; usually `tidy` comes first

TABLE: Final = (
    "id, game, rules, options, edition, host, speed, created, seats, is_listed, is_order_drawn,"
    " luck_from"
)
COLUMNS: Final = TABLE.count(",") + 1
STANDING: Final = "asked, version, is_over, moved, points, ranks"


class SqliteStore(Store):
    """Write-ahead log, synced at every commit.

    One connection for everything, and one for journals: its commits happen in another thread.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._names: dict[str, str] = {}  # of people who came lately
        self._committing = Lock()
        try:
            self.database = sqlite3.connect(path, isolation_level=None)
        except sqlite3.Error as error:
            raise self._refusal("unusable", detail=str(error)) from None
        try:
            self._prepare()
            self.writer = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            self._set_up(self.writer)
        except (sqlite3.Error, StoreRefused) as error:
            self.database.close()
            if isinstance(error, StoreRefused):
                raise
            # An operational error is about the disk or the rights, any other about what is there.
            is_foreign = not isinstance(error, sqlite3.OperationalError)
            kind = "no_data_file" if is_foreign else "unusable"
            raise self._refusal(kind, detail=str(error)) from None

    def _prepare(self) -> None:
        found = self._number("PRAGMA application_id")
        version = self._number("PRAGMA user_version")
        is_new = self._number("SELECT count(*) FROM sqlite_master") == 0
        if not is_new and found != APPLICATION:
            raise self._refusal("foreign_data")
        if version > len(UPGRADES):
            raise self._refusal("newer_data", found=str(version), known=str(len(UPGRADES)))
        self._set_up(self.database)
        self.database.execute(f"PRAGMA application_id = {APPLICATION}")
        for number in range(version, len(UPGRADES)):
            self.database.executescript(
                f"BEGIN IMMEDIATE; {UPGRADES[number]} PRAGMA user_version = {number + 1}; COMMIT;"
            )

    def _set_up(self, database: sqlite3.Connection) -> None:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")

    def _refusal(self, key: str, **words: str) -> StoreRefused:
        return StoreRefused(Text(f"web.{key}", words={"path": str(self.path), **words}))

    def _number(self, query: str) -> int:
        return int(self.database.execute(query).fetchone()[0])

    def secret(self) -> str:
        new = secrets.token_hex(32)
        self.database.execute("INSERT OR IGNORE INTO setting VALUES ('secret', ?)", [new])
        row = self.database.execute("SELECT value FROM setting WHERE key = 'secret'").fetchone()
        return str(row[0])

    def add_person(self, person: str, name: str) -> None:
        self.database.execute("INSERT INTO person VALUES (?, ?)", [person, name])

    def rename_person(self, person: str, name: str) -> None:
        self.database.execute("UPDATE person SET name = ? WHERE id = ?", [name, person])
        self._names.pop(person, None)

    def person(self, person: str) -> str | None:
        name = self._names.get(person)
        if name is not None:
            return name
        row = self.database.execute("SELECT name FROM person WHERE id = ?", [person]).fetchone()
        if row is None:
            return None
        if len(self._names) >= NAMES_KEPT:
            self._names.clear()
        return self._names.setdefault(person, str(row[0]))

    def add_table(self, table: TableInfo, seats: Sequence[Sitter]) -> None:
        values = [
            table.id,
            table.game,
            table.rules_version,
            json.dumps(table.variants),
            table.edition,
            table.host,
            table.speed,
            table.created,
            table.seats,
            table.is_listed,
            table.is_order_drawn,
            table.luck_from,
            *_columns(Standing(moved=table.created)),
        ]
        marks = ", ".join("?" * len(values))
        with self._transaction():
            self.database.execute(
                f"INSERT INTO game_table ({TABLE}, {STANDING}) VALUES ({marks})", values
            )
            for number, seat in enumerate(seats):
                self.set_seat(table.id, number, seat)

    def table(self, table: str) -> TableInfo | None:
        query = f"SELECT {TABLE} FROM game_table WHERE id = ?"
        row = self.database.execute(query, [table]).fetchone()
        return None if row is None else _table(row)

    def seats(self, table: str) -> list[Sitter]:
        query = (
            "SELECT kind, name, person, level, is_substituted, word FROM seat"
            " WHERE game_table = ? ORDER BY number"
        )
        return [
            Sitter(cast(SitterKind, kind), name, person, level, bool(substituted), word)
            for kind, name, person, level, substituted, word in self.database.execute(
                query, [table]
            )
        ]

    def set_seat(self, table: str, seat: int, info: Sitter) -> None:
        values = [table, seat, info.kind, info.name, info.person, info.level, info.is_substituted]
        query = "INSERT OR REPLACE INTO seat VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        self.database.execute(query, [*values, info.word])

    def append(self, additions: Sequence[Addition]) -> None:
        with self._transaction():
            for addition in additions:
                _append(self.database, addition)

    def begin(self, additions: Sequence[Addition]) -> None:
        self.writer.execute("BEGIN IMMEDIATE")
        try:
            for addition in additions:
                _append(self.writer, addition)
        except BaseException:
            self.writer.execute("ROLLBACK")
            raise

    def commit(self) -> None:
        with self._committing:
            try:
                self.writer.execute("COMMIT")
            except BaseException:
                self.writer.execute("ROLLBACK")
                raise

    def journal(self, table: str) -> list[JournalLine]:
        query = (
            "SELECT kind, seat, text, request, at FROM journal WHERE game_table = ? ORDER BY number"
        )
        return [JournalLine(*row) for row in self.database.execute(query, [table])]

    def say(self, table: str, line: ChatLine) -> None:
        values = [table, line.person, line.name, line.text, line.at, line.request]
        self.database.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", values)

    def chat(self, table: str, most: int) -> list[ChatLine]:
        query = (
            "SELECT person, name, text, at, request FROM chat WHERE game_table = ?"
            " ORDER BY rowid DESC LIMIT ?"
        )
        latest = self.database.execute(query, [table, most]).fetchall()
        return [ChatLine(*row) for row in reversed(latest)]

    def tables_of(self, person: str, most: int) -> list[tuple[TableInfo, Standing]]:
        query = (
            f"SELECT {TABLE}, {STANDING} FROM game_table"
            " WHERE id IN (SELECT game_table FROM seat WHERE person = ?) OR host = ?"
            " ORDER BY moved DESC LIMIT ?"
        )
        return _listed(self.database.execute(query, [person, person, most]).fetchall())

    def tables_with_open_seats(self, most: int) -> list[tuple[TableInfo, Standing]]:
        query = (
            f"SELECT {TABLE}, {STANDING} FROM game_table"
            " WHERE id IN (SELECT game_table FROM seat WHERE kind = 'open')"
            " AND is_listed AND NOT is_over"
            " ORDER BY created DESC LIMIT ?"
        )
        return _listed(self.database.execute(query, [most]).fetchall())

    def waiting_for_bots(self) -> list[str]:
        query = (
            "SELECT id FROM game_table WHERE NOT is_over AND ("
            " EXISTS (SELECT 1 FROM json_each(game_table.asked) AS asked JOIN seat"
            "  ON seat.game_table = game_table.id AND seat.number = asked.value"
            "  WHERE seat.kind = 'bot' OR seat.is_substituted)"
            " OR version = 0 AND NOT EXISTS (SELECT 1 FROM seat"
            "  WHERE seat.game_table = game_table.id AND seat.kind = 'open'))"
            " ORDER BY moved DESC"
        )
        return [str(row[0]) for row in self.database.execute(query)]

    def tidy(self) -> None:
        """Bring the write-ahead log into the database, while answers go on being written."""
        with closing(sqlite3.connect(self.path, isolation_level=None)) as database:
            database.execute("PRAGMA wal_checkpoint (PASSIVE)")

    def close(self) -> None:
        with self._committing:  # nobody closes the door on a thread
            self.writer.close()
        self.database.close()

    def _transaction(self) -> _Transaction:
        return _Transaction(self.database)


class _Transaction:
    """All or nothing."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self.database = database

    def __enter__(self) -> None:
        self.database.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        self.database.execute("COMMIT" if kind is None else "ROLLBACK")


def _append(database: sqlite3.Connection, addition: Addition) -> None:
    table, first, standing = addition.table, addition.first, addition.standing
    rows = [
        (table, first + n, line.kind, line.seat, line.text, line.request, line.at)
        for n, line in enumerate(addition.lines)
    ]
    moved = database.execute(
        f"UPDATE game_table SET ({STANDING}) = (?, ?, ?, ?, ?, ?) WHERE id = ? AND version = ?",
        [*_columns(standing), table, first],
    )
    if moved.rowcount != 1:
        raise Overtaken(table)
    database.executemany("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?)", rows)


def _columns(standing: Standing) -> list[object]:
    return [
        json.dumps(standing.asked),
        standing.version,
        standing.is_over,
        standing.moved,
        json.dumps(standing.points),
        json.dumps(standing.ranks),
    ]


def _table(row: Sequence[object]) -> TableInfo:
    number, game, rules, variants, edition, host, speed, created, seats, *rest = row
    is_listed, is_drawn, luck_from = rest
    return TableInfo(
        str(number),
        str(game),
        cast(int, rules),
        json.loads(str(variants)),
        None if edition is None else str(edition),
        str(host),
        str(speed),
        cast(float, created),
        cast(int, seats),
        bool(is_listed),
        bool(is_drawn),
        None if luck_from is None else cast(int, luck_from),
    )


def _listed(rows: Sequence[Sequence[object]]) -> list[tuple[TableInfo, Standing]]:
    listed = []
    for row in rows:
        asked, version, is_over, moved, points, ranks = row[COLUMNS:]
        standing = Standing(
            json.loads(str(asked)),
            cast(int, version),
            bool(is_over),
            cast(float, moved),
            json.loads(str(points)),
            json.loads(str(ranks)),
        )
        listed.append((_table(row[:COLUMNS]), standing))
    return listed


def open_store(folder: Path) -> SqliteStore:
    """The store in a data folder, made if it is not there. It holds secrets, so it is private."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        words = {"path": str(folder), "detail": error.strerror or str(error)}
        raise StoreRefused(Text("web.unusable", words=words)) from None
    return SqliteStore(folder / "baumeister.sqlite")
