"""The luck of a table: what is promised, words of the players, and the check once it is over."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from baumeister.core.game import Game
from baumeister.core.luck_check import check_luck
from baumeister.core.record import Record
from baumeister.core.refusal import Refusal
from baumeister.core.text import Text
from baumeister.games import game as game_named
from baumeister.web.http.access import change, table_of
from baumeister.web.http.errors import sentence_of, status_of
from baumeister.web.http.problem import Problem
from baumeister.web.http.replay import FORM_BYTES
from baumeister.web.http.requests import at_desk, form, known_visitor, server_of, visitor
from baumeister.web.http.table_actions import chosen_word
from baumeister.web.table.table import NotYours, Table
from baumeister.web.view.bring_page import RECORD_LENGTH, bring_page
from baumeister.web.view.luck_page import checked_page, promise_page
from baumeister.web.view.replay_source import record_of_text, record_to_find
from baumeister.web.view.visitor import Visitor

WORD_BYTES: Final = 2000  # of the form with a word


async def luck(request: Request) -> Response:
    """What the table has promised; once its game is over, whether it was kept."""
    await table_of(request)
    who, table = await visitor(request), await table_of(request)
    if table.luck() is None:
        raise Problem(404, Text("web.no_luck"))
    if not table.is_over:
        return HTMLResponse(str(promise_page(table, who)))
    find, game, name = record_to_find(table, who), table.game, table.info.id
    return HTMLResponse(await at_desk(request, who, lambda: _checked(who, game, find(), name)))


async def add_word(request: Request) -> Response:
    """By form, `seat` and `word`: for one's own seat, or to sit down with it."""
    await table_of(request)
    who, server = await known_visitor(request), server_of(request)
    if not server.answers.allows(who.person, server.house.now()):
        raise Problem(429, Text("web.too_many"))
    data = await form(request, WORD_BYTES)
    word = chosen_word({"word": data.get("word", "")})
    await change(request, lambda table: _take_word(table, who, data.get("seat", ""), word))
    return RedirectResponse(f"/t/{request.path_params['table']}", 303)


def _take_word(table: Table, who: Visitor, wished: str, word: str) -> None:
    if wished not in [str(seat) for seat in range(len(table.seats))]:
        raise Problem(400, Text("web.bad_value", words={"key": "seat"}))
    seat = int(wished)
    if table.seats[seat].kind == "open":
        table.sit(seat, who.person, who.name, word)
    elif seat in table.seats_of(who.person):
        table.give_word(seat, word)
    else:
        raise NotYours(Text("refuse.not_your_seat"))


async def luck_of_text(request: Request) -> Response:
    """The luck of a record that was brought, by form: `record`."""
    who, text = await visitor(request), ""
    try:
        text = (await form(request, FORM_BYTES)).get("record", "")
        if len(text) > RECORD_LENGTH:
            raise Problem(413, Text("web.too_large"))
        page = await at_desk(request, who, lambda: _checked_text(who, text))
    except (Problem, Refusal) as error:
        again = bring_page(who, text[:RECORD_LENGTH], sentence_of(error, who.language))
        return HTMLResponse(str(again), status_of(error))
    return HTMLResponse(page)


def _checked_text(who: Visitor, text: str) -> str:
    record = record_of_text(text)
    return _checked(who, game_named(record.game), record)


def _checked(who: Visitor, game: Game, record: Record, table: str = "") -> str:
    return str(checked_page(who, game, record, check_luck(game, record), table))
