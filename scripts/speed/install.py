"""The peers: installed into a folder of their own, which nothing else looks into."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from typing import Final

from scripts.speed.contender import ROOT

GROUP: Final = "peers"
FOLDER: Final = ROOT / "build" / "peers"


def requirements(pyproject: str) -> dict[str, str]:
    """What each peer needs, by its name, out of the text of `pyproject.toml`."""
    group: list[str] = tomllib.loads(pyproject)["dependency-groups"][GROUP]
    return {re.split(r"[^\w-]", needed, maxsplit=1)[0]: needed for needed in group}


def installed() -> dict[str, str]:
    """Install whatever is not there yet; returns why a peer could not be, by its name."""
    found: dict[str, str] = {}
    for name, needed in requirements((ROOT / "pyproject.toml").read_text("utf-8")).items():
        reason = _install(needed)
        if reason:
            found[name] = reason
    return found


def _install(needed: str) -> str:
    uv = shutil.which("uv", path=f"{os.environ['PATH']}{os.pathsep}{ROOT / '.tools' / 'bin'}")
    assert uv is not None, "uv has made the environment this runs in"
    done = subprocess.run(
        [uv, "pip", "install", "--python", sys.executable, "--target", str(FOLDER), needed],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    return "" if done.returncode == 0 else last_line(done.stderr)


def last_line(text: str) -> str:
    """Without addresses, since it may end up in a document."""
    lines = [re.sub(r"`?https?://\S+", "an address", line).strip() for line in text.splitlines()]
    return next((line for line in reversed(lines) if line), "no reason was given")
