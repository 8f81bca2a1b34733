"""Pushes: everybody who watches a table gets what changed for them, and only the latest of it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Callable
from typing import Final
from zlib import compress

from starlette.websockets import WebSocket, WebSocketDisconnect

from baumeister.web.http.close_codes import BROKEN
from baumeister.web.http.packing import PACKING
from baumeister.web.view.scene import Scene, Told

log = logging.getLogger("baumeister")

AWAY_MINUTES: Final = 2
AWAY_SECONDS: Final = 60 * AWAY_MINUTES
PAGES: Final = 40  # that one visitor may have open
SHORT_LENGTH: Final = 1000  # characters that are not worth packing
ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


class Watcher:
    """One open page (or program) at a table.

    `render` makes its newest scene, given how much of the log it has been told, and `shown` is the
    one that it shows already. `visitor` is a person's id, or the address of somebody unknown.
    """

    def __init__(
        self,
        socket: WebSocket,
        visitor: str,
        render: Callable[[Told], Scene],
        shown: Scene | None = None,
        *,
        is_packing: bool = False,
    ) -> None:
        self.socket = socket
        self.is_packing = is_packing
        self.visitor = visitor
        self.render = render
        self.sent = shown.fragments if shown else {}  # fragments as the page has them
        self.told = shown.told if shown else Told()
        self._news = asyncio.Event()
        self._news.set()

    def wake(self) -> None:
        self._news.set()

    async def push(self) -> None:
        """Send news as long as the page is there."""
        while True:
            await self._news.wait()
            self._news.clear()
            await self._send(ENCODER.encode(self.changes()))

    async def _send(self, news: str) -> None:
        """Short news as text, longer ones packed."""
        if self.is_packing and len(news) > SHORT_LENGTH:
            await self.socket.send_bytes(compress(news.encode(), PACKING))
        else:
            await self.socket.send_text(news)

    def changes(self) -> dict[str, object]:
        """The scene with only those fragments that the page does not have yet."""
        scene = self.render(self.told)
        changed = {key: html for key, html in scene.fragments.items() if self.sent.get(key) != html}
        self.sent = scene.fragments
        self.told = scene.told
        return {**scene.data, "fragments": changed}


class Hub:
    """Who watches which table.

    Somebody whose last page has closed may come back at once, by a reload or on a train; only after
    `away_seconds` they are gone, and the others are told.
    """

    def __init__(self, away_seconds: float = AWAY_SECONDS) -> None:
        self.away_seconds = away_seconds
        self._watchers: dict[str, set[Watcher]] = {}
        self._pages: Counter[str] = Counter()  # of each visitor
        self._leaving: dict[tuple[str, str], asyncio.TimerHandle] = {}  # table and visitor

    def is_watched(self, table: str) -> bool:
        return table in self._watchers

    def is_present(self, table: str, visitor: str) -> bool:
        """Whether somebody has the table open."""
        return visitor in self.visitors(table)

    def visitors(self, table: str) -> set[str]:
        """Everybody who has a table open."""
        return {watcher.visitor for watcher in self._watchers.get(table, ())}

    def is_gone(self, table: str, visitor: str) -> bool:
        """Whether somebody does not have the table open, and has not just left it either."""
        return not self.is_present(table, visitor) and (table, visitor) not in self._leaving

    def has_room(self, visitor: str) -> bool:
        return self._pages[visitor] < PAGES

    def changed(self, table: str) -> None:
        for watcher in self._watchers.get(table, ()):
            watcher.wake()

    async def watch(self, table: str, watcher: Watcher) -> None:
        """Push until the page goes away."""
        self._add(table, watcher)
        pushing = asyncio.create_task(watcher.push())
        listening = asyncio.create_task(_until_gone(watcher.socket))
        try:
            await asyncio.wait([pushing, listening], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._remove(table, watcher)
            pushing.cancel()
            listening.cancel()
            await asyncio.wait([pushing, listening])
        failure = None if pushing.cancelled() else pushing.exception()
        if failure is not None and not isinstance(failure, WebSocketDisconnect):
            log.error("push_failed", extra={"table": table}, exc_info=failure)
            await watcher.socket.close(BROKEN)

    def _add(self, table: str, watcher: Watcher) -> None:
        if not self.is_present(table, watcher.visitor):
            self._stop_waiting(table, watcher.visitor)
            self.changed(table)  # the others see that somebody has come
        self._watchers.setdefault(table, set()).add(watcher)
        self._pages[watcher.visitor] += 1

    def _remove(self, table: str, watcher: Watcher) -> None:
        self._watchers[table].discard(watcher)
        if not self._watchers[table]:
            del self._watchers[table]
        if not self.is_present(table, watcher.visitor):
            self._wait_for(table, watcher.visitor)
            self.changed(table)
        self._pages[watcher.visitor] -= 1
        if not self._pages[watcher.visitor]:
            del self._pages[watcher.visitor]

    def _wait_for(self, table: str, visitor: str) -> None:
        loop = asyncio.get_running_loop()
        timer = loop.call_later(self.away_seconds, self._give_up, table, visitor)
        self._leaving[table, visitor] = timer

    def _stop_waiting(self, table: str, visitor: str) -> None:
        timer = self._leaving.pop((table, visitor), None)
        if timer is not None:
            timer.cancel()

    def _give_up(self, table: str, visitor: str) -> None:
        self._stop_waiting(table, visitor)
        self.changed(table)


async def _until_gone(socket: WebSocket) -> None:
    """Pages never speak on the socket; actions come by POST."""
    try:
        while True:
            await socket.receive_text()
    except (WebSocketDisconnect, KeyError):
        return
