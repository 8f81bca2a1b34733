"""All tables: a few are awake in memory, the others sleep in the store until somebody comes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import Final

from baumeister.web.table.house import House
from baumeister.web.table.journal_writer import JournalWriter
from baumeister.web.table.store import Store
from baumeister.web.table.table import Table

AWAKE: Final = 500  # tables kept in memory when nobody watches them


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

    def find(self, name: str) -> Table | None:
        """The table of this id, woken up if it sleeps.

        Nobody keeps a table across an `await` without having it open: it may have slept since.
        """
        table = self._awake.get(name)
        if table is None:
            return self._wake(name)
        self._awake.move_to_end(name)
        return table

    def _wake(self, name: str) -> Table | None:
        info = self.store.table(name)
        if info is None:
            return None
        table = Table(
            self.store, info, self.house, self.journal_writer, self.forget, self.foreign_bots
        )
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
            if len(self._awake) <= AWAKE:
                return
            if name != newest and table.is_saved and not self.is_watched(name):
                del self._awake[name]

    def __len__(self) -> int:
        return len(self._awake)
