"""An environment in which nothing is compiled yet, though everything else is there."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from random import Random

import pytest
from scripts.compile import NAME

from baumeister import State
from baumeister.bots import Bot
from baumeister.cli.build import build
from baumeister.core.action import Action
from tests.builds.miniature import ROOT, environment
from tests.cli.shell import COMMAND

AROUND = Path(sysconfig.get_path("platlib"))  # where `make compile` has put its binaries
TOLD = "TOLD"
# Stands for a compiler that takes as long as a test wants: it brings what `make compile` made.
COMPILE = """
import shutil, sys
binaries, site, pipe = sys.argv[1:]
print("begun", flush=True)
open(pipe).read()
shutil.copytree(binaries, site, dirs_exist_ok=True)
shutil.copy(binaries + ".pth", site + ".pth")
"""


class Teller(Bot):
    """Takes the first answer, and tells which rules it has thought with."""

    def choose(self, view: State, seat: int, legal: list[Action], rng: Random) -> Action:
        with Path(os.environ[TOLD]).open("a") as told:
            told.write(f"{build()}\n")
        return legal[0]


class BareEnvironment:
    def __init__(self, folder: Path) -> None:
        venv.create(folder / "environment", symlinks=True)
        self.python = folder / "environment" / "bin" / "python"
        (self.site,) = (folder / "environment" / "lib").glob("python*/site-packages")
        self.pipe, self.told, self.data = folder / "pipe", folder / "told", folder / "data"
        os.mkfifo(self.pipe)
        paths = {str(AROUND), sysconfig.get_path("purelib"), str(ROOT / "src"), str(ROOT)}
        (self.site / "around.pth").write_text("\n".join(sorted(paths)), "utf-8")

    def serve(self) -> subprocess.Popen[str]:
        """What `make play` starts here."""
        words = f"serve --no-browser --port 0 --lang en --bot {__name__}:Teller --data"
        places = [AROUND / NAME, self.site / NAME, self.pipe]
        compiling = shlex.join(map(str, [self.python, "-c", COMPILE, *places]))
        return subprocess.Popen(
            [self.python, *COMMAND[1:], *words.split(), self.data],
            env=environment(BAUMEISTER_COMPILE=compiling, TOLD=str(self.told)),
            stdout=subprocess.PIPE,
            text=True,
        )

    def finish_compiling(self) -> None:
        self.pipe.write_text("go on", "utf-8")

    def builds(self) -> list[str]:
        """Of the rules that bots have thought with so far."""
        return self.told.read_text("utf-8").splitlines() if self.told.exists() else []


def need_binaries() -> None:
    """Skips a test where the checkout is not compiled, except where it has to be."""
    words = [sys.executable, "-m", "scripts.compile", "--check"]
    is_there = subprocess.run(words, cwd=ROOT, check=False).returncode == 0
    if not is_there and "CI" not in os.environ:
        pytest.skip("nothing is compiled here")
    assert is_there
