"""Build a compiled and a pure wheel in `dist`, by the uv that is named.

Fails where the first one could not be compiled; with `BAUMEISTER_PURE=1` only the pure one is asked
for.
"""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path

from scripts.compiled_finder import PURE, is_pure

ROOT = Path(__file__).resolve().parent.parent
STARTING = "Compiling the rules for a wheel, which takes a minute or two."
QUIETLY = ["--config-setting=--global-option=--quiet"]  # what is wrong is still told
NOT_COMPILED = "So there is no compiled wheel; `make pure wheel` asks for the pure one alone."


class NotBuilt(Exception):
    """A wheel is missing; the message is what the build said in the end."""


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("uv", help="the command")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout")
    options = parser.parse_args()
    try:
        if not is_pure():
            build_compiled(options.uv, options.root)
        build(options.uv, options.root, "1")
    except NotBuilt as failure:
        print(failure, file=sys.stderr)
        return 1
    print("Built:", *(wheel.name for wheel in wheels(options.root)))
    return 0


def build_compiled(uv: str, root: Path) -> None:
    print(STARTING, flush=True)
    words = build(uv, root, "0")
    if all(wheel.name.endswith("-none-any.whl") for wheel in wheels(root)):
        raise NotBuilt(f"{words}\n{NOT_COMPILED}")


def build(uv: str, root: Path, pure: str) -> str:
    """Returns the end of what it says, which is of interest only if something is wrong."""
    done = subprocess.run(
        [uv, "build", "--wheel", "--python", sys.executable, *QUIETLY],
        cwd=root,
        env={**os.environ, PURE: pure},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    words = "\n".join(done.stdout.splitlines()[-20:])
    if done.returncode:
        raise NotBuilt(words)
    return words


def wheels(root: Path) -> list[Path]:
    return sorted((root / "dist").glob("*.whl"))


if __name__ == "__main__":
    raise SystemExit(main())
