"""The stream of a table: what one visitor may see of it, pushed whenever it changes."""

from __future__ import annotations

from starlette.websockets import WebSocket

from baumeister.web.http.access import attendance, still_there
from baumeister.web.http.close_codes import GONE, TOO_MANY
from baumeister.web.http.hub import Watcher
from baumeister.web.http.problem import Problem
from baumeister.web.http.requests import PAGE_COST, network, server_of, visitor
from baumeister.web.table.stopped import Stopped
from baumeister.web.view.parts import Sources
from baumeister.web.view.scene import Scene, Told, scene


async def stream(socket: WebSocket) -> None:
    """`?seat=N` says who has taken a shared screen, `?shown=…` what the page shows already,
    `?plain=1` asks for data alone, unpacked.
    """
    server = server_of(socket)
    name = socket.path_params["table"]
    await socket.accept()
    try:
        table = await server.tables.find(name)
    except Stopped:
        table = None
    if table is None:
        await socket.close(GONE)
        return
    try:
        who = await visitor(socket, PAGE_COST)
    except Problem:
        await socket.close(TOO_MANY)
        return
    key = who.person or network(socket)
    if not server.hub.has_room(key):
        await socket.close(TOO_MANY)
        return
    seat = socket.query_params.get("seat", "")
    at_screen = int(seat) if seat.isdecimal() and len(seat) < 3 else None
    is_plain = socket.query_params.get("plain") == "1"

    async def render(told: Told, known: Sources) -> Scene:
        found = await still_there(server, name)
        around = attendance(server, found, who.person)
        return scene(found, who, at_screen, told, around, known=known, is_plain=is_plain)

    shown = server.shown.take(name, who.person, socket.query_params.get("shown", ""))
    watcher = Watcher(socket, key, render, shown, is_packing=not is_plain)
    server.visit(table)
    await server.hub.watch(name, watcher)
