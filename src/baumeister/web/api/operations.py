"""Every operation that programs have; their document is made from this list."""

from __future__ import annotations

from typing import Final

from starlette.responses import JSONResponse
from starlette.routing import BaseRoute

from baumeister.web.api import deeds, forms, games, lists, streams, tables
from baumeister.web.api.call import Call
from baumeister.web.api.openapi import openapi
from baumeister.web.api.operation import DEED, LINES, Operation
from baumeister.web.table.tokens import HOST, PLAY, READ

GET: Final = "GET"
TEXT: Final = "text/plain"
TABLE: Final = "/tables/{table}"


async def document(call: Call) -> JSONResponse:
    return JSONResponse(openapi(OPERATIONS, call.visitor.site))


OPERATIONS: Final = [
    Operation(GET, "/openapi.json", "document", document, forms.Json),
    Operation(GET, "/games", "games", games.games, list[forms.GivenGame]),
    Operation(GET, "/games/{game}", "game", games.one_game, forms.GivenGame),
    Operation(GET, "/games/{game}/edition", "edition", games.edition, str, media=TEXT),
    Operation(GET, "/games/{game}/board", "board_schema", games.board, forms.Json),
    Operation(GET, "/me", "me", games.me, forms.Me, READ),
    Operation(
        GET, "/tables", "my_tables", lists.my_tables, forms.TablePage, READ, query=lists.Part
    ),
    Operation(
        GET,
        "/tables/open",
        "open_tables",
        lists.open_tables,
        forms.TablePage,
        READ,
        query=lists.Part,
    ),
    Operation(
        DEED,
        "/tables",
        "open_table",
        tables.open_table,
        forms.Opened,
        HOST,
        forms.NewTable,
        status=201,
    ),
    Operation(GET, TABLE, "table", tables.table, forms.GivenTable, READ, query=tables.Glance),
    Operation(GET, f"{TABLE}/record", "record", tables.record, str, READ, media=TEXT),
    Operation(
        GET,
        f"{TABLE}/stream",
        "table_stream",
        streams.table_stream,
        forms.GivenTable,
        READ,
        query=tables.Glance,
        media=LINES,
        socket=streams.table_socket,
    ),
    Operation(
        GET,
        "/turns",
        "turn_stream",
        streams.turn_stream,
        forms.Turn,
        READ,
        query=streams.Since,
        media=LINES,
        socket=streams.turn_socket,
    ),
    Operation(DEED, f"{TABLE}/answer", "answer", deeds.answer, forms.Changed, PLAY, forms.Answer),
    Operation(DEED, f"{TABLE}/undo", "undo", deeds.undo, forms.Changed, PLAY, forms.AtVersion),
    Operation(DEED, f"{TABLE}/agree", "agree", deeds.agree, forms.Changed, PLAY, forms.Agreement),
    Operation(DEED, f"{TABLE}/chat", "chat", deeds.chat, forms.Changed, PLAY, forms.Said),
    Operation(DEED, f"{TABLE}/join", "join", deeds.join, forms.Changed, PLAY, forms.Joining),
    Operation(DEED, f"{TABLE}/leave", "leave", deeds.leave, forms.Changed, PLAY, forms.Nothing),
    Operation(
        DEED, f"{TABLE}/resign", "resign", deeds.resign, forms.Changed, PLAY, forms.BotAtSeat
    ),
    Operation(
        DEED, f"{TABLE}/come-back", "come_back", deeds.come_back, forms.Changed, PLAY, forms.AtSeat
    ),
    Operation(DEED, f"{TABLE}/fill", "fill", deeds.fill, forms.Changed, HOST, forms.BotAtSeat),
]

API_ROUTES: Final[list[BaseRoute]] = [
    route for operation in OPERATIONS for route in operation.routes
]
