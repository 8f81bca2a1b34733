"""Players of the web table on loopback, as fast as a machine can play."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import time
from collections.abc import Callable
from typing import Any, cast
from zlib import decompress


class Http(asyncio.Protocol):
    """A connection that is kept: one request at a time."""

    def __init__(self) -> None:
        self.buffer = b""
        self.reply: asyncio.Future[tuple[int, bytes, bytes]] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.server = transport.get_extra_info("peername")

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        head, found, rest = self.buffer.partition(b"\r\n\r\n")
        if not found:
            return
        length = int(head.lower().partition(b"content-length:")[2].split(b"\r\n")[0])
        if len(rest) >= length and self.reply is not None:
            self.buffer = rest[length:]
            self.reply.set_result((int(head.split(b" ", 2)[1]), head, rest[:length]))

    async def ask(
        self, method: str, path: str, cookie: str = "", data: object = None
    ) -> tuple[int, bytes, bytes]:
        body = b"" if data is None else json.dumps(data).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n"
        if body:
            head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
        loop = asyncio.get_running_loop()
        if self.transport.is_closing():  # nobody has asked anything for too long
            await loop.create_connection(lambda: self, *self.server)
        self.reply = loop.create_future()
        self.transport.write(head.encode() + b"\r\n" + body)
        return await self.reply


class Stream(asyncio.Protocol):
    """A WebSocket that only listens."""

    def __init__(self, path: str, cookie: str, told: Callable[[bytes], None]) -> None:
        self.request = (
            f"GET {path} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            f"sec-websocket-key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"sec-websocket-version: 13\r\ncookie: {cookie}\r\n\r\n"
        )
        self.told = told
        self.buffer = b""
        self.is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request.encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.is_open, self.buffer = True, rest
        while (message := self._next()) is not None:
            self.told(message)

    def _next(self) -> bytes | None:
        """The next whole text, perhaps packed; servers do not mask their frames."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1], 2
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return None
        self.buffer = buffer[start + length :]
        return buffer[start : start + length] if buffer[0] in (0x81, 0x82) else b""


class Figures:
    """What all players together have seen."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.told: list[float] = []
        self.first_bytes: list[int] = []
        self.push_bytes: list[int] = []
        self.refused = 0


class Player:
    """A person with a name; all at a table share one connection for what they send."""

    def __init__(self, http: Http) -> None:
        self.http = http
        self.cookie = ""

    async def arrive(self, name: str) -> None:
        _, head, _ = await self.http.ask("POST", "/name", data={"name": name})
        self.cookie = head.decode().partition("set-cookie: ")[2].partition(";")[0]

    async def post(self, path: str, data: object) -> dict[str, Any]:
        status, _, body = await self.http.ask("POST", path, self.cookie, data)
        reply: dict[str, Any] = json.loads(body)
        return {"status": status, **reply}


class Game:
    """A table at which somebody sits on every seat and `pages` are open, game after game.

    Whoever has a page and no seat looks on.
    """

    def __init__(
        self, port: int, number: int, figures: Figures, game: str, seats: int, pages: int
    ) -> None:
        self.port = port
        self.number = number
        self.figures = figures
        self.game = game
        self.seats = seats
        self.pages = pages
        self.rng = random.Random(number)
        self.people: list[Player] = []
        self.streams: list[asyncio.Transport] = []
        self.answers = 0

    async def arrive(self) -> None:
        self.http = Http()
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self.http, "127.0.0.1", self.port)
        for n in range(max(self.seats, self.pages)):
            self.people.append(Player(self.http))
            await self.people[n].arrive(f"Player {n}")

    async def open(self) -> None:
        """A new table with everybody at it."""
        kinds = [{"kind": "me" if seat == 0 else "friend"} for seat in range(self.seats)]
        table = {"game": self.game, "seats": kinds, "order": "listed"}
        opened = await self.people[0].post("/tables", table)
        self.url = opened["url"]
        for seat in range(1, self.seats):
            await self.people[seat].post(f"{self.url}/sit", {"seat": seat})
        self.version = 0
        self.pending: tuple[float, int] | None = None
        self.legal: dict[int, tuple[int, list[str]]] = {}  # who is asked, on which seat
        self.is_over = False
        self.seen = [-1] * self.pages
        self.moved = asyncio.Event()
        self.streams = [await self._stream(n) for n in range(self.pages)]
        while not self.legal:
            await self.news()

    async def _stream(self, number: int) -> asyncio.Transport:
        loop = asyncio.get_running_loop()
        path, cookie = f"{self.url}/stream", self.people[number].cookie
        transport, _ = await loop.create_connection(
            lambda: Stream(path, cookie, lambda message: self.told(number, message)),
            "127.0.0.1",
            self.port,
        )
        return transport

    def told(self, number: int, message: bytes) -> None:
        if not message:
            return
        push = json.loads(message if message.startswith(b"{") else decompress(message))
        sizes = self.figures.first_bytes if self.seen[number] < 0 else self.figures.push_bytes
        sizes.append(len(message))
        self.seen[number] = push["version"]
        if push["version"] > self.version:
            self.version, self.legal = push["version"], {}
        if push["legal"] and push["version"] == self.version:
            self.legal[number] = push["mine"][0], push["legal"]
        self.is_over = push["over"]
        if self.pending is not None and min(self.seen) >= self.pending[1] > 0:
            self.figures.told.append(time.perf_counter() - self.pending[0])
            self.pending = None
        self.moved.set()

    async def news(self) -> None:
        await self.moved.wait()
        self.moved.clear()

    async def answer(self) -> None:
        """One answer: sent, acknowledged, and told to everybody."""
        while not self.legal or min(self.seen) < self.version:
            await self.news()
        number, (seat, legal) = next(iter(self.legal.items()))
        self.answers += 1
        data = {
            "seat": seat,
            "action": self.rng.choice(legal),
            "version": self.version,
            "request": f"{self.number}-{self.answers}",
        }
        before = time.perf_counter()
        self.pending = (before, self.version + 1)
        reply = await self.people[number].post(f"{self.url}/answer", data)
        self.figures.acknowledged.append(time.perf_counter() - before)
        self.figures.refused += reply["status"] != 200
        while self.pending is not None:
            await self.news()

    def close(self) -> None:
        for stream in self.streams:
            stream.close()

    async def play(self, until: float, pause: float) -> None:
        """Answer every `pause` seconds, or as soon as possible if that is 0."""
        loop = asyncio.get_running_loop()
        due = loop.time() + self.rng.random() * pause
        while loop.time() < until:
            if due > loop.time():
                await asyncio.sleep(due - loop.time())
            await self.answer()
            due = max(due + pause, loop.time() - 1) if pause else 0
            if self.is_over:
                self.close()
                await self.open()
        self.close()
