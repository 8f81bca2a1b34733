"""Codes to scan: addresses for the camera of somebody else's phone."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from baumeister.web.http.access import table_of
from baumeister.web.http.replay import replay_shown
from baumeister.web.http.requests import at_desk, server_of, visitor
from baumeister.web.view.sharing import qr_code


async def invitation_code(request: Request) -> Response:
    who = await visitor(request)
    table = await table_of(request)
    invitation = server_of(request).signer.invitation(table.info.id)
    address = str(request.url_for("join", invitation=invitation))
    return await at_desk(request, who, lambda: _picture(address))


async def replay_code(request: Request) -> Response:
    """`?at=N&seat=S` as on the page itself."""
    return await replay_shown(request, lambda shown: _picture(shown.link))


def _picture(address: str) -> Response:
    return Response(qr_code(address), media_type="image/svg+xml")
