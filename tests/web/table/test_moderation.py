"""What whoever runs a server does: on the data, with a note of everything."""

from __future__ import annotations

import pytest

from baumeister.web.table import moderation
from baumeister.web.table.register import Register
from baumeister.web.table.store import ChatLine, Store
from tests.web.table.shops import Shop
from tests.web.table.test_store import INFO, SEATS, added, kept

RUDE = ChatLine("ben", "Ben", "Something rude", 7.5)
KIND = ChatLine("ben", "Ben", "Something kind", 8.5)


async def said(store: Store) -> None:
    await store.add_person("ben", "Ben")
    await store.add_table(INFO, SEATS)
    await store.append([added(chat=[RUDE, KIND])])


def test_a_word_about_a_line(shop: Shop) -> None:
    async def job(store: Store) -> None:
        await said(store)
        for _ in range(2):  # once is enough
            assert await moderation.report(store, "t1", RUDE, "anna", "He is rude.", 9.0)
        assert await moderation.report(store, "t1", KIND, "anna", "", 10.0)
        first, second = await moderation.reports(store)
        assert (first.table, first.person, first.name, first.text, first.why, first.at) == (
            "t1",
            "ben",
            "Ben",
            "Something rude",
            "He is rude.",
            9.0,
        )
        assert await moderation.settle(store, second.id, 11.0)
        assert not await moderation.settle(store, second.id, 12.0)
        assert await moderation.reports(store) == [first]
        assert [(deed.what, deed.about) for deed in await moderation.deeds(store)] == [
            ("done", second.id)
        ]

    shop.run(job)


def test_a_line_that_was_removed_has_nothing_left(shop: Shop) -> None:
    async def job(store: Store) -> None:
        await said(store)
        await moderation.report(store, "t1", RUDE, "anna", "", 9.0)
        (found,) = await moderation.reports(store)
        stamp = (await kept(store)).stamp
        assert await moderation.remove_line(store, found.id, 10.0)
        after = await kept(store)
        assert [line.text for line in after.chat] == ["", "Something kind"]
        assert after.stamp == stamp + 1, "servers at which it is awake read it anew"
        assert await moderation.reports(store) == []
        assert not await moderation.remove_line(store, "no such report", 11.0)

    shop.run(job)


def test_closing_a_table(shop: Shop) -> None:
    async def job(store: Store) -> None:
        await said(store)
        assert await moderation.close(store, "t1", 1.0)
        assert not await moderation.close(store, "t1", 2.0)
        assert not await moderation.close(store, "t2", 2.0)
        assert (await kept(store)).is_closed
        assert await moderation.reopen(store, "t1", 3.0)
        assert not (await kept(store)).is_closed
        assert [deed.what for deed in await moderation.deeds(store)] == ["reopen", "close"]

    shop.run(job)


def test_blocking_a_person(shop: Shop) -> None:
    async def job(store: Store) -> None:
        await said(store)
        register = Register(store, lambda person: None)
        assert await moderation.block(store, "ben", True, 1.0)
        known = await register.known("ben")
        assert known is not None
        assert known.is_blocked
        assert not await moderation.block(store, "ben", True, 2.0)
        assert not await moderation.block(store, "eve", True, 2.0)
        assert await moderation.block(store, "ben", False, 3.0)
        assert [(deed.what, deed.about, deed.at) for deed in await moderation.deeds(store)] == [
            ("unblock", "ben", 3.0),
            ("block", "ben", 1.0),
        ]

    shop.run(job)


def test_a_flood_of_words_does_not_fill_the_disk(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moderation, "OPEN_REPORTS", 2)

    async def job(store: Store) -> None:
        await said(store)
        left = [await moderation.report(store, "t1", RUDE, f"p{n}", "", 1.0) for n in range(4)]
        assert left == [True, True, False, False]

    shop.run(job)
