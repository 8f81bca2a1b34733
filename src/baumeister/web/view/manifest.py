"""The manifest: with it, phones and desktops install the pages as an app."""

from __future__ import annotations

from typing import Final

from baumeister.web.assets.bundles import icon
from baumeister.web.view.layout import GROUND, NAME
from baumeister.web.view.visitor import Visitor

ICONS: Final = (("app-192.png", "192x192"), ("app-512.png", "512x512"))


def manifest(who: Visitor) -> dict[str, object]:
    """In the language and the colours of whoever installs it."""
    ground = GROUND["night" if who.theme == "night" else "day"]
    return {
        "id": "/",
        "name": NAME,
        "short_name": NAME,
        "description": who.say("web.app_about"),
        "lang": who.language.code,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": ground,
        "theme_color": ground,
        "categories": ["games"],
        "icons": [
            {"src": icon(name).address, "sizes": sizes, "type": "image/png", "purpose": purpose}
            for name, sizes in ICONS
            for purpose in ("any", "maskable")
        ],
    }
