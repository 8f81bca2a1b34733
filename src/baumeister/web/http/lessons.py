"""Lessons: one for each person and game, begun where it was left, and what is done in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from baumeister.core.text import Text
from baumeister.games import all_games
from baumeister.games import game as game_named
from baumeister.play.sitter import Sitter
from baumeister.teaching import teaching_of
from baumeister.web.http.access import change, sent
from baumeister.web.http.new_tables import open_table_for
from baumeister.web.http.people import allow_opening, set_identity
from baumeister.web.http.problem import Problem
from baumeister.web.http.requests import server_of, visitor
from baumeister.web.table.lesson_table import BEGINS, PLAYED_ON, LessonTable, is_lesson
from baumeister.web.table.listing import tables_of
from baumeister.web.table.store import new_id
from baumeister.web.table.table import Table
from baumeister.web.table.tables import Opening
from baumeister.web.view.visitor import Visitor

OTHERS: Final = "beginner"  # who plays on after the lesson


async def learn(request: Request) -> Response:
    """The table of one's lesson, which goes on where it was left; begun by whoever has none."""
    name = request.path_params["game"]
    if name not in [game.id for game in all_games()]:
        raise Problem(404, Text("web.no_page"))
    game = game_named(name)
    lesson = teaching_of(game).lesson
    if lesson is None:
        raise Problem(404, Text("web.no_lesson"))
    who = await visitor(request)
    begun = await _begun(request, who, name)
    if begun:
        return JSONResponse({"url": f"/t/{begun}"})
    await allow_opening(request, who)
    if who.is_blocked:
        raise Problem(403, Text("web.blocked"))
    is_new = not who.person
    if is_new:
        who = replace(who, person=new_id(), name=who.say("web.guest_name"))
        await server_of(request).store.add_person(who.person, who.name)
    names = [who.language.translate(name) for name in lesson.companions]
    bots = [Sitter("bot", name, level=OTHERS) for name in names]
    seats = [Sitter("person", who.name, who.person), *bots]
    opening = Opening(game, seats, dict(lesson.variants), name=BEGINS + new_id())
    reply = await open_table_for(request, who, opening)
    if is_new:
        await set_identity(request, reply, who.person)
    return reply


async def _begun(request: Request, who: Visitor, game: str) -> str:
    """A lesson of this person that is not over yet."""
    server = server_of(request)
    for listed in await tables_of(server.store, who.person):
        info = listed.info
        if info.game != game or not is_lesson(info.id) or listed.standing.is_over:
            continue
        table = await server.tables.settled(info.id)
        if isinstance(table, LessonTable) and table.end != PLAYED_ON and table.stopped is None:
            if not table.runs:
                table.repeat(who.person)
                await server.changed(table)
            return info.id
    return ""


async def go_on(request: Request) -> Response:
    """`{}`: what was told is known, or the guide is to do what it has asked for."""
    place = int(request.path_params["place"])
    return await _do(request, lambda table, person: table.go_on(person, place))


async def skip(request: Request) -> Response:
    return await _do(request, LessonTable.skip)


async def play_on(request: Request) -> Response:
    return await _do(request, LessonTable.play_on)


async def repeat(request: Request) -> Response:
    return await _do(request, LessonTable.repeat)


async def _do(request: Request, deed: Callable[[LessonTable, str], None]) -> Response:
    who, _ = await sent(request)

    def done(table: Table) -> None:
        if not isinstance(table, LessonTable):
            raise Problem(404, Text("web.no_lesson"))
        deed(table, who.person)

    version, _ = await change(request, done)
    return JSONResponse({"version": version})
