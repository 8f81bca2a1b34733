"""The server: everything that lives as long as it runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from pathlib import Path

from baumeister.core.refusal import StaleVersion
from baumeister.web.http.hub import Hub
from baumeister.web.http.identity import Signer
from baumeister.web.http.limits import RateLimit
from baumeister.web.http.webhook import Webhook
from baumeister.web.table.house import House
from baumeister.web.table.sqlite_store import open_store
from baumeister.web.table.store import Store
from baumeister.web.table.table import Table
from baumeister.web.table.tables import Tables
from baumeister.web.table.thinkers import NO_FOREIGN_BOTS, Job, Thinkers

log = logging.getLogger("baumeister")


class Server:
    def __init__(
        self,
        folder: Path,
        workers: int = 1,
        webhook: str = "",
        house: Callable[[str], House] = House,
        foreign_bots: Mapping[str, str] = NO_FOREIGN_BOTS,
    ) -> None:
        """`house` makes the time and the chance at the tables, given the secret of the store;
        `foreign_bots` are bots that somebody brings along, by what they are called at the tables.
        """
        self.store: Store = open_store(folder)
        secret = self.store.secret()
        self.house = house(secret)
        self.signer = Signer(secret)
        self.hub = Hub()
        self.tables = Tables(self.store, self.house, self.hub.is_watched, foreign_bots)
        self.thinkers = Thinkers(workers, foreign_bots=foreign_bots)
        self.webhook = Webhook(webhook) if webhook else None
        self.answers = RateLimit(rate=20, burst=60)  # of a person
        self.hints = RateLimit(rate=0.5, burst=10)  # of a person
        self.chats = RateLimit(rate=1, burst=10)  # of a person
        self.openings = RateLimit(rate=0.2, burst=20)  # from an address
        self.visits = RateLimit(rate=50, burst=300)  # requests of a person
        self.strangers = RateLimit(rate=10, burst=100)  # requests without a name, from an address
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._waking: asyncio.Task[None] | None = None

    async def changed(self, table: Table) -> None:
        """Once it is on disk, tell everybody who watches, and let the bots go on."""
        try:
            await table.saved()
        finally:
            self.hub.changed(table.info.id)
        self.tell_others(table)
        self.let_bots_play(table)

    def tell_others(self, table: Table) -> None:
        if self.webhook is not None:
            self.webhook.tell(table)

    def let_bots_play(self, table: Table) -> None:
        name = table.info.id
        if name not in self._thinking and table.asked_bots():
            self._thinking[name] = asyncio.create_task(self._play_bots(name))

    async def _play_bots(self, name: str) -> None:
        try:
            while await self._play_bot(name):
                pass
        except Exception:
            log.exception("bots_stopped", extra={"table": name})
        finally:
            del self._thinking[name]

    async def _play_bot(self, name: str) -> bool:
        """One answer of a bot, if one is asked. If the table moves on meanwhile, it is dropped."""
        table = self.tables.find(name)
        if table is None or not (asked := table.asked_bots()):
            return False
        version, seat = table.version, asked[0]
        level = table.seats[seat].level
        # Where several are asked at once, it does not matter who answers first.
        seed = self.house.luck(name, seat, table.answers_of(seat)).getrandbits(32)
        record = table.match.record.to_text()
        with table.clock.running(seat) as spent:
            notation = await self.thinkers.think(Job(name, record, seat, level, seed, spent))
        table = self.tables.find(name)
        if table is not None and table.version == version and seat in table.asked_bots():
            try:
                table.play(seat, notation, version)
                await table.saved()
            except StaleVersion:
                log.warning("table_overtaken", extra={"table": name})
            self.hub.changed(name)
            self.tell_others(table)
        return True

    def start(self) -> None:
        self._waking = asyncio.create_task(self._wake_bots())

    async def _wake_bots(self) -> None:
        """After a start: bots whose turn it was when the server stopped."""
        for name in self.store.waiting_for_bots():
            try:
                table = self.tables.find(name)
                if table is not None:
                    table.begin()
                    await self.changed(table)
            except Exception:
                log.exception("table_not_woken", extra={"table": name})
            await asyncio.sleep(0)  # whoever asks for a page meanwhile goes first

    async def close(self) -> None:
        tasks = [*self._thinking.values(), *([self._waking] if self._waking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.webhook is not None:
            await self.webhook.close()
        await self.tables.journal_writer.close()
        self.thinkers.close()
        self.store.close()
