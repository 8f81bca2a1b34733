"""People: taking a name, moving to another device."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from baumeister.core.text import Text
from baumeister.language import languages
from baumeister.web.http.identity import COOKIE, COOKIE_AGE, new_id, tidy_name
from baumeister.web.http.replies import Problem, address, body, server_of, visitor, word
from baumeister.web.view.visitor import THEMES, Visitor

LONGEST: Final = 200  # characters of a name before it is cut


def known_visitor(request: Request) -> Visitor:
    """The visitor, who must have taken a name."""
    found = visitor(request)
    if not found.person:
        raise Problem(401, Text("web.no_name"))
    return found


async def take_name(request: Request) -> Response:
    """`{"name"}`: a name for a newcomer, or a new one for somebody known."""
    server = server_of(request)
    name = tidy_name(word(await body(request), "name", LONGEST))
    if not name:
        raise Problem(400, Text("web.empty_name"))
    found = visitor(request)
    if found.person:
        server.store.rename_person(found.person, name)
        return JSONResponse({"name": name})
    allow_opening(request)
    person = new_id()
    server.store.add_person(person, name)
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
            value = word(data, key, 20)
            if value not in known:
                raise Problem(400, Text("web.bad_value", words={"key": key}))
            reply.set_cookie(key, value, max_age=COOKIE_AGE, samesite="lax")
    return reply


async def personal_link(request: Request) -> Response:
    """A link that makes another device this person; it works for a day."""
    found = known_visitor(request)
    word_of_link = server_of(request).signer.personal_link(found.person)
    return JSONResponse({"url": str(request.url_for("follow_link", link=word_of_link))})


def set_identity(request: Request, reply: Response, person: str) -> None:
    reply.set_cookie(
        COOKIE,
        server_of(request).signer.cookie(person),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
