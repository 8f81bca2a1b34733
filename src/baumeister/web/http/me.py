"""What somebody can do about themselves: log out, here or elsewhere, have everything, delete it."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from baumeister.core.text import Text
from baumeister.web.http.identity import COOKIE
from baumeister.web.http.problem import Problem
from baumeister.web.http.requests import PAGE_COST, at_desk, form, server_of, visitor
from baumeister.web.http.user_agents import browser
from baumeister.web.table.belongings import belongings, delete_person
from baumeister.web.table.register import Device
from baumeister.web.view.me_page import delete_page, me_page
from baumeister.web.view.visitor import Visitor

FORM_BYTES: Final = 500


async def me(request: Request) -> Response:
    who, server = await visitor(request), server_of(request)
    now = server.house.now()
    await server.register.see(who.person, who.device, browser(request), now)
    devices = await _devices(request, who)
    links = await server.register.links(who.person, now)
    return HTMLResponse(await at_desk(request, who, lambda: str(me_page(who, devices, len(links)))))


async def _devices(request: Request, who: Visitor) -> list[Device]:
    """Those that are somebody, the latest first."""
    known = await server_of(request).register.known(who.person)
    inside = [one for one in known.devices.values() if not one.is_out] if known else []
    return sorted(inside, key=lambda one: (one.id != who.device, -one.seen))


async def change_me(request: Request) -> Response:
    """By form: `deed`, and the `device` it is about. Also for those who may do nothing else."""
    who = await visitor(request)
    if not who.person:
        raise Problem(401, Text("web.no_name"))
    data = await form(request, FORM_BYTES)
    deed = DEEDS.get(data.get("deed", ""))
    if deed is None:
        raise Problem(400, Text("web.bad_value", words={"key": "deed"}))
    return await deed(request, who, data)


Deed = Callable[[Request, Visitor, dict[str, str]], Awaitable[Response]]


async def _log_out(request: Request, who: Visitor, data: dict[str, str]) -> Response:
    """The cookie would be good for nothing, even if somebody had kept it."""
    register = server_of(request).register
    await register.see(who.person, who.device, browser(request), server_of(request).house.now())
    await register.log_out(who.person, who.device)
    return _gone()


async def _log_out_one(request: Request, who: Visitor, data: dict[str, str]) -> Response:
    await server_of(request).register.log_out(who.person, data.get("device", ""))
    return RedirectResponse("/me", 303)


async def _log_out_others(request: Request, who: Visitor, data: dict[str, str]) -> Response:
    others = [one.id for one in await _devices(request, who) if one.id != who.device]
    await server_of(request).register.log_out(who.person, *others)
    return RedirectResponse("/me", 303)


async def _revoke(request: Request, who: Visitor, data: dict[str, str]) -> Response:
    await server_of(request).register.revoke_links(who.person)
    return RedirectResponse("/me", 303)


async def _delete(request: Request, who: Visitor, data: dict[str, str]) -> Response:
    return HTMLResponse(str(delete_page(who)))


async def _delete_surely(request: Request, who: Visitor, data: dict[str, str]) -> Response:
    server = server_of(request)
    for name in await delete_person(server.store, who.person, who.say("me.nobody")):
        await server.look_again(name)
    server.register.forget(who.person)
    return _gone()


def _gone() -> Response:
    reply = RedirectResponse("/", 303)
    reply.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return reply


DEEDS: Final[dict[str, Deed]] = {
    "log-out": _log_out,
    "log-out-one": _log_out_one,
    "log-out-others": _log_out_others,
    "revoke": _revoke,
    "delete": _delete,
    "delete-surely": _delete_surely,
}


async def my_data(request: Request) -> Response:
    """Everything that is kept of somebody, as one file."""
    who = await visitor(request, PAGE_COST)
    if not who.person:
        raise Problem(401, Text("web.no_name"))
    found = await belongings(server_of(request).store, who.person)
    text = await at_desk(request, who, lambda: json.dumps(found, ensure_ascii=False, indent=1))
    headers = {"content-disposition": 'attachment; filename="baumeister.json"'}
    return Response(text, media_type="application/json", headers=headers)
