"""Programs for the tests: each acts for a person, with a token that was made on the page."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from httpx2 import Response
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.types import Message

from baumeister.web.table.tokens import SCOPES
from tests.web.people import House, Person

TOKEN = re.compile(r"bm_[\w-]+")
ROOT = "/api/v1"


@dataclass
class Program:
    client: TestClient
    token: str
    language: str = "en"

    def get(self, path: str, **query: str | int) -> Response:
        return self._ask("GET", path, params=query or None)

    def post(self, path: str, data: object = None) -> Response:
        return self._ask("POST", path, json={} if data is None else data)

    def _ask(self, method: str, path: str, **more: Any) -> Response:
        self.client.cookies.clear()
        return self.client.request(method, ROOT + path, headers=self.headers(), **more)

    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}", "accept-language": self.language}

    @contextmanager
    def socket(self, path: str) -> Iterator[WebSocketTestSession]:
        """Whoever still serves a socket when it is left is stopped, which is no mistake."""
        self.client.cookies.clear()
        with (
            suppress(CancelledError),
            self.client.websocket_connect(ROOT + path, headers=self.headers()) as found,
        ):
            yield found

    def lines(self, path: str, count: int) -> list[dict[str, Any]]:
        """So many lines of a stream; then whoever reads goes away."""
        assert self.client.portal is not None
        return self.client.portal.call(_lines, self.client.app, ROOT + path, self.headers(), count)

    def open(self, *kinds: str, game: str = "kheops", **more: object) -> str:
        seats = [
            {"kind": kind} if kind in ("me", "open", "screen") else {"kind": "bot", "level": kind}
            for kind in kinds
        ]
        reply = self.post("/tables", {"game": game, "seats": seats, **more})
        assert reply.status_code == 201, reply.text
        return str(reply.json()["table"])

    def table(self, name: str, **query: int) -> dict[str, Any]:
        reply = self.get(f"/tables/{name}", **query)
        assert reply.status_code == 200, reply.text
        found: dict[str, Any] = reply.json()
        return found

    def answer(self, seen: dict[str, Any], rng: Random) -> Response:
        """Any legal answer to what was seen."""
        return self.post(f"/tables/{seen['table']}/answer", answer_to(seen, rng))


async def _lines(app: Any, address: str, headers: dict[str, str], count: int) -> list[Any]:
    path, _, query = address.partition("?")
    read, has_enough, sent = b"", asyncio.Event(), [{"type": "http.request", "body": b""}]

    async def receive() -> Message:
        if sent:
            return sent.pop()
        await has_enough.wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        nonlocal read
        if message["type"] == "http.response.start":
            assert message["status"] == 200
        read += message.get("body", b"")
        if read.count(b"\n") >= count:
            has_enough.set()

    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(b"host", b"testserver")]
        + [(key.encode(), value.encode()) for key, value in headers.items()],
        "client": ("testclient", 50000),
        "server": ("testserver", 80),
    }
    await app(scope, receive, send)
    return [json.loads(line) for line in read.splitlines()]


def news(socket: WebSocketTestSession) -> dict[str, Any]:
    found: dict[str, Any] = socket.receive_json()
    return found


def answer_to(seen: dict[str, Any], rng: Random) -> dict[str, Any]:
    chosen = rng.choice(seen["legal"])["answer"]
    return {"seat": seen["seat"], "answer": chosen, "version": seen["version"]}


def token_of(person: Person, *scopes: str, label: str = "my bot") -> str:
    """A new one, made by hand."""
    page = make_token(person, *scopes, label=label)
    assert page.status_code == 201, page.text
    found = TOKEN.search(page.text)
    assert found is not None
    return found[0]


def make_token(person: Person, *scopes: str, label: str = "my bot") -> Response:
    fields = {"label": label, **dict.fromkeys(scopes, "on")}
    return send_form(person, "/tokens", fields)


def send_form(person: Person, path: str, fields: dict[str, str] | None = None) -> Response:
    person.client.cookies.clear()
    return person.client.post(
        path, data=fields or {}, headers=person.headers(), follow_redirects=False
    )


def program_of(person: Person, *scopes: str) -> Program:
    return Program(person.client, token_of(person, *(scopes or SCOPES)), person.language)


def program(place: House, name: str = "Anna", language: str = "en") -> Program:
    return program_of(place.person(name, language))
