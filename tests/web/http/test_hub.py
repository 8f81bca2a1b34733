"""Who watches a table, and for whom bots wait before they go on."""

from __future__ import annotations

import asyncio
from typing import cast

from starlette.websockets import WebSocket

from baumeister.drawing import Drawing
from baumeister.web.http.hub import Hub, Watcher
from baumeister.web.view.parts import Sources
from baumeister.web.view.scene import Scene, Told

TABLE = "t1"
SCENE = Scene({}, {}, {}, Told(), cast("Drawing", None))


class Line:
    """To a page that says nothing, and takes what is sent when it likes."""

    def __init__(self) -> None:
        self.is_free = asyncio.Event()
        self.sent: list[str] = []

    async def send_text(self, text: str) -> None:
        self.sent.append(text)
        await self.is_free.wait()

    async def receive(self) -> dict[str, str]:
        await asyncio.Event().wait()
        return {}


class Page:
    """A watcher whose drawings take as long as one likes."""

    def __init__(self) -> None:
        self.line = Line()
        self.draws = asyncio.Event()
        self.watcher = Watcher(cast("WebSocket", self.line), "anna", self._render)

    async def _render(self, told: Told, known: Sources) -> Scene:
        await self.draws.wait()
        return SCENE


async def is_drawn(hub: Hub) -> bool:
    """Whether bots could go on, once everything has had its chance."""
    waiting = asyncio.ensure_future(hub.drawn(TABLE))
    for _ in range(10):
        await asyncio.sleep(0)
    found = waiting.done()
    waiting.cancel()
    return found


def test_bots_wait_for_drawings_but_not_for_slow_lines() -> None:
    async def job() -> None:
        hub, page = Hub(), Page()
        watching = asyncio.create_task(hub.watch(TABLE, page.watcher))
        assert await is_drawn(Hub())  # nobody watches
        await asyncio.sleep(0)
        assert not await is_drawn(hub)
        page.draws.set()
        assert await is_drawn(hub)
        assert len(page.line.sent) == 1
        hub.changed(TABLE)  # while the first news are still on their way
        assert await is_drawn(hub)
        page.draws.clear()
        page.line.is_free.set()
        for _ in range(10):
            await asyncio.sleep(0)
        hub.changed(TABLE)
        assert not await is_drawn(hub)
        watching.cancel()  # the page is closed
        await asyncio.wait([watching])
        assert await is_drawn(hub)

    asyncio.run(job())
