"""Which table a request is about, and what its visitor may do there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from starlette.requests import HTTPConnection, Request

from baumeister.core.refusal import Refusal, StaleVersion
from baumeister.core.text import Text
from baumeister.web.http.hub import AWAY_SECONDS, TableGone
from baumeister.web.http.problem import Problem
from baumeister.web.http.requests import body, known_visitor, server_of
from baumeister.web.http.server import Server
from baumeister.web.table.stopped import Stopped
from baumeister.web.table.store import Overtaken
from baumeister.web.table.table import LIVE, Table
from baumeister.web.view.people_panel import Attendance
from baumeister.web.view.visitor import Visitor

T = TypeVar("T")
TRIES: Final = 5  # of something that others overtake


async def table_of(connection: HTTPConnection) -> Table:
    """The table that the address names, as far as it is on disk.

    Whoever wants to see it gets all that has happened, at whichever server.
    """
    tables, name = server_of(connection).tables, connection.path_params["table"]
    is_look = connection.scope.get("method") == "GET"
    table = await (tables.fresh(name) if is_look else tables.settled(name))
    if table is None:
        raise Problem(404, Text("web.no_table"))
    return table


async def still_there(server: Server, name: str) -> Table:
    """For whoever watches a table; `TableGone` if it was closed, or is kept no longer."""
    try:
        table = await server.tables.settled(name)
    except Stopped:
        table = None
    if table is None:
        raise TableGone
    return table


async def sent(request: Request) -> tuple[Visitor, dict[str, object]]:
    """Who came to a table, and what they sent; whether there is such a table is checked first."""
    await table_of(request)
    visitor = await known_visitor(request)
    server = server_of(request)
    if not server.answers.allows(visitor.person, server.house.now()):
        raise Problem(429, Text("web.too_many"))
    return visitor, await body(request)


async def at_table(request: Request) -> tuple[Table, Visitor, dict[str, object]]:
    """The same, and the table."""
    visitor, data = await sent(request)
    return await table_of(request), visitor, data


async def change(request: Request, deed: Callable[[Table], T]) -> tuple[int, T]:
    """Do something at a table; tells the version, and what came of it, once it is on disk.

    If somebody was faster, or is so elsewhere, everything is looked at again.
    """
    server, name = server_of(request), request.path_params["table"]
    for _ in range(TRIES):
        table = await server.tables.find(name)
        if table is None:
            break
        stamp = table.stamp
        try:
            done = deed(table)
            version = table.version
            await server.changed(table)
            return version, done
        except Overtaken:
            continue
        except Refusal:
            if not await server.tables.catch_up(name) and table.stamp == stamp:
                raise
    raise StaleVersion(Text("refuse.stale"))


def attendance(server: Server, table: Table, person: str) -> Attendance:
    """Who is at the table, for the eyes of one person."""
    present = [
        number
        for number, seat in enumerate(table.seats)
        if seat.person and server.hub.is_present(table.info.id, seat.person)
    ]
    seated = {seat.person for seat in table.seats}
    onlookers = server.hub.visitors(table.info.id) - seated
    return Attendance(present, can_replace_others(server, table, person), len(onlookers))


def can_replace_others(server: Server, table: Table, person: str) -> bool:
    """Whether somebody may let a bot play for a player who is away.

    That is up to the host; once the host of a live table is gone, to everybody who sits there.
    """
    info = table.info
    if person == info.host:
        return True
    if info.speed != LIVE or not table.seats_of(person):
        return False
    is_new = server.house.now() - info.created < AWAY_SECONDS  # the host may not be there yet
    return not is_new and server.hub.is_gone(info.id, info.host)
