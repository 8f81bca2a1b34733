"""The application: all routes, and what applies to every request."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from baumeister.core.refusal import Refusal
from baumeister.core.text import Text
from baumeister.web.assets.asset import FOLDER
from baumeister.web.http.close_codes import BROKEN, NOT_ALLOWED
from baumeister.web.http.counting import Counting
from baumeister.web.http.errors import not_found, refused, store_damaged, store_failed
from baumeister.web.http.metrics_reply import told_to_neighbours
from baumeister.web.http.networks import Proxies
from baumeister.web.http.packing import Packing
from baumeister.web.http.problem import Problem
from baumeister.web.http.routes import ROUTES
from baumeister.web.http.server import Server
from baumeister.web.http.settings import ServerSettings
from baumeister.web.table.opening_store import store_at
from baumeister.web.table.store import StoreDamaged, StoreFailed

HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self';"
    " img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self';"
    " form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "referrer-policy": "same-origin",  # without one, forms would seem to come from elsewhere
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
}
PRIVATE: Final = {**HEADERS, "cache-control": "no-store"}
FILES: Final = {  # drawings carry their styles, and whoever opens one by itself runs nothing
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "x-content-type-options": "nosniff",
}
PRIVATE_BYTES: Final = [(key.encode(), value.encode()) for key, value in PRIVATE.items()]
FILE_BYTES: Final = [(key.encode(), value.encode()) for key, value in FILES.items()]

log = logging.getLogger("baumeister")


class Guard:
    """Adds the security headers, turns away changes that another site asks for, and says it kindly
    if something breaks.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        extra = FILE_BYTES if scope["path"].startswith(FOLDER) else PRIVATE_BYTES
        has_begun = False

        async def send_guarded(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        try:
            if is_foreign(scope):
                await turn_away(scope, receive, send_guarded, 403, "web.foreign")
            else:
                await self.app(scope, receive, send_guarded)
        except ClientDisconnect:
            return
        except Exception:
            log.exception("request_failed", extra={"route": route_of(scope)})
            if not has_begun:
                await turn_away(scope, receive, send_guarded, 500, "web.broken")
            elif scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": BROKEN})


async def turn_away(scope: Scope, receive: Receive, send: Send, status: int, key: str) -> None:
    """A refusal to whoever asks: a page, a program or a socket that wants to open."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": BROKEN if status == 500 else NOT_ALLOWED})
        return
    reply = await refused(Request(scope), Problem(status, Text(key)))
    await reply(scope, receive, send)


def route_of(scope: Scope) -> str:
    """The beginning and the end of an address, without the words between: some are secret."""
    first, *others = str(scope["path"]).strip("/").split("/")
    path = "/".join([first, *("…" for _ in others[:1]), *others[1:][-1:]])
    return f"{scope.get('method', 'SOCKET')} /{path}"


def is_foreign(scope: Scope) -> bool:
    """Whether a browser sends this on behalf of another site."""
    if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
        return False
    headers: dict[str, str] = {
        key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]
    }
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")
    if origin == "null":  # a browser that hides where a form stands
        return headers.get("sec-fetch-site") != "same-origin"
    return origin.partition("://")[2] != headers.get("host", "")


def application(settings: ServerSettings) -> Starlette:
    """The whole web table."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await store_at(settings.data)
        server = app.state.server = Server(store, await store.secret(), settings)
        server.metrics.door = getattr(app.state, "door", None)
        server.start()
        async with told_to_neighbours(server.metrics, settings.metrics_folder):
            yield
        await server.close()

    return Starlette(
        routes=ROUTES,
        middleware=[
            Middleware(Counting),
            Middleware(Proxies, trusted=settings.trusted_proxies),
            Middleware(Packing),
            Middleware(Guard),
        ],
        exception_handlers={
            Refusal: refused,
            Problem: refused,
            HTTPException: not_found,
            StoreFailed: store_failed,
            StoreDamaged: store_damaged,
        },
        lifespan=lifespan,
    )
