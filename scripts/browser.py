"""Find the browser that the tests drive; on Debian, install it where that is allowed.

Prints where it is. Any Chromium or Chrome on the PATH will do.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from scripts.debian import install, may_install

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ADVICE = (
    "The browser tests need Chromium or Google Chrome, and there is none on the PATH. Install one"
    " (on Debian, as root: apt-get install chromium) so that one of these commands is found: "
    + ", ".join(NAMES)
    + "."
)
INSTALLING = "Installing Debian's chromium for the browser tests; this happens only once."


def browser() -> Path | None:
    """The first known browser on the PATH."""
    return next((Path(found) for name in NAMES if (found := shutil.which(name))), None)


def main() -> int:
    if browser() is None and may_install():
        print(INSTALLING)
        install("chromium")
    found = browser()
    print(found or ADVICE, file=sys.stdout if found else sys.stderr)
    return 0 if found else 1


if __name__ == "__main__":
    raise SystemExit(main())
