"""People: taking a name, choosing a language and a theme, moving to another device."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from baumeister.core.text import Text
from baumeister.languages import languages
from baumeister.web.http.identity import COOKIE, COOKIE_SECONDS
from baumeister.web.http.problem import Problem
from baumeister.web.http.requests import (
    at_desk,
    body,
    known_visitor,
    pass_gate,
    server_of,
    visitor,
    word,
)
from baumeister.web.http.user_agents import browser
from baumeister.web.table.house import DAY_SECONDS
from baumeister.web.table.names import TYPED_NAME_LENGTH, tidy_name
from baumeister.web.table.store import new_id
from baumeister.web.view.sharing import qr_code
from baumeister.web.view.short_pages import become_page
from baumeister.web.view.visitor import THEMES, Visitor

LINK_SECONDS: Final = DAY_SECONDS
SETTING_LENGTH: Final = 20  # characters


async def take_name(request: Request) -> Response:
    """`{"name"}`: a name for a newcomer, or a new one for somebody known."""
    server = server_of(request)
    name = tidy_name(word(await body(request), "name", TYPED_NAME_LENGTH))
    if not name:
        raise Problem(400, Text("web.empty_name"))
    found = await visitor(request)
    if found.is_blocked:
        raise Problem(403, Text("web.blocked"))
    if found.person:
        await server.register.rename(found.person, name)
        return JSONResponse({"name": name})
    await allow_opening(request, found)
    person = new_id()
    await server.store.add_person(person, name)
    reply = JSONResponse({"name": name})
    await set_identity(request, reply, person)
    return reply


async def allow_opening(request: Request, who: Visitor) -> None:
    """New people and tables cost room on the disk."""
    server = server_of(request)
    now = server.house.now()
    if who.person and not server.openings.allows(who.person, now):
        raise Problem(429, Text("web.too_many"), server.openings.wait(who.person, now))
    await pass_gate(server.newcomers, request)


async def settings(request: Request) -> Response:
    """`{"lang"}` or `{"theme"}`: remembered by the browser."""
    data = await body(request)
    reply = JSONResponse({})
    for key, known in (("lang", languages()), ("theme", list(THEMES))):
        if key in data:
            value = word(data, key, SETTING_LENGTH)
            if value not in known:
                raise Problem(400, Text("web.bad_value", words={"key": key}))
            reply.set_cookie(key, value, max_age=COOKIE_SECONDS, samesite="lax")
    return reply


async def personal_link(request: Request) -> Response:
    """A link that makes another device this person: once, and within a day."""
    found, server = await known_visitor(request), server_of(request)
    now = server.house.now()
    word_of_link = await server.register.add_link(found.person, now + LINK_SECONDS, now)
    url = str(request.url_for("follow_link", link=word_of_link))
    return JSONResponse({"url": url, "code": await at_desk(request, found, lambda: qr_code(url))})


async def follow_link(request: Request) -> Response:
    """The link is used only when somebody says so: messengers look at links before people do."""
    server, found = server_of(request), await visitor(request)
    person = await server.register.owner_of(request.path_params["link"], server.house.now())
    if person and person == found.person:
        return RedirectResponse("/", 303)
    known = await server.register.known(person) if person else None
    if known is None:
        raise Problem(404, Text("web.old_link"))
    return HTMLResponse(str(become_page(found, known.name)))


async def become(request: Request) -> Response:
    """Yes: this browser becomes the person of the link."""
    server = server_of(request)
    await visitor(request)
    person = await server.register.use(request.path_params["link"], server.house.now())
    if not person:
        raise Problem(404, Text("web.old_link"))
    reply = RedirectResponse("/", 303)
    await set_identity(request, reply, person)
    return reply


async def set_identity(request: Request, reply: Response, person: str) -> None:
    """This browser is this person from now on."""
    server = server_of(request)
    device = await server.register.add_device(person, browser(request), server.house.now())
    reply.set_cookie(
        COOKIE,
        server.signer.cookie(person, device),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
