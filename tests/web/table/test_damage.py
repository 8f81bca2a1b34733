"""A data file of which a part is damaged: the damaged tables are named, the others can be read."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from baumeister.play.sitter import Sitter
from baumeister.web.table import damage as damage_module
from baumeister.web.table.sqlite_store import SqliteStore, open_store
from baumeister.web.table.store import PLAY, Damage, JournalLine, StoreDamaged, TableInfo

INFO = TableInfo("", "imhotep", 1, {}, None, "anna", "live", 5.0, 2)
SEATS = [Sitter("person", "Anna", "anna"), Sitter("bot", "Ada", level="random")]
NAMES = [f"table-{number:02}" for number in range(30)]


async def fill(store: SqliteStore) -> None:
    """Every journal fills some pages."""
    for name in NAMES:
        lines = [JournalLine(PLAY, 0, f"{name} {number:0500}") for number in range(50)]
        await store.add_table(replace(INFO, id=name), SEATS, lines)
    await store.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    store = open_store(tmp_path)
    asyncio.run(fill(store))
    return store.path


def damage(path: Path) -> Damage:
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        return damage_module.damage(database)


def spoil(path: Path, word: str) -> None:
    """Overwrite the page in which a word stands, as a failing disk might."""
    size = 4096
    data = bytearray(path.read_bytes())
    begins = data.index(word.encode()) // size * size
    data[begins : begins + size] = b"\xa5" * size
    path.write_bytes(data)


def test_nothing_is_said_of_a_whole_file(path: Path) -> None:
    assert damage(path) == ([], [])


def test_a_damaged_journal_is_named_and_no_other(path: Path) -> None:
    spoil(path, f"table-07 {20:0500}")
    found = damage(path)
    assert found.tables == ["table-07"]
    assert 0 < len(found.complaints) <= 10
    asyncio.run(others_can_be_read(open_store(path.parent)))


async def others_can_be_read(store: SqliteStore) -> None:
    for name in NAMES:
        if name != "table-07":
            found = await store.table(name)
            assert found is not None
            assert len(found.lines) == 50
    with pytest.raises(StoreDamaged):
        await store.table("table-07")
    await store.close()


def test_a_table_that_lacks_lines_is_named(path: Path) -> None:
    """Its pages may be whole, but somebody has emptied one of them."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("DELETE FROM journal WHERE game_table = 'table-03' AND number > 40")
    spoil(path, f"table-07 {20:0500}")
    assert damage(path).tables == ["table-03", "table-07"]


def test_a_file_without_a_sound_page_is_named_as_a_whole(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[:4096] + b"\xa5" * (len(data) - 4096))
    found = damage(path)
    assert found.complaints
    assert found.tables == []
