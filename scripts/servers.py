"""Find the servers that the tests start: PostgreSQL and nginx; on Debian, install what is missing.

Prints where they are.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from scripts.debian import install, may_install

DEBIAN = Path("/usr/lib/postgresql")  # a folder for each version, not on the PATH
ADVICE = (
    "The tests of servers need PostgreSQL 15 or newer (initdb, pg_ctl) and nginx, and {} cannot be"
    " found. Install them (on Debian, as root: apt-get install postgresql nginx-light)."
)
INSTALLING = "Installing Debian's {} for the tests of servers; this happens only once."


def postgres_folder() -> Path:
    """Where `initdb` and `pg_ctl` are, those of the newest version."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent
    installed = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if not installed:
        raise FileNotFoundError(ADVICE.format("PostgreSQL"))
    return installed[-1].parent


def nginx() -> Path:
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if found is None:
        raise FileNotFoundError(ADVICE.format("nginx"))
    return Path(found)


def main() -> int:
    for find, package in ((postgres_folder, "postgresql"), (nginx, "nginx-light")):
        try:
            find()
        except FileNotFoundError:
            if may_install():
                print(INSTALLING.format(package), flush=True)
                install(package)
        try:
            print(find())
        except FileNotFoundError as error:
            print(error, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
