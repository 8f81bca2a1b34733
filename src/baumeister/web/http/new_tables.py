"""Opening a table: the game, its variants, and who will sit where."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from baumeister.bots import usual_level
from baumeister.bots.levels import level_in
from baumeister.core.event import PUBLIC
from baumeister.core.game import Game
from baumeister.core.record import replay as replayed
from baumeister.core.record import variants_of
from baumeister.core.refusal import BadSetup, IllegalAction
from baumeister.core.text import Text
from baumeister.drawing import draw
from baumeister.games import game as game_named
from baumeister.play.sitter import Sitter
from baumeister.web.http.access import table_of
from baumeister.web.http.people import allow_opening, set_identity
from baumeister.web.http.problem import Problem
from baumeister.web.http.requests import (
    at_desk,
    body,
    known_visitor,
    number,
    server_of,
    visitor,
    word,
)
from baumeister.web.http.server import Server
from baumeister.web.http.table_actions import chosen_level, chosen_word
from baumeister.web.table.fitting import FITS, fitting_level
from baumeister.web.table.listing import tables_of
from baumeister.web.table.names import TYPED_NAME_LENGTH, tidy_name
from baumeister.web.table.store import new_id
from baumeister.web.table.table import LIVE, SPEEDS, Table
from baumeister.web.table.tables import Opening
from baumeister.web.view.bring_page import RECORD_LENGTH
from baumeister.web.view.replay_source import record_of_text
from baumeister.web.view.shelf import usual_seats
from baumeister.web.view.speech import bot_name
from baumeister.web.view.visitor import Visitor

EDITION_LENGTH: Final = 40_000  # characters
GAME_LENGTH: Final = 40
ORDER_LENGTH: Final = 10
LISTED, LOT = "listed", "lot"  # orders of the seats
SPEED_LENGTH: Final = 4
PROMISE_LENGTH: Final = 200
MOST_SEATS: Final = 8  # that are looked at; each game says how many it has


async def open_table(request: Request) -> Response:
    """`{"game", "seats": [{"kind", …}], "order", "variants", "edition", "speed", "listed"}`, and
    `"promise"` of a form, if somebody adds a `"word"` to the luck that was promised there.

    The answer is the address of the table.
    """
    found = await known_visitor(request)
    await allow_opening(request, found)
    opening = await opening_of(server_of(request), found, await body(request))
    return await open_table_for(request, found, opening)


async def opening_of(server: Server, host: Visitor, data: dict[str, object]) -> Opening:
    """What somebody wants to open, as far as it can be read."""
    game = game_named(word(data, "game", GAME_LENGTH))
    levels = (*server.tables.levels(game), FITS)
    seats = await _fitted(server, host, game, _seats(data.get("seats"), host, game, levels))
    speed = word(data, "speed", SPEED_LENGTH, LIVE)
    if speed not in SPEEDS:
        raise Problem(400, Text("web.bad_value", words={"key": "speed"}))
    edition = word(data, "edition", EDITION_LENGTH) if data.get("edition") else None
    variants, is_listed = _variants(data.get("variants", {})), data.get("listed") is True
    is_drawn = _is_order_drawn(data)
    name = await _promised(server, data)
    return Opening(
        game, seats, variants, edition, speed, is_listed, is_order_drawn=is_drawn, name=name
    )


async def _fitted(server: Server, host: Visitor, game: Game, seats: list[Sitter]) -> list[Sitter]:
    """With bots of a level where some were to be as strong as fits the host."""
    if all(seat.level != FITS for seat in seats):
        return seats
    level = fitting_level(game, host.person, await tables_of(server.store, host.person))
    return [replace(seat, level=level) if seat.level == FITS else seat for seat in seats]


async def quick_table(request: Request) -> Response:
    """`{"order"}`: one click for a table against bots that fit; strangers get a name."""
    game = _game_at(request)
    is_drawn = _is_order_drawn(await body(request))
    found = await visitor(request)
    if found.is_blocked:
        raise Problem(403, Text("web.blocked"))
    await allow_opening(request, found)
    is_new = not found.person
    if is_new:
        found = replace(found, person=new_id(), name=found.say("web.guest_name"))
        await server_of(request).store.add_person(found.person, found.name)
    number_of_seats = usual_seats(game)
    seats = _against_bots(found, game, 0, number_of_seats, [FITS] * number_of_seats)
    seats = await _fitted(server_of(request), found, game, seats)
    opening = Opening(game, seats, is_order_drawn=is_drawn)
    reply = await open_table_for(request, found, opening)
    if is_new:
        await set_identity(request, reply, found.person)
    return reply


async def play_on(request: Request) -> Response:
    """`{"at", "seat"}`: a new table against bots that begins at a moment of a finished game."""
    await table_of(request)
    found = await known_visitor(request)
    await allow_opening(request, found)
    data = await body(request)
    source = await table_of(request)
    if not source.is_over:
        raise Problem(409, Text("web.still_running"))
    at, seat = number(data, "at"), number(data, "seat")
    entries = source.match.record.entries
    if not 0 <= at <= len(entries) or not 0 <= seat < len(source.seats):
        raise Problem(400, Text("web.bad_value", words={"key": "at"}))
    levels = [sitter.level if sitter.kind == "bot" else "" for sitter in source.seats]
    seats = _against_bots(found, source.game, seat, len(source.seats), levels)
    variants, edition = variants_of(source.game, source.match.record), source.info.edition
    opening = Opening(source.game, seats, variants, edition, history=entries[:at])
    return await open_table_for(request, found, opening)


async def play_text_on(request: Request) -> Response:
    """`{"record", "at", "seat"}`: the same for a record that somebody brought."""
    found = await known_visitor(request)
    await allow_opening(request, found)
    data = await body(request)
    text, at, seat = word(data, "record", RECORD_LENGTH), number(data, "at"), number(data, "seat")
    levels = server_of(request).tables.levels
    opening = await at_desk(request, found, lambda: _going_on(found, text, at, seat, levels))
    return await open_table_for(request, found, opening)


def _going_on(
    found: Visitor, text: str, at: int, seat: int, levels: Callable[[Game], Sequence[str]]
) -> Opening:
    """With the bots of the record, as far as these `levels` are here."""
    record = record_of_text(text)
    game = game_named(record.game)
    replayed(game, record)
    if not 0 <= at <= len(record.entries) or not 0 <= seat < record.seats:
        raise Problem(400, Text("web.bad_value", words={"key": "at"}))
    known = levels(game)
    named = [name if name in known else "" for name in map(level_in, record.players)]
    seats = _against_bots(found, game, seat, record.seats, named)
    return Opening(
        game, seats, variants_of(game, record), record.edition, history=record.entries[:at]
    )


def _against_bots(
    found: Visitor, game: Game, own: int, seats: int, levels: Sequence[str] = ()
) -> list[Sitter]:
    """The visitor on one seat, and bots on all others: of the usual level, unless it is known."""
    known = [*levels, *[""] * seats]
    bots = [
        Sitter("bot", bot_name(found, n), level=known[n] or usual_level(game)) for n in range(seats)
    ]
    return [*bots[:own], Sitter("person", found.name, found.person), *bots[own + 1 :]]


async def join(request: Request) -> Response:
    """An invitation leads to its table, where an open seat can be taken."""
    name = server_of(request).signer.table_of_invitation(request.path_params["invitation"])
    if not name or not await server_of(request).store.has_table(name):
        raise Problem(404, Text("web.no_table"))
    return RedirectResponse(f"/t/{name}", 303)


async def open_table_for(request: Request, host: Visitor, opening: Opening) -> Response:
    """The new table's address, once it can be played at."""
    table = await opened(server_of(request), host.person, opening)
    return JSONResponse({"url": f"/t/{table.info.id}"}, 201)


async def opened(server: Server, host: str, opening: Opening) -> Table:
    """The new table, once it can be played at."""
    await server.desk.do(host, lambda: _check(opening))
    table = await server.tables.open(host, opening)
    if any(seat.kind == "bot" for seat in opening.seats):
        server.thinkers.prepare()
    table.begin()
    await server.changed(table)
    return table


def _check(opening: Opening) -> None:
    """Whatever cannot be played is refused."""
    state = opening.start()
    if opening.edition is not None:
        draw(state.mask(PUBLIC))  # what only its drawing reads must be right as well


def _game_at(request: Request) -> Game:
    try:
        return game_named(request.path_params["game"])
    except BadSetup as refusal:
        raise Problem(404, refusal.text) from None


def _is_order_drawn(data: dict[str, object]) -> bool:
    """Whether lots are to decide who sits where, instead of the list of seats."""
    order = word(data, "order", ORDER_LENGTH, LISTED)
    if order not in (LISTED, LOT):
        raise Problem(400, Text("web.bad_value", words={"key": "order"}))
    return order == LOT


async def _promised(server: Server, data: dict[str, object]) -> str:
    """The id of a table whose luck was promised; each can be opened only once."""
    promise = word(data, "promise", PROMISE_LENGTH, "")
    if not promise:
        return ""
    name = server.signer.table_of_promise(promise)
    if not name or await server.store.has_table(name):
        raise IllegalAction(Text("refuse.old_promise"))
    return name


def _variants(data: object) -> dict[str, str]:
    if not isinstance(data, dict):
        raise Problem(400, Text("web.bad_value", words={"key": "variants"}))
    return {str(key): str(value) for key, value in data.items()}


def _seats(data: object, host: Visitor, game: Game, levels: Sequence[str]) -> list[Sitter]:
    if not isinstance(data, list) or len(data) > MOST_SEATS:
        raise Problem(400, Text("web.bad_value", words={"key": "seats"}))
    return [_seat(number, seat, host, game, levels) for number, seat in enumerate(data)]


def _seat(seat: int, data: object, host: Visitor, game: Game, levels: Sequence[str]) -> Sitter:
    """me · friend (open, by link) · bot (with a level) · screen (somebody beside me)

    Whoever sits down at once may add a word to the luck of the table.
    """
    if not isinstance(data, dict):
        raise Problem(400, Text("web.bad_value", words={"key": "seats"}))
    kind = data.get("kind")
    if kind == "me":
        return Sitter("person", host.name, host.person, word=chosen_word(data))
    if kind == "screen":
        name = tidy_name(word(data, "name", TYPED_NAME_LENGTH, ""))
        return Sitter("person", name, host.person, word=chosen_word(data))
    if kind in ("friend", "open"):
        return Sitter("open", host.say("web.open_seat"))
    if kind != "bot":
        raise Problem(400, Text("web.bad_value", words={"key": "seats"}))
    return Sitter("bot", bot_name(host, seat), level=chosen_level(data, game, levels))
