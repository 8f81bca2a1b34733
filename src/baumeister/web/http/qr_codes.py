"""Codes to scan: addresses for the camera of somebody else's phone."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from baumeister.web.http.access import table_of
from baumeister.web.http.replay import replay_shown
from baumeister.web.http.requests import server_of, visitor
from baumeister.web.view.sharing import qr_code


async def invitation_code(request: Request) -> Response:
    await visitor(request)
    table = await table_of(request)
    invitation = server_of(request).signer.invitation(table.info.id)
    return _picture(str(request.url_for("join", invitation=invitation)))


async def replay_code(request: Request) -> Response:
    """`?at=N&seat=S` as on the page itself."""
    return _picture((await replay_shown(request)).link)


def _picture(address: str) -> Response:
    return Response(qr_code(address), media_type="image/svg+xml")
