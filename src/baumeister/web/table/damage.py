"""What is damaged in a data file of SQLite, and which tables that concerns."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from baumeister.web.table.store import Damage

COMPLAINTS: Final = 10  # that are told; a damaged file may have thousands
NAMES: Final = (
    "SELECT id FROM game_table",
    "SELECT DISTINCT game_table FROM seat",
)
READINGS: Final = (  # of all that belongs to a table
    "SELECT * FROM game_table WHERE id = ?",
    "SELECT * FROM seat WHERE game_table = ?",
    "SELECT * FROM journal WHERE game_table = ?",
    "SELECT * FROM chat WHERE game_table = ?",
)
LENGTHS: Final = (
    "SELECT version, seats, (SELECT count(*) FROM journal WHERE game_table = id),"
    " (SELECT count(*) FROM seat WHERE game_table = id) FROM game_table WHERE id = ?"
)


def damage(database: sqlite3.Connection) -> Damage:
    """Look through a data file; an `OperationalError` if the connection is interrupted."""
    complaints = _complaints(database)
    if not complaints:
        return Damage([], [])
    names = sorted(set(_names(database)))
    return Damage(complaints, [name for name in names if not _is_whole(database, name)])


def _complaints(database: sqlite3.Connection) -> list[str]:
    try:
        found = [str(row[0]) for row in database.execute(f"PRAGMA quick_check({COMPLAINTS})")]
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorname == "SQLITE_INTERRUPT":
            raise
        return [str(error)]
    return [] if found == ["ok"] else found


def _names(database: sqlite3.Connection) -> Iterator[str]:
    """As many as can be found: what one list lacks, the other may have."""
    for query in NAMES:
        with suppress(sqlite3.DatabaseError):
            yield from (str(row[0]) for row in database.execute(query))


def _is_whole(database: sqlite3.Connection, name: str) -> bool:
    try:
        for query in READINGS:
            for _ in database.execute(query, [name]):
                pass
        lengths = database.execute(LENGTHS, [name]).fetchone()
    except sqlite3.DatabaseError:
        return False
    return lengths is not None and lengths[:2] == lengths[2:]
