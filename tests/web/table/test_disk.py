"""Memory and disk: what cannot be written, who was overtaken, sleeping and waking."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from random import Random

import pytest

from baumeister.web.table import tables as tables_module
from baumeister.web.table.journal import entries
from baumeister.web.table.store import PLAY, REWIND, JournalLine, Overtaken, TableInfo
from tests.web.room import ANNA, BEN, Room, answer, is_same, run


def test_whoever_was_overtaken_looks_again(room: Room) -> None:
    """Another server has written to the same table."""

    async def job() -> None:
        table = await room.open(ANNA, BEN)
        await table.saved()
        other = await room.on_disk()
        answer(other, Random(1), "other")
        await other.saved()
        answer(table, Random(2), "mine")
        with pytest.raises(Overtaken):
            await table.saved()
        assert is_same(await room.find(), other)
        assert "mine" not in (await room.find()).requests

    run(room, job)


def test_a_disk_that_is_full_costs_nothing_but_the_answer(room: Room) -> None:
    async def job() -> None:
        table, neighbour = await room.open(ANNA, BEN), await room.open(ANNA, BEN, name="t2")
        await table.saved()
        await neighbour.saved()
        before = table.match.state.to_json()
        room.store.writer.execute(
            "CREATE TRIGGER full BEFORE INSERT ON journal WHEN NEW.game_table = 't1'"
            " BEGIN SELECT RAISE(ABORT, 'disk full'); END"
        )
        answer(neighbour, Random(1))
        answer(table, Random(1), "lost")
        answer(table, Random(1), "lost as well")
        with pytest.raises(sqlite3.Error):
            await table.saved()
        await neighbour.saved()
        assert is_same(neighbour, await room.on_disk("t2"))
        room.store.writer.execute("DROP TRIGGER full")
        again = await room.find()
        assert again is not table
        assert again.match.state.to_json() == before
        answer(again, Random(1), "lost")
        await again.saved()
        assert is_same(again, await room.on_disk())

    run(room, job)


def test_answers_at_many_tables_share_a_commit(room: Room) -> None:
    async def job() -> None:
        rng = Random(1)
        found = [await room.open(ANNA, BEN, name=f"t{n}") for n in range(20)]
        for table in found:
            await table.saved()
        before = room.store.writer.total_changes
        for table in found:
            answer(table, rng)
        assert room.store.writer.total_changes == before
        assert not any(table.is_saved for table in found)
        await found[0].saved()
        assert all(table.is_saved for table in found)
        for table in found:
            assert is_same(table, await room.on_disk(table.info.id))

    run(room, job)


def test_tables_sleep_and_wake(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    async def job() -> None:
        monkeypatch.setattr(tables_module, "AWAKE_TABLES", 3)
        found = [await room.open(ANNA, BEN, name=f"t{n}") for n in range(2)]
        for table in found:
            await table.saved()
        room.watched.add("t0")
        for n in range(2, 12):
            await (await room.open(ANNA, BEN, name=f"t{n}")).saved()
        assert len(room.tables) == 3
        assert await room.find("t0") is found[0]  # watched, so it did not sleep
        assert await room.find("t1") is not found[1]
        assert is_same(await room.find("t1"), found[1])
        assert await room.tables.find("unknown") is None

    run(room, job)


def test_a_table_does_not_sleep_before_it_is_on_disk(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def job() -> None:
        others = ["t2", "t3", "t4"]
        for name in others:
            await (await room.open(ANNA, BEN, name=name)).saved()
        room.tables = room.fresh()
        table = await room.open(ANNA, BEN)
        await table.saved()
        monkeypatch.setattr(tables_module, "AWAKE_TABLES", 1)
        with closing(sqlite3.connect(room.store.path)) as foreign:
            foreign.execute("BEGIN IMMEDIATE")  # nobody else can write meanwhile
            answer(table, Random(1))
            for name in others:
                await room.find(name)
            assert await room.find() is table
            assert not table.is_saved
        await table.saved()
        await room.find("t2")
        assert len(room.tables) == 1

    run(room, job)


def test_what_was_taken_back_is_not_in_the_record() -> None:
    journal = [
        JournalLine(PLAY, -1, "a"),
        JournalLine(PLAY, 0, "b"),
        JournalLine(PLAY, 1, "c"),
        JournalLine(REWIND, 0, "1"),
        JournalLine(PLAY, 0, "d"),
        JournalLine(REWIND, 0, "1"),
        JournalLine(PLAY, 0, "e"),
    ]
    assert entries(journal) == [(-1, "a"), (0, "e")]


def test_a_table_that_was_left_at_a_chance_goes_on(room: Room) -> None:
    """The server stopped after the last seat was taken and before chance had answered."""

    async def job() -> None:
        table = await room.open(ANNA, BEN)
        await table.saved()
        opening = list(table.journal)
        info = TableInfo(**{**vars(table.info), "id": "t2"})
        await room.store.add_table(info, [ANNA, BEN], opening[:1])
        left = await room.find("t2")
        await left.saved()
        assert left.asked() == [0]
        assert left.version == len(opening)
        assert is_same(left, await room.on_disk("t2"))

    run(room, job)
