"""The server: everything that lives as long as it runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from baumeister.web.http.compiling import compile_rules
from baumeister.web.http.hub import Hub
from baumeister.web.http.identity import Signer
from baumeister.web.http.limits import RateLimit
from baumeister.web.http.painting import Previews
from baumeister.web.http.shown import Shown
from baumeister.web.http.webhook import Webhook
from baumeister.web.table.bot_turns import BotTurns
from baumeister.web.table.house import House
from baumeister.web.table.sqlite_store import open_store
from baumeister.web.table.store import Store
from baumeister.web.table.table import Table
from baumeister.web.table.tables import Tables
from baumeister.web.table.thinkers import NO_FOREIGN_BOTS, Thinkers

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
        self.shown = Shown()
        self.previews = Previews()
        self.tables = Tables(self.store, self.house, self.hub.is_watched, foreign_bots)
        self.thinkers = Thinkers(workers, foreign_bots=foreign_bots)
        self.bot_turns = BotTurns(self.tables, self.thinkers, self._bot_has_answered)
        self.webhook = Webhook(webhook) if webhook else None
        self.answers = RateLimit(rate=20, burst=60)  # of a person
        self.hints = RateLimit(rate=0.5, burst=10)  # of a person
        self.chats = RateLimit(rate=1, burst=10)  # of a person
        self.openings = RateLimit(rate=0.2, burst=20)  # from an address
        self.visits = RateLimit(rate=50, burst=300)  # requests of a person
        self.strangers = RateLimit(rate=10, burst=100)  # requests without a name, from an address
        self._tasks: list[asyncio.Task[None]] = []  # in the background, until the end

    async def changed(self, table: Table) -> None:
        """Once it is on disk, tell everybody who watches, and let the bots go on."""
        try:
            await table.saved()
        finally:
            self.hub.changed(table.info.id)
        self.tell_others(table)
        self.bot_turns.go_on(table)

    def tell_others(self, table: Table) -> None:
        if self.webhook is not None:
            self.webhook.tell(table)

    def _bot_has_answered(self, table: Table) -> None:
        self.hub.changed(table.info.id)
        self.tell_others(table)

    def start(self) -> None:
        self._tasks.append(asyncio.create_task(self._wake_bots()))

    def compile_rules(self, command: Sequence[str], say: Callable[[str], None]) -> None:
        """In the background; bots think with them as soon as they are there."""
        compiling = compile_rules(command, say, self.thinkers.renew)
        self._tasks.append(asyncio.create_task(compiling))

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
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bot_turns.close()
        if self.webhook is not None:
            await self.webhook.close()
        await self.tables.journal_writer.close()
        self.thinkers.close()
        self.store.close()
