"""Tables: opening one, looking at one, and the record of one."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response

from baumeister.web.api.call import Call, asked, sent
from baumeister.web.api.forms import HIGHEST, GivenTable, NewTable, Opened, Seat
from baumeister.web.api.table_data import table_data
from baumeister.web.http.access import table_of
from baumeister.web.http.new_tables import opened, opening_of
from baumeister.web.http.people import allow_opening
from baumeister.web.http.replay import record_reply


class Glance(Struct):
    """`since` is the version that is known already, `seat` who has taken a shared screen."""

    since: Annotated[int, Meta(ge=0, le=HIGHEST)] = 0
    seat: Seat | None = None


async def open_table(call: Call) -> Opened:
    given = await sent(call, NewTable)
    await allow_opening(call.request, call.visitor)
    opening = await opening_of(call.server, call.visitor, as_data(given))
    table = await opened(call.server, call.person, opening)
    invitation = call.server.signer.invitation(table.info.id)
    return Opened(
        table.info.id,
        f"{call.visitor.site}/t/{table.info.id}",
        str(call.request.url_for("join", invitation=invitation)),
        table.version,
    )


def as_data(given: NewTable) -> dict[str, object]:
    """As pages send it, without what was left open."""
    data: dict[str, object] = msgspec.structs.asdict(given)
    seats = [msgspec.structs.asdict(seat) for seat in given.seats]
    data["seats"] = [{key: value for key, value in seat.items() if value} for seat in seats]
    return data


async def table(call: Call) -> GivenTable:
    glance = asked(call, Glance)
    found = await table_of(call.request)
    call.server.visit(found)
    return table_data(found, call.visitor, glance.since, glance.seat)


async def record(call: Call) -> Response:
    return await record_reply(call.request, call.visitor)
