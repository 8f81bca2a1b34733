"""People for the tests: each has cookies of their own and speaks to one server over HTTP."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from zlib import decompress

from httpx2 import Response
from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession

from baumeister.web.http.app import application
from baumeister.web.http.gate import Gate
from baumeister.web.http.limits import RateLimit
from baumeister.web.http.server import Server
from baumeister.web.http.settings import ServerSettings
from baumeister.web.table.table import Table
from tests.web.chance import SameChance

NOW = 1_000_000_000.0
ROUNDS = 50  # of the server's loop: far more than a push takes
TWO = [{"kind": "me"}, {"kind": "friend"}]


@dataclass
class Person:
    """Somebody at a browser. Nobody's cookies get mixed up with anybody else's."""

    client: TestClient
    language: str = "en"
    cookies: dict[str, str] = field(default_factory=dict)

    def get(self, path: str, **headers: str) -> Response:
        return self._ask("GET", path, None, headers)

    def post(self, path: str, data: object = None, **headers: str) -> Response:
        return self._ask("POST", path, {} if data is None else data, headers)

    def _ask(self, method: str, path: str, data: object, headers: dict[str, str]) -> Response:
        self.client.cookies.clear()
        reply = self.client.request(
            method,
            path,
            json=data,
            headers=self.headers() | headers,
            follow_redirects=False,
        )
        self.cookies.update(reply.cookies)
        return reply

    def headers(self) -> dict[str, str]:
        cookie = "; ".join(f"{key}={value}" for key, value in self.cookies.items())
        return {"cookie": cookie, "accept-language": self.language}

    def named(self, name: str) -> Person:
        assert self.post("/name", {"name": name}).status_code == 200
        return self

    def stream(self, url: str, query: str = "plain=1") -> WebSocketTestSession:
        self.client.cookies.clear()
        return self.client.websocket_connect(f"{url}/stream?{query}", headers=self.headers())

    def open(self, seats: list[dict[str, str]], **more: object) -> str:
        reply = self.post("/tables", {"game": "imhotep", "seats": seats, **more})
        assert reply.status_code == 201, reply.text
        return str(reply.json()["url"])


class House:
    """One server with its people."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    @property
    def server(self) -> Server:
        app = self.client.app
        assert isinstance(app, Starlette)
        found = app.state.server
        assert isinstance(found, Server)
        return found

    def person(self, name: str = "", language: str = "en") -> Person:
        newcomer = Person(self.client, language)
        return newcomer.named(name) if name else newcomer

    def table(self, url: str) -> Table:
        assert self.client.portal is not None
        found = self.client.portal.call(self.server.tables.fresh, url.rpartition("/")[2])
        assert found is not None
        return found

    def two_at_a_table(self, **more: object) -> tuple[str, list[Person]]:
        """A game of two that has begun."""
        people = [self.person("Anna"), self.person("Ben")]
        url = people[0].open(TWO, **more)
        assert people[1].post(f"{url}/sit", {"seat": 1}).status_code == 200
        return url, people

    def quiet(self, streams: Sequence[WebSocketTestSession]) -> None:
        """Wait until nobody but these watches, and everything is drawn for all of them."""
        streams[0].portal.call(self._quiet, len(streams))

    async def _quiet(self, pages: int) -> None:
        hub = self.server.hub
        while hub._pages.total() != pages or any(
            watcher._news.is_set() or not watcher.is_drawn.is_set()
            for watchers in hub._watchers.values()
            for watcher in watchers
        ):
            await asyncio.sleep(0)

    def pushed(self, streams: Sequence[WebSocketTestSession]) -> list[list[str]]:
        """Everything that has been sent on each stream, once nobody has news to send any more."""
        return [stream.portal.call(self._pushed, stream) for stream in streams]

    async def _pushed(self, stream: WebSocketTestSession) -> list[str]:
        for _ in range(ROUNDS):
            await asyncio.sleep(0)
        messages = []
        while stream._send_rx.statistics().current_buffer_used:
            messages.append(stream._send_rx.receive_nowait())
        return [unpacked(message.get("text") or message["bytes"]) for message in messages]

    def lift_limits(self) -> None:
        for name in ("answers", "chats", "openings", "visits", "programs"):
            setattr(self.server, name, RateLimit(rate=1e9, burst=1e9))
        for name in ("newcomers", "strangers"):
            setattr(self.server, name, Gate(rate=1e9, burst=1e9))


class Still(SameChance):
    """No time passes by itself, and chance is the same at every table and in every run."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.time = NOW

    def now(self) -> float:
        return self.time


@contextmanager
def house(
    data: Path | str,
    secret: str = "lot",
    foreign_bots: dict[str, str] | None = None,
    kind: type[Still] = Still,
) -> Iterator[House]:
    """A server on a data folder or a database, as long as it is needed.

    `secret` decides what chance does, and `foreign_bots` are bots that somebody brings along.
    """
    settings = ServerSettings(data, foreign_bots=foreign_bots, house=lambda _: kind(secret))
    app = application(settings)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield House(client)


def answer(table: Table, action: str, request: str = "") -> dict[str, Any]:
    """What the asked seat sends."""
    return {
        "seat": table.asked()[0],
        "action": action,
        "version": table.version,
        "request": request or f"request {table.version}",
    }


def any_answer(table: Table, rng: Random) -> dict[str, Any]:
    legal = table.match.state.legal(table.asked()[0])
    return answer(table, rng.choice(legal).notation())


def play(url: str, people: list[Person], table: Table, rng: Random, times: int) -> None:
    """So many answers by whoever is asked."""
    for _ in range(times):
        if table.is_over:
            return
        reply = people[table.asked()[0]].post(f"{url}/answer", any_answer(table, rng))
        assert reply.status_code == 200, reply.text


def unpacked(data: str | bytes) -> str:
    """News as they were before they were packed, if they were."""
    return data if isinstance(data, str) else decompress(data).decode()


def heard(stream: WebSocketTestSession) -> str:
    """The next news on a stream."""
    message = stream.receive()
    stream._raise_on_close(message)
    return unpacked(message.get("text") or message["bytes"])


def news(stream: WebSocketTestSession) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(heard(stream))
    return read
