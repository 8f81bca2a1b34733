"""Measure an older tree and this one in turn, and say how many times as fast this one is.

Both are copied into a temporary folder and compiled there, unless one of them is too old for that;
`make pure bench-compare REV=…` leaves them interpreted, which is quicker.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tarfile
from importlib.machinery import EXTENSION_SUFFIXES
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from baumeister.games import game_ids
from scripts.compiled_finder import GROUP, PURE, is_pure
from scripts.speed.arguments import at_least, duration
from scripts.speed.compare import Round, compared, figures, is_worse, same_build, table
from scripts.speed.contender import ROOT
from scripts.speed.spread import LEAST_ROUNDS

COPIED: Final = ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE")
NOT_COMPILED: Final = (
    "The {tree} tree could not be compiled; `make pure bench-compare REV=…` interprets both trees."
)
COMMAND: Final = "from baumeister.cli.main import main; raise SystemExit(main())"


def main() -> int:
    options = parser().parse_args()
    with TemporaryDirectory() as folder:
        old, new = Path(folder, "old"), Path(folder, "new")
        export(options.revision, old)
        check_game(options.game, old)
        copy_tree(new)
        prepare([old, new])
        words = [*([options.game] if options.game else []), "--seconds", str(options.seconds)]
        rounds = [measure(old, new, words, n) for n in range(options.rounds)]
    print(f"Both trees were {same_build(rounds)}.")
    before, after = ([figures(data) for data in side] for side in zip(*rounds, strict=True))
    found = compared(before, after)
    print(table(found))
    return int(any(map(is_worse, found)))


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("revision", help="the older tree, as git names it")
    parser.add_argument("--rounds", type=at_least(LEAST_ROUNDS), default=9)
    parser.add_argument("--seconds", type=duration, default=1.0, help="for each game in a round")
    parser.add_argument("--game", choices=game_ids(), help="only this one")
    return parser


def export(revision: str, folder: Path) -> None:
    done = subprocess.run(["git", "archive", revision], cwd=ROOT, capture_output=True)
    if done.returncode:
        raise SystemExit(f"git knows no tree “{revision}”: {done.stderr.decode().strip()}")
    with tarfile.open(fileobj=BytesIO(done.stdout)) as archive:
        archive.extractall(folder, filter="data")


def check_game(game: str | None, tree: Path) -> None:
    if game and not (tree / "src" / "baumeister" / "games" / game).exists():
        raise SystemExit(f"The older tree has no game “{game}”.")


def copy_tree(folder: Path) -> None:
    """This tree as it is, with what is not committed."""
    folder.mkdir()
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("*.so"))
        elif source.exists():
            shutil.copy(source, folder)


def prepare(trees: list[Path]) -> None:
    """Compile both or none; binaries beside the sources of a copy do no harm."""
    if is_pure():
        return
    if not all((tree / "setup.py").exists() for tree in trees):
        print("One of the trees cannot be compiled, so both are interpreted.")
        return
    for tree in trees:
        print(f"Compiling the {tree.name} tree.", flush=True)
        compile_tree(tree)


def compile_tree(tree: Path) -> None:
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=tree,
        env={**os.environ, PURE: "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if not (tree / "src" / f"{GROUP}{EXTENSION_SUFFIXES[0]}").exists():
        print(*done.stdout.splitlines()[-20:], sep="\n", file=sys.stderr)
        raise SystemExit(NOT_COMPILED.format(tree=tree.name))


def measure(old: Path, new: Path, words: list[str], n: int) -> Round:
    """Both trees, every other time the new one first."""
    print(f"Round {n + 1}.", flush=True)
    if n % 2:
        after, before = bench(new, words), bench(old, words)
    else:
        before, after = bench(old, words), bench(new, words)
    return before, after


def bench(tree: Path, words: list[str]) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, "bench", "--json", *words],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "src")},
        stdout=subprocess.PIPE,
        text=True,
    )
    if done.returncode:
        raise SystemExit(f"`baumeister bench` failed in the {tree.name} tree.")
    data: dict[str, Any] = json.loads(done.stdout)
    return data


if __name__ == "__main__":
    raise SystemExit(main())
