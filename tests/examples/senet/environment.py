"""An environment of its own in which Baumeister and Senet are installed, as strangers have them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which

ROOT = Path(__file__).resolve().parent.parent.parent.parent
SENET = ROOT / "examples" / "senet"
OURS = ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE")
LEFT_BEHIND = shutil.ignore_patterns("*.egg-info", "__pycache__", "build")
HIDDEN = ("PYTHONPATH", "VIRTUAL_ENV", "UV_PROJECT_ENVIRONMENT")


class Environment:
    """Empty but for the two; what they depend on is lent by the one we run in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.commands = folder / "environment" / ("Scripts" if os.name == "nt" else "bin")
        self._copy_sources()
        self._uv("venv", "--python", sys.executable, str(folder / "environment"))
        self._borrow()
        offline = ("--offline", "--no-deps", "--no-build-isolation")
        python = ("--python", str(self.commands / "python"))
        self._uv("pip", "install", *offline, *python, "./ours", "./senet")

    def _copy_sources(self) -> None:
        """What is built leaves traces, which do not belong into our tree."""
        for name in OURS:
            source, target = ROOT / name, self.folder / "ours" / name
            if source.is_dir():
                shutil.copytree(source, target, ignore=LEFT_BEHIND)
            else:
                shutil.copy(source, target)
        shutil.copytree(SENET, self.folder / "senet", ignore=LEFT_BEHIND)

    def _borrow(self) -> None:
        """Nothing has to be fetched; an editable installation beside them is not lent along."""
        place = self.run("python", "-c", "import site; print(site.getsitepackages()[0])").strip()
        Path(place, "lent.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")

    def _uv(self, *words: str) -> None:
        uv = which("uv", path=f"{os.environ['PATH']}{os.pathsep}{ROOT / '.tools' / 'bin'}")
        assert uv is not None, "uv has made the environment this runs in"
        environment = {**_variables(), "BAUMEISTER_PURE": "1"}
        subprocess.run([uv, "--quiet", *words], cwd=self.folder, env=environment, check=True)

    def run(self, command: str, *words: str, typed: str = "") -> str:
        """What a command of this environment says."""
        done = subprocess.run(
            [self.commands / command, *words],
            cwd=self.folder,
            env=_variables(),
            input=typed,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            check=True,
        )
        return done.stdout

    @contextmanager
    def server(self) -> Iterator[str]:
        """The address of a server of this environment, as long as it is needed."""
        words = ("serve", "--port", "0", "--no-browser", "--data", "data", "--lang", "en")
        process = subprocess.Popen(
            [self.commands / "baumeister", *words],
            cwd=self.folder,
            env=_variables(),
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        assert process.stdout is not None
        try:
            sentence = process.stdout.readline()
            yield next(word for word in sentence.split() if word.startswith("http")).rstrip("/")
        finally:
            process.kill()
            process.wait()
            process.stdout.close()


def _variables() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in HIDDEN}
