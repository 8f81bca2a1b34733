"""What messengers fetch to show a link: a picture of the table, or of the game."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from baumeister.web.assets.bundles import icon
from baumeister.web.http.access import table_of
from baumeister.web.http.requests import server_of, visitor
from baumeister.web.http.rules import asked_game
from baumeister.web.view.preview_picture import drawing_of_game, drawing_of_table


async def table_preview(request: Request) -> Response:
    who, table = await visitor(request), await table_of(request)
    key = (table.info.id, table.version, who.language.code)
    previews = server_of(request).previews
    return _reply(await previews.picture(key, drawing_of_table(table, who)))


async def game_preview(request: Request) -> Response:
    who, game = await visitor(request), asked_game(request)
    previews = server_of(request).previews
    key = (game.id, 0, who.language.code)
    return _reply(await previews.picture(key, lambda: drawing_of_game(game, who)))


def _reply(picture: bytes | None) -> Response:
    """The icon takes the place of what nobody can paint now."""
    if picture is None:
        return RedirectResponse(icon("app-512.png").address)
    return Response(picture, media_type="image/png")
