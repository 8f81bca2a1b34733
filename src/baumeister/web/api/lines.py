"""Lines of JSON: a reply over plain HTTP that goes on as long as somebody reads it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from baumeister.web.api.operation import LINES
from baumeister.web.http.hub import Wire

BEAT_SECONDS: Final = 20.0  # after which an empty line says that the line is alive
GONE: Final[Message] = {"type": "websocket.disconnect"}
HEADERS: Final = {"content-encoding": "identity"}  # packed, lines would wait for each other


class LineWire:
    """Does on a plain reply what a WebSocket does."""

    def __init__(self, receive: Receive, send: Send, beat_seconds: float = BEAT_SECONDS) -> None:
        self._receive = receive
        self._send = send
        self._beat_seconds = beat_seconds

    async def send_text(self, data: str) -> None:
        await self.send_bytes(data.encode() + b"\n")

    async def send_bytes(self, data: bytes) -> None:
        await self._send({"type": "http.response.body", "body": data, "more_body": True})

    async def receive(self) -> Message:
        """Whoever reads has nothing to say, and is gone one day."""
        while True:
            try:
                async with asyncio.timeout(self._beat_seconds):
                    message = await self._receive()
            except TimeoutError:
                await self.send_bytes(b"\n")
                continue
            if message["type"] == "http.disconnect":
                return GONE

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        await self._send({"type": "http.response.body", "body": b"", "more_body": False})


class LinesResponse(Response):
    """`follow` sends on a wire until its reader is gone."""

    media_type = LINES

    def __init__(self, follow: Callable[[Wire], Awaitable[None]]) -> None:
        super().__init__(headers=HEADERS)
        del self.headers["content-length"]
        self.follow = follow

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        await send(start)
        await self.follow(LineWire(receive, send))
