"""Requests: who asks, in which language, and what they sent."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Final, TypeVar
from urllib.parse import parse_qs

from starlette.requests import HTTPConnection, Request

from baumeister.core.text import ENGLISH, Text
from baumeister.languages import language, languages
from baumeister.web.http.gate import Gate, GateIsFull
from baumeister.web.http.identity import COOKIE
from baumeister.web.http.networks import network_of
from baumeister.web.http.problem import Problem
from baumeister.web.http.server import Server
from baumeister.web.view.visitor import THEMES, Visitor

T = TypeVar("T")
BODY_BYTES: Final = 64 * 1024  # an edition file is the largest thing anybody sends
PAGE_COST: Final = 5  # of what is drawn for one visitor alone, in requests
GATE_SECONDS: Final = 10  # after which somebody who found a gate full may come again
LANGUAGES_LENGTH: Final = 200  # characters of what languages a browser likes


def server_of(connection: HTTPConnection) -> Server:
    server = connection.app.state.server
    assert isinstance(server, Server)
    return server


async def visitor(connection: HTTPConnection, cost: float = 1) -> Visitor:
    """Whoever it is; a `Problem` if they come too often. Strangers share what their network may."""
    found = await whoever(connection)
    server = server_of(connection)
    if not found.person:
        await pass_gate(server.strangers, connection, cost)
    elif not server.visits.allows(found.person, server.house.now(), cost):
        raise Problem(429, Text("web.too_many"))
    return found


async def pass_gate(gate: Gate, connection: HTTPConnection, cost: float = 1) -> None:
    """Wait in the line of one's network, where connections take turns."""
    try:
        await gate.enter(network(connection), ":".join(map(str, connection.client or ())), cost)
    except GateIsFull:
        raise Problem(429, Text("web.too_many"), GATE_SECONDS) from None


def payer(connection: HTTPConnection, who: Visitor) -> str:
    """To whom the cost of a request is charged."""
    return who.person or network(connection)


async def at_desk(connection: HTTPConnection, who: Visitor, job: Callable[[], T]) -> T:
    """Do in a thread what takes long, when it is this visitor's turn."""
    return await server_of(connection).desk.do(payer(connection, who), job)


async def known_visitor(request: Request) -> Visitor:
    """The visitor, who must have taken a name, and may do something."""
    found = await visitor(request)
    if not found.person:
        raise Problem(401, Text("web.no_name"))
    if found.is_blocked:
        raise Problem(403, Text("web.blocked"))
    return found


async def whoever(connection: HTTPConnection) -> Visitor:
    """The visitor, however often they come."""
    server = server_of(connection)
    person, device = server.signer.bearer(connection.cookies.get(COOKIE, ""))
    known = await server.register.known(person) if person else None
    if known is None or known.is_out(device):
        return somebody(connection)
    return replace(
        somebody(connection),
        person=person,
        name=known.name,
        device=device,
        muted=known.muted,
        is_blocked=known.is_blocked,
    )


def somebody(connection: HTTPConnection) -> Visitor:
    """A visitor as far as one can be known without looking anything up."""
    theme = connection.cookies.get("theme", "auto")
    accepted = connection.headers.get("accept-language", "")[:LANGUAGES_LENGTH]
    code = _language_code(connection.cookies.get("lang", ""), accepted)
    site = str(connection.base_url).rstrip("/")
    return Visitor("", "", language(code), theme if theme in THEMES else "auto", site=site)


def network(connection: HTTPConnection) -> str:
    """Where somebody comes from, as far as limits are concerned."""
    return network_of(connection.client.host) if connection.client is not None else ""


@lru_cache(maxsize=256)
def _language_code(chosen: str, accepted: str) -> str:
    """The language chosen, or the first known one that the browser asks for."""
    codes = [chosen, *(part.split(";")[0].strip()[:2].lower() for part in accepted.split(","))]
    known = languages()
    return next((code for code in codes if code in known), ENGLISH.code)


async def body(request: Request) -> dict[str, object]:
    """The JSON object that was sent; anything else is a `Problem`."""
    if request.headers.get("content-type", "").split(";")[0] != "application/json":
        raise Problem(415, Text("web.not_json"))
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > BODY_BYTES:
            raise Problem(413, Text("web.too_large"))
    try:
        data = json.loads(raw)
        if b"\\u" in raw:
            json.dumps(data, ensure_ascii=False).encode()  # half a character is not text
    except (ValueError, RecursionError):
        raise Problem(400, Text("web.bad_request")) from None
    if not isinstance(data, dict):
        raise Problem(400, Text("web.bad_request"))
    return data


async def form(request: Request, most: int) -> dict[str, str]:
    """The fields of a form of at most so many bytes.

    Of a field that comes twice, the button that was pressed is last.
    """
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > most:
            raise Problem(413, Text("web.too_large"))
    try:
        fields = parse_qs(raw.decode(), keep_blank_values=True, max_num_fields=20)
    except ValueError:
        raise Problem(400, Text("web.bad_request")) from None
    return {key: values[-1] for key, values in fields.items()}


def word(data: dict[str, object], key: str, most: int, default: str | None = None) -> str:
    value = data.get(key, default)
    if not isinstance(value, str) or len(value) > most:
        raise Problem(400, Text("web.bad_value", words={"key": key}))
    return value


def number(data: dict[str, object], key: str) -> int:
    value = data.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Problem(400, Text("web.bad_value", words={"key": key}))
    return value
