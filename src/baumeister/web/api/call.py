"""A call: who asks for an operation with which token, how often they may, and what they sent."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request

from baumeister.core.text import Text
from baumeister.web.http.limits import RateLimit
from baumeister.web.http.problem import Problem
from baumeister.web.http.requests import body, network, server_of, somebody
from baumeister.web.http.server import Server
from baumeister.web.table.tokens import PREFIX, digest_of
from baumeister.web.view.visitor import Visitor

SCHEME: Final = "bearer"
TOKEN_LENGTH: Final = 200  # characters that are looked at

T = TypeVar("T")


@dataclass
class Call:
    """`limits` are the buckets that it was counted against, the strictest last."""

    connection: HTTPConnection
    visitor: Visitor
    scopes: tuple[str, ...]
    limits: list[tuple[RateLimit, str]]

    @property
    def server(self) -> Server:
        return server_of(self.connection)

    @property
    def person(self) -> str:
        return self.visitor.person

    @property
    def table(self) -> str:
        """The id in the address."""
        return str(self.connection.path_params["table"])

    @property
    def request(self) -> Request:
        assert isinstance(self.connection, Request)
        return self.connection

    def say(self, key: str, **values: int | str) -> str:
        return self.visitor.say(key, **values)

    def headers(self) -> dict[str, str]:
        """How much is left of the limit that comes nearest."""
        if not self.limits:
            return {}
        limit, key = self.limits[-1]
        now = self.server.house.now()
        return {
            "ratelimit-limit": str(int(limit.burst)),
            "ratelimit-remaining": str(limit.left(key, now)),
            "ratelimit-reset": str(limit.refills(key, now)),
        }

    def count(self, limit: RateLimit, key: str) -> None:
        """Once more; a `Problem` that says how long to wait if that is too often."""
        now = self.server.house.now()
        self.limits.append((limit, key))
        if not limit.allows(key, now):
            raise Problem(429, Text("web.too_many"), limit.wait(key, now))

    def need(self, scope: str) -> None:
        """A `Problem` unless the token goes that far."""
        if not self.person:
            raise Problem(401, Text("api.no_token"))
        if self.visitor.is_blocked:
            raise Problem(403, Text("web.blocked"))
        if scope not in self.scopes:
            raise Problem(403, Text("api.no_scope", words={"scope": scope}))


async def identify(call: Call) -> None:
    """Learn from the token whom the call is for; cookies count for nothing here, so that no page of
    another site can make a browser do anything.
    """
    connection, server = call.connection, call.server
    scheme, _, word = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != SCHEME:
        call.count(server.programs, network(connection))
        return
    word = word.strip()[:TOKEN_LENGTH]
    token = await server.store.token(digest_of(word)) if word.startswith(PREFIX) else None
    known = await server.register.known(token.person) if token else None
    if token is None or known is None:
        call.count(server.programs, network(connection))
        raise Problem(401, Text("api.unknown_token"))
    call.visitor = replace(
        call.visitor,
        person=token.person,
        name=known.name,
        muted=known.muted,
        is_blocked=known.is_blocked,
    )
    call.scopes = token.scopes
    call.count(server.visits, token.person)


def new_call(connection: HTTPConnection) -> Call:
    who = somebody(connection)
    site = f"http{who.site.removeprefix('ws')}" if who.site.startswith("ws") else who.site
    return Call(connection, replace(who, site=site), (), [])


async def sent(call: Call, form: type[T]) -> T:
    """What was sent, in its form; a `Problem` that says what is wrong with it."""
    return read(await body(call.request), form)


def read(data: object, form: type[T], *, strict: bool = True) -> T:
    try:
        return msgspec.convert(data, form, strict=strict)
    except msgspec.ValidationError as error:
        raise Problem(400, Text("api.bad_form", words={"detail": str(error)})) from None


def asked(call: Call, form: type[T]) -> T:
    """What stands in the address after the question mark, in its form."""
    return read(dict(call.connection.query_params), form, strict=False)
