"""Turns of bots: at every table where bots are asked, they think and answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final

from baumeister.core.refusal import IllegalAction, StaleVersion, UnknownNotation
from baumeister.web.table.attention import Attention
from baumeister.web.table.fair_queue import QueueIsFull
from baumeister.web.table.store import LEASE_SECONDS, Overtaken, Store, StoreFailed
from baumeister.web.table.table import Table
from baumeister.web.table.tables import Tables
from baumeister.web.table.thinkers import Advice, Job, Thinkers, any_answer

log = logging.getLogger("baumeister")

REST_SECONDS: Final = 1.0  # after which bots try again what was impossible
LONGEST_REST: Final = 30.0
MANY_TABLES: Final = 100  # at which bots think at a time


class ThinksElsewhere(Exception):
    """Another server lets the bots of a table think."""


@asynccontextmanager
async def thinking_here(store: Store, table: str) -> AsyncIterator[None]:
    """Of all servers that share a store, only this one lets the bots of a table think."""
    if not await store.claim(table):
        raise ThinksElsewhere
    renewing = asyncio.create_task(_claim_again(store, table))
    try:
        yield
    finally:
        renewing.cancel()


async def _claim_again(store: Store, table: str) -> None:
    while store.is_shared:
        await asyncio.sleep(LEASE_SECONDS / 3)
        with suppress(StoreFailed):
            await store.claim(table)


class BotTurns:
    """`told` hears of every table at which something has happened, once that is on disk.

    `drawn` waits until everybody there can be shown it, before the next bot answers.
    """

    def __init__(
        self,
        tables: Tables,
        thinkers: Thinkers,
        attention: Attention,
        told: Callable[[Table], None],
        drawn: Callable[[str], Awaitable[None]],
        rest_seconds: float = REST_SECONDS,
    ) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self.attention = attention
        self.told = told
        self.drawn = drawn
        self.rest_seconds = rest_seconds
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._has_failed = False  # the store, when something was to be written last

    def go_on(self, table: Table) -> None:
        """Let the bots of a table answer as long as they are asked and somebody waits for it."""
        name = table.info.id
        if name not in self._tasks and self._is_due(table):
            self._tasks[name] = asyncio.create_task(self._play(name))

    async def have_room(self) -> None:
        """Wait until bots think at few tables."""
        while len(self._tasks) >= MANY_TABLES:
            await asyncio.wait(self._tasks.values(), return_when=asyncio.FIRST_COMPLETED)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _is_due(self, table: Table) -> bool:
        return table.waits_for_bots and self.attention.lets_bots_think(table)

    async def _play(self, name: str) -> None:
        try:
            while await self._play_or_rest(name):
                pass
        except Exception:
            log.exception("bots_stopped", extra={"table": name})
        finally:
            del self._tasks[name]

    async def _play_or_rest(self, name: str) -> bool:
        """One step of a table, as soon as it is possible; tells whether there may be more."""
        rest = self.rest_seconds
        while True:
            try:
                return await self._play_once(name)
            except StoreFailed as failure:  # no space, perhaps; the table is as it was
                self._complain(failure)
            except ThinksElsewhere:  # unless that server dies
                rest = LEASE_SECONDS / 2
            except QueueIsFull:  # with questions of other tables of the same host
                rest = self.rest_seconds
            await asyncio.sleep(rest)
            rest = min(2 * rest, LONGEST_REST)

    def _complain(self, failure: StoreFailed) -> None:
        """Once, however many tables try again until there is space."""
        if not self._has_failed:
            log.error("bots_wait_for_store", extra={"why": str(failure)})
        self._has_failed = True

    async def _play_once(self, name: str) -> bool:
        """One answer of a bot, if one is asked. If the table moves on meanwhile, it is dropped."""
        table = await self.tables.find(name)
        if table is None or not self._is_due(table):
            return False
        async with thinking_here(self.tables.store, name):
            return await self._answer_once(name)

    async def _answer_once(self, name: str) -> bool:
        table = await self.tables.find(name)
        if table is None:
            return False
        version, host, asked = table.version, table.info.host, table.asked_bots()
        if not asked:
            await self._change(table, table.begin)
            return table.version > version
        job = job_of(table, asked[0])
        found = await self._found(table, job, host)
        await self.drawn(name)
        table = await self.tables.find(name)
        if table is not None and job.seat in table.asked_bots():
            table.clock.add(job.seat, found.seconds)
            if table.version == version:
                await self._change(table, partial(play_or_replace, table, job, found.notation))
        return True

    async def _found(self, table: Table, job: Job, host: str) -> Advice:
        prepared = table.prepared()
        if prepared is not None:
            return Advice(prepared)
        is_patient = not self.attention.is_paid(job.table)
        return await self.thinkers.think(job, host, is_patient=is_patient)

    async def _change(self, table: Table, deed: Callable[[], None]) -> None:
        try:
            deed()
            await table.saved()
            self._has_failed = False
        except (Overtaken, StaleVersion):
            log.warning("table_overtaken", extra={"table": table.info.id})
        self.told(table)


def job_of(table: Table, seat: int) -> Job:
    """The question to a bot; where several are asked at once, it does not matter who is first."""
    name = table.info.id
    seed = table.house.whim(name, seat, table.answers_of(seat)).getrandbits(32)
    record, level = table.match.record.to_text(), table.seats[seat].level
    return Job(name, record, seat, level, seed, table.clock.spent(seat))


def play_or_replace(table: Table, job: Job, notation: str) -> None:
    """Play a bot's answer; if the rules refuse it, any other one must do."""
    try:
        table.play(job.seat, notation)
    except (IllegalAction, UnknownNotation) as refusal:
        why = f"“{notation}” is not legal here. {refusal}"
        log.error("bot_refused", extra={"table": job.table, "bot": job.level, "why": why})
        table.play(job.seat, any_answer(job).notation)
