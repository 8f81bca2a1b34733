"""File descriptors: every connection needs one, so as many as the system allows are asked for."""

from __future__ import annotations

import sys
from typing import Final

RESERVED: Final = 200  # for the data file, for bots, and for connections that are turned away
MOST: Final = 25_000  # connections that one process can serve
FEWEST: Final = 20  # connections, however little is allowed

if sys.platform != "win32":
    import resource

    def raise_limit() -> int:
        """As many as allowed; how many that are."""
        allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        except (ValueError, OSError):  # some systems call a limit unlimited that is not
            return allowed
        return MOST + RESERVED if most == resource.RLIM_INFINITY else most

else:

    def raise_limit() -> int:
        return MOST + RESERVED


def most_connections(descriptors: int) -> int:
    """That leave enough descriptors for everything else."""
    return max(FEWEST, min(MOST, descriptors - RESERVED))
