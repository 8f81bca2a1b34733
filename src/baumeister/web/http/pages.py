"""Pages to look at: the start page, about, the form for a new table, and a table."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from baumeister.core.text import Text
from baumeister.games import all_games
from baumeister.games import game as game_named
from baumeister.web.http.access import attendance, table_of
from baumeister.web.http.problem import Problem
from baumeister.web.http.requests import PAGE_COST, at_desk, payer, server_of, visitor
from baumeister.web.table.fitting import fitting_level
from baumeister.web.table.listing import open_tables, tables_of
from baumeister.web.table.store import new_id
from baumeister.web.view.about_page import about_page
from baumeister.web.view.method_page import method_page
from baumeister.web.view.new_table_page import new_table_page
from baumeister.web.view.scene import Told, scene
from baumeister.web.view.start_page import start_page
from baumeister.web.view.table_page import table_page


async def start(request: Request) -> Response:
    who, server = await visitor(request), server_of(request)
    mine = await tables_of(server.store, who.person)
    of_others = await open_tables(server.store, who.person)
    now = server.house.now()
    page = await at_desk(request, who, lambda: str(start_page(who, mine, of_others, now)))
    return HTMLResponse(page)


async def about(request: Request) -> Response:
    return HTMLResponse(str(about_page(await visitor(request))))


async def method(request: Request) -> Response:
    return HTMLResponse(str(method_page(await visitor(request))))


async def new_table(request: Request) -> Response:
    asked_for = request.path_params["game"]
    if asked_for not in [game.id for game in all_games()]:
        raise Problem(404, Text("web.no_page"))
    game = game_named(asked_for)
    server, name = server_of(request), new_id()
    levels, luck = server.tables.offered(game), server.house.luck(name, [])
    who, promise = await visitor(request), server.signer.promise(name)
    fitting = fitting_level(game, who.person, await tables_of(server.store, who.person))
    form = partial(new_table_page, who, game, levels, fitting, promise, luck.commitment)
    return HTMLResponse(await at_desk(request, who, lambda: str(form())))


async def table(request: Request) -> Response:
    await table_of(request)
    server, who = server_of(request), await visitor(request, PAGE_COST)
    async with server.desk.round(payer(request, who)):
        found = await table_of(request)
        invitation = server.signer.invitation(found.info.id)
        url = str(request.url_for("join", invitation=invitation))
        now = scene(found, who, None, Told(), attendance(server, found, who.person))
        server.visit(found)
        server.shown.keep(found.info.id, who.person, now)
        page = str(table_page(found, who, now, url))
    return HTMLResponse(page)
