"""Backups, and data that moves: from a folder, a database or a backup to another of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from baumeister.web.table.copying import Counted, End, carry, count
from baumeister.web.table.data_folder import DATA_FILE, lock
from baumeister.web.table.sqlite_copying import (
    connected,
    copy_pages,
    filled_file,
    new_file,
    read_file,
)

Counts = dict[str, Counted]


def back_up(data: Path | str, path: Path) -> Counts:
    """All that a folder or a database has at this moment, in one new file; servers go on."""
    if isinstance(data, Path):
        return _copy_file(data / DATA_FILE, path)
    from baumeister.web.table.postgres_copying import read_database  # not everybody has psycopg

    with read_database(data) as source, filled_file(path) as target:
        return carry(source, target)


def _copy_file(source: Path, path: Path) -> Counts:
    with new_file(path) as part:
        database = connected(source)
        database.execute("COMMIT")  # whoever copies begins by itself
        try:
            copy_pages(database, part)
        finally:
            database.close()
        with read_file(part) as copy:
            return count(copy)


def restore(path: Path, data: Path | str) -> Counts:
    """What a backup has, in a folder or a database that has nothing."""
    with read_file(path) as source, _filled(data) as target:
        return carry(source, target)


def move(source: Path | str, target: Path | str) -> Counts:
    """Everything of one folder or database, in another that has nothing; no server may be at work
    at either, or what happens there meanwhile would be lost.
    """
    with _left(source) as here, _filled(target) as there:
        return carry(here, there)


@contextmanager
def _left(data: Path | str) -> Iterator[End]:
    with ExitStack() as held:
        if isinstance(data, Path):
            if data.is_dir():
                held.enter_context(lock(data))
            yield held.enter_context(read_file(data / DATA_FILE))
            return
        from baumeister.web.table.postgres_copying import read_database

        yield held.enter_context(read_database(data, is_left=True))


@contextmanager
def _filled(data: Path | str) -> Iterator[End]:
    with ExitStack() as held:
        if isinstance(data, Path):
            held.enter_context(lock(data))
            yield held.enter_context(filled_file(data / DATA_FILE))
            return
        from baumeister.web.table.postgres_copying import filled_database

        yield held.enter_context(filled_database(data))
