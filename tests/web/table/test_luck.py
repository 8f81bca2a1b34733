"""The luck of a table: kept over restarts, with a word of each seat, and its own at every table."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from baumeister.core.luck_check import KEPT, check_luck
from baumeister.games import game
from baumeister.web.table.house import House
from baumeister.web.table.store import TableInfo
from tests.web.room import ANNA, BOT, OPEN, Room, answer, is_same, run


def test_a_restart_keeps_the_luck_of_a_table(room: Room) -> None:
    async def job() -> None:
        table = await room.open(ANNA, OPEN)
        table.give_word(0, "nile")
        table.sit(1, "ben", "Ben", "thebes")
        rng = Random(1)
        for _ in range(10):
            answer(table, rng)
        await table.saved()
        again = await room.on_disk()
        assert again.luck() == table.luck()
        luck = table.match.record.luck
        assert luck is not None
        assert luck.words == ["nile", "thebes"]
        while not table.is_over:
            answer(table, rng)
        await table.saved()
        again = await room.on_disk()
        whole = replace(again.match.record, luck=again.luck())
        assert check_luck(again.game, whole).outcome == KEPT

    run(room, job)


def test_a_bot_that_stands_in_keeps_the_word_of_its_seat(room: Room) -> None:
    async def job() -> None:
        table = await room.open(replace(ANNA, word="nile"), BOT)
        before = table.luck()
        table.substitute(0, "random")
        assert table.luck() == before
        table.come_back(0)
        assert table.luck() == before
        await table.saved()

    run(room, job)


def test_a_table_from_before_promises_goes_on_as_it_was(room: Room) -> None:
    async def job() -> None:
        played = game("imhotep")
        variants = played.complete({})
        rules = played.rules_version
        info = TableInfo("old", "imhotep", rules, variants, None, "anna", "live", 1.0, 2)
        await room.store.add_table(replace(info, luck_from=None), [ANNA, BOT])
        table, rng = await room.find("old"), Random(1)
        assert table.luck() is None
        while not table.is_over:
            answer(table, rng)
        await table.saved()
        assert is_same(table, await room.on_disk("old"))
        assert table.match.record.luck is None

    run(room, job)


def test_no_two_tables_have_the_same_luck() -> None:
    house = House("secret")
    secrets = [house.luck(name, ["", ""]).secret for name in ("t1", "t2")]
    assert house.luck("t1", ["", ""]).secret == secrets[0] != secrets[1]
    assert House("another").luck("t1", ["", ""]).secret not in secrets
    assert house.luck("t1", ["", ""]).is_kept()
