"""The webhook: tells another program whose turn it is at tables that take days.

Whoever runs the server names the address; people never do, so nobody can aim it at others.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Final
from urllib.error import URLError
from urllib.request import Request, urlopen

from baumeister.web.table.table import LIVE, Table

log = logging.getLogger("baumeister")

WEBHOOK_SECONDS: Final = 5  # for the other side to answer
REMEMBERED_TABLES: Final = 10_000  # whose turn it is at one that is forgotten is told again


class Webhook:
    """Posts `{"table", "path", "game", "seat", "name"}` for each person who is newly asked."""

    def __init__(self, address: str, most: int = REMEMBERED_TABLES) -> None:
        self.address = address
        self.most = most  # tables that it remembers
        self._told: dict[str, list[int]] = {}  # the seats last told of, by table, newest last
        self._posting: set[asyncio.Task[None]] = set()

    def tell(self, table: Table) -> None:
        if table.info.speed == LIVE:
            return
        asked = [seat for seat in table.asked() if not table.seats[seat].is_played_by_bot]
        before = self._told.pop(table.info.id, [])
        for seat in asked:
            if seat not in before:
                self._post(table, seat)
        if not table.is_over:
            self._remember(table.info.id, asked)

    def _remember(self, table: str, asked: list[int]) -> None:
        """The tables of the last answers; many games are never played to the end."""
        self._told[table] = asked
        if len(self._told) > self.most:
            del self._told[next(iter(self._told))]

    def _post(self, table: Table, seat: int) -> None:
        news: dict[str, str | int] = {
            "table": table.info.id,
            "path": f"/t/{table.info.id}",
            "game": table.game.id,
            "seat": seat,
            "name": table.seats[seat].name,
        }
        task = asyncio.create_task(asyncio.to_thread(post, self.address, news))
        self._posting.add(task)
        task.add_done_callback(self._posting.discard)

    async def close(self) -> None:
        """Let what is on its way arrive."""
        await asyncio.gather(*self._posting, return_exceptions=True)


def post(address: str, news: dict[str, str | int]) -> None:
    data = json.dumps(news, ensure_ascii=False).encode()
    request = Request(address, data, {"content-type": "application/json"})
    try:
        with urlopen(request, timeout=WEBHOOK_SECONDS):
            pass
    except (URLError, OSError) as error:
        log.warning("webhook_failed", extra={"detail": str(error)})
