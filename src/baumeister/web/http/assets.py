"""Files for the browser, as they go over the wire."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from baumeister.core.text import Text
from baumeister.web.assets.asset import Asset
from baumeister.web.assets.finding import asset_at
from baumeister.web.http.packing import accepts_gzip
from baumeister.web.http.problem import Problem

# An address belongs to one content for ever, so nobody asks for it twice.
FOR_A_YEAR: Final = {"cache-control": "public, max-age=31536000, immutable"}


async def static(request: Request) -> Response:
    """`/static/{name}`: whatever pages refer to."""
    found = asset_at(request.url.path)
    if found is None:
        raise Problem(404, Text("web.no_page"))
    return reply_of(found, request)


def reply_of(asset: Asset, request: Request) -> Response:
    """Packed, where that makes it smaller and the browser can unpack it."""
    headers = {**FOR_A_YEAR, "vary": "accept-encoding"}
    if not accepts_gzip(request.scope) or len(asset.packed) >= len(asset.content):
        return Response(asset.content, media_type=asset.media_type, headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(asset.packed, media_type=asset.media_type, headers=headers)
