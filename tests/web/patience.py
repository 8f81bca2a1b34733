"""How long tests wait for a server before they call it dead, and clients that do.

However busy the machine is, that is long enough: no test is about how fast it is.
"""

from __future__ import annotations

from typing import Any

from httpx2 import Client

PATIENCE_SECONDS = 300  # seconds


def patient(address: str = "", **more: Any) -> Client:
    """Somebody with cookies, who asks the servers of this machine themselves."""
    return Client(base_url=address, trust_env=False, timeout=PATIENCE_SECONDS, **more)
