"""Why a WebSocket was closed. Those of our own are 4000 and the status that a page would have."""

from __future__ import annotations

from typing import Final

NOT_ALLOWED: Final = 1008
BROKEN: Final = 1011  # our fault
COME_AGAIN: Final = 4401  # whoever has this page may be somebody else by now
GONE: Final = 4404
TOO_MANY: Final = 4429
