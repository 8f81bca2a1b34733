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


class Webhook:
    """Posts `{"table", "path", "game", "seat", "name"}` for each person who is newly asked."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._told: dict[str, list[int]] = {}  # the seats last told of, by table
        self._posting: set[asyncio.Task[None]] = set()

    def tell(self, table: Table) -> None:
        if table.info.speed == LIVE:
            return
        asked = [seat for seat in table.asked() if not table.seats[seat].is_played_by_bot]
        before = self._told.get(table.info.id, [])
        self._told[table.info.id] = asked
        for seat in asked:
            if seat not in before:
                self._post(table, seat)
        if table.is_over:
            del self._told[table.info.id]

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
