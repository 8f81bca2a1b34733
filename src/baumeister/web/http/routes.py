"""Which page is where."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from baumeister.core.text import Text
from baumeister.web.http import replay, rules
from baumeister.web.http.replies import Problem, refused
from baumeister.web.view import about_page as about
from baumeister.web.view import new_table_page as new_table
from baumeister.web.view import start_page as start
from baumeister.web.view import table_page as table

ROUTES: Final = [
    *start.ROUTES,
    *new_table.ROUTES,
    *about.ROUTES,
    *table.ROUTES,
    *replay.ROUTES,
    *rules.ROUTES,
]


async def not_found(request: Request, error: Exception) -> Response:
    """An address that leads nowhere, or one that is used in a way it is not made for."""
    assert isinstance(error, HTTPException)
    key = "web.no_page" if error.status_code == 404 else "web.wrong_method"
    reply = refused(request, Problem(error.status_code, Text(key)))
    reply.headers.update(error.headers or {})  # such as the methods that are allowed
    return reply
