"""A checkout in miniature, with modules of one line, that is compiled as the real one is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
RULE = "def points() -> int:\n    return {points}\n"
GAME = """
from baumeister.core.rule import points

def double() -> int:
    return 2 * points()
"""
RUN = """
import site
site.addsitedir({site!r})
from baumeister.core import rule
from baumeister.games import game
files = [rule.__file__, game.__file__]
print(*{{"interpreted" if file.endswith(".py") else "compiled" for file in files}}, game.double())
"""


class Done(NamedTuple):
    code: int
    words: str


def environment(**variables: str) -> dict[str, str]:
    """The environment of this process, but without a wish for a build."""
    inherited = {name: value for name, value in os.environ.items() if name != "BAUMEISTER_PURE"}
    return {**inherited, **variables}


class Miniature:
    """Two modules, one of which uses the other, and site-packages of its own."""

    def __init__(self, root: Path) -> None:
        self.package = root / "src" / "baumeister"
        self.root = root
        self.site = root / "site"
        for folder in (self.package / "core", self.package / "games"):
            folder.mkdir(parents=True)
            (folder / "__init__.py").touch()
        for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, root)
        (self.package / "__init__.py").touch()
        (self.package / "games" / "game.py").write_text(GAME, "utf-8")
        self.write_rule(1)

    def write_rule(self, points: int | str) -> None:
        (self.package / "core" / "rule.py").write_text(RULE.format(points=points), "utf-8")

    def compile(self, *words: str, **variables: str) -> Done:
        """`make compile` here, with what it prints."""
        places = ["--root", str(self.root), "--into", str(self.site)]
        return self._run(ROOT, ["-m", "scripts.compile", *places, *words], variables)

    def run(self, **variables: str) -> str:
        """Which build is used, and what it says; the packages around us are left out."""
        source = {"PYTHONPATH": str(self.package.parent), **variables}
        return self._run(
            self.root, ["-S", "-c", RUN.format(site=str(self.site))], source
        ).words.strip()

    def _run(self, folder: Path, words: list[str], variables: dict[str, str]) -> Done:
        done = subprocess.run(
            [sys.executable, *words],
            cwd=folder,
            env=environment(**variables),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        return Done(done.returncode, done.stdout)
