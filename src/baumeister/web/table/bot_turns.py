"""Turns of bots: at every table where bots are asked, they think and answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from baumeister.core.refusal import IllegalAction, StaleVersion, UnknownNotation
from baumeister.web.table.table import Table
from baumeister.web.table.tables import Tables
from baumeister.web.table.thinkers import Job, Thinkers, any_answer

log = logging.getLogger("baumeister")


class BotTurns:
    """`told` hears of every table at which a bot has answered, once that is on disk."""

    def __init__(self, tables: Tables, thinkers: Thinkers, told: Callable[[Table], None]) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self.told = told
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def go_on(self, table: Table) -> None:
        """Let the bots of a table answer as long as they are asked."""
        name = table.info.id
        if name not in self._tasks and table.asked_bots():
            self._tasks[name] = asyncio.create_task(self._play(name))

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, name: str) -> None:
        try:
            while await self._play_once(name):
                pass
        except Exception:
            log.exception("bots_stopped", extra={"table": name})
        finally:
            del self._tasks[name]

    async def _play_once(self, name: str) -> bool:
        """One answer of a bot, if one is asked. If the table moves on meanwhile, it is dropped."""
        table = self.tables.find(name)
        if table is None or not (asked := table.asked_bots()):
            return False
        version, job = table.version, job_of(table, asked[0])
        found = await self.thinkers.think(job)
        table = self.tables.find(name)
        if table is not None and job.seat in table.asked_bots():
            table.clock.add(job.seat, found.seconds)
            if table.version == version:
                await self._answer(table, job, found.notation)
        return True

    async def _answer(self, table: Table, job: Job, notation: str) -> None:
        try:
            play_or_replace(table, job, notation)
            await table.saved()
        except StaleVersion:
            log.warning("table_overtaken", extra={"table": job.table})
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
