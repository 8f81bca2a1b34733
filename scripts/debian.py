"""Debian's packages, for whatever the checks need and pip does not have."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path


def may_install() -> bool:
    """Whether this is root on a machine with Debian's packages."""
    is_debian = Path("/etc/debian_version").exists() and shutil.which("apt-get") is not None
    return is_debian and hasattr(os, "geteuid") and os.geteuid() == 0


def install(*packages: str) -> None:
    """Quietly; what goes wrong is shown."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for order in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        done = subprocess.run(
            ["apt-get", "-qq", *order],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode:
            print(done.stdout, file=sys.stderr)
            return
