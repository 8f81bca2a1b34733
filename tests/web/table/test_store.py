"""The store: everything that was put in comes out again, and strange files are refused."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from baumeister.play.sitter import Sitter
from baumeister.web.table.sqlite_store import UPGRADES, SqliteStore, open_store
from baumeister.web.table.store import (
    PLAY,
    Addition,
    ChatLine,
    JournalLine,
    Overtaken,
    Standing,
    Store,
    StoreRefused,
    TableInfo,
)
from baumeister.web.view.texts import SENTENCES

INFO = TableInfo("t1", "imhotep", 1, {"market": "B"}, None, "anna", "live", 5.0, 2)
SEATS = [Sitter("person", "Anna", "anna"), Sitter("bot", "Ada", level="random")]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    found = open_store(tmp_path / "new" / "folder")
    yield found
    found.close()


def add(store: Store, first: int, *lines: JournalLine, table: str = "t1", asked: int = 0) -> None:
    version = first + len(lines)
    store.append([Addition(table, first, lines, Standing([asked], version, False, 9.0 + version))])


@contextmanager
def opened_anew(store: SqliteStore) -> Iterator[SqliteStore]:
    """The same file after a restart."""
    store.close()
    with closing(SqliteStore(store.path)) as found:
        yield found


def test_the_secret_is_long_and_stays(store: SqliteStore) -> None:
    secret = store.secret()
    assert len(secret) == 64
    with opened_anew(store) as later:
        assert later.secret() == secret


def test_people(store: SqliteStore) -> None:
    store.add_person("anna", "Anna")
    assert store.person("anna") == "Anna"
    assert store.person("ben") is None
    store.rename_person("anna", "Änne 👑")
    assert store.person("anna") == "Änne 👑"
    with opened_anew(store) as later:
        assert later.person("anna") == "Änne 👑"


def test_tables_and_seats(store: SqliteStore) -> None:
    store.add_table(INFO, SEATS)
    other = replace(INFO, id="t2", edition="[x]\n", variants={}, is_order_drawn=True)
    store.add_table(other, SEATS[:1])
    assert store.table("t1") == INFO
    assert store.table("t2") == other
    assert store.table("t3") is None
    assert store.seats("t1") == SEATS
    absent = replace(SEATS[0], is_substituted=True, level="beginner")
    store.set_seat("t1", 0, absent)
    with opened_anew(store) as later:
        assert later.seats("t1") == [absent, SEATS[1]]


def test_a_table_is_added_as_a_whole_or_not(store: SqliteStore) -> None:
    store.add_table(INFO, SEATS)
    with pytest.raises(sqlite3.IntegrityError):
        store.add_table(INFO, [])
    assert store.seats("t1") == SEATS


def test_the_journal_grows_at_its_end(store: SqliteStore) -> None:
    store.add_table(INFO, SEATS)
    lines = [JournalLine(PLAY, 0, "take", "r1", 1.5), JournalLine(PLAY, -1, "roll 3", "", 1.5)]
    add(store, 0, lines[0])
    add(store, 1, lines[1])
    with opened_anew(store) as later:
        assert later.journal("t1") == lines


def test_a_journal_that_has_grown_elsewhere_takes_nothing(store: SqliteStore) -> None:
    store.add_table(INFO, SEATS)
    store.add_table(replace(INFO, id="t2"), SEATS)
    add(store, 0, JournalLine(PLAY, 0, "take"))
    additions = [
        Addition("t2", 0, [JournalLine(PLAY, 0, "take")], Standing([0], 1, False, 1.0)),
        Addition("t1", 0, [JournalLine(PLAY, 1, "take")], Standing([0], 1, False, 1.0)),
    ]
    with pytest.raises(Overtaken):
        store.append(additions)
    assert store.journal("t1") == [JournalLine(PLAY, 0, "take")]
    assert store.journal("t2") == []
    with pytest.raises(Overtaken):
        add(store, 3, JournalLine(PLAY, 0, "take"))
    with pytest.raises(Overtaken):
        add(store, 0, JournalLine(PLAY, 0, "take"), table="unknown")


def test_two_servers_on_one_file_do_not_overwrite_each_other(store: SqliteStore) -> None:
    store.add_table(INFO, SEATS)
    other = SqliteStore(store.path)
    add(other, 0, JournalLine(PLAY, 0, "first"))
    with pytest.raises(Overtaken):
        add(store, 0, JournalLine(PLAY, 0, "second"))
    assert [line.text for line in store.journal("t1")] == ["first"]
    other.close()


def test_chat_keeps_the_latest_lines_in_order(store: SqliteStore) -> None:
    lines = [ChatLine("anna", "Anna", f"hello {n}", float(n), f"r{n}") for n in range(5)]
    for line in lines:
        store.say("t1", line)
    store.say("t2", ChatLine("ben", "Ben", "elsewhere", 1.0))
    assert store.chat("t1", 100) == lines
    assert store.chat("t1", 2) == lines[-2:]
    assert store.chat("t3", 100) == []


def test_lists_of_tables(store: SqliteStore) -> None:
    open_seat = Sitter("open", "open seat")
    store.add_table(INFO, SEATS)
    listed = replace(INFO, host="ben", is_listed=True)
    store.add_table(replace(listed, id="t2", created=6.0), [open_seat, SEATS[1]])
    store.add_table(replace(listed, id="t3", created=7.0), [SEATS[0], open_seat])
    store.add_table(replace(INFO, id="t4", host="cleo"), [SEATS[1], open_seat])
    add(store, 0, JournalLine(PLAY, 0, "take"), asked=0)
    assert [info.id for info, _ in store.tables_of("anna", 9)] == ["t1", "t3"]
    assert store.tables_of("anna", 9)[0] == (INFO, Standing([0], 1, False, 10.0))
    assert [info.id for info, _ in store.tables_of("ben", 9)] == ["t3", "t2"]
    assert [info.id for info, _ in store.tables_of("ben", 1)] == ["t3"]
    assert [info.id for info, _ in store.tables_with_open_seats(9)] == ["t3", "t2"]
    assert store.tables_of("nobody", 9) == []


def test_tables_that_wait_for_bots(store: SqliteStore) -> None:
    """Thousands may sleep: only those where a bot must do something are woken at the start."""
    open_seat = Sitter("open", "open seat")
    person, bot = SEATS
    absent = replace(person, is_substituted=True, level="random")
    store.add_table(INFO, [person, bot])
    store.add_table(replace(INFO, id="t2"), [person, bot])
    store.add_table(replace(INFO, id="t3"), [absent, person])
    store.add_table(replace(INFO, id="t4"), [person, bot])
    store.add_table(replace(INFO, id="t5"), [open_seat, bot])
    add(store, 0, JournalLine(PLAY, 0, "take"), table="t1", asked=0)
    add(store, 0, JournalLine(PLAY, 0, "take"), table="t2", asked=1)
    add(store, 0, JournalLine(PLAY, 0, "take"), table="t3", asked=0)
    assert sorted(store.waiting_for_bots()) == ["t2", "t3", "t4"]
    over = Addition("t2", 1, [JournalLine(PLAY, 1, "end")], Standing([], 2, True, 1.0))
    store.append([over])
    assert sorted(store.waiting_for_bots()) == ["t3", "t4"]


def older_file(path: Path, version: int) -> None:
    """A data file as it was written by an earlier version, with something in it."""
    store = SqliteStore(path)
    application = store.database.execute("PRAGMA application_id").fetchone()[0]
    store.close()
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
    store = SqliteStore(path)
    assert store.database.execute("PRAGMA user_version").fetchone() == (len(UPGRADES),)
    if version:
        assert store.secret() == "old secret"
        assert store.chat("t1", 9) == [ChatLine("anna", "Anna", "hello", 1.0)]
    store.say("t1", ChatLine("anna", "Anna", "again", 2.0, "r1"))
    store.add_table(INFO, SEATS)
    add(store, 0, JournalLine(PLAY, 0, "take"))
    store.close()
    fresh = SqliteStore(tmp_path / "fresh.sqlite")
    schema = "SELECT type, name FROM sqlite_master ORDER BY 1, 2"
    upgraded = SqliteStore(path)
    assert upgraded.database.execute(schema).fetchall() == fresh.database.execute(schema).fetchall()
    fresh.close()
    upgraded.close()


def test_a_table_of_an_older_file_has_promised_no_luck(tmp_path: Path) -> None:
    path = tmp_path / "baumeister.sqlite"
    older_file(path, 4)
    database = sqlite3.connect(path, isolation_level=None)
    told = "'t1', 'imhotep', 1, '{}', NULL, 'anna', 'live', 1.0, 2"
    database.execute(f"INSERT INTO game_table VALUES ({told}, '[]', 0, 0, 1.0, 0, 0, '[]', '[]')")
    database.execute("INSERT INTO seat VALUES ('t1', 0, 'person', 'Anna', 'anna', '', 0)")
    database.close()
    store = SqliteStore(path)
    info = store.table("t1")
    assert info is not None
    assert info.luck_from is None
    assert [seat.word for seat in store.seats("t1")] == [""]
    store.close()


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
    open_store(tmp_path / "data").close()
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0


def test_lists_know_how_a_game_ended(store: SqliteStore) -> None:
    store.add_table(INFO, SEATS)
    standing = Standing([], 1, True, 9.0, [12, 30], [2, 1])
    store.append([Addition("t1", 0, [JournalLine(PLAY, 0, "end")], standing)])
    with opened_anew(store) as later:
        assert later.tables_of("anna", 9) == [(INFO, standing)]
