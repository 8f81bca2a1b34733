"""Packing: pages and data go over the wire as gzip, unless that could give something away.

Whoever can read how long packed replies are, and can make a browser ask again and again for a page
with words of their choice in it, can guess what else the page holds (BREACH). Other sites could
make a browser do so; what they ask for stays unpacked, unless a person has followed a link.
"""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from baumeister.web.assets.asset import FOLDER

SHORT_BYTES: Final = 700  # of a reply that fits into one packet anyway
PACKING: Final = 6  # how hard zlib tries; more takes twice the time for 2 %
PACKING_PUSHES: Final = 3  # half the time, for a tenth more


class Packing:
    """Packs replies for whoever can unpack them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.packed = GZipMiddleware(app, minimum_size=SHORT_BYTES, compresslevel=PACKING)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self.packed if scope["type"] == "http" and is_worth_packing(scope) else self.app
        await app(scope, receive, send)


def is_worth_packing(scope: Scope) -> bool:
    """Files are packed already, and so are pictures in pixels."""
    path = scope["path"]
    is_packed = path.startswith(FOLDER) or path.endswith(".png")
    return not is_packed and accepts_gzip(scope) and not is_made_by_others(scope)


def accepts_gzip(scope: Scope) -> bool:
    return "gzip" in Headers(scope=scope).get("accept-encoding", "")


def is_made_by_others(scope: Scope) -> bool:
    """Whether another site asks by itself, without anybody having clicked."""
    headers = Headers(scope=scope)
    is_foreign = headers.get("sec-fetch-site") in ("cross-site", "same-site")
    return is_foreign and headers.get("sec-fetch-user") != "?1"
