"""Carrying everything from one store to another, row by row: for backups, and for moving house.

Each end of the way reads and writes rows of tables; what they are called is listed here once.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import Final, NamedTuple, Protocol

from baumeister.core.text import Text
from baumeister.web.table.rows import Row
from baumeister.web.table.sqlite_upgrades import UPGRADES
from baumeister.web.table.store import StoreRefused

PEOPLE: Final = ("device", "link", "muted", "report", "deed")  # what the register keeps
# A table that is not in one of these two is forgotten by every backup; a test looks for such.
OF_TABLES: Final = ("game_table", "seat", "journal", "chat", "review")
KEPT: Final = ("setting", "person", "token", *OF_TABLES, *PEOPLE)
PASSING: Final = ("server", "attendance")  # of servers that run now
SETTINGS_THAT_STAY: Final = ("version", "probe")  # of the database, not of what is in it
DIGEST_BYTES: Final = 8


class End(Protocol):
    """One end of the way: a store that is read, or one that is filled."""

    def rows(self, table: str, columns: Sequence[str]) -> Iterator[Row]: ...

    def add(self, table: str, columns: Sequence[str], rows: Iterable[Row]) -> None: ...


class Counted(NamedTuple):
    """How many rows of a table there are, and a checksum of all of them in any order."""

    rows: int
    checksum: str


@dataclass
class RowCount:
    """Counts rows as they go by."""

    rows: int = 0
    sum: int = 0

    def counting(self, rows: Iterable[Row]) -> Iterator[Row]:
        for row in rows:
            written = json.dumps([*row], ensure_ascii=False, default=bytes.hex)
            digest = blake2b(written.encode(), digest_size=DIGEST_BYTES).digest()
            self.sum += int.from_bytes(digest)
            self.rows += 1
            yield row

    def counted(self) -> Counted:
        space = 1 << (8 * DIGEST_BYTES)
        return Counted(self.rows, f"{self.sum % space:0{2 * DIGEST_BYTES}x}")


@cache
def columns() -> Mapping[str, list[str]]:
    """Of each table: those that every store has. (A database has a few more for its servers.)"""
    with closing(sqlite3.connect(":memory:")) as database:
        for upgrade in UPGRADES:
            database.executescript(upgrade)
        return {
            table: [str(row[1]) for row in database.execute(f"PRAGMA table_info({table})")]
            for table in KEPT
        }


def carry(source: End, target: End) -> dict[str, Counted]:
    """Everything, counted at the source; `StoreRefused` unless the target has the same then."""
    found = {}
    for table in KEPT:
        tally = RowCount()
        target.add(table, columns()[table], tally.counting(_carried(source, table)))
        found[table] = tally.counted()
    for table, counted in count(target).items():
        if counted != found[table]:
            raise StoreRefused(Text("web.copy_differs", words={"table": table}))
    return found


def count(end: End) -> dict[str, Counted]:
    """What there is to carry."""
    return {table: _count(end, table) for table in KEPT}


def _count(end: End, table: str) -> Counted:
    tally = RowCount()
    for _ in tally.counting(_carried(end, table)):
        pass
    return tally.counted()


def _carried(end: End, table: str) -> Iterator[Row]:
    rows = end.rows(table, columns()[table])
    if table != "setting":
        return rows
    return (row for row in rows if row[0] not in SETTINGS_THAT_STAY)


def check_empty(end: End, place: str) -> None:
    """Nothing may be mixed with what somebody else has."""
    for table in KEPT:
        if table != "setting" and next(end.rows(table, columns()[table]), None) is not None:
            raise StoreRefused(Text("web.not_empty", words={"path": place}))
