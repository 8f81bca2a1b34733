"""The server: everything that lives as long as it runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from baumeister.web.http.compiling import compile_rules
from baumeister.web.http.desk import Desk
from baumeister.web.http.gate import Gate
from baumeister.web.http.hub import Hub
from baumeister.web.http.identity import Signer
from baumeister.web.http.limits import RateLimit
from baumeister.web.http.metrics import Metrics
from baumeister.web.http.neighbours import Neighbours
from baumeister.web.http.painting import Previews
from baumeister.web.http.readiness import Readiness
from baumeister.web.http.settings import ServerSettings
from baumeister.web.http.shown import Shown
from baumeister.web.http.turns import Turns
from baumeister.web.http.webhook import Webhook
from baumeister.web.table.attention import VISIT_SECONDS, Attention
from baumeister.web.table.bot_turns import BotTurns
from baumeister.web.table.register import Register
from baumeister.web.table.retention import keep_tidy
from baumeister.web.table.reviews import Reviews
from baumeister.web.table.store import Store
from baumeister.web.table.table import Table
from baumeister.web.table.tables import Tables
from baumeister.web.table.thinkers import Thinkers

log = logging.getLogger("baumeister")


class Server:
    def __init__(self, store: Store, secret: str, settings: ServerSettings) -> None:
        """`secret` is that of the store."""
        self.store = store
        self.settings = settings
        self.house = settings.house(secret)
        self.signer = Signer(secret)
        self.hub = Hub()
        self.turns = Turns()
        self.shown = Shown()
        self.previews = Previews()
        self.tables = Tables(self.store, self.house, self.hub.is_watched, settings.bots)
        self.thinkers = Thinkers(settings.workers, foreign_bots=settings.bots)
        self.reviews = Reviews(self.store, self.thinkers)
        self.attention = Attention(self.house, self.hub.is_watched)
        self.bot_turns = BotTurns(
            self.tables, self.thinkers, self.attention, self._has_gone_on, self.hub.drawn
        )
        self.register = Register(store, self.hub.send_away)
        self.neighbours = Neighbours(store, self.tables, self.hub, self._changed_elsewhere)
        self.neighbours.asleep = self.turns.may_have_changed
        self.metrics = Metrics(store, self.hub, self.tables, self.thinkers)
        self.readiness = Readiness(self.store, self.thinkers)
        self.webhook = Webhook(settings.webhook) if settings.webhook else None
        self.answers = RateLimit(rate=20, burst=60)  # of a person
        self.hints = RateLimit(rate=0.5, burst=10)  # of a person
        self.chats = RateLimit(rate=1, burst=10)  # of a person
        self.openings = RateLimit(rate=0.2, burst=20)  # of a person
        self.newcomers = Gate(rate=2, burst=60)  # people and tables, from a network
        self.visits = RateLimit(rate=50, burst=300)  # requests of a person
        self.strangers = Gate(rate=20, burst=200)  # requests without a name, from a network
        self.programs = RateLimit(rate=10, burst=100)  # without a token, from a network
        self.desk = Desk()
        self._tasks: list[asyncio.Task[None]] = []  # in the background, until the end

    def visit(self, table: Table) -> None:
        """Somebody looks at a table: bots that have paused go on."""
        self.attention.visit(table.info.id)
        self.bot_turns.go_on(table)

    async def changed(self, table: Table) -> None:
        """Once it is on disk, tell everybody who watches, and let the bots go on."""
        try:
            await table.saved()
        finally:
            self._wake(table)
        self.tell_others(table)
        self.visit(table)

    def tell_others(self, table: Table) -> None:
        if self.webhook is not None:
            self.webhook.tell(table)

    def _wake(self, table: Table) -> None:
        """Those who watch it, and those who wait for their turn anywhere."""
        self.hub.changed(table.info.id)
        self.turns.changed(table)

    def _has_gone_on(self, table: Table) -> None:
        self._wake(table)
        self.tell_others(table)

    def _changed_elsewhere(self, table: Table) -> None:
        """Another server goes on with it; if that one dies, this one does."""
        self._wake(table)
        self.bot_turns.go_on(table)

    async def look_again(self, name: str) -> None:
        """Something about a table was changed in the data, and not through it."""
        if await self.tables.catch_up(name, is_sure=True):
            table = await self.tables.find(name)
            if table is not None:
                self._changed_elsewhere(table)

    def _is_gone(self, name: str) -> None:
        """Whoever watches hears so."""
        self.tables.forget_name(name)
        self.hub.changed(name)

    def start(self) -> None:
        self._tasks.append(asyncio.create_task(self._wake_bots()))
        self._tasks.append(asyncio.create_task(self.neighbours.run()))
        self._tasks.append(asyncio.create_task(self._look_for_damage()))
        tidying = keep_tidy(self.store, self.settings.retention, self.house.now, self._is_gone)
        self._tasks.append(asyncio.create_task(tidying))

    def compile_rules(self, command: Sequence[str], say: Callable[[str], None]) -> None:
        """In the background; bots think with them as soon as they are there."""
        compiling = compile_rules(command, say, self.thinkers.renew)
        self._tasks.append(asyncio.create_task(compiling))

    async def _wake_bots(self) -> None:
        """After a start: bots whose turn it was when the server stopped, if somebody waits."""
        since = self.house.now() - VISIT_SECONDS
        for name in await self.store.waiting_for_bots(since):
            await self.bot_turns.have_room()
            try:
                table = await self.tables.find(name)
                if table is not None:
                    if table.moved >= since:
                        self.attention.visit(name)
                    self.bot_turns.go_on(table)
            except Exception:
                log.exception("table_not_woken", extra={"table": name})

    async def _look_for_damage(self) -> None:
        """After a start, while people play: a damaged table harms no other."""
        found = await self.store.damage()
        if found.complaints:
            log.error("data_damaged", extra={"why": found.complaints})
        for name in found.tables:
            log.error("table_damaged", extra={"table": name})

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.newcomers.close()
        await self.strangers.close()
        self.desk.close()
        await self.reviews.close()
        await self.bot_turns.close()
        await self.readiness.close()
        if self.webhook is not None:
            await self.webhook.close()
        await self.tables.journal_writer.close()
        self.thinkers.close()
        self.metrics.close()
        await self.store.close()
