"""Replays: any moment of a game, and its record, for everybody who may see it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response

from baumeister.core.record import Record
from baumeister.core.refusal import Refusal
from baumeister.core.text import Text
from baumeister.corpus import record_text
from baumeister.games import game as game_named
from baumeister.web.http.access import table_of
from baumeister.web.http.errors import sentence_of, status_of
from baumeister.web.http.problem import Problem
from baumeister.web.http.requests import address, body, form, server_of, visitor, word
from baumeister.web.table.stopped import Stopped, kept_record
from baumeister.web.view.bring_page import RECORD_LENGTH, bring_page
from baumeister.web.view.replay_page import replay_page
from baumeister.web.view.replay_showing import Showing, as_data
from baumeister.web.view.replay_source import record_for, shown_of_table, shown_of_text
from baumeister.web.view.since import since_turn, story_of
from baumeister.web.view.speech import names_of
from baumeister.web.view.visitor import Visitor

FORM_BYTES: Final = 3 * RECORD_LENGTH  # forms write many characters as three
WORD_LENGTH: Final = 20  # characters of a moment, or of a view


async def replay(request: Request) -> Response:
    """`?at=N&seat=S|all|public`: the moment after N answers, through those eyes."""
    shown = await replay_shown(request)
    return HTMLResponse(str(replay_page(shown)), headers=_keeping(shown))


async def moment(request: Request) -> Response:
    """The same moment as data and pieces of the page."""
    shown = await replay_shown(request)
    return JSONResponse(as_data(shown), headers=_keeping(shown))


async def since(request: Request) -> Response:
    """What has happened since the visitor's last answer, as far as they may know it."""
    allow_replay(request)
    await table_of(request)
    who = await visitor(request)
    story = story_of(await table_of(request), who)
    return JSONResponse({"steps": await asyncio.to_thread(since_turn, story, who)})


def _keeping(shown: Showing) -> dict[str, str]:
    """Says to the worker of the pages what can be looked at without a connection."""
    return {"keep-offline": "yes"} if shown.is_kept else {}


async def replay_shown(request: Request) -> Showing:
    await table_of(request)
    asked, site = request.query_params, str(request.base_url).rstrip("/")
    who, table = await visitor(request), await table_of(request)
    return shown_of_table(table, who, asked.get("at", ""), asked.get("seat", ""), site)


async def record(request: Request) -> Response:
    """The record as text: whole when the game is over, the visitor's part of it before."""
    with suppress(Stopped):  # whether there is such a table is checked first
        await table_of(request)
    return await record_reply(request, await visitor(request))


async def record_reply(request: Request, who: Visitor) -> Response:
    """The record of the table in the address, for somebody's eyes."""
    try:
        table = await table_of(request)
        info, found = table.info, record_for(table, who)
    except Stopped as stopped:
        kept = stopped.kept
        info, house = kept.info, server_of(request).house
        found = kept_record(kept, house, who.person, names_of(kept.seats, who))
    name = f"{info.game}-{info.id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(found.to_text(), headers=headers)


async def bring(request: Request) -> Response:
    """A page for somebody who has a record."""
    return HTMLResponse(str(bring_page(await visitor(request))))


async def example(request: Request) -> Response:
    """One of the games that come with Baumeister, without its remarks."""
    allow_replay(request)
    who, wanted = await visitor(request), request.path_params
    try:
        known = game_named(wanted["game"])
        text = Record.from_text(record_text(known, wanted["name"])).to_text()
    except Refusal as refusal:
        raise Problem(404, refusal.text) from None
    asked = request.query_params
    shown = await asyncio.to_thread(
        shown_of_text, who, text, asked.get("at", ""), asked.get("seat", "")
    )
    return HTMLResponse(str(replay_page(shown, text)))


async def look(request: Request) -> Response:
    """The record that was brought, by form: `record`, `at`, `seat`."""
    allow_replay(request)
    who = await visitor(request)
    text = ""
    try:
        data = await form(request, FORM_BYTES)
        text = data.get("record", "")
        if len(text) > RECORD_LENGTH:
            raise Problem(413, Text("web.too_large"))
        shown = shown_of_text(who, text, data.get("at", ""), data.get("seat", ""))
    except (Problem, Refusal) as error:
        again = bring_page(who, text[:RECORD_LENGTH], sentence_of(error, who.language))
        return HTMLResponse(str(again), status_of(error))
    return HTMLResponse(str(replay_page(shown, text)))


async def moment_of_text(request: Request) -> Response:
    """`{"record", "at", "seat"}`: a moment of a record that was brought."""
    allow_replay(request)
    data = await body(request)
    text = word(data, "record", RECORD_LENGTH)
    at, view = word(data, "at", WORD_LENGTH, ""), word(data, "seat", WORD_LENGTH, "")
    return JSONResponse(as_data(shown_of_text(await visitor(request), text, at, view)))


def allow_replay(request: Request) -> None:
    """A record costs a replay each time, so nobody may send them without limit."""
    server = server_of(request)
    if not server.answers.allows(address(request), server.house.now()):
        raise Problem(429, Text("web.too_many"))
