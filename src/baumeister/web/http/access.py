"""Who may do what at a table."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from baumeister.core.event import PUBLIC
from baumeister.core.text import Text
from baumeister.web.http.hub import PATIENCE
from baumeister.web.http.replies import Problem, server_of
from baumeister.web.http.server import Server
from baumeister.web.table.table import LIVE, Table, is_played_by_bot
from baumeister.web.view.visitor import Visitor


def table_of(connection: HTTPConnection) -> Table:
    """The table that the address names."""
    table = server_of(connection).tables.find(connection.path_params["table"])
    if table is None:
        raise Problem(404, Text("web.no_table"))
    return table


def own_seat(table: Table, visitor: Visitor, seat: int) -> int:
    """A seat that the visitor may answer for."""
    if seat not in table.seats_of(visitor.person):
        raise Problem(403, Text("web.not_your_seat"))
    if is_played_by_bot(table.seats[seat]):
        raise Problem(409, Text("web.bot_plays_here"))
    return seat


def can_replace_others(server: Server, table: Table, person: str) -> bool:
    """Whether somebody may let a bot play for whoever is away.

    That is up to the host; once the host of a live table is gone, to everybody who sits there.
    """
    info = table.info
    if person == info.host:
        return True
    if info.speed != LIVE or not table.seats_of(person):
        return False
    is_new = server.house.now() - info.created < PATIENCE * 60  # the host may not be there yet
    return not is_new and server.hub.is_gone(info.id, info.host)


def viewpoint(table: Table, visitor: Visitor, wished: int | None) -> int:
    """Whose eyes the visitor sees with.

    Several people at one screen share a visitor: as long as the next of them has not taken the
    screen (`wished`), only what is public is shown, if there is anything to hide.
    """
    own = table.seats_of(visitor.person)
    if not own:
        return PUBLIC
    asked = [seat for seat in table.asked() if seat in own]
    if len(own) == 1 or not asked:
        return own[0] if len(own) == 1 else PUBLIC
    if wished in asked or not has_secrets(table, asked[0]):
        return wished if wished is not None and wished in asked else asked[0]
    return PUBLIC


def has_secrets(table: Table, seat: int) -> bool:
    """Whether a seat sees anything that the others do not."""
    state = table.match.state
    return state.mask(seat).to_json() != state.mask(PUBLIC).to_json()
