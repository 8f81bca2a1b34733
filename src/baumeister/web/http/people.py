"""People: taking a name, choosing a language and a theme, moving to another device."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from baumeister.core.text import Text
from baumeister.languages import languages
from baumeister.web.http.identity import COOKIE, COOKIE_SECONDS
from baumeister.web.http.problem import Problem
from baumeister.web.http.requests import address, body, known_visitor, server_of, visitor, word
from baumeister.web.table.names import TYPED_NAME_LENGTH, tidy_name
from baumeister.web.table.store import new_id
from baumeister.web.view.sharing import qr_code
from baumeister.web.view.short_pages import become_page
from baumeister.web.view.visitor import THEMES

SETTING_LENGTH: Final = 20  # characters


async def take_name(request: Request) -> Response:
    """`{"name"}`: a name for a newcomer, or a new one for somebody known."""
    server = server_of(request)
    name = tidy_name(word(await body(request), "name", TYPED_NAME_LENGTH))
    if not name:
        raise Problem(400, Text("web.empty_name"))
    found = await visitor(request)
    if found.person:
        await server.store.rename_person(found.person, name)
        return JSONResponse({"name": name})
    allow_opening(request)
    person = new_id()
    await server.store.add_person(person, name)
    reply = JSONResponse({"name": name})
    set_identity(request, reply, person)
    return reply


def allow_opening(request: Request) -> None:
    """New people and tables cost room on the disk."""
    server = server_of(request)
    if not server.openings.allows(address(request), server.house.now()):
        raise Problem(429, Text("web.too_many"))


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
    """A link that makes another device this person; it works for a day."""
    found = await known_visitor(request)
    word_of_link = server_of(request).signer.personal_link(found.person)
    url = str(request.url_for("follow_link", link=word_of_link))
    return JSONResponse({"url": url, "code": qr_code(url)})


async def follow_link(request: Request) -> Response:
    """A browser that already plays as somebody else is asked first."""
    person, name = await _person_of(request)
    found = await visitor(request)
    if found.person and found.person != person:
        return HTMLResponse(str(become_page(found, name)))
    return _welcome(request, person)


async def become(request: Request) -> Response:
    """Yes: this browser becomes the person of the link."""
    person, _ = await _person_of(request)
    return _welcome(request, person)


async def _person_of(request: Request) -> tuple[str, str]:
    server = server_of(request)
    person = server.signer.person_of_link(request.path_params["link"])
    name = await server.store.person(person) if person else None
    if name is None:
        raise Problem(404, Text("web.old_link"))
    return person, name


def _welcome(request: Request, person: str) -> Response:
    reply = RedirectResponse("/", 303)
    set_identity(request, reply, person)
    return reply


def set_identity(request: Request, reply: Response, person: str) -> None:
    reply.set_cookie(
        COOKIE,
        server_of(request).signer.cookie(person),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
