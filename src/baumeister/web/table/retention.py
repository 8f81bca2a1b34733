"""Retention: tables at which nothing has happened for long are deleted, if whoever runs the server
wants that. Nothing is by itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Final

from baumeister.web.table.house import DAY_SECONDS
from baumeister.web.table.store import Step, Store, StoreFailed

log = logging.getLogger("baumeister")

AT_ONCE: Final = 50  # so that nobody's answer waits long for the disk
REST_SECONDS: Final = 0.2  # between two lots
LOOK_SECONDS: Final = 3600.0


@dataclass(frozen=True)
class Retention:
    """For how many days tables are kept after their last move; 0 for as long as the data is."""

    finished: int = 0
    abandoned: int = 0

    def oldest(self, now: float) -> tuple[float, float]:
        """What moved before that can go: of games that are over, and of those that are not."""
        return _before(now, self.finished), _before(now, self.abandoned)


def _before(now: float, days: int) -> float:
    return now - days * DAY_SECONDS if days else -inf


async def keep_tidy(
    store: Store, retention: Retention, now: Callable[[], float], gone: Callable[[str], None]
) -> None:
    """As long as the server runs; `gone` is told of each table."""
    while retention.finished or retention.abandoned:
        try:
            while names := await remove_old(store, *retention.oldest(now())):
                for name in names:
                    gone(name)
                log.info("tables_removed", extra={"tables": len(names)})
                await asyncio.sleep(REST_SECONDS)
        except StoreFailed as error:
            log.warning("tables_not_removed", extra={"why": str(error)})
        await asyncio.sleep(LOOK_SECONDS)


async def remove_old(store: Store, finished_before: float, abandoned_before: float) -> list[str]:
    """Tables at which nothing has happened for long, over or not; tells which those were."""
    query = (
        "SELECT id FROM game_table WHERE is_over = 1 AND moved < ? OR is_over = 0 AND moved < ?"
        " ORDER BY moved LIMIT ?"
    )
    rows = await store.rows(query, [finished_before, abandoned_before, AT_ONCE])
    names = [str(row[0]) for row in rows]
    for name in names:
        of_table = [
            (f"DELETE FROM {part} WHERE game_table = ?", [name])
            for part in ("seat", "journal", "chat", "review", "report")
        ]
        gone: Step = ("DELETE FROM game_table WHERE id = ?", [name])
        await store.change([gone, *of_table])
    return names
