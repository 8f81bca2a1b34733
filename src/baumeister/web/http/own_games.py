"""One's own games: what they come to, as a page and as a file, and beginning anew."""

from __future__ import annotations

import json

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from baumeister.core.text import Text
from baumeister.web.http.problem import Problem
from baumeister.web.http.requests import PAGE_COST, at_desk, server_of, visitor
from baumeister.web.table.own_games import forget_statistics, own_games, statistics_of
from baumeister.web.view.statistics_page import statistics_page
from baumeister.web.view.visitor import Visitor


async def games(request: Request) -> Response:
    who = await _somebody(request)
    read = await own_games(server_of(request).store, who.person)
    page = await at_desk(request, who, lambda: str(statistics_page(who, statistics_of(read()))))
    return HTMLResponse(page)


async def as_data(request: Request) -> Response:
    """Every game that counts, with what its review says."""
    who = await _somebody(request)
    read = await own_games(server_of(request).store, who.person)

    def text() -> str:
        return json.dumps([game.to_json() for game in read()], ensure_ascii=False, indent=1)

    found = await at_desk(request, who, text)
    headers = {"content-disposition": 'attachment; filename="baumeister-games.json"'}
    return Response(found, media_type="application/json", headers=headers)


async def forget(request: Request) -> Response:
    """What was played until now counts no longer."""
    who, server = await _somebody(request), server_of(request)
    await forget_statistics(server.store, who.person, server.house.now())
    server.reviews.forget_kept()
    return RedirectResponse("/me/games", 303)


async def _somebody(request: Request) -> Visitor:
    who = await visitor(request, PAGE_COST)
    if not who.person:
        raise Problem(401, Text("web.no_name"))
    return who
