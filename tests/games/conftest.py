"""Rules pages are looked at as a visitor sees them, on a server."""

from tests.web.conftest import place

__all__ = ["place"]
