"""A checkout in miniature, with modules of one line, that is compiled as the real one is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from shutil import which
from typing import NamedTuple
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
RULE = "def points() -> int:\n    return {points}\n"
GAME = """
from baumeister.core.rule import points

def double() -> int:
    return 2 * points()
"""
BUILD = "from setuptools.build_meta import build_wheel; build_wheel('dist')"
RUN = """
import site
site.addsitedir({site!r})
from baumeister.core import rule
from baumeister.games.toy.rules import game
files = [rule.__file__, game.__file__]
print(*{{"interpreted" if file.endswith(".py") else "compiled" for file in files}}, game.double())
"""

COMPILER = os.environ.get("CC", "").split() or ["cc"]  # options may follow its name
needs_compiler = pytest.mark.skipif(which(COMPILER[0]) is None, reason="there is no C compiler")


class Done(NamedTuple):
    code: int
    words: str


def environment(**variables: str) -> dict[str, str]:
    """The environment of this process, but without a wish for a build."""
    inherited = {name: value for name, value in os.environ.items() if name != "BAUMEISTER_PURE"}
    return {**inherited, **variables}


class Miniature:
    """Two modules, one of which uses the other, and site-packages of its own.

    They are written unless the folder has them already.
    """

    def __init__(self, root: Path) -> None:
        self.package = root / "src" / "baumeister"
        self.root = root
        self.site = root / "site"
        if not self.package.exists():
            self._write()

    def _write(self) -> None:
        rules = self.package / "games" / "toy" / "rules"
        for folder in (self.package / "core", rules.parent.parent, rules.parent, rules):
            folder.mkdir(parents=True)
            (folder / "__init__.py").touch()
        for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, self.root)
        (self.root / "scripts").mkdir()
        shutil.copy(ROOT / "scripts" / "compiled_finder.py", self.root / "scripts")
        (self.package / "__init__.py").touch()
        (rules / "game.py").write_text(GAME, "utf-8")
        self.write_rule(1)

    def copy(self, root: Path) -> Miniature:
        """With everything that was built in it."""
        shutil.copytree(self.root, root, dirs_exist_ok=True)
        return Miniature(root)

    def write_rule(self, points: int | str) -> None:
        (self.package / "core" / "rule.py").write_text(RULE.format(points=points), "utf-8")

    def compile(self, *words: str, **variables: str) -> Done:
        """`make compile` here, with what it prints."""
        return self._run(ROOT, [*self._compiling(), *words], variables)

    def start_compiling(self, *words: str, **variables: str) -> subprocess.Popen[str]:
        """The same, but it goes on while we do something else."""
        return subprocess.Popen(
            [sys.executable, *self._compiling(), *words],
            cwd=ROOT,
            env=environment(**variables),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def _compiling(self) -> list[str]:
        return ["-m", "scripts.compile", "--root", str(self.root), "--into", str(self.site)]

    def build_wheel(self, **variables: str) -> Done:
        """What pip asks for when it installs a checkout, with what it would hide."""
        shutil.rmtree(self.root / "dist", ignore_errors=True)
        return self._run(self.root, ["-c", BUILD], variables)

    def make_wheels(self, **variables: str) -> Done:
        """`make wheel` here, with the packages around us instead of a host's."""
        uv = which("uv", path=f"{os.environ['PATH']}{os.pathsep}{ROOT / '.tools' / 'bin'}")
        assert uv is not None, "uv has made the environment this runs in"
        shutil.rmtree(self.root / "dist", ignore_errors=True)
        words = ["-m", "scripts.wheels", uv, "--root", str(self.root)]
        return self._run(ROOT, words, {"UV_NO_BUILD_ISOLATION": "1", **variables})

    def wheels(self) -> list[Path]:
        return sorted((self.root / "dist").glob("*.whl"))

    def run(self, **variables: str) -> str:
        """Which build is used, and what it says; the packages around us are left out."""
        return self._run_from(self.package.parent, variables)

    def run_wheel(self, wheel: Path) -> str:
        """The same of a wheel, installed where nothing else is."""
        folder = self.root / "installed" / wheel.stem
        shutil.rmtree(folder, ignore_errors=True)
        with ZipFile(wheel) as archive:
            archive.extractall(folder)
        return self._run_from(folder, {})

    def _run_from(self, folder: Path, variables: dict[str, str]) -> str:
        words = ["-S", "-c", RUN.format(site=str(self.site))]
        return self._run(self.root, words, {"PYTHONPATH": str(folder), **variables}).words.strip()

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
