"""A room with tables, outside of any server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

from baumeister.games import game
from baumeister.play.sitter import Sitter
from baumeister.web.table.house import House
from baumeister.web.table.sqlite_store import SqliteStore, open_store
from baumeister.web.table.store import TableInfo
from baumeister.web.table.table import Table
from baumeister.web.table.tables import Tables

ANNA = Sitter("person", "Anna", "anna")
BEN = Sitter("person", "Ben", "ben")
BOT = Sitter("bot", "Ada", level="random")
OPEN = Sitter("open", "open seat")


class Room:
    """Tables over one store, outside of any server."""

    def __init__(self, folder: Path) -> None:
        self.store: SqliteStore = open_store(folder)
        self.watched: set[str] = set()
        self.tables = self.fresh()

    def fresh(self) -> Tables:
        """As after a restart."""
        return Tables(self.store, House("secret"), self.watched.__contains__)

    async def open(
        self, *seats: Sitter, name: str = "t1", game_id: str = "imhotep", speed: str = "live"
    ) -> Table:
        played = game(game_id)
        variants = played.complete({})
        info = TableInfo(
            name, game_id, played.rules_version, variants, None, "anna", speed, 1.0, len(seats)
        )
        await self.store.add_table(info, seats)
        return await self.find(name)

    async def find(self, name: str = "t1") -> Table:
        table = await self.tables.find(name)
        assert table is not None
        table.begin()
        return table

    async def on_disk(self, name: str = "t1") -> Table:
        table = await self.fresh().find(name)
        assert table is not None
        return table


def run(room: Room, job: Callable[[], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        await job()
        await room.tables.journal_writer.close()

    asyncio.run(whole())


def choice(table: Table, rng: Random) -> str:
    return rng.choice(table.match.state.legal(table.asked()[0])).notation()


def answer(table: Table, rng: Random, request: str = "") -> None:
    table.play(table.asked()[0], choice(table, rng), table.version, request)


def is_same(table: Table, other: Table) -> bool:
    return (
        table.journal == other.journal
        and table.seats == other.seats
        and table.match.state.to_json() == other.match.state.to_json()
        and table.match.state.log == other.match.state.log
        and table.requests == other.requests
        and table.rewinds == other.rewinds
        and marks(table) == marks(other)
    )


def marks(table: Table) -> list[int | None]:
    """From where on the log is marked for each seat."""
    return [table.log_before_answer_of(seat) for seat in range(len(table.seats))]
