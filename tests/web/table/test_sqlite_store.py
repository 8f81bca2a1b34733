"""The store in a SQLite file: older files are upgraded, and strange ones are refused."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from baumeister.web.table.sqlite_store import SqliteStore, open_store
from baumeister.web.table.sqlite_upgrades import UPGRADES
from baumeister.web.table.store import ChatLine, JournalLine, StoreRefused
from baumeister.web.view.texts import SENTENCES
from tests.web.table.test_store import INFO, SEATS, added


def closed(store: SqliteStore) -> None:
    asyncio.run(store.close())


def older_file(path: Path, version: int) -> None:
    """A data file as it was written by an earlier version, with something in it."""
    store = SqliteStore(path)
    application = store.writer.execute("PRAGMA application_id").fetchone()[0]
    closed(store)
    path.unlink()
    database = sqlite3.connect(path, isolation_level=None)
    database.execute(f"PRAGMA application_id = {application}")
    for upgrade in UPGRADES[:version]:
        database.executescript(upgrade)
    database.execute(f"PRAGMA user_version = {version}")
    if version:
        database.execute("INSERT INTO setting VALUES ('secret', 'old secret')")
        said = "INSERT INTO chat (game_table, person, name, text, at) VALUES"
        database.execute(f"{said} ('t1', 'anna', 'Anna', 'hello', 1.0)")
    database.close()


@pytest.mark.parametrize("version", range(len(UPGRADES)))
def test_an_older_file_is_upgraded_by_itself(tmp_path: Path, version: int) -> None:
    path = tmp_path / "baumeister.sqlite"
    older_file(path, version)
    asyncio.run(used(path, version))
    fresh = SqliteStore(tmp_path / "fresh.sqlite")
    schema = "SELECT type, name FROM sqlite_master ORDER BY 1, 2"
    upgraded = SqliteStore(path)
    assert upgraded.writer.execute(schema).fetchall() == fresh.writer.execute(schema).fetchall()
    closed(fresh)
    closed(upgraded)


async def used(path: Path, version: int) -> None:
    """What an older file has kept is there, and it takes something new."""
    store = SqliteStore(path)
    assert store.writer.execute("PRAGMA user_version").fetchone() == (len(UPGRADES),)
    if version:
        assert await store.secret() == "old secret"
    await store.add_table(INFO, SEATS)
    await store.append([added(JournalLine("play", 0, "take"))])
    kept = await store.table("t1")
    assert kept is not None
    assert kept.chat == [ChatLine("anna", "Anna", "hello", 1.0)] * bool(version)
    await store.close()


def test_a_table_of_an_older_file_has_promised_no_luck(tmp_path: Path) -> None:
    path = tmp_path / "baumeister.sqlite"
    older_file(path, 4)
    database = sqlite3.connect(path, isolation_level=None)
    told = "'t1', 'imhotep', 1, '{}', NULL, 'anna', 'live', 1.0, 2"
    database.execute(f"INSERT INTO game_table VALUES ({told}, '[]', 0, 0, 1.0, 0, 0, '[]', '[]')")
    database.execute("INSERT INTO seat VALUES ('t1', 0, 'person', 'Anna', 'anna', '', 0)")
    database.close()
    store = SqliteStore(path)
    kept = asyncio.run(store.table("t1"))
    assert kept is not None
    assert kept.info.luck_from is None
    assert [seat.word for seat in kept.seats] == [""]
    closed(store)


def test_tables_of_an_older_file_that_wait_for_bots_are_found(tmp_path: Path) -> None:
    path = tmp_path / "baumeister.sqlite"
    older_file(path, 5)
    database = sqlite3.connect(path, isolation_level=None)
    for name, asked, version, is_over in [
        ("bot asked", "[1]", 3, 0),
        ("person asked", "[0]", 3, 0),
        ("over", "[]", 9, 1),
        ("not begun", "[]", 0, 0),
        ("not full", "[]", 0, 0),
    ]:
        told = f"'{name}', 'imhotep', 1, '{{}}', NULL, 'anna', 'live', 1.0, 2"
        more = f"'{asked}', {version}, {is_over}, 1.0, 0, 0, '[]', '[]', NULL"
        database.execute(f"INSERT INTO game_table VALUES ({told}, {more})")
        kind = "open" if name == "not full" else "person"
        for seat, sitter in enumerate((kind, "bot")):
            values = f"'{name}', {seat}, '{sitter}', '', '', '', 0, ''"
            database.execute(f"INSERT INTO seat VALUES ({values})")
    database.close()
    store = SqliteStore(path)
    assert sorted(asyncio.run(store.waiting_for_bots(0))) == ["bot asked", "not begun"]
    closed(store)


def test_an_upgrade_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "baumeister.sqlite"
    older_file(path, 1)
    database = sqlite3.connect(path)
    database.execute("CREATE INDEX unfinished ON person (id)")  # in the way
    database.close()
    with pytest.raises(StoreRefused):
        SqliteStore(path)
    database = sqlite3.connect(path)
    assert database.execute("PRAGMA user_version").fetchone() == (1,)
    columns = [row[1] for row in database.execute("PRAGMA table_info (chat)")]
    assert "request" not in columns
    database.close()


def refusal(path: Path) -> str:
    """What a person reads who starts the server on this file; it is not touched."""
    before = path.read_bytes()
    with pytest.raises(StoreRefused) as refused:
        SqliteStore(path)
    assert path.read_bytes() == before
    sentence = SENTENCES.say(refused.value.text)
    assert "--data" in sentence
    assert str(path) in sentence
    return sentence


def test_a_newer_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "baumeister.sqlite"
    older_file(path, 1)
    database = sqlite3.connect(path)
    database.execute("PRAGMA user_version = 99")
    database.close()
    assert "newer" in refusal(path)


def test_a_foreign_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "baumeister.sqlite"
    database = sqlite3.connect(path)
    database.execute("CREATE TABLE recipe (name)")
    database.close()
    assert "another program" in refusal(path)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "baumeister.sqlite"
    path.write_text("Dear diary, today we built a pyramid. " * 100)
    assert "not a data file" in refusal(path)


def test_a_cut_off_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "baumeister.sqlite"
    older_file(path, 1)
    path.write_bytes(path.read_bytes()[:1000])
    assert "not a data file" in refusal(path)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreRefused) as refused:
        open_store(tmp_path / "file" / "folder")
    assert "cannot be read and written" in SENTENCES.say(refused.value.text)


def test_a_folder_in_the_place_of_the_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "baumeister.sqlite").mkdir()
    with pytest.raises(StoreRefused) as refused:
        open_store(tmp_path)
    assert "cannot be read and written" in SENTENCES.say(refused.value.text)


def test_only_its_owner_can_look_into_a_new_folder(tmp_path: Path) -> None:
    closed(open_store(tmp_path / "data"))
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0
