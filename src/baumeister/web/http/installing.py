"""What makes an app of the pages: the manifest, the worker, and the page without a connection.

None of them knows who asks: browsers fetch them without cookies, or keep them for whoever is next.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from baumeister.languages import language, languages
from baumeister.web.assets.bundles import worker
from baumeister.web.http.requests import somebody
from baumeister.web.view.manifest import manifest
from baumeister.web.view.short_pages import offline_page
from baumeister.web.view.visitor import THEMES, Visitor

MANIFEST: Final = "application/manifest+json"


async def app_manifest(request: Request) -> Response:
    return JSONResponse(manifest(_anybody(request)), media_type=MANIFEST)


async def offline(request: Request) -> Response:
    return HTMLResponse(str(offline_page(_anybody(request))))


async def service_worker(request: Request) -> Response:
    """Browsers look for a new one whenever somebody comes."""
    return Response(worker(), media_type="text/javascript")


def _anybody(request: Request) -> Visitor:
    """Somebody with the language and the theme that the address names."""
    found, asked = somebody(request), request.query_params
    code, theme = asked.get("lang", ""), asked.get("theme", "")
    spoken = language(code) if code in languages() else found.language
    return replace(found, language=spoken, theme=theme if theme in THEMES else found.theme)
