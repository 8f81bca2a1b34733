"""Opening a table: the game, its variants, and who will sit where."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from baumeister.bots import usual_level
from baumeister.core.event import PUBLIC
from baumeister.core.game import Game
from baumeister.core.record import begin
from baumeister.core.refusal import BadSetup
from baumeister.core.text import Text
from baumeister.drawing import draw
from baumeister.games import game as game_named
from baumeister.play.sitter import Sitter
from baumeister.web.http.access import table_of
from baumeister.web.http.identity import new_id
from baumeister.web.http.people import allow_opening, set_identity
from baumeister.web.http.problem import Problem
from baumeister.web.http.requests import body, known_visitor, number, server_of, visitor, word
from baumeister.web.http.server import Server
from baumeister.web.http.table_actions import chosen_level
from baumeister.web.table.names import tidy_name
from baumeister.web.table.store import PLAY, Addition, Line, Standing, TableInfo
from baumeister.web.table.table import LIVE, SPEEDS, Table
from baumeister.web.view.speech import bot_name
from baumeister.web.view.visitor import Visitor

log = logging.getLogger("baumeister")

EDITION_LENGTH: Final = 40_000  # characters
NAME_LENGTH: Final = 200  # that are read before a name is cut
GAME_LENGTH: Final = 40
SPEED_LENGTH: Final = 4


async def open_table(request: Request) -> Response:
    """`{"game", "seats": [{"kind", …}], "variants", "edition", "speed", "listed"}` → address."""
    found = known_visitor(request)
    allow_opening(request)
    data = await body(request)
    game = game_named(word(data, "game", GAME_LENGTH))
    seats = _seats(data.get("seats"), found, game, server_of(request).levels(game))
    speed = word(data, "speed", SPEED_LENGTH, LIVE)
    if speed not in SPEEDS:
        raise Problem(400, Text("web.bad_value", words={"key": "speed"}))
    edition = word(data, "edition", EDITION_LENGTH) if data.get("edition") else None
    table = await new_table(
        request,
        found,
        game,
        seats,
        _variants(data.get("variants", {})),
        edition,
        speed,
        is_listed=data.get("listed") is True,
    )
    return JSONResponse({"url": f"/t/{table.info.id}"}, 201)


async def quick_table(request: Request) -> Response:
    """One click: the visitor against bots, with the name he has or a new one."""
    game = _game_at(request)
    await body(request)
    found = visitor(request)
    allow_opening(request)
    person, name = found.person, found.name
    if not person:
        server = server_of(request)
        person, name = new_id(), found.say("web.guest_name")
        server.store.add_person(person, name)
        found = Visitor(person, name, found.language, found.theme)
    rivals = max(game.fewest, min(3, game.most)) - 1
    level = usual_level(game)
    bots = [Sitter("bot", bot_name(found, n + 1), level=level) for n in range(rivals)]
    table = await new_table(request, found, game, [Sitter("person", name, person), *bots])
    reply = JSONResponse({"url": f"/t/{table.info.id}"}, 201)
    set_identity(request, reply, person)
    return reply


async def play_on(request: Request) -> Response:
    """`{"at", "seat"}`: a new table against bots that begins at a moment of a finished game."""
    table_of(request)
    found = known_visitor(request)
    allow_opening(request)
    data = await body(request)
    source = table_of(request)
    if not source.is_over:
        raise Problem(409, Text("web.still_running"))
    at, seat = number(data, "at"), number(data, "seat")
    entries = source.match.record.entries
    if not 0 <= at <= len(entries) or not 0 <= seat < len(source.seats):
        raise Problem(400, Text("web.bad_value", words={"key": "at"}))
    seats = [
        Sitter("person", found.name, found.person)
        if n == seat
        else Sitter("bot", bot_name(found, n), level=usual_level(source.game))
        for n in range(len(source.seats))
    ]
    info = source.info
    table = await new_table(
        request, found, source.game, seats, info.variants, info.edition, history=entries[:at]
    )
    return JSONResponse({"url": f"/t/{table.info.id}"}, 201)


async def join(request: Request) -> Response:
    """An invitation leads to its table, where an open seat can be taken."""
    name = server_of(request).signer.table_of_invitation(request.path_params["invitation"])
    if not name or server_of(request).store.table(name) is None:
        raise Problem(404, Text("web.no_table"))
    return RedirectResponse(f"/t/{name}", 303)


async def new_table(
    request: Request,
    host: Visitor,
    game: Game,
    seats: list[Sitter],
    variants: dict[str, str] | None = None,
    edition: str | None = None,
    speed: str = LIVE,
    history: list[tuple[int, str]] | None = None,
    is_listed: bool = False,
) -> Table:
    """Check everything by starting the game and drawing it, then write it down."""
    server = server_of(request)
    record = begin(game, len(seats), variants, edition)
    state = game.start(len(seats), record.variants, edition=edition)
    if edition is not None:
        draw(state.mask(PUBLIC))  # what only its drawing reads must be right as well
    now = server.house.now()
    info = TableInfo(
        new_id(),
        game.id,
        game.rules_version,
        record.variants,
        edition,
        host.person,
        speed,
        now,
        len(seats),
        is_listed,
    )
    server.store.add_table(info, seats)
    if history:
        lines = [Line(PLAY, seat, notation, at=now) for seat, notation in history]
        server.store.append([Addition(info.id, 0, lines, Standing([], len(lines), False, now))])
    if any(seat.kind == "bot" for seat in seats):
        server.thinkers.prepare()
    log.info("table_opened", extra={"table": info.id, "game": game.id, "seats": len(seats)})
    return await _begin(server, info.id)


async def _begin(server: Server, name: str) -> Table:
    table = server.tables.find(name)
    assert table is not None
    table.begin()
    await server.changed(table)
    return table


def _game_at(request: Request) -> Game:
    try:
        return game_named(request.path_params["game"])
    except BadSetup as refusal:
        raise Problem(404, refusal.text) from None


def _variants(data: object) -> dict[str, str]:
    if not isinstance(data, dict):
        raise Problem(400, Text("web.bad_value", words={"key": "variants"}))
    return {str(key): str(value) for key, value in data.items()}


def _seats(data: object, host: Visitor, game: Game, levels: Sequence[str]) -> list[Sitter]:
    if not isinstance(data, list) or len(data) > 8:
        raise Problem(400, Text("web.bad_value", words={"key": "seats"}))
    return [_seat(number, seat, host, game, levels) for number, seat in enumerate(data)]


def _seat(seat: int, data: object, host: Visitor, game: Game, levels: Sequence[str]) -> Sitter:
    """me · friend (open, by link) · bot (with a level) · screen (somebody beside me)"""
    if not isinstance(data, dict):
        raise Problem(400, Text("web.bad_value", words={"key": "seats"}))
    kind = data.get("kind")
    if kind == "me":
        return Sitter("person", host.name, host.person)
    if kind == "screen":
        name = tidy_name(word(data, "name", NAME_LENGTH, "")) or host.say(
            "web.somebody", n=seat + 1
        )
        return Sitter("person", name, host.person)
    if kind == "friend":
        return Sitter("open", host.say("web.open_seat"))
    if kind != "bot":
        raise Problem(400, Text("web.bad_value", words={"key": "seats"}))
    return Sitter("bot", bot_name(host, seat), level=chosen_level(data, game, levels))
