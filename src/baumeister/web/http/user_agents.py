"""What a browser says of itself, as its owner would call it: “Firefox, Android”."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection

# The first whose sign is there; most claim to be several others as well.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def browser(connection: HTTPConnection) -> str:
    """Nothing of somebody who does not say; names of ours alone, whatever was sent."""
    said = connection.headers.get("user-agent", "")
    known = [
        next((name for sign, name in signs if sign in said), "") for signs in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(name for name in known if name)
