"""A server on a real port with limits of its own, and raw connections to it."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from baumeister.web.http.app import application
from baumeister.web.http.door import Door, DoorLimits
from baumeister.web.http.serve import config_of, listen
from baumeister.web.http.settings import LOOPBACK, ServerSettings
from baumeister.web.table import house as hours
from tests.web.patience import PATIENCE_SECONDS

CHUNK = 65536


class Announced(uvicorn.Server):
    """Tells when it listens."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.is_open = threading.Event()
        self.loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.loop = asyncio.get_running_loop()
        self.is_open.set()


@dataclass
class House:
    """A server, its door and its port."""

    door: Door
    port: int
    app: Starlette
    loop: asyncio.AbstractEventLoop

    def connect(self, buffer: int = 0) -> socket.socket:
        connection = socket.socket()
        connection.settimeout(PATIENCE_SECONDS)
        if buffer:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        connection.connect((LOOPBACK, self.port))
        return connection

    def ask(self, request: bytes) -> bytes:
        """Everything that is said until the connection ends."""
        with self.connect() as connection:
            connection.sendall(request)
            return rest(connection)

    def answers(self) -> bool:
        """Whether somebody else gets a page."""
        request = b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
        return status(self.ask(request)) == 200


@contextmanager
def open_house(
    folder: Path,
    limits: DoorLimits,
    buffer: int = 0,
    kind: Callable[[str], hours.House] = hours.House,
) -> Iterator[House]:
    """With a `buffer` of few bytes, the system takes no more than that off its hands; `kind` makes
    time and chance.
    """
    door = Door(limits)
    listener = listen(LOOPBACK, 0)
    if buffer:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    with listener:
        app = application(ServerSettings(folder, house=kind))
        server = Announced(config_of(app, door))
        thread = threading.Thread(target=server.run, args=[[listener]])
        thread.start()
        try:
            assert server.is_open.wait(PATIENCE_SECONDS)
            assert server.loop is not None
            yield House(door, listener.getsockname()[1], app, server.loop)
        finally:
            server.should_exit = True
            thread.join(PATIENCE_SECONDS)
            assert not thread.is_alive()


def rest(connection: socket.socket) -> bytes:
    """What comes until the other side closes, however it does so."""
    heard = b""
    try:
        while chunk := connection.recv(CHUNK):
            heard += chunk
    except ConnectionError:
        pass
    return heard


def status(reply: bytes) -> int:
    return int(reply.split(b" ", 2)[1]) if reply.startswith(b"HTTP/1.1 ") else 0


def one_reply(connection: socket.socket) -> bytes:
    """A reply with its body, on a connection that stays open."""
    heard = b""
    while b"\r\n\r\n" not in heard:
        chunk = connection.recv(CHUNK)
        assert chunk, heard
        heard += chunk
    head, _, body = heard.partition(b"\r\n\r\n")
    lengths = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    length = int(lengths[0].partition(b":")[2]) if lengths else 0
    while len(body) < length:
        body += connection.recv(CHUNK)
    return head + b"\r\n\r\n" + body
