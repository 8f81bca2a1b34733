"""The store, whichever it is: everything that was put in comes out again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from baumeister.play.sitter import Sitter
from baumeister.web.table.store import (
    CHAT_LINES,
    PLAY,
    Addition,
    ChatLine,
    JournalLine,
    KeptTable,
    Standing,
    Store,
    TableInfo,
)
from tests.web.table.shops import Shop

INFO = TableInfo("t1", "imhotep", 1, {"market": "B"}, None, "anna", "live", 5.0, 2)
SEATS = [Sitter("person", "Anna", "anna"), Sitter("bot", "Ada", level="random")]
OPEN = Sitter("open", "open seat")


def added(
    *lines: JournalLine,
    table: str = "t1",
    stamp: int = 0,
    first: int = 0,
    waits: bool = False,
    chat: Sequence[ChatLine] = (),
) -> Addition:
    """What is added to a table, by anybody."""
    version = first + len(lines)
    standing = Standing([0], version, False, 9.0 + version, waits_for_bots=waits)
    return Addition(table, stamp, first, lines, standing, chat=chat)


async def kept(store: Store, table: str = "t1", since: int = 0) -> KeptTable:
    found = await store.table(table, since)
    assert found is not None
    return found


def test_the_secret_is_long_and_stays(shop: Shop) -> None:
    async def job(store: Store) -> None:
        secret = await store.secret()
        assert len(secret) == 64
        async with shop.again() as later:
            assert await later.secret() == secret

    shop.run(job)


def test_people(shop: Shop) -> None:
    async def job(store: Store) -> None:
        await store.add_person("anna", "Anna")
        assert await store.person("anna") == "Anna"
        assert await store.person("ben") is None
        await store.rename_person("anna", "Änne 👑")
        assert await store.person("anna") == "Änne 👑"
        async with shop.again() as later:
            assert await later.person("anna") == "Änne 👑"

    shop.run(job)


def test_tables_and_seats(shop: Shop) -> None:
    async def job(store: Store) -> None:
        await store.add_person("anna", "Anna")
        await store.add_table(INFO, SEATS)
        other = replace(INFO, id="t2", edition="[x]\n", variants={}, is_order_drawn=True, host="x")
        await store.add_table(other, SEATS[:1])
        assert await kept(store) == KeptTable(INFO, "Anna", 0, SEATS, [], [], "{}")
        assert await kept(store, "t2") == KeptTable(other, None, 0, SEATS[:1], [], [], "{}")
        assert await store.table("t3") is None
        assert [await store.has_table(name) for name in ("t1", "t3")] == [True, False]
        absent = replace(SEATS[0], is_substituted=True, level="beginner")
        change = replace(added(), seats={0: absent}, aside='{"wish": [0]}')
        assert await store.append([change]) == set()
        async with shop.again() as later:
            found = await kept(later)
            assert (found.seats, found.aside) == ([absent, SEATS[1]], '{"wish": [0]}')

    shop.run(job)


def test_a_table_is_added_as_a_whole_or_not(shop: Shop) -> None:
    async def job(store: Store) -> None:
        await store.add_table(INFO, SEATS)
        with pytest.raises(shop.already_there):
            await store.add_table(INFO, [])
        assert (await kept(store)).seats == SEATS

    shop.run(job)


def test_a_game_that_began_elsewhere_brings_its_journal(shop: Shop) -> None:
    async def job(store: Store) -> None:
        history = [JournalLine(PLAY, -1, "roll 3", at=5.0), JournalLine(PLAY, 0, "take", at=5.0)]
        await store.add_table(INFO, SEATS, history)
        assert (await kept(store)).lines == history
        assert await store.append([added(JournalLine(PLAY, 0, "take"), first=2)]) == set()

    shop.run(job)


def test_the_journal_grows_at_its_end(shop: Shop) -> None:
    async def job(store: Store) -> None:
        await store.add_table(INFO, SEATS)
        lines = [JournalLine(PLAY, 0, "take", "r1", 1.5), JournalLine(PLAY, -1, "roll 3", "", 1.5)]
        await store.append([added(lines[0])])
        await store.append([added(lines[1], stamp=1, first=1)])
        assert (await kept(store, since=1)).lines == lines[1:]
        async with shop.again() as later:
            found = await kept(later)
            assert (found.lines, found.stamp) == (lines, 2)

    shop.run(job)


def test_a_table_that_has_changed_elsewhere_takes_nothing(shop: Shop) -> None:
    """The others do."""

    async def job(store: Store) -> None:
        await store.add_table(INFO, SEATS)
        await store.add_table(replace(INFO, id="t2"), SEATS)
        line = JournalLine(PLAY, 0, "take")
        assert await store.append([added(line)]) == set()
        late = replace(added(line), seats={0: OPEN}, chat=[ChatLine("ben", "Ben", "hi", 1.0)])
        assert await store.append([added(line, table="t2"), late]) == {"t1"}
        found = await kept(store)
        assert (found.lines, found.seats, found.chat) == ([line], SEATS, [])
        assert (await kept(store, "t2")).lines == [line]
        assert await store.append([added(line, stamp=3, first=1)]) == {"t1"}
        assert await store.append([added(line, table="unknown")]) == {"unknown"}
        assert await store.stamps(["t1", "t2", "t3"]) == {"t1": 1, "t2": 1}

    shop.run(job)


def test_two_servers_do_not_overwrite_each_other(shop: Shop) -> None:
    async def job(store: Store) -> None:
        await store.add_table(INFO, SEATS)
        async with shop.another() as other:
            assert await other.append([added(JournalLine(PLAY, 0, "first"))]) == set()
        assert await store.append([added(JournalLine(PLAY, 0, "second"))]) == {"t1"}
        assert [line.text for line in (await kept(store)).lines] == ["first"]

    shop.run(job)


def test_several_changes_of_a_table_are_added_as_one(shop: Shop) -> None:
    async def job(store: Store) -> None:
        await store.add_table(INFO, SEATS)
        lines = [JournalLine(PLAY, 0, f"take {n}") for n in range(3)]
        said = [ChatLine("anna", "Anna", f"hello {n}", 1.0) for n in range(2)]
        first = replace(added(lines[0], chat=said[:1]), seats={0: OPEN}, aside='{"a": 1}')
        later = replace(added(*lines[1:], chat=said[1:]), seats={1: OPEN})
        assert await store.append([first.followed_by(later)]) == set()
        found = await kept(store)
        assert (found.lines, found.chat, found.seats) == (lines, said, [OPEN, OPEN])
        assert (found.aside, found.stamp) == ('{"a": 1}', 2)

    shop.run(job)


def test_chat_keeps_the_latest_lines_in_order(shop: Shop) -> None:
    async def job(store: Store) -> None:
        await store.add_table(INFO, SEATS)
        await store.add_table(replace(INFO, id="t2"), SEATS)
        said = range(CHAT_LINES + 5)
        lines = [ChatLine("anna", "Anna", f"hello {n}", float(n), f"r{n}") for n in said]
        await store.append([added(chat=lines[:9])])
        await store.append([added(stamp=1, chat=lines[9:])])
        await store.append([added(table="t2", chat=[ChatLine("ben", "Ben", "elsewhere", 1.0)])])
        assert (await kept(store)).chat == lines[-CHAT_LINES:]

    shop.run(job)


def test_lists_of_tables(shop: Shop) -> None:
    async def job(store: Store) -> None:
        await store.add_table(INFO, SEATS)
        listed = replace(INFO, host="ben", is_listed=True)
        await store.add_table(replace(listed, id="t2", created=6.0), [OPEN, SEATS[1]])
        await store.add_table(replace(listed, id="t3", created=7.0), [SEATS[0], OPEN])
        await store.add_table(replace(INFO, id="t4", host="cleo"), [SEATS[1], OPEN])
        await store.append([added(JournalLine(PLAY, 0, "take"))])

        async def names_of(person: str, most: int = 9) -> list[str]:
            return [info.id for info, _, _ in await store.tables_of(person, most)]

        assert await names_of("anna") == ["t1", "t3"]
        first = (INFO, Standing([0], 1, False, 10.0), SEATS)
        assert (await store.tables_of("anna", 9))[0] == first
        assert await names_of("ben") == ["t3", "t2"]
        assert await names_of("ben", 1) == ["t3"]
        assert await names_of("nobody") == []
        found = await store.tables_with_open_seats(9)
        assert [info.id for info, _, _ in found] == ["t3", "t2"]

    shop.run(job)


def test_tables_that_wait_for_bots(shop: Shop) -> None:
    """Thousands may sleep: only those where a bot must do something are woken at the start."""

    async def job(store: Store) -> None:
        line = JournalLine(PLAY, 0, "take")
        for number in range(1, 5):
            await store.add_table(replace(INFO, id=f"t{number}"), SEATS)
        await store.add_table(replace(INFO, id="t5"), [OPEN, SEATS[1]])
        await store.append([added(line, table="t1"), added(line, table="t2", waits=True)])
        await store.append([added(line, table="t3", waits=True)])
        assert sorted(await store.waiting_for_bots(0)) == ["t2", "t3", "t4"]
        await store.append([added(line, table="t2", stamp=1, first=1)])
        assert sorted(await store.waiting_for_bots(0)) == ["t3", "t4"]

    shop.run(job)


def test_only_tables_where_somebody_waits_for_the_bots_are_woken(shop: Shop) -> None:
    """Something has just happened there, they go on for days, or everybody has left."""
    left = replace(SEATS[0], is_substituted=True, level="random")
    bots = [SEATS[1], SEATS[1]]
    both = [SEATS[0], replace(left, person="ben")]
    opened = [
        (replace(INFO, id="long ago"), SEATS),
        (replace(INFO, id="just now", created=100.0), SEATS),
        (replace(INFO, id="days", speed="3"), SEATS),
        (replace(INFO, id="left"), [left, SEATS[1]]),
        (replace(INFO, id="bots"), bots),
        (replace(INFO, id="one left"), both),
    ]

    async def job(store: Store) -> None:
        for info, seats in opened:
            await store.add_table(info, seats)
        assert len(await store.waiting_for_bots(0)) == len(opened)
        found = await store.waiting_for_bots(50.0)
        assert found[0] == "just now"
        assert sorted(found[1:]) == ["days", "left"]

    shop.run(job)


def test_whether_something_can_be_written_is_found_by_doing_so(shop: Shop) -> None:
    async def job(store: Store) -> None:
        secret = await store.secret()
        await store.probe()
        async with shop.another() as other:
            await other.probe()
        assert await store.secret() == secret

    shop.run(job)


def test_lists_know_how_a_game_ended(shop: Shop) -> None:
    async def job(store: Store) -> None:
        await store.add_table(INFO, SEATS)
        standing = Standing([], 1, True, 9.0, [12, 30], [2, 1])
        await store.append([replace(added(JournalLine(PLAY, 0, "end")), standing=standing)])
        async with shop.again() as later:
            assert await later.tables_of("anna", 9) == [(INFO, standing, SEATS)]

    shop.run(job)
