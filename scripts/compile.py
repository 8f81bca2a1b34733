"""Compile rules and search for the environment this runs in, unless that is done already.

The binaries go into the environment and not beside the sources; `compiled_finder.py`, which goes
with them, uses them only as long as no source has changed. Where they cannot be made, everything
runs interpreted.
"""

from __future__ import annotations

import os
import shutil
import signal
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
from threading import Thread
from time import perf_counter
from typing import IO, NoReturn

from scripts import compiled_finder as finder

ROOT = Path(__file__).resolve().parent.parent
NAME = "baumeister_compiled"
LOADED = f"import {NAME}; {NAME}.install()\n"
STARTING = "Compiling the rules, which takes a minute or two; `make pure play` does without."
FAILED = "The rules run interpreted: they are the same, but slower."
IMPOSSIBLE = "The rules could not be compiled: {}"
WAITING = "They are being compiled already; waiting for that."
UNFINISHED = "unfinished-"  # folders that begin so are of no use to anybody else; as in setup.py
POLITENESS = 10  # bots that think now are more urgent
CHANGED = "A source was changed while the rules were compiled: compile them again (`make compile`)."


class CompiledBuild:
    """The binaries of a checkout in an environment."""

    def __init__(self, root: Path, site_packages: Path) -> None:
        self.root = root
        self.package = root / "src" / "baumeister"
        self.scratch = root / "build"
        self.folder = site_packages / NAME
        self.loader = site_packages / f"{NAME}.pth"

    def is_current(self) -> bool:
        return self.loader.exists() and finder.is_current(str(self.package), str(self.folder))

    def make(self) -> bool:
        """Tells whether it worked; if not, the reason has been printed."""
        self.scratch.mkdir(exist_ok=True)
        with self._alone() as lock:
            return self.is_current() or self._make(lock)

    @contextmanager
    def _alone(self) -> Iterator[IO[str]]:
        """Two at once would mix up their objects, and such a binary crashes."""
        with (self.scratch / "lock").open("w") as lock:
            try:
                flock(lock, LOCK_EX | LOCK_NB)
            except BlockingIOError:
                print(WAITING, flush=True)
                flock(lock, LOCK_EX)
            try:
                self._remove_unfinished()
                yield lock
            finally:
                self._remove_unfinished()

    def _remove_unfinished(self) -> None:
        for pattern in (f"{UNFINISHED}*", f"*/{UNFINISHED}*"):
            for folder in self.scratch.glob(pattern):
                shutil.rmtree(folder, ignore_errors=True)

    def _make(self, lock: IO[str]) -> bool:
        made_from = finder.digest(str(self.package))
        with TemporaryDirectory(dir=self.scratch, prefix=UNFINISHED) as folder:
            made = Path(folder, "made")
            output = self._run_setup(made, lock)
            if not (made / f"{finder.GROUP}{EXTENSION_SUFFIXES[0]}").exists():
                print(*output.splitlines()[-20:], sep="\n", file=sys.stderr)
                return False
            if finder.digest(str(self.package)) != made_from:  # nobody knows what they were made of
                print(CHANGED, file=sys.stderr)
                return False
            self._install(made, made_from)
        return True

    def _run_setup(self, made: Path, lock: IO[str]) -> str:
        """What it prints. It keeps the lock, too, should it outlive this process."""
        return subprocess.run(
            [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", str(made)],
            cwd=self.root,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            pass_fds=[lock.fileno()],
        ).stdout

    def _install(self, made: Path, made_from: str) -> None:
        """Into a new folder: whoever runs the old binaries keeps them to the end.

        The loader comes last, since without it nothing of this is used.
        """
        shutil.copyfile(finder.__file__, made / "__init__.py")
        (made / finder.STAMP).write_text(f"{made_from}\n{self.package}\n", "utf-8")
        self.remove()
        self.folder.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(made, self.folder)
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
    if words.meanwhile:
        give_way()
    if compiled(build):
        return 0
    print(FAILED, file=sys.stderr)
    return int(words.required)


def compiled(build: CompiledBuild) -> bool:
    """Compiles, and tells whether it worked and how long it took."""
    from setup import look_for_compiler  # which takes a while

    try:
        look_for_compiler()
    except FileNotFoundError as error:
        print(IMPOSSIBLE.format(error), file=sys.stderr)
        return False
    print(STARTING, flush=True)
    start = perf_counter()
    has_worked = build.make()
    if has_worked:
        print(f"Compiled in {perf_counter() - start:.0f} seconds.")
    return has_worked


def give_way() -> None:
    """Leave the processor to whoever started this, and end with them: their pipe tells when."""
    os.setpgrp()  # this and all that it starts, so that they can be ended together
    os.nice(POLITENESS)
    signal.signal(signal.SIGTERM, _give_up)
    Thread(target=_end_with_input, daemon=True).start()


def _end_with_input() -> None:
    while os.read(sys.stdin.fileno(), 1):  # unlike `read`, this can be left waiting at the end
        pass
    os.killpg(0, signal.SIGTERM)


def _give_up(number: int, frame: object) -> NoReturn:
    sys.exit(1)  # instead of dying at once: first, what is unfinished is taken away


def _parser() -> ArgumentParser:
    parser = ArgumentParser(description="Compile rules and search for this environment.")
    into = Path(sysconfig.get_path("platlib"))
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout")
    parser.add_argument("--into", type=Path, default=into, help="the environment's site-packages")
    parser.add_argument(
        "--meanwhile", action="store_true", help="in the background, until standard input ends"
    )
    orders = parser.add_mutually_exclusive_group()
    orders.add_argument("--required", action="store_true", help="fail if it cannot be done")
    orders.add_argument("--check", action="store_true", help="only tell whether it is done")
    orders.add_argument("--remove", action="store_true", help="take the binaries away")
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
