"""Raw connections: several requests in one write, and their replies in order."""

from __future__ import annotations

import socket
from dataclasses import dataclass

from baumeister.web.http.settings import LOOPBACK
from tests.web.patience import PATIENCE_SECONDS

CHUNK = 262_144


@dataclass(frozen=True)
class Reply:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode("utf-8", "replace")


class Wire:
    """A connection that is opened again when the other side has closed it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._socket: socket.socket | None = None
        self._heard = bytearray()

    def ask(self, requests: list[bytes]) -> list[Reply]:
        """The replies to as many as were answered before the connection was closed."""
        connection = self._open()
        replies = []
        try:
            connection.sendall(b"".join(requests))
            for request in requests:
                reply = self._reply(connection, request.startswith(b"HEAD "))
                if reply is None:
                    break
                replies.append(reply)
                if reply.headers.get("connection") == "close":
                    break
        except ConnectionError:
            pass
        if len(replies) < len(requests):
            self.close()
        return replies

    def throw(self, words: bytes) -> bytes:
        """Send whatever it is on a connection of its own, and hear what is said to it."""
        heard = b""
        with socket.create_connection((LOOPBACK, self.port), PATIENCE_SECONDS) as connection:
            try:
                connection.sendall(words)
                connection.shutdown(socket.SHUT_WR)
                while chunk := connection.recv(CHUNK):
                    heard += chunk
            except ConnectionError:
                pass
        return heard

    def _open(self) -> socket.socket:
        if self._socket is None:
            self._socket = socket.create_connection((LOOPBACK, self.port), PATIENCE_SECONDS)
        return self._socket

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()
        self._socket = None
        self._heard.clear()

    def _reply(self, connection: socket.socket, is_head: bool) -> Reply | None:
        while (end := self._heard.find(b"\r\n\r\n")) < 0:
            if not self._hear(connection):
                return None
        first, *lines = bytes(self._heard[:end]).decode("latin-1").split("\r\n")
        headers: dict[str, str] = {}
        for line in lines:
            name, _, value = line.partition(":")
            key = name.lower()
            headers[key] = f"{headers[key]}\n{value.strip()}" if key in headers else value.strip()
        size = end + 4 + (0 if is_head else int(headers.get("content-length", "0")))
        while len(self._heard) < size:
            if not self._hear(connection):
                return None
        body = bytes(self._heard[end + 4 : size])
        del self._heard[:size]
        return Reply(int(first.split(" ")[1]), headers, body)

    def _hear(self, connection: socket.socket) -> bool:
        chunk = connection.recv(CHUNK)
        self._heard += chunk
        return bool(chunk)
