"""The start page: the games, my tables, and those where a seat is free."""

from __future__ import annotations

from typing import Final

from htpy import div, h1, p, section
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from baumeister.games import all_games
from baumeister.web.http.replies import server_of, visitor
from baumeister.web.view.layout import NAME, page
from baumeister.web.view.shelf import game_card
from baumeister.web.view.table_lists import (
    finished_games,
    free_seats,
    my_games,
    open_tables,
    tables_of,
)


async def start(request: Request) -> Response:
    who, server = visitor(request), server_of(request)
    mine = tables_of(server, who)
    now = server.house.now()
    content = page(
        who,
        NAME,
        div(class_="hello")[
            h1[who.say("web.start_heading")], None if mine else p[who.say("web.start_lead")]
        ],
        my_games(who, mine, now),
        section(aria_label=who.say("web.games"))[(game_card(who, game) for game in all_games())],
        free_seats(who, open_tables(server, who), now),
        finished_games(who, mine, now),
        kind="start",
        is_turn=any(listed.asks(who.person) for listed in mine),
    )
    return HTMLResponse(str(content))


ROUTES: Final = [Route("/", start)]
