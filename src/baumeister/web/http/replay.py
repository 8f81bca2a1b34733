"""Replays: any moment of a game, and its record, for everybody who may see it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache, partial
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response

from baumeister.core.game import Game
from baumeister.core.record import Record
from baumeister.core.refusal import Refusal
from baumeister.core.text import Text
from baumeister.corpus import record_text
from baumeister.games import game as game_named
from baumeister.web.http.access import table_of
from baumeister.web.http.errors import sentence_of, status_of
from baumeister.web.http.problem import Problem
from baumeister.web.http.requests import at_desk, body, form, server_of, visitor, word
from baumeister.web.table.stopped import Stopped, kept_record
from baumeister.web.view.bring_page import RECORD_LENGTH, bring_page
from baumeister.web.view.replay_page import replay_page
from baumeister.web.view.replay_showing import Showing, as_data
from baumeister.web.view.replay_source import record_to_find, shown_of_table, shown_of_text
from baumeister.web.view.since import since_turn, story_of
from baumeister.web.view.speech import names_of
from baumeister.web.view.visitor import Visitor

FORM_BYTES: Final = 3 * RECORD_LENGTH  # forms write many characters as three
EXAMPLES: Final = 64  # texts that are remembered
WORD_LENGTH: Final = 20  # characters of a moment, or of a view


async def replay(request: Request) -> Response:
    """`?at=N&seat=S|all|public`: the moment after N answers, through those eyes."""

    def page(shown: Showing) -> Response:
        return HTMLResponse(str(replay_page(shown)), headers=_keeping(shown))

    return await replay_shown(request, page)


async def moment(request: Request) -> Response:
    """The same moment as data and pieces of the page."""

    def data(shown: Showing) -> Response:
        return JSONResponse(as_data(shown), headers=_keeping(shown))

    return await replay_shown(request, data)


async def since(request: Request) -> Response:
    """What has happened since the visitor's last answer, as far as they may know it."""
    await table_of(request)
    who = await visitor(request)
    story = story_of(await table_of(request), who)
    return JSONResponse({"steps": await at_desk(request, who, lambda: since_turn(story, who))})


def _keeping(shown: Showing) -> dict[str, str]:
    """Says to the worker of the pages what can be looked at without a connection."""
    return {"keep-offline": "yes"} if shown.is_kept else {}


async def replay_shown(request: Request, reply: Callable[[Showing], Response]) -> Response:
    """Whatever is made of a moment takes as long as finding it."""
    await table_of(request)
    asked, site = request.query_params, str(request.base_url).rstrip("/")
    who, table = await visitor(request), await table_of(request)
    shown = shown_of_table(table, who, asked.get("at", ""), asked.get("seat", ""), site)
    return await at_desk(request, who, lambda: reply(shown()))


async def record(request: Request) -> Response:
    """The record as text: whole when the game is over, the visitor's part of it before."""
    with suppress(Stopped):  # whether there is such a table is checked first
        await table_of(request)
    return await record_reply(request, await visitor(request))


async def record_reply(request: Request, who: Visitor) -> Response:
    """The record of the table in the address, for somebody's eyes."""
    try:
        table = await table_of(request)
        info, find = table.info, record_to_find(table, who)
    except Stopped as stopped:
        kept = stopped.kept
        info, house = kept.info, server_of(request).house
        names = names_of(kept.seats, who)
        find = partial(kept_record, kept, house, who.person, names)
    found = await at_desk(request, who, lambda: find().to_text())
    name = f"{info.game}-{info.id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(found, headers=headers)


async def bring(request: Request) -> Response:
    """A page for somebody who has a record."""
    who = await visitor(request)
    return HTMLResponse(await at_desk(request, who, lambda: str(bring_page(who))))


async def example(request: Request) -> Response:
    """One of the games that come with Baumeister, without its remarks."""
    who, wanted, asked = await visitor(request), request.path_params, request.query_params
    moment, view = asked.get("at", ""), asked.get("seat", "")

    def page() -> str:
        try:
            text = _example_text(game_named(wanted["game"]), wanted["name"])
        except Refusal as refusal:
            raise Problem(404, refusal.text) from None
        return _page(who, text, moment, view)

    return HTMLResponse(await at_desk(request, who, page))


@lru_cache(maxsize=EXAMPLES)
def _example_text(game: Game, name: str) -> str:
    return Record.from_text(record_text(game, name)).to_text()


def _page(who: Visitor, text: str, at: str, view: str) -> str:
    return str(replay_page(shown_of_text(who, text, at, view), text))


async def look(request: Request) -> Response:
    """The record that was brought, by form: `record`, `at`, `seat`."""

    def page(who: Visitor, data: dict[str, str]) -> str:
        return _page(who, data["record"], data.get("at", ""), data.get("seat", ""))

    return await with_brought(request, await visitor(request), page)


async def with_brought(
    request: Request,
    who: Visitor,
    page: Callable[[Visitor, dict[str, str]], str],
    headers: dict[str, str] | None = None,
) -> Response:
    """What is made of a record that was sent by form; what is wrong with one is said where it can
    be brought again.
    """
    text = ""
    try:
        data = await form(request, FORM_BYTES)
        text = data.setdefault("record", "")
        if len(text) > RECORD_LENGTH:
            raise Problem(413, Text("web.too_large"))
        found = await at_desk(request, who, lambda: page(who, data))
    except (Problem, Refusal) as error:
        again = bring_page(who, text[:RECORD_LENGTH], sentence_of(error, who.language))
        return HTMLResponse(str(again), status_of(error))
    return HTMLResponse(found, headers=headers)


async def moment_of_text(request: Request) -> Response:
    """`{"record", "at", "seat"}`: a moment of a record that was brought."""
    who, data = await visitor(request), await body(request)
    text = word(data, "record", RECORD_LENGTH)
    at, view = word(data, "at", WORD_LENGTH, ""), word(data, "seat", WORD_LENGTH, "")
    job = partial(_moment, who, text, at, view)
    return JSONResponse(await at_desk(request, who, job))


def _moment(who: Visitor, text: str, at: str, view: str) -> dict[str, object]:
    return as_data(shown_of_text(who, text, at, view))
