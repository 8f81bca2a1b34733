"""SQLite files as ends of a way: they are read as they are at one moment, and written whole."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from baumeister.core.text import Text
from baumeister.web.table.copying import check_empty
from baumeister.web.table.data_folder import BESIDE, DATA_FILE, private
from baumeister.web.table.rows import Row
from baumeister.web.table.sqlite_store import APPLICATION, SqliteStore
from baumeister.web.table.sqlite_upgrades import UPGRADES
from baumeister.web.table.store import StoreRefused


class SqliteEnd:
    def __init__(self, database: sqlite3.Connection) -> None:
        self.database = database

    def rows(self, table: str, columns: Sequence[str]) -> Iterator[Row]:
        """In the order in which they were added, where that matters."""
        query = "SELECT wr FROM pragma_table_list WHERE name = ?"  # whether it has no numbers
        (has_none,) = self.database.execute(query, [table]).fetchone()
        order = "" if has_none else " ORDER BY rowid"
        return self.database.execute(f"SELECT {', '.join(columns)} FROM {table}{order}")

    def add(self, table: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
        marks = ", ".join("?" * len(columns))
        query = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"
        self.database.executemany(query, rows)


@contextmanager
def read_file(path: Path) -> Iterator[SqliteEnd]:
    """A data file or a backup; one of an older version is upgraded in a copy."""
    with closing(connected(path)) as database:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        if version == len(UPGRADES):
            yield SqliteEnd(database)
            return
        with TemporaryDirectory(prefix="baumeister-") as folder:
            copy = private(Path(folder) / DATA_FILE)
            copy_pages(database, copy)
            upgrade(copy)
            with closing(connected(copy)) as upgraded:
                yield SqliteEnd(upgraded)


def connected(path: Path) -> sqlite3.Connection:
    """Everything as it is at this moment, whoever writes meanwhile."""
    try:
        address = f"{path.absolute().as_uri()}?mode=rw"
        database = sqlite3.connect(address, uri=True, isolation_level=None)
        database.execute("BEGIN")
        (found,) = database.execute("PRAGMA application_id").fetchone()
    except sqlite3.OperationalError as error:
        words = {"path": str(path), "detail": str(error)}
        raise StoreRefused(Text("web.unusable", words=words)) from None
    except sqlite3.DatabaseError:
        found = None
    if found != APPLICATION:
        raise StoreRefused(Text("web.no_backup", words={"path": str(path)}))
    return database


def upgrade(path: Path) -> None:
    """Make a data file, or bring it up to date."""
    asyncio.run(SqliteStore(path).close())


def copy_pages(database: sqlite3.Connection, path: Path) -> None:
    """All at once, so that nothing that is written meanwhile is half in it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as copy:
        database.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """A name for a file that becomes `path` once it is whole and on disk, and otherwise never."""
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        yield private(part)
        descriptor = os.open(part, os.O_RDWR)
        os.fsync(descriptor)
        os.close(descriptor)
        part.replace(path)
    finally:
        for name in BESIDE:
            Path(f"{part}{name}").unlink(missing_ok=True)


@contextmanager
def filled_file(path: Path) -> Iterator[SqliteEnd]:
    """A data file to be filled; there must be none, or an empty one."""
    if path.exists() and path.stat().st_size:
        with read_file(path) as old:
            check_empty(old, str(path))
    with new_file(path) as part:
        upgrade(part)
        with closing(sqlite3.connect(part, isolation_level=None)) as database:
            database.execute("PRAGMA journal_mode = DELETE")
            database.execute("BEGIN")
            yield SqliteEnd(database)
            database.execute("COMMIT")
        for name in BESIDE[1:]:
            Path(f"{path}{name}").unlink(missing_ok=True)  # of the empty one
