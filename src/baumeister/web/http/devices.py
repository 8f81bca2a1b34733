"""Moving to another device: a personal link makes its browser the same person."""

from __future__ import annotations

from htpy import button, form, h1, p
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from baumeister.core.text import Text
from baumeister.web.http.people import set_identity
from baumeister.web.http.replies import Problem, server_of, visitor
from baumeister.web.view.layout import page
from baumeister.web.view.visitor import Visitor


async def follow_link(request: Request) -> Response:
    """A browser that already plays as somebody else is asked first."""
    person, name = _person_of(request)
    found = visitor(request)
    if found.person and found.person != person:
        return HTMLResponse(_question(found, name))
    return _welcome(request, person)


async def become(request: Request) -> Response:
    person, _ = _person_of(request)
    return _welcome(request, person)


def _person_of(request: Request) -> tuple[str, str]:
    server = server_of(request)
    person = server.signer.person_of_link(request.path_params["link"])
    name = server.store.person(person) if person else None
    if name is None:
        raise Problem(404, Text("web.old_link"))
    return person, name


def _welcome(request: Request, person: str) -> Response:
    reply = RedirectResponse("/", 303)
    set_identity(request, reply, person)
    return reply


def _question(found: Visitor, name: str) -> str:
    heading = found.say("web.become_heading")
    return str(
        page(
            found,
            heading,
            h1[heading],
            p[found.say("web.become", name=name)],
            p[found.say("web.become_instead", name=found.name)],
            form(method="post")[button(class_="primary")[found.say("web.become_yes")]],
        )
    )
