"""Compile rules and search for the environment this runs in, unless that is done already.

The binaries go into the environment and not beside the sources; `compiled_finder.py`, which goes
with them, uses them only as long as no source has changed. Where they cannot be made, everything
runs interpreted.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, LOCK_NB, flock
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from scripts import compiled_finder as finder

ROOT = Path(__file__).resolve().parent.parent
NAME = "baumeister_compiled"
LOADED = f"import {NAME}; {NAME}.install()\n"
STARTING = "Compiling the rules, which takes a minute or two; `make pure play` does without."
FAILED = "The rules run interpreted: they are the same, but slower."
WAITING = "They are being compiled already; waiting for that."
CHANGED = "A source was changed while the rules were compiled: compile them again (`make compile`)."


class CompiledBuild:
    """The binaries of a checkout in an environment."""

    def __init__(self, root: Path, site_packages: Path) -> None:
        self.root = root
        self.package = root / "src" / "baumeister"
        self.folder = site_packages / NAME
        self.loader = site_packages / f"{NAME}.pth"

    def is_current(self) -> bool:
        return self.loader.exists() and finder.is_current(str(self.package), str(self.folder))

    def make(self) -> bool:
        """Tells whether it worked; if not, the reason has been printed."""
        (self.root / "build").mkdir(exist_ok=True)
        with self._alone():
            return self.is_current() or self._make()

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Two at once would mix up their objects, and such a binary crashes."""
        with (self.root / "build" / "lock").open("w") as lock:
            try:
                flock(lock, LOCK_EX | LOCK_NB)
            except BlockingIOError:
                print(WAITING, flush=True)
                flock(lock, LOCK_EX)
            yield

    def _make(self) -> bool:
        made_from = finder.digest(str(self.package))
        with TemporaryDirectory(dir=self.root / "build") as made:
            done = subprocess.run(
                [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", made],
                cwd=self.root,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
            if not (Path(made) / f"{finder.GROUP}{EXTENSION_SUFFIXES[0]}").exists():
                print(*done.stdout.splitlines()[-20:], sep="\n", file=sys.stderr)
                return False
            if finder.digest(str(self.package)) != made_from:  # nobody knows what they were made of
                print(CHANGED, file=sys.stderr)
                return False
            self._install(Path(made), made_from)
        return True

    def _install(self, made: Path, made_from: str) -> None:
        """Into a new folder: whoever runs the old binaries keeps them to the end."""
        self.remove()
        shutil.copytree(made, self.folder)
        shutil.copyfile(finder.__file__, self.folder / "__init__.py")
        (self.folder / finder.STAMP).write_text(f"{made_from}\n{self.package}\n", "utf-8")
        self.loader.write_text(LOADED, "utf-8")

    def remove(self) -> None:
        self.loader.unlink(missing_ok=True)
        shutil.rmtree(self.folder, ignore_errors=True)


def main() -> int:
    words = _parser().parse_args()
    build = CompiledBuild(words.root.resolve(), words.into)
    if words.remove:
        build.remove()
        return 0
    if build.is_current():
        return 0
    if words.check:
        return 1
    if finder.is_pure():
        return 0
    print(STARTING, flush=True)
    start = perf_counter()
    if build.make():
        print(f"Compiled in {perf_counter() - start:.0f} seconds.")
        return 0
    print(FAILED, file=sys.stderr)
    return int(words.required)


def _parser() -> ArgumentParser:
    parser = ArgumentParser(description="Compile rules and search for this environment.")
    into = Path(sysconfig.get_path("platlib"))
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout")
    parser.add_argument("--into", type=Path, default=into, help="the environment's site-packages")
    orders = parser.add_mutually_exclusive_group()
    orders.add_argument("--required", action="store_true", help="fail if it cannot be done")
    orders.add_argument("--check", action="store_true", help="only tell whether it is done")
    orders.add_argument("--remove", action="store_true", help="take the binaries away")
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
