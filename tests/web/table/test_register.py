"""The register: devices, links to oneself, whom one does not want to read, and who is blocked."""

from __future__ import annotations

import asyncio

import pytest

from baumeister.web.table import register as registers
from baumeister.web.table.register import DEVICES, LINKS, SEEN_SECONDS, Known, Register
from baumeister.web.table.store import Store
from tests.web.table.shops import Shop


class Desk:
    """A register, and of whom it has told."""

    def __init__(self, store: Store) -> None:
        self.told: list[str] = []
        self.register = Register(store, self.told.append)

    async def known(self, person: str = "anna") -> Known:
        found = await self.register.known(person)
        assert found is not None
        return found


async def with_people(store: Store) -> Desk:
    await store.add_person("anna", "Anna")
    await store.add_person("ben", "Ben")
    return Desk(store)


def test_a_device_is_known_until_it_is_logged_out(shop: Shop) -> None:
    async def job(store: Store) -> None:
        desk = await with_people(store)
        assert await desk.register.known("eve") is None
        phone = await desk.register.add_device("anna", "Firefox, Android", 5.0)
        laptop = await desk.register.add_device("anna", "", 6.0)
        known = await desk.known()
        assert [(one.id, one.about, one.since) for one in known.devices.values()] == [
            (phone, "Firefox, Android", 5.0),
            (laptop, "", 6.0),
        ]
        await desk.register.log_out("anna", phone, "no device")
        assert desk.told == ["anna"]
        known = await desk.known()
        assert (known.is_out(phone), known.is_out(laptop)) == (True, False)
        await desk.register.see("anna", phone, "", 1e9)  # nobody comes in by being there
        async with shop.again() as later:
            assert (await Desk(later).known()).is_out(phone)

    shop.run(job)


def test_when_a_device_was_there_is_written_now_and_then(shop: Shop) -> None:
    async def job(store: Store) -> None:
        desk = await with_people(store)
        await desk.register.see("anna", "old cookie", "Safari, iPhone", 1e6)
        await desk.register.see("anna", "old cookie", "Safari, iPhone", 1e6 + SEEN_SECONDS)
        device = (await desk.known()).devices["old cookie"]
        assert (device.since, device.seen) == (1e6, 1e6)
        await desk.register.see("anna", "old cookie", "Safari, iPhone", 1e6 + SEEN_SECONDS + 1)
        assert (await desk.known()).devices["old cookie"].seen == 1e6 + SEEN_SECONDS + 1
        await desk.register.see("eve", "hers", "", 1.0)  # whom nobody knows

    shop.run(job)


def test_nobody_has_more_devices_than_anybody_needs(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registers, "DEVICES", 3)
    assert DEVICES > 3

    async def job(store: Store) -> None:
        desk = await with_people(store)
        devices = [await desk.register.add_device("anna", "", float(n)) for n in range(5)]
        known = await desk.known()
        assert [known.is_out(device) for device in devices] == [True, True, False, False, False]

    shop.run(job)


def test_a_link_works_once(shop: Shop) -> None:
    async def job(store: Store) -> None:
        register = (await with_people(store)).register
        link = await register.add_link("anna", 100.0, 1.0)
        assert await register.owner_of(link, 99.0) == "anna"
        assert await register.owner_of(link, 100.0) == ""
        assert await register.links("anna", 50.0) == [100.0]
        used = await asyncio.gather(*(register.use(link, 50.0) for _ in range(3)))
        assert sorted(used) == ["", "", "anna"]
        assert await register.links("anna", 50.0) == []

    shop.run(job)


def test_links_can_be_revoked_and_are_few(shop: Shop) -> None:
    async def job(store: Store) -> None:
        register = (await with_people(store)).register
        links = [await register.add_link("anna", 100.0 + n, 1.0) for n in range(LINKS + 2)]
        theirs = await register.add_link("ben", 100.0, 1.0)
        assert len(await register.links("anna", 1.0)) == LINKS
        assert await register.owner_of(links[0], 1.0) == ""
        assert await register.owner_of(links[-1], 1.0) == "anna"
        await register.revoke_links("anna")
        assert await register.use(links[-1], 1.0) == ""
        assert await register.owner_of(theirs, 1.0) == "ben"

    shop.run(job)


def test_muting_and_reading_again(shop: Shop) -> None:
    async def job(store: Store) -> None:
        desk = await with_people(store)
        for _ in range(2):  # the second time changes nothing
            await desk.register.mute("anna", "ben", True)
        assert (await desk.known()).muted == {"ben"}
        assert (await desk.known("ben")).muted == set()
        await desk.register.mute("anna", "ben", False)
        assert (await desk.known()).muted == set()

    shop.run(job)


def test_a_name_and_what_others_change_are_read_anew(shop: Shop) -> None:
    """Another server, or whoever runs this one, on the same data."""

    async def job(store: Store) -> None:
        desk = await with_people(store)
        phone = await desk.register.add_device("anna", "", 1.0)
        assert (await desk.known()).name == "Anna"
        await desk.register.rename("anna", "Ann")
        assert (await desk.known()).name == "Ann"
        listening = asyncio.create_task(listen(store))
        async with shop.another() as other:
            elsewhere = Register(other, lambda person: None)
            while not (await desk.known()).is_out(phone):
                await elsewhere.log_out("anna", phone)
        listening.cancel()
        await asyncio.wait([listening])

    shop.run(job)


async def listen(store: Store) -> None:
    async for _ in store.news():
        pass


def test_only_so_many_people_are_remembered(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registers, "KEPT", 1)

    async def job(store: Store) -> None:
        desk = await with_people(store)
        assert [(await desk.known(name)).name for name in ("anna", "ben", "anna")] == [
            "Anna",
            "Ben",
            "Anna",
        ]

    shop.run(job)
