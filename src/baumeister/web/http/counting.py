"""Counting: every request with its route, its reply and the time it took.

If whoever runs the server wants that, each is a line of the log as well: never with an address,
a name or a cookie, since some of them are secrets.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from baumeister.web.http.identity import COOKIE
from baumeister.web.http.requests import server_of
from baumeister.web.http.server import Server

log = logging.getLogger("baumeister")

NOWHERE: Final = "none"  # the route of an address that leads nowhere
NO_REPLY: Final = 0  # whoever asked was gone
SOCKET: Final = "SOCKET"
METHODS: Final = {"GET", "HEAD", "POST", SOCKET}
OTHER: Final = "other"


@dataclass
class Reply:
    """What was sent; of a socket, the status is the code with which it was closed."""

    status: int = NO_REPLY
    bytes: int = 0

    def note(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        elif message["type"] == "websocket.close":
            self.status = message["code"]
        else:
            self.bytes += len(message.get("body") or message.get("bytes") or "")
            self.bytes += len(message.get("text") or "")


class Counting:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        begun, reply = perf_counter(), Reply()

        async def send_noted(message: Message) -> None:
            reply.note(message)
            await send(message)

        try:
            await self.app(scope, receive, send_noted)
        finally:
            connection = HTTPConnection(scope)
            count(server_of(connection), connection, reply, perf_counter() - begun)


def count(server: Server, connection: HTTPConnection, reply: Reply, seconds: float) -> None:
    scope = connection.scope
    route, method = route_of(scope), scope.get("method", SOCKET)
    known = method if method in METHODS else OTHER
    server.metrics.requests.labels(route, known, str(reply.status)).inc()
    if method != SOCKET:
        server.metrics.request_seconds.labels(route).observe(seconds)
    if server.settings.request_log:
        person = server.signer.person(connection.cookies.get(COOKIE, ""))
        about = {"route": route, "method": known, "status": reply.status, "bytes": reply.bytes}
        whose = {"person": server.signer.alias(person)} if person else {}
        log.info("request", extra={**about, "ms": round(1000 * seconds, 1), **whose})


def route_of(scope: Scope) -> str:
    """The address as it stands in the list of routes, without anything that somebody filled in."""
    route = scope.get("route")
    return NOWHERE if route is None else str(route.path)
