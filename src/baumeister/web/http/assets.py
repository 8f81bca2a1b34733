"""Files for the browser: what lies in `static/`, and the style sheet of the drawings."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from baumeister.drawing import AUTO, DAY, NIGHT, css
from baumeister.games import all_games

# Browsers ask each time whether it is still the same, so an update is seen at once.
ASK_AGAIN: Final = {"cache-control": "public, no-cache"}


class Assets(StaticFiles):
    """Static files that a browser may keep as long as they stay the same."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        reply = await super().get_response(path, scope)
        reply.headers.update(ASK_AGAIN)
        return reply


async def board_css(request: Request) -> Response:
    """`/static/board.css`: the palette for whole pages, and the style of every drawing."""
    text, tag = _board_css()
    headers = {**ASK_AGAIN, "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="text/css", headers=headers)


@cache
def _board_css() -> tuple[str, str]:
    text = css(games=tuple(all_games()))
    for theme in (AUTO, DAY, NIGHT):
        # Drawings inherit the colours of their page, which follows the visitor's choice.
        text = text.replace(f".board.{theme.name}{{", f"html.{theme.name}{{")
    return text, f'"{sha256(text.encode()).hexdigest()[:16]}"'
