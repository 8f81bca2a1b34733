"""Turns of bots outside of any server: when they answer, what their clock counts, who hears."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from time import perf_counter

import pytest

from baumeister.play import Sitter
from baumeister.web.table.attention import Attention
from baumeister.web.table.bot_turns import BotTurns
from baumeister.web.table.table import Table
from baumeister.web.table.thinkers import Thinkers
from tests.web.room import ANNA, BEN, BOT, Room, answer, is_same, run

CHEAT = {"Cheat": "tests.arena.foreign_bots:Cheat"}


class Playing:
    """Bots at the tables of a room."""

    def __init__(self, room: Room, foreign_bots: Mapping[str, str] | None = None) -> None:
        self.versions: list[int] = []  # that were told of
        self.thinkers = Thinkers(1, foreign_bots=foreign_bots or {})
        self.attention = Attention(room.tables.house, room.watched.__contains__)
        self.is_drawn = asyncio.Event()
        self.is_drawn.set()
        self.waits = asyncio.Event()
        self.turns = BotTurns(
            room.tables, self.thinkers, self.attention, self._told, self._drawn, rest_seconds=0
        )

    def _told(self, table: Table) -> None:
        self.versions.append(table.version)

    async def _drawn(self, table: str) -> None:
        self.waits.set()
        await self.is_drawn.wait()

    async def pause(self) -> None:
        """Until no bot thinks any more."""
        tasks = list(self.turns._tasks.values())
        await asyncio.wait_for(asyncio.gather(*tasks), 60)

    async def __aenter__(self) -> Playing:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.turns.close()
        self.thinkers.close()


async def bots_have_played(
    room: Room, table: Table, foreign_bots: Mapping[str, str] | None = None
) -> list[int]:
    """Let the bots go on until no bot is asked; returns the versions that were told of."""
    async with Playing(room, foreign_bots) as playing:
        playing.attention.visit(table.info.id)
        playing.turns.go_on(table)
        await playing.pause()
        return playing.versions


def test_bots_answer_as_long_as_they_are_asked_and_others_hear_of_it(room: Room) -> None:
    async def job() -> None:
        table = await room.open(ANNA, BOT, BOT)
        answer(table, Random(1))
        before = table.version
        versions = await bots_have_played(room, table)
        assert table.asked() == [0]
        assert versions == sorted(set(versions))
        assert before < versions[0] < versions[-1] == table.version
        assert is_same(table, await room.on_disk())

    run(room, job)


def test_a_bot_waits_until_everybody_can_be_shown_what_happened_before(room: Room) -> None:
    async def job() -> None:
        table = await room.open(ANNA, BOT, BOT)
        answer(table, Random(1))
        before = table.version
        async with Playing(room) as playing:
            playing.attention.visit(table.info.id)
            playing.is_drawn.clear()
            playing.turns.go_on(table)
            await asyncio.wait_for(playing.waits.wait(), 60)
            assert table.version == before
            playing.is_drawn.set()
            await playing.pause()
            assert table.version > before

    run(room, job)


def test_what_a_bot_waits_for_a_worker_is_not_taken_from_its_turn(room: Room) -> None:
    """Here the only worker has to be started first, which takes far longer than any answer."""

    async def job() -> None:
        table = await room.open(ANNA, BOT)
        answer(table, Random(1))
        begun = perf_counter()
        await bots_have_played(room, table)
        assert 0 < table.clock.spent(1) < (perf_counter() - begun) / 4

    run(room, job)


def test_an_answer_that_the_rules_refuse_is_replaced(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    async def job() -> None:
        table = await room.open(ANNA, cheat)
        answer(table, Random(1))
        await bots_have_played(room, table, CHEAT)
        assert table.asked() == [0]

    cheat: Sitter = replace(BOT, level="Cheat")
    run(room, job)
    (told,) = [vars(record) for record in caplog.records if record.message == "bot_refused"]
    assert told["bot"] == "Cheat"
    assert "is not legal here. " in told["why"]


def test_nobody_thinks_at_a_table_that_nobody_watches(room: Room) -> None:
    async def job() -> None:
        table = await room.open(BOT, BOT)
        await table.saved()
        async with Playing(room) as playing:
            playing.turns.go_on(table)
            assert not playing.turns._tasks
            room.watched.add("t1")
            playing.turns.go_on(table)
            while len(playing.versions) < 3:
                await asyncio.sleep(0)
            room.watched.clear()  # the page is closed in the middle of the game
            await playing.pause()
            assert not table.is_over
            assert table.asked_bots()
            room.watched.add("t1")
            playing.turns.go_on(table)
            await playing.pause()
            assert table.is_over

    run(room, job)


def test_bots_finish_a_game_for_whoever_has_left_it_to_them(room: Room) -> None:
    async def job() -> None:
        table = await room.open(ANNA, BOT)
        table.substitute(0, "random")
        async with Playing(room) as playing:
            playing.turns.go_on(table)
            await playing.pause()
        assert table.is_over

    run(room, job)


def test_a_game_that_could_not_begin_before_the_server_stopped_begins_when_somebody_comes(
    room: Room,
) -> None:
    async def job() -> None:
        await (await room.open(ANNA, BEN)).saved()
        info = replace((await room.find()).info, id="t2")
        await room.store.add_table(info, [ANNA, BEN])
        table = await room.tables.find("t2")
        assert table is not None
        assert not table.journal
        assert await bots_have_played(room, table) == [table.version]
        assert table.asked() == [0]

    run(room, job)


def test_bots_try_again_when_there_is_space_on_the_disk(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    async def job() -> None:
        tables = [await room.open(BOT, BOT, name=f"t{number}") for number in range(3)]
        for table in tables:
            await table.saved()
        (pages,) = room.store.writer.execute("PRAGMA page_count").fetchone()
        room.store.writer.execute(f"PRAGMA max_page_count = {pages}")
        room.watched.update(table.info.id for table in tables)
        async with Playing(room) as playing:
            for table in tables:
                playing.turns.go_on(table)
            while "bots_wait_for_store" not in caplog.messages:
                await asyncio.sleep(0)
            assert len(playing.turns._tasks) == 3
            room.store.writer.execute("PRAGMA max_page_count = 100000")
            await playing.pause()
        for table in tables:
            found = await room.on_disk(table.info.id)
            assert found.is_over
            assert is_same(await room.find(table.info.id), found)

    run(room, job)
    assert caplog.messages == ["bots_wait_for_store"]
    assert "full" in vars(caplog.records[0])["why"]
