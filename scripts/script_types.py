"""Check the types of the browser's modules with TypeScript, where Node is found.

TypeScript comes from the npm registry, at the version that `package.json` names, and only once.
What cannot be checked is skipped; with `--required` it fails, after Debian's Node was installed
where that is allowed.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from pathlib import Path

from scripts.debian import install, may_install

ROOT = Path(__file__).resolve().parent.parent
INSTALLED = ROOT / "node_modules" / "typescript"
OLDEST_NODE = 18
NO_NODE = (
    f"The types of the browser's modules are not checked: they need Node {OLDEST_NODE} or newer,"
    " with npm, on the PATH."
)
NO_TYPESCRIPT = (
    "The types of the browser's modules are not checked: TypeScript could not be installed"
    " ({reason})."
)
INSTALLING_NODE = (
    "Installing Debian's nodejs and npm for the browser's modules; this happens only once."
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


def install_typescript(npm: str) -> str | None:
    """The reason, if it cannot be installed: without a network, for instance."""
    print(INSTALLING)
    order = [npm, "install", *QUIETLY]
    done = subprocess.run(order, cwd=ROOT, capture_output=True, text=True)
    said = (done.stderr or done.stdout).strip() or f"npm: {done.returncode}"
    return said.splitlines()[0] if done.returncode else None


def check(runner: str) -> int:
    compiler = INSTALLED / "bin" / "tsc"
    done = subprocess.run([runner, compiler, "--project", "jsconfig.json"], cwd=ROOT)
    print(FOUND if done.returncode else RIGHT)
    return done.returncode


def is_ready() -> bool:
    """Whether Node and npm are there."""
    return node() is not None and shutil.which("npm") is not None


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--required", action="store_true", help="fail if it cannot be checked")
    is_required: bool = parser.parse_args(words).required
    if is_required and not is_ready() and may_install():
        print(INSTALLING_NODE)
        install("nodejs", "npm")
    runner, npm = node(), shutil.which("npm")
    if runner is None or npm is None:
        print(NO_NODE)
        return int(is_required)
    if not is_installed() and (reason := install_typescript(npm)):
        print(NO_TYPESCRIPT.format(reason=reason))
        return int(is_required)
    return check(runner)


if __name__ == "__main__":
    sys.exit(main())
