"""Check the types of the browser's modules with TypeScript, where Node is found.

TypeScript comes from the npm registry, at the version that `package.json` names, and only once.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INSTALLED = ROOT / "node_modules" / "typescript"
OLDEST_NODE = 18
SKIPPED = (
    f"Skipped: the types of the browser's modules need Node {OLDEST_NODE} or newer, with npm, on"
    " the PATH."
)
INSTALLING = "Installing TypeScript in node_modules; this happens only once."
RIGHT = "The types of the browser's modules are right."
FOUND = "The types of the browser's modules are wrong."
QUIETLY = ("--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")


def node() -> str | None:
    """Node, if the one on the PATH is new enough."""
    found = shutil.which("node")
    if found is None:
        return None
    version = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
    major = version.strip().removeprefix("v").partition(".")[0]
    return found if major.isdecimal() and int(major) >= OLDEST_NODE else None


def is_installed() -> bool:
    """Whether TypeScript is there in the version that is wanted."""
    wanted = json.loads((ROOT / "package.json").read_text("utf-8"))["devDependencies"]["typescript"]
    described = INSTALLED / "package.json"
    found = json.loads(described.read_text("utf-8")) if described.exists() else {}
    return bool(found.get("version") == wanted)


def main() -> int:
    runner, npm = node(), shutil.which("npm")
    if runner is None or npm is None:
        print(SKIPPED)
        return 0
    if not is_installed():
        print(INSTALLING)
        subprocess.run([npm, "install", *QUIETLY], cwd=ROOT, check=True)
    compiler = INSTALLED / "bin" / "tsc"
    done = subprocess.run([runner, compiler, "--project", "jsconfig.json"], cwd=ROOT)
    print(FOUND if done.returncode else RIGHT)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
