"""Streams: a table, or all tables of a person, whenever something happens there.

Each is to be had as lines of JSON and as a WebSocket, and says the same on both.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.websockets import WebSocket

from baumeister.core.refusal import Refusal
from baumeister.core.text import Text
from baumeister.web.api.call import Call, asked, identify, new_call
from baumeister.web.api.forms import GivenTable, Turn
from baumeister.web.api.lines import LinesResponse
from baumeister.web.api.table_data import table_data
from baumeister.web.api.tables import Glance
from baumeister.web.http.access import still_there, table_of
from baumeister.web.http.api_errors import told_to_program
from baumeister.web.http.close_codes import NOT_ALLOWED
from baumeister.web.http.errors import clause_of, sentence_of, status_of
from baumeister.web.http.hub import PAGES, Follower, Wire
from baumeister.web.http.problem import Problem
from baumeister.web.table.listing import OWN_TABLES, Listed
from baumeister.web.table.tokens import READ

Follow = Callable[[Wire], Awaitable[None]]


class Since(Struct):
    """`since` is the latest `moved` that was heard: what is over since then is told again."""

    since: Annotated[float, Meta(ge=0)] = 0.0


class TableFollower(Follower):
    """A program that follows a table; `glance` says what it knows already."""

    def __init__(self, wire: Wire, call: Call, glance: Glance) -> None:
        super().__init__(wire, call.person)
        self.call = call
        self.glance = glance
        self.known = glance.since

    async def news(self) -> str:
        found = await still_there(self.call.server, self.call.table)
        told: GivenTable = table_data(found, self.call.visitor, self.known, self.glance.seat)
        self.known = told.version
        return msgspec.json.encode(told).decode()


async def table_stream(call: Call) -> LinesResponse:
    return LinesResponse(await following_table(call))


async def turn_stream(call: Call) -> LinesResponse:
    return LinesResponse(await following_turns(call))


async def table_socket(socket: WebSocket) -> None:
    await _serve(socket, following_table)


async def turn_socket(socket: WebSocket) -> None:
    await _serve(socket, following_turns)


async def following_table(call: Call) -> Follow:
    """Refuses whoever may not; then sends the table as it is, and whenever it changes."""
    glance = asked(call, Glance)
    table = await table_of(call.connection)
    server = call.server
    if not server.hub.has_room(call.person):
        raise Problem(429, Text("api.too_many_streams"))

    async def follow(wire: Wire) -> None:
        server.visit(table)
        await server.hub.watch(call.table, TableFollower(wire, call, glance))

    return follow


async def following_turns(call: Call) -> Follow:
    """Sends every table that waits for the person, and each that begins to, or is over."""
    since = asked(call, Since).since
    if call.server.turns.count(call.person) >= PAGES:
        raise Problem(429, Text("api.too_many_streams"))

    async def follow(wire: Wire) -> None:
        listening = asyncio.create_task(wire.receive())
        telling = asyncio.create_task(_tell(call, since, wire))
        try:
            await asyncio.wait([listening, telling], return_when=asyncio.FIRST_COMPLETED)
        finally:
            listening.cancel()
            telling.cancel()
            await asyncio.gather(listening, telling, return_exceptions=True)

    return follow


async def _tell(call: Call, since: float, wire: Wire) -> None:
    told: dict[str, tuple[int, bool]] = {}
    is_first = True
    with call.server.turns.listen(call.person) as news:
        while True:
            for listed in await _own(call):
                mark = (listed.standing.version, listed.standing.is_over)
                if told.get(listed.info.id) == mark:
                    continue
                is_new = not is_first or listed.standing.moved >= since > 0
                told[listed.info.id] = mark
                turn = _turn(call, listed, is_new=is_new)
                if turn is not None:
                    await wire.send_text(msgspec.json.encode(turn).decode())
            is_first = False
            await news.wait()
            news.clear()


async def _own(call: Call) -> list[Listed]:
    """Those where something happened last come last, as it was."""
    found = await call.server.store.tables_of(call.person, OWN_TABLES)
    return [Listed(*table) for table in reversed(found)]


def _turn(call: Call, listed: Listed, *, is_new: bool) -> Turn | None:
    """What there is to say of a table; that an old game is over is no news."""
    if listed.standing.is_over and not is_new:
        return None
    if not listed.standing.is_over and not listed.asks(call.person):
        return None
    return Turn(
        what="over" if listed.standing.is_over else "turn",
        table=listed.info.id,
        game=listed.info.game,
        url=f"{call.visitor.site}/t/{listed.info.id}",
        version=listed.standing.version,
        moved=listed.standing.moved,
    )


async def _serve(socket: WebSocket, following: Callable[[Call], Awaitable[Follow]]) -> None:
    """On a socket, a refusal is its first message and its last."""
    call = new_call(socket)
    await socket.accept()
    try:
        await identify(call)
        call.need(READ)
        follow = await following(call)
    except (Problem, Refusal) as error:
        status, language = status_of(error), call.visitor.language
        clause = clause_of(error) if isinstance(error, Refusal) else {}
        wrong = told_to_program(error, status, sentence_of(error, language), clause, language)
        await socket.send_text(bytes(wrong.body).decode())
        await socket.close(NOT_ALLOWED)
        return
    await follow(socket)
