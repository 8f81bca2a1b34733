"""All tables: a few are awake in memory, the others sleep in the store until somebody comes."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

from baumeister.bots import levels_for_people, levels_of
from baumeister.core.game import Game
from baumeister.core.record import Entry
from baumeister.core.state import State
from baumeister.games import game as game_named
from baumeister.play import Sitter
from baumeister.web.table.house import House
from baumeister.web.table.journal_writer import JournalWriter
from baumeister.web.table.kept_sitting import KeptSitting
from baumeister.web.table.lesson_table import LessonTable, is_lesson
from baumeister.web.table.stopped import Closed, Stopped
from baumeister.web.table.store import PLAY, JournalLine, KeptTable, Store, TableInfo, new_id
from baumeister.web.table.table import LIVE, Table

log = logging.getLogger("baumeister")

AWAKE_TABLES: Final = 2000  # kept in memory when nobody watches them, 60 to 90 KiB each
TRIED_TABLES: Final = 4  # put to sleep for each that wakes, unless somebody watches them


@dataclass(frozen=True)
class Opening:
    """A table that somebody wants to open."""

    game: Game
    seats: Sequence[Sitter]
    variants: dict[str, str] | None = None
    edition: str | None = None
    speed: str = LIVE
    is_listed: bool = False
    is_order_drawn: bool = False  # lots decide who sits where, whatever the order of `seats`
    history: Sequence[Entry] = ()  # answers that were given before
    name: str = ""  # the id of the table, if its luck was promised beforehand

    def start(self) -> State:
        """The game at its beginning; whatever cannot be played is refused."""
        return self.game.start(len(self.seats), self.variants, edition=self.edition)


class Tables:
    """`is_watched` tells of a table whether somebody has it open: then it never sleeps."""

    def __init__(
        self,
        store: Store,
        house: House,
        is_watched: Callable[[str], bool],
        foreign_bots: Collection[str] = (),
    ) -> None:
        self.store = store
        self.house = house
        self.is_watched = is_watched
        self.foreign_bots = foreign_bots
        self.journal_writer = JournalWriter(store)
        self._awake: OrderedDict[str, Table] = OrderedDict()
        self._waking: dict[str, asyncio.Task[Table | None]] = {}

    def levels(self, game: Game) -> tuple[str, ...]:
        """The bots that can take a seat in a game."""
        return (*levels_of(game), *self.foreign_bots)

    def offered(self, game: Game) -> tuple[str, ...]:
        """Those of them that people are asked to choose from."""
        return (*levels_for_people(game), *self.foreign_bots)

    async def find(self, name: str) -> Table | None:
        """The table of this id, woken up if it sleeps; `Stopped` if it cannot even begin here.

        Nobody keeps a table across an `await` without having it open: it may have slept since.
        """
        table = self._awake.get(name)
        if table is None:
            return await self._woken(name)
        self._awake.move_to_end(name)
        return table

    async def settled(self, name: str) -> Table | None:
        """The same for whoever is to see it: everything that has happened there is on disk."""
        while True:
            table = await self.find(name)
            if table is None or table.is_saved:
                return table
            await table.settled()

    async def fresh(self, name: str) -> Table | None:
        """The same with what other servers have changed until now."""
        if self.store.is_shared and name in self._awake:
            await self.catch_up(name)
        return await self.settled(name)

    def awake(self) -> list[str]:
        return list(self._awake)

    def is_awake(self, name: str) -> bool:
        return name in self._awake

    def is_behind(self, name: str, stamp: int) -> bool:
        table = self._awake.get(name)
        return table is not None and table.stamp < stamp

    async def catch_up(self, name: str, *, is_sure: bool = False) -> bool:
        """Take in what others have changed at a table; tells whether there was anything.

        Where no other servers are, others have changed something only if that is sure.
        """
        is_possible = is_sure or self.store.is_shared
        while is_possible and (table := self._awake.get(name)) is not None:
            await table.settled()
            version, stamp = table.version, table.stamp
            kept = await self.store.table(name, version)
            if kept is None or kept.is_closed:
                self.forget(table)
            if kept is None or self._awake.get(name) is not table:
                return True
            if (table.version, table.stamp) == (version, stamp):
                return self._take_in(table, kept)
        return False

    def _take_in(self, table: Table, kept: KeptTable) -> bool:
        if kept.stamp <= table.stamp:
            return False
        try:
            table.catch_up(kept)
        except Exception:  # whatever is wrong in memory, it is right on disk
            log.exception("table_read_anew", extra={"table": table.info.id})
            self.forget(table)
        return True

    async def open(self, host: str, opening: Opening) -> Table:
        """A new table of a person, which somebody has started to see that it can be played."""
        game, seats, name = opening.game, len(opening.seats), opening.name or new_id()
        info = TableInfo(
            id=name,
            game=game.id,
            rules_version=game.rules_version,
            variants=game.complete(opening.variants or {}),
            edition=opening.edition,
            host=host,
            speed=opening.speed,
            created=self.house.now(),
            seats=seats,
            is_listed=opening.is_listed,
            is_order_drawn=opening.is_order_drawn,
            luck_from=len(opening.history),
        )
        lot = self.house.lot(name)
        order = lot.sample(opening.seats, seats) if opening.is_order_drawn else opening.seats
        played = [JournalLine(PLAY, *entry, at=info.created) for entry in opening.history]
        await self.store.add_table(info, order, played)
        log.info("table_opened", extra={"table": info.id, "game": game.id, "seats": seats})
        table = await self.find(info.id)
        assert table is not None
        return table

    async def _woken(self, name: str) -> Table | None:
        """Whoever comes meanwhile gets the same one."""
        waking = self._waking.get(name)
        if waking is None:
            waking = self._waking[name] = asyncio.create_task(self._wake(name))
            waking.add_done_callback(lambda _: self._waking.pop(name))
        return await asyncio.shield(waking)

    async def _wake(self, name: str) -> Table | None:
        kept = await self.store.table(name)
        if kept is None:
            return None
        if kept.is_closed:
            raise Closed(kept)
        try:
            table = await asyncio.to_thread(self._made, kept)  # a long game takes a while
        except Exception as error:
            stopped = Stopped(kept, error)
            stopped.log()
            raise stopped from error
        if table.stopped is not None:
            table.stopped.log()
        self._awake[name] = table
        self._put_to_sleep()
        return table

    def _made(self, kept: KeptTable) -> Table:
        levels = self.levels(game_named(kept.info.game))
        kind = LessonTable if is_lesson(kept.info.id) else Table
        return kind(kept, self.house, self.journal_writer, self.forget, levels)

    def forget(self, table: KeptSitting) -> None:
        """What is in memory may be wrong; whoever comes next gets what is on disk."""
        if self._awake.get(table.info.id) is table:
            del self._awake[table.info.id]

    def forget_name(self, name: str) -> None:
        self._awake.pop(name, None)

    def _put_to_sleep(self) -> None:
        """Forget the tables used longest ago; their journals are in the store."""
        newest = next(reversed(self._awake))
        for _ in range(TRIED_TABLES):
            if len(self._awake) <= AWAKE_TABLES:
                return
            name, table = next(iter(self._awake.items()))
            if name != newest and table.is_saved and not self.is_watched(name):
                del self._awake[name]
            else:
                self._awake.move_to_end(name)

    def __len__(self) -> int:
        return len(self._awake)
