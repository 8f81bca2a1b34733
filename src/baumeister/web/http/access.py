"""Which table a request is about, and what its visitor may do there."""

from __future__ import annotations

from starlette.requests import HTTPConnection, Request

from baumeister.core.text import Text
from baumeister.web.http.hub import AWAY_SECONDS
from baumeister.web.http.problem import Problem
from baumeister.web.http.requests import body, known_visitor, server_of
from baumeister.web.http.server import Server
from baumeister.web.table.table import LIVE, Table
from baumeister.web.view.people_panel import Attendance
from baumeister.web.view.visitor import Visitor


def table_of(connection: HTTPConnection) -> Table:
    """The table that the address names."""
    table = server_of(connection).tables.find(connection.path_params["table"])
    if table is None:
        raise Problem(404, Text("web.no_table"))
    return table


async def at_table(request: Request) -> tuple[Table, Visitor, dict[str, object]]:
    """The table, who came, and what they sent; checked in that order."""
    table_of(request)
    visitor = known_visitor(request)
    server = server_of(request)
    if not server.answers.allows(visitor.person, server.house.now()):
        raise Problem(429, Text("web.too_many"))
    data = await body(request)
    return table_of(request), visitor, data


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
