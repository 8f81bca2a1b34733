"""The chat of a table: muting somebody, switching it off, and a word to whoever runs the server."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from baumeister.core.text import Text
from baumeister.web.http.access import change, table_of
from baumeister.web.http.problem import Problem
from baumeister.web.http.requests import at_desk, form, known_visitor, server_of, visitor
from baumeister.web.table.moderation import WHY_LENGTH, report
from baumeister.web.table.names import tidy
from baumeister.web.table.store import ChatLine
from baumeister.web.table.table import NotYours, Table
from baumeister.web.view.table_parts import line_mark
from baumeister.web.view.talk_page import talk_page
from baumeister.web.view.visitor import Visitor

FORM_BYTES: Final = 12 * WHY_LENGTH + 200  # a character is up to four bytes, each written as three


async def talk(request: Request) -> Response:
    """`?line=MARK` is the line that somebody has pointed at."""
    await table_of(request)
    who, table = await visitor(request), await table_of(request)
    mark = request.query_params.get("line", "")
    return await _page(request, who, table, mark)


async def _page(
    request: Request, who: Visitor, table: Table, mark: str, done: str = ""
) -> Response:
    line = _line(table, mark) if mark else None
    known = {one.person: one.name for one in table.chat} | {
        seat.person: seat.name for seat in table.seats
    }
    register = server_of(request).register
    muted = []
    for person in sorted(who.muted):
        other = None if person in known else await register.known(person)
        name = known.get(person) or (other.name if other else "?")
        muted.append((server_of(request).signer.alias(person), name))
    return HTMLResponse(
        await at_desk(request, who, lambda: str(talk_page(who, table, line, muted, done)))
    )


async def change_talk(request: Request) -> Response:
    """By form: `deed`, and the `line` or the `person` it is about."""
    await table_of(request)
    who, server = await known_visitor(request), server_of(request)
    if not server.answers.allows(who.person, server.house.now()):
        raise Problem(429, Text("web.too_many"))
    data, table = await form(request, FORM_BYTES), await table_of(request)
    deed = data.get("deed", "")
    if deed in ("on", "off"):
        await change(request, lambda found: _switch(found, who, deed == "off"))
    elif deed == "mute":
        await server.register.mute(who.person, _line(table, data.get("line", "")).person, True)
    elif deed == "hear":
        for other in who.muted:
            if server.signer.alias(other) == data.get("person"):
                await server.register.mute(who.person, other, False)
    elif deed == "report":
        return await _report(request, who, table, data)
    else:
        raise Problem(400, Text("web.bad_value", words={"key": "deed"}))
    return RedirectResponse(f"/t/{table.info.id}/talk", 303)


async def _report(request: Request, who: Visitor, table: Table, data: dict[str, str]) -> Response:
    server, line = server_of(request), _line(table, data.get("line", ""))
    if not server.chats.allows(who.person, server.house.now()):
        raise Problem(429, Text("web.too_many"))
    why = tidy(data.get("why", "")[:WHY_LENGTH])
    if not await report(server.store, table.info.id, line, who.person, why, server.house.now()):
        raise Problem(503, Text("web.reports_full"))
    return await _page(request, who, table, "", who.say("talk.reported"))


def _switch(table: Table, who: Visitor, is_quiet: bool) -> None:
    if who.person != table.info.host:
        raise NotYours(Text("web.only_host"))
    table.be_quiet(is_quiet)


def _line(table: Table, mark: str) -> ChatLine:
    for line in table.chat:
        if line_mark(line) == mark:
            return line
    raise Problem(404, Text("web.no_line"))
