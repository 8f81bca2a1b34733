"""Attention: at which tables somebody waits for what the bots do."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from baumeister.web.table.house import House
from baumeister.web.table.table import LIVE, Table

VISIT_SECONDS: Final = 120.0  # that a visit counts: programs may come without keeping a page open


class Attention:
    """`is_watched` tells of a table whether somebody has it open."""

    def __init__(self, house: House, is_watched: Callable[[str], bool]) -> None:
        self.house = house
        self.is_watched = is_watched
        self._visited: OrderedDict[str, float] = OrderedDict()  # when; the latest is the last

    def visit(self, table: str) -> None:
        """Somebody looks at a table, or does something there."""
        now = self.house.now()
        self._visited[table] = now
        self._visited.move_to_end(table)
        while now - next(iter(self._visited.values())) > VISIT_SECONDS:
            self._visited.popitem(last=False)

    def is_paid(self, table: str) -> bool:
        """Whether somebody has a table open, or was there just now."""
        last = self._visited.get(table)
        is_fresh = last is not None and self.house.now() - last <= VISIT_SECONDS
        return is_fresh or self.is_watched(table)

    def lets_bots_think(self, table: Table) -> bool:
        """Elsewhere they pause until somebody comes, unless the game goes on for days anyway or
        everybody wants them to finish it.
        """
        is_theirs = table.info.speed != LIVE or table.is_left_to_bots
        return is_theirs or self.is_paid(table.info.id)
