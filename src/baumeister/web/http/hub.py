"""Pushes: everybody who watches a table gets what changed for them, and only the latest of it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Final, Protocol
from zlib import compress

from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from baumeister.web.http.close_codes import BROKEN, COME_AGAIN, GONE, NOT_ALLOWED
from baumeister.web.http.packing import PACKING_PUSHES
from baumeister.web.view.parts import NOTHING_KNOWN, Sources
from baumeister.web.view.scene import Scene, Told

log = logging.getLogger("baumeister")

AWAY_MINUTES: Final = 2
AWAY_SECONDS: Final = 60 * AWAY_MINUTES
PAGES: Final = 40  # that one visitor may have open
SHORT_LENGTH: Final = 1000  # characters that are not worth packing
ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


class TableGone(Exception):
    """There is nothing to show any more."""


class News(asyncio.Event):
    """There is something to tell, and since when."""

    since = 0.0

    def set(self) -> None:
        if not self.is_set():
            self.since = perf_counter()
        super().set()


class Wire(Protocol):
    """What news are sent on: a WebSocket, or whatever does the same."""

    async def send_text(self, data: str) -> None: ...

    async def send_bytes(self, data: bytes) -> None: ...

    async def receive(self) -> Message: ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


class Follower:
    """Somebody who follows a table on a wire: a page, or a program.

    `visitor` is a person's id, or the address of somebody unknown.
    """

    def __init__(self, socket: Wire, visitor: str, *, is_packing: bool = False) -> None:
        self.socket = socket
        self.is_packing = is_packing
        self.visitor = visitor
        self._news = News()
        self._news.set()
        self._is_sending = False
        self.is_over = False  # it is to come again, if it may
        self.is_drawn = asyncio.Event()  # whether bots may go on; they wait for no slow line

    def wake(self) -> None:
        self._news.set()
        if not self._is_sending:
            self.is_drawn.clear()

    async def push(self, pushed: Callable[[float], None]) -> None:
        """Send news as long as the page is there; `pushed` is told how long each took."""
        while True:
            await self._news.wait()
            self._news.clear()
            if self.is_over:
                raise TableGone
            since = self._news.since
            news = await self.news()
            self._is_sending = True
            self.is_drawn.set()
            await self._send(news)
            self._is_sending = False
            pushed(perf_counter() - since)

    async def _send(self, news: str) -> None:
        """Short news as text, longer ones packed."""
        if self.is_packing and len(news) > SHORT_LENGTH:
            await self.socket.send_bytes(compress(news.encode(), PACKING_PUSHES))
        else:
            await self.socket.send_text(news)

    async def news(self) -> str:
        """What there is to tell now."""
        raise NotImplementedError


class Watcher(Follower):
    """One open page (or program that reads pages) at a table.

    `render` makes its newest scene, given how much of the log it has been told and what its parts
    were made from, and `shown` is the one that it shows already.
    """

    def __init__(
        self,
        socket: WebSocket,
        visitor: str,
        render: Callable[[Told, Sources], Awaitable[Scene]],
        shown: Scene | None = None,
        *,
        is_packing: bool = False,
    ) -> None:
        super().__init__(socket, visitor, is_packing=is_packing)
        self.render = render
        self.sources = shown.sources if shown else NOTHING_KNOWN  # of what the page has
        self.told = shown.told if shown else Told()

    async def news(self) -> str:
        return ENCODER.encode(await self.changes())

    async def changes(self) -> dict[str, object]:
        """The scene with only those fragments that the page does not have yet."""
        scene = await self.render(self.told, self.sources)
        self.sources = scene.sources
        self.told = scene.told
        return {**scene.data, "fragments": scene.fragments}


class Hub:
    """Who watches which table.

    Somebody whose last page has closed may come back at once, by a reload or on a train; only after
    `away_seconds` they are gone, and the others are told.
    """

    def __init__(self, away_seconds: float = AWAY_SECONDS) -> None:
        self.away_seconds = away_seconds
        self._watchers: dict[str, set[Follower]] = {}
        self._pages: Counter[str] = Counter()  # of each visitor
        self._elsewhere: dict[str, set[str]] = {}  # visitors that a table has at other servers
        self.attends: Callable[[str], None] = lambda table: None  # told when visitors come and go
        self.pushed: Callable[[float], None] = lambda seconds: None  # told how long a push took
        self._leaving: dict[tuple[str, str], asyncio.TimerHandle] = {}  # table and visitor

    @property
    def pages(self) -> int:
        """How many are open."""
        return self._pages.total()

    def is_watched(self, table: str) -> bool:
        return table in self._watchers

    def is_present(self, table: str, visitor: str) -> bool:
        """Whether somebody has the table open."""
        return visitor in self.visitors(table)

    def watched(self) -> list[str]:
        return list(self._watchers)

    def visitors(self, table: str) -> set[str]:
        """Everybody who has a table open."""
        return self.visitors_here(table) | self._elsewhere.get(table, set())

    def visitors_here(self, table: str) -> set[str]:
        """The same without those at other servers."""
        return {watcher.visitor for watcher in self._watchers.get(table, ())}

    def see_elsewhere(self, table: str, visitors: set[str]) -> None:
        """Who has a watched table open at other servers."""
        before = self.visitors(table)
        self._elsewhere[table] = visitors
        if not visitors or not self.is_watched(table):
            del self._elsewhere[table]
        after = self.visitors(table)
        for visitor in after - before:
            self._stop_waiting(table, visitor)
        for visitor in before - after:
            self._wait_for(table, visitor)
        if before != after:
            self.changed(table)

    def is_gone(self, table: str, visitor: str) -> bool:
        """Whether somebody does not have the table open, and has not just left it either."""
        return not self.is_present(table, visitor) and (table, visitor) not in self._leaving

    def has_room(self, visitor: str) -> bool:
        return self._pages[visitor] < PAGES

    def changed(self, table: str) -> None:
        for watcher in self._watchers.get(table, ()):
            watcher.wake()

    def send_away(self, visitor: str) -> None:
        """Pages of somebody who may be somebody else by now; those who still may come again."""
        for watchers in self._watchers.values():
            for watcher in watchers:
                if watcher.visitor == visitor:
                    watcher.is_over = True
                    watcher.wake()

    async def drawn(self, table: str) -> None:
        """Wait until what happened at a table is drawn for everybody who watches.

        Bots do, so that each of their answers is shown by itself.
        """
        for watcher in [*self._watchers.get(table, ())]:
            await watcher.is_drawn.wait()

    async def watch(self, table: str, watcher: Follower) -> None:
        """Push until the page goes away."""
        self._add(table, watcher)
        pushing = asyncio.create_task(watcher.push(self.pushed))
        listening = asyncio.create_task(_has_spoken(watcher.socket))
        try:
            await asyncio.wait([pushing, listening], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._remove(table, watcher)
            pushing.cancel()
            listening.cancel()
            await asyncio.wait([pushing, listening])
        if not listening.cancelled() and listening.result():
            await watcher.socket.close(NOT_ALLOWED)
        failure = None if pushing.cancelled() else pushing.exception()
        if isinstance(failure, TableGone):
            await watcher.socket.close(COME_AGAIN if watcher.is_over else GONE)
        elif failure is not None and not isinstance(failure, WebSocketDisconnect):
            log.error("push_failed", extra={"table": table}, exc_info=failure)
            await watcher.socket.close(BROKEN)

    def _add(self, table: str, watcher: Follower) -> None:
        if not self.is_present(table, watcher.visitor):
            self._stop_waiting(table, watcher.visitor)
            self.changed(table)  # the others see that somebody has come
        is_here = watcher.visitor in self.visitors_here(table)
        self._watchers.setdefault(table, set()).add(watcher)
        if not is_here:
            self.attends(table)
        self._pages[watcher.visitor] += 1

    def _remove(self, table: str, watcher: Follower) -> None:
        self._watchers[table].discard(watcher)
        watcher.is_drawn.set()  # nobody waits for it any more
        if watcher.visitor not in self.visitors_here(table):
            self.attends(table)
        if not self._watchers[table]:
            del self._watchers[table]
            self._elsewhere.pop(table, None)
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


async def _has_spoken(socket: Wire) -> bool:
    """Whether a page says something before it goes; none ever does, since actions come by POST."""
    message = await socket.receive()
    return bool(message["type"] == "websocket.receive")
