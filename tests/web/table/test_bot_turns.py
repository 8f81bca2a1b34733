"""Turns of bots outside of any server: when they answer, what their clock counts, who hears."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from time import perf_counter

import pytest

from baumeister.play import Sitter
from baumeister.web.table.bot_turns import BotTurns
from baumeister.web.table.table import Table
from baumeister.web.table.thinkers import Thinkers
from tests.web.room import ANNA, BOT, Room, answer, is_same, run

CHEAT = {"Cheat": "tests.arena.foreign_bots:Cheat"}


async def bots_have_played(
    room: Room, table: Table, foreign_bots: Mapping[str, str] | None = None
) -> list[int]:
    """Let the bots go on until no bot is asked; returns the versions that were told of."""
    done, versions = asyncio.Event(), list[int]()

    def told(found: Table) -> None:
        versions.append(found.version)
        if not found.asked_bots():
            done.set()

    thinkers = Thinkers(1, foreign_bots=foreign_bots or {})
    turns = BotTurns(room.tables, thinkers, told)
    try:
        turns.go_on(table)
        await asyncio.wait_for(done.wait(), 60)
    finally:
        await turns.close()
        thinkers.close()
    return versions


def test_bots_answer_as_long_as_they_are_asked_and_others_hear_of_it(room: Room) -> None:
    async def job() -> None:
        table = room.open(ANNA, BOT, BOT)
        answer(table, Random(1))
        before = table.version
        versions = await bots_have_played(room, table)
        assert table.asked() == [0]
        assert versions == sorted(set(versions))
        assert before < versions[0] < versions[-1] == table.version
        assert is_same(table, room.on_disk())

    run(room, job)


def test_what_a_bot_waits_for_a_worker_is_not_taken_from_its_turn(room: Room) -> None:
    """Here the only worker has to be started first, which takes far longer than any answer."""

    async def job() -> None:
        table = room.open(ANNA, BOT)
        answer(table, Random(1))
        begun = perf_counter()
        await bots_have_played(room, table)
        assert 0 < table.clock.spent(1) < (perf_counter() - begun) / 4

    run(room, job)


def test_an_answer_that_the_rules_refuse_is_replaced(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    async def job() -> None:
        table = room.open(ANNA, cheat)
        answer(table, Random(1))
        await bots_have_played(room, table, CHEAT)
        assert table.asked() == [0]

    cheat: Sitter = replace(BOT, level="Cheat")
    run(room, job)
    (told,) = [vars(record) for record in caplog.records if record.message == "bot_refused"]
    assert told["bot"] == "Cheat"
    assert "is not legal here. " in told["why"]
