"""An operation: an address, who may use it, what it takes and gives, and who answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from baumeister.core.refusal import Refusal
from baumeister.web.api.call import Call, identify, new_call
from baumeister.web.http.errors import refused, store_damaged, store_failed
from baumeister.web.http.problem import Problem
from baumeister.web.table.store import StoreDamaged, StoreFailed

ROOT: Final = "/api/v1"
JSON: Final = "application/json"
LINES: Final = "application/x-ndjson"
DEED: Final = "POST"


class NoQuery(msgspec.Struct, forbid_unknown_fields=False):
    """Whatever stands after the question mark says nothing."""


@dataclass(frozen=True)
class Operation:
    """`name` is its id, and after `api.` that of the sentence about it. `answer` gives an object of
    `reply`, or a whole response; without `scope` nobody needs a token.

    Streams have a `socket` at the same address.
    """

    method: str
    path: str
    name: str
    answer: Callable[[Call], Awaitable[object]]
    reply: object
    scope: str = ""
    body: type[msgspec.Struct] | None = None
    query: type[msgspec.Struct] = NoQuery
    status: int = 200
    media: str = JSON
    socket: Callable[[WebSocket], Awaitable[None]] | None = None

    @property
    def routes(self) -> list[BaseRoute]:
        found: list[BaseRoute] = [Route(ROOT + self.path, self.respond, methods=[self.method])]
        if self.socket is not None:
            found.append(WebSocketRoute(ROOT + self.path, self.socket))
        return found

    async def respond(self, request: Request) -> Response:
        call = new_call(request)
        try:
            reply = await self._response(call)
        except (Refusal, Problem) as error:
            reply = await refused(request, error)
        except StoreFailed as error:
            reply = await store_failed(request, error)
        except StoreDamaged as error:
            reply = await store_damaged(request, error)
        reply.headers.update(call.headers())
        return reply

    async def _response(self, call: Call) -> Response:
        await identify(call)
        if self.scope:
            call.need(self.scope)
        if self.method == DEED:
            call.count(call.server.answers, call.person)
        found = await self.answer(call)
        if isinstance(found, Response):
            return found
        return Response(msgspec.json.encode(found), self.status, media_type=JSON)
