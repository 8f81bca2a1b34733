"""All that is somebody's: had as data, and deleted."""

from __future__ import annotations

import json
from dataclasses import replace

from baumeister.play.sitter import Sitter
from baumeister.web.table import retention
from baumeister.web.table.belongings import belongings, delete_person
from baumeister.web.table.house import DAY_SECONDS
from baumeister.web.table.moderation import report
from baumeister.web.table.register import Register
from baumeister.web.table.retention import Retention, remove_old
from baumeister.web.table.store import PLAY, ChatLine, JournalLine, Store
from tests.web.table.shops import Shop
from tests.web.table.test_store import INFO, added, kept

BOTH = [Sitter("person", "Anna", "anna", word="luck"), Sitter("person", "Ben", "ben")]
HELLO = ChatLine("anna", "Anna", "My secret is 42", 7.0)
REPLY = ChatLine("ben", "Ben", "Oh", 8.0)


async def played(store: Store) -> None:
    await store.add_person("anna", "Anna")
    await store.add_person("ben", "Ben")
    await store.add_table(INFO, BOTH)
    lines = [JournalLine(PLAY, 0, "sail 1", at=1.0), JournalLine(PLAY, 1, "fetch", at=2.0)]
    await store.append([added(*lines, chat=[HELLO, REPLY])])
    register = Register(store, lambda person: None)
    await register.add_device("anna", "Firefox, Linux", 5.0)
    await register.add_link("anna", 1e9, 5.0)
    await register.mute("anna", "ben", True)
    await report(store, "t1", REPLY, "anna", "Why?", 9.0)


def test_everything_is_there_and_nothing_of_others(shop: Shop) -> None:
    async def job(store: Store) -> None:
        await played(store)
        found = await belongings(store, "anna")
        assert found["person"] == [{"id": "anna", "name": "Anna", "is_blocked": 0}]
        tables = found["tables"]
        assert isinstance(tables, list)
        (table,) = tables
        assert table["mine"] == [{"number": 0, "name": "Anna", "word": "luck"}]
        assert [answer["text"] for answer in table["answers"]] == ["sail 1"]
        for key in ("devices", "links", "muted", "chat", "reports"):
            assert len(found[key]) == 1, key  # type: ignore[arg-type]
        text = json.dumps(await belongings(store, "ben"))
        assert "anna" not in text
        assert "My secret" not in text
        assert '"text": "fetch"' in text

    shop.run(job)


def test_who_is_deleted_leaves_moves_and_no_name(shop: Shop) -> None:
    async def job(store: Store) -> None:
        await played(store)
        assert await delete_person(store, "anna", "somebody") == ["t1"]
        table = await kept(store)
        assert [seat.name for seat in table.seats] == ["somebody", "Ben"]
        assert [seat.is_played_by_bot for seat in table.seats] == [True, False]
        assert (table.info.host, table.host_name) == ("", None)
        assert [line.text for line in table.chat] == ["Oh"]
        assert [line.text for line in table.lines] == ["sail 1", "fetch"]
        assert await store.person("anna") is None
        left = await belongings(store, "anna")
        assert [key for key, values in left.items() if values] == []
        assert await store.waiting_for_bots(0.0) == ["t1"]
        assert (await Register(store, print).known("ben")) is not None

    shop.run(job)


def test_of_a_game_that_is_over_nobody_takes_the_seat(shop: Shop) -> None:
    async def job(store: Store) -> None:
        await played(store)
        addition = added(stamp=1, first=2)
        over = replace(addition.standing, is_over=True)
        assert await store.append([replace(addition, standing=over)]) == set()
        await delete_person(store, "anna", "somebody")
        assert [seat.is_substituted for seat in (await kept(store)).seats] == [False, False]

    shop.run(job)


def test_tables_are_kept_for_as_long_as_whoever_runs_the_server_wants(shop: Shop) -> None:
    async def job(store: Store) -> None:
        for n, is_over in enumerate((False, True, False, True)):
            await store.add_table(replace(INFO, id=f"t{n}"), BOTH)
            addition = added(JournalLine(PLAY, 0, "x", at=1.0), table=f"t{n}")
            moved = (10 if n < 2 else 100) * DAY_SECONDS
            standing = replace(addition.standing, is_over=is_over, moved=moved)
            await store.append([replace(addition, standing=standing)])
        now = 101 * DAY_SECONDS
        assert await remove_old(store, *Retention().oldest(now)) == []
        assert await remove_old(store, *Retention(finished=30).oldest(now)) == ["t1"]
        assert await remove_old(store, *Retention(abandoned=30).oldest(now)) == ["t0"]
        assert [await store.has_table(f"t{n}") for n in range(4)] == [False, False, True, True]
        for part in ("seat", "journal", "game_table"):
            key = "id" if part == "game_table" else "game_table"
            rows = await store.rows(f"SELECT DISTINCT {key} FROM {part} ORDER BY {key}")
            assert [row[0] for row in rows] == ["t2", "t3"], part

    shop.run(job)


def test_many_old_tables_go_lot_by_lot(shop: Shop) -> None:
    async def job(store: Store) -> None:
        for n in range(retention.AT_ONCE + 3):
            await store.add_table(replace(INFO, id=f"t{n}"), BOTH)
        now = 100 * DAY_SECONDS
        lots = [len(await remove_old(store, *Retention(1, 1).oldest(now))) for _ in range(3)]
        assert lots == [retention.AT_ONCE, 3, 0]

    shop.run(job)
