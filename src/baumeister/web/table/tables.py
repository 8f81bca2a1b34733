"""All tables: a few are awake in memory, the others sleep in the store until somebody comes."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

from baumeister.bots import levels_of
from baumeister.core.game import Game
from baumeister.core.record import Entry
from baumeister.core.state import State
from baumeister.games import game as game_named
from baumeister.play import Sitter
from baumeister.web.table.house import House
from baumeister.web.table.journal_writer import JournalWriter
from baumeister.web.table.store import (
    PLAY,
    Addition,
    JournalLine,
    Standing,
    Store,
    TableInfo,
    new_id,
)
from baumeister.web.table.table import LIVE, Table

log = logging.getLogger("baumeister")

AWAKE_TABLES: Final = 500  # kept in memory when nobody watches them


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

    def levels(self, game: Game) -> tuple[str, ...]:
        """The bots that can take a seat in a game."""
        return (*levels_of(game), *self.foreign_bots)

    def find(self, name: str) -> Table | None:
        """The table of this id, woken up if it sleeps.

        Nobody keeps a table across an `await` without having it open: it may have slept since.
        """
        table = self._awake.get(name)
        if table is None:
            return self._wake(name)
        self._awake.move_to_end(name)
        return table

    def open(self, host: str, opening: Opening) -> Table:
        """A new table of a person. Everything is checked by starting the game."""
        opening.start()
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
        self.store.add_table(info, order)
        self._write_history(info, opening.history)
        log.info("table_opened", extra={"table": info.id, "game": game.id, "seats": seats})
        table = self.find(info.id)
        assert table is not None
        return table

    def _write_history(self, info: TableInfo, history: Sequence[Entry]) -> None:
        lines = [JournalLine(PLAY, seat, notation, at=info.created) for seat, notation in history]
        if lines:
            standing = Standing([], len(lines), False, info.created)
            self.store.append([Addition(info.id, 0, lines, standing)])

    def _wake(self, name: str) -> Table | None:
        info = self.store.table(name)
        if info is None:
            return None
        levels = self.levels(game_named(info.game))
        table = Table(self.store, info, self.house, self.journal_writer, self.forget, levels)
        self._awake[name] = table
        self._put_to_sleep()
        return table

    def forget(self, name: str) -> None:
        """What is in memory may be wrong; whoever comes next gets what is on disk."""
        self._awake.pop(name, None)

    def _put_to_sleep(self) -> None:
        """Forget the tables used longest ago; their journals are in the store."""
        newest = next(reversed(self._awake))
        for name, table in list(self._awake.items()):
            if len(self._awake) <= AWAKE_TABLES:
                return
            if name != newest and table.is_saved and not self.is_watched(name):
                del self._awake[name]

    def __len__(self) -> int:
        return len(self._awake)
