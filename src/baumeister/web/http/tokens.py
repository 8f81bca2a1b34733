"""The page where a person makes and revokes tokens; with a token alone nobody can do that."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from baumeister.web.http.people import allow_opening
from baumeister.web.http.requests import form, known_visitor, server_of, visitor
from baumeister.web.table.names import tidy
from baumeister.web.table.store import new_id
from baumeister.web.table.tokens import (
    LABEL_LENGTH,
    SCOPES,
    TOKENS,
    Token,
    digest_of,
    new_token,
)
from baumeister.web.view.tokens_page import made_page, tokens_page
from baumeister.web.view.visitor import Visitor

FORM_BYTES: Final = 2000


async def tokens(request: Request) -> Response:
    return await _page(request, await visitor(request))


async def make(request: Request) -> Response:
    """By form, `label`, and each scope that is wanted."""
    who, server = await known_visitor(request), server_of(request)
    data = await form(request, FORM_BYTES)
    scopes = tuple(scope for scope in SCOPES if scope in data)
    label = tidy(data.get("label", ""))[:LABEL_LENGTH].strip()
    if not label or not scopes:
        key = "tokens.no_scope" if label else "tokens.no_label"
        return await _page(request, who, who.say(key), 400)
    if len(await server.store.tokens_of(who.person)) >= TOKENS:
        return await _page(request, who, who.say("api.too_many_tokens", n=TOKENS), 409)
    await allow_opening(request, who)
    word = new_token()
    token = Token(new_id(), digest_of(word), who.person, label, scopes, server.house.now())
    await server.store.add_token(token)
    return HTMLResponse(str(made_page(who, word)), 201)


async def revoke(request: Request) -> Response:
    who = await known_visitor(request)
    await server_of(request).store.revoke_token(who.person, request.path_params["token"])
    return RedirectResponse("/tokens", 303)


async def _page(request: Request, who: Visitor, wrong: str = "", status: int = 200) -> Response:
    found = await server_of(request).store.tokens_of(who.person) if who.person else []
    return HTMLResponse(str(tokens_page(who, found, wrong)), status)
