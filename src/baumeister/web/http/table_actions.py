"""What people do at a table, by POST: answer, take back, talk, sit down, leave and come back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from baumeister.bots import usual_level
from baumeister.core.game import Game
from baumeister.core.luck import WORD_LENGTH
from baumeister.core.text import Text
from baumeister.web.http.access import can_replace_others, change, sent
from baumeister.web.http.hub import AWAY_MINUTES, AWAY_SECONDS
from baumeister.web.http.problem import Problem
from baumeister.web.http.requests import number, server_of, word
from baumeister.web.table.names import tidy
from baumeister.web.table.table import CHAT_LENGTH, NotYours, Table
from baumeister.web.view.speech import bot_name
from baumeister.web.view.visitor import Visitor

NOTATION_LENGTH: Final = 100  # characters
REQUEST_LENGTH: Final = 64
LEVEL_LENGTH: Final = 100


async def answer(request: Request) -> Response:
    """`{"seat", "action", "version", "request"}`: one answer to the question on the table."""
    visitor, data = await sent(request)
    person, seat = visitor.person, number(data, "seat")
    action, version = word(data, "action", NOTATION_LENGTH), number(data, "version")
    name = request_name(data)
    return await _do(request, lambda table: table.answer(person, seat, action, version, name))


async def undo(request: Request) -> Response:
    """`{"version"}`: take the last answer back, or ask the others to agree."""
    visitor, data = await sent(request)
    seen = number(data, "version")
    version, is_done = await change(request, lambda table: table.undo(visitor.person, seen))
    return JSONResponse({"version": version, "done": is_done})


async def withdraw(request: Request) -> Response:
    """`{"seat"}`: take back one step of an answer that nobody has seen."""
    visitor, data = await sent(request)
    step = int(request.path_params["step"])
    return await _do(
        request, lambda table: table.withdraw(visitor.person, seat_in(table, data), step)
    )


async def decline(request: Request) -> Response:
    """`{"seat"}`: “not this turn” to all questions that have a default, or no longer."""
    visitor, data = await sent(request)
    return await _do(request, lambda table: table.decline(visitor.person, seat_in(table, data)))


async def keep(request: Request) -> Response:
    """`{"seat"}`: an answer that nobody has seen stays as it was."""
    visitor, data = await sent(request)
    return await _do(request, lambda table: table.keep_answer(visitor.person, seat_in(table, data)))


async def agree(request: Request) -> Response:
    """`{"agrees": true}`: the answer to somebody's wish to take an answer back."""
    visitor, data = await sent(request)
    agrees = data.get("agrees") is True
    return await _do(request, lambda table: table.agree_to_undo(visitor.person, agrees))


async def chat(request: Request) -> Response:
    """`{"text", "request"}`: a line for everybody at the table."""
    visitor, data = await sent(request)
    return await _do(request, line_said(request, visitor, data))


def line_said(
    request: Request, visitor: Visitor, data: dict[str, object]
) -> Callable[[Table], None]:
    """What is to be done at the table, if somebody does not talk too much."""
    text = tidy(word(data, "text", CHAT_LENGTH))
    if not text:
        raise Problem(400, Text("web.empty_chat"))
    server = server_of(request)
    if not server.chats.allows(visitor.person, server.house.now()):
        wait = server.chats.wait(visitor.person, server.house.now())
        raise Problem(429, Text("web.too_many"), wait)
    name = request_name({"request": "", **data})
    return lambda table: table.say(visitor.person, visitor.name, text, name)


async def sit(request: Request) -> Response:
    """`{"seat", "word"}`: take an open seat, perhaps with a word for the luck of the table."""
    visitor, data = await sent(request)
    chosen = chosen_word(data)
    return await _do(
        request, lambda table: table.sit(seat_in(table, data), visitor.person, visitor.name, chosen)
    )


async def fill(request: Request) -> Response:
    """`{"seat", "level"}`: the host gives an open seat to a bot."""
    visitor, data = await sent(request)
    return await _do(request, lambda table: fill_seat(table, visitor, data))


def fill_seat(table: Table, visitor: Visitor, data: dict[str, object]) -> None:
    seat, level = seat_in(table, data), chosen_level(data, table.game, table.levels)
    if visitor.person != table.info.host:
        raise Problem(403, Text("web.only_host"))
    table.fill_with_bot(seat, bot_name(visitor, seat), level)


async def leave(request: Request) -> Response:
    """`{"seat", "level"}`: a bot stands in.

    The host may ask for it if somebody is away, and everybody at the table if the time is up or
    if the host is gone.
    """
    visitor, data = await sent(request)
    return await _do(request, lambda table: _leave(request, table, visitor, data))


def _leave(request: Request, table: Table, visitor: Visitor, data: dict[str, object]) -> None:
    seat, level = seat_in(table, data), chosen_level(data, table.game, table.levels)
    if table.seats[seat].kind != "person":
        raise Problem(409, Text("web.no_person_there"))
    own = table.seats_of(visitor.person)
    if seat not in own and not (own and table.is_overdue(seat)):
        if not can_replace_others(server_of(request), table, visitor.person):
            raise NotYours(Text("refuse.not_your_seat"))
        if _is_at_the_table(request, table, table.seats[seat].person):
            raise Problem(409, Text("web.is_present", {"n": AWAY_MINUTES}))
    table.substitute(seat, level)


async def come_back(request: Request) -> Response:
    """`{"seat"}`: take the seat back from the bot."""
    visitor, data = await sent(request)
    return await _do(request, lambda table: take_seat_back(table, visitor, seat_in(table, data)))


def take_seat_back(table: Table, visitor: Visitor, seat: int) -> None:
    if seat not in table.seats_of(visitor.person):
        raise NotYours(Text("refuse.not_your_seat"))
    table.come_back(seat)


def _is_at_the_table(request: Request, table: Table, person: str) -> bool:
    """Without a move for a while, even somebody present can be replaced."""
    server = server_of(request)
    is_waiting = server.house.now() - table.moved < AWAY_SECONDS
    return is_waiting and server.hub.is_present(table.info.id, person)


def seat_in(table: Table, data: dict[str, object]) -> int:
    seat = number(data, "seat")
    if not 0 <= seat < len(table.seats):
        raise Problem(400, Text("web.bad_value", words={"key": "seat"}))
    return seat


def request_name(data: dict[str, object]) -> str:
    """What makes a repeat harmless; every store must be able to keep it."""
    name = word(data, "request", REQUEST_LENGTH)
    if not name.isprintable():
        raise Problem(400, Text("web.bad_value", words={"key": "request"}))
    return name


def chosen_level(data: dict[str, object], game: Game, levels: Sequence[str]) -> str:
    level = word(data, "level", LEVEL_LENGTH, usual_level(game))
    if level not in levels:
        raise Problem(400, Text("web.no_level", words={"known": ", ".join(levels)}))
    return level


def chosen_word(data: dict[str, object]) -> str:
    """What somebody adds to the luck of a table, as everybody will read it."""
    return tidy(word(data, "word", WORD_LENGTH, ""))


async def _do(request: Request, deed: Callable[[Table], None]) -> Response:
    """The reply, once everything is on disk."""
    version, _ = await change(request, deed)
    return JSONResponse({"version": version})
