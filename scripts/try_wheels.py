"""Install each wheel of `dist` into an empty environment, and play the same game with each.

Fails unless one is compiled, one is pure, and all of them play it alike. The one argument is uv.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

DIST = Path(__file__).resolve().parent.parent / "dist"
GAME = ["play", "imhotep", "--players", "bot:random,bot:random", "--seed", "1", "--lang", "en"]
BUILDS = {"compiled", "interpreted"}


def output(*words: str | Path) -> str:
    hidden = ("BAUMEISTER_PURE", "PYTHONPATH", "UV_PROJECT_ENVIRONMENT", "VIRTUAL_ENV")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run(words, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


def tried(uv: str, wheel: Path) -> tuple[str, str]:
    """The build that the wheel turns out to be, and the game."""
    with TemporaryDirectory() as folder:
        commands = Path(folder, "Scripts" if os.name == "nt" else "bin")
        output(uv, "venv", "--quiet", "--python", sys.executable, folder)
        output(uv, "pip", "install", "--quiet", "--python", commands / "python", wheel)
        version = output(commands / "baumeister", "--version", "--lang", "en")
        game = output(commands / "baumeister", *GAME, "--record", Path(folder, "record.txt"))
    print(f"{wheel.name}: {version.strip()}")
    return version.strip().rpartition("(")[2].rstrip(")"), game.replace(folder, "")


def main(uv: str) -> int:
    results = [tried(uv, wheel) for wheel in sorted(DIST.glob("*.whl"))]
    builds, games = {build for build, _ in results}, {game for _, game in results}
    if builds != BUILDS or len(games) != 1:
        print(f"Builds: {sorted(builds)}; different games: {len(games)}.", file=sys.stderr)
        return 1
    print("Both play the same game.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1]))
