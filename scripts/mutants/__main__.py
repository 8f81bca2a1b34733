"""Change the rules of a game at random places, and tell which changes its tests do not notice.

`make mutants GAME=kheops` tries 150 of them. Those that survive are read one by one: either a test
is missing, or the changed program is the same; docs/proof.md tells which.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from scripts.compiled_finder import PURE
from scripts.mutants.changes import Change, changes

ROOT: Final = Path(__file__).resolve().parent.parent.parent
SOURCES: Final = ROOT / "src"
RESULTS: Final = ROOT / "build" / "mutants"
WORDS: Final = ("texts.py", "names.py", "diagram.py", "__init__.py")  # how it is told, not played
OPTIONS: Final = ("-x", "-q", "-n0", "-p", "no:randomly", "-p", "no:cacheprovider")
PATIENCE: Final = 5  # times as long as the tests usually take

KILLED, ENDLESS, SURVIVED = "killed", "never ends", "SURVIVED"


def main() -> int:
    options = _parser().parse_args()
    chosen = choose(options.game, options.count, options.seed)
    with TemporaryDirectory() as folder:
        copies = _copies(Path(folder), options.jobs)
        usual = time_of_tests(copies, options)
        if usual is None:
            print("The tests fail without a change.", file=sys.stderr)
            return 1
        attempt = partial(_attempt, copies, options.game, usual * PATIENCE)
        with ThreadPoolExecutor(options.jobs) as pool:
            fates = list(pool.map(attempt, chosen))
    _report(options, chosen, fates)
    return 0


def choose(game: str, count: int, seed: int) -> list[Change]:
    """So many of all there are, by this seed, in the order of the sources."""
    rules = SOURCES / "baumeister" / "games" / game / "rules"
    paths = sorted(path for path in rules.glob("*.py") if not path.name.endswith(WORDS))
    every = [change for path in paths for change in changes(path)]
    picked = Random(seed).sample(range(len(every)), min(count, len(every)))
    return [every[n] for n in sorted(picked)]


def _copies(folder: Path, count: int) -> SimpleQueue[Path]:
    """Of the sources, one for each change that is tried at a time."""
    copies: SimpleQueue[Path] = SimpleQueue()
    for n in range(count):
        copies.put(Path(shutil.copytree(SOURCES, folder / str(n))))
    return copies


def time_of_tests(copies: SimpleQueue[Path], options: Namespace) -> float | None:
    """Seconds; None if they fail."""
    copy = copies.get()
    start = perf_counter()
    passes = tests_pass(copy, options.game, None)
    copies.put(copy)
    return perf_counter() - start if passes else None


def _attempt(copies: SimpleQueue[Path], game: str, limit: float, change: Change) -> str:
    copy = copies.get()
    path = copy / change.path.relative_to(SOURCES)
    source = path.read_text("utf-8")
    path.write_text(change.applied(source), "utf-8")
    try:
        fate = SURVIVED if tests_pass(copy, game, limit) else KILLED
    except subprocess.TimeoutExpired:
        fate = ENDLESS
    path.write_text(source, "utf-8")
    copies.put(copy)
    print(f"{fate:10} {change}", flush=True)
    return fate


def tests_pass(sources: Path, game: str, limit: float | None) -> bool:
    """The rules' own tests first, since they are quick; then laws and golden games."""
    own = [f"tests/games/{game}/rules"]
    shared = ["tests/laws", "tests/golden", "-k", game]
    return _passes(sources, own, limit) and _passes(sources, shared, limit)


def _passes(sources: Path, tests: list[str], limit: float | None) -> bool:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *OPTIONS, *tests],
        cwd=ROOT,
        env={**os.environ, PURE: "1", "PYTHONPATH": str(sources), "PYTHONDONTWRITEBYTECODE": "1"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        timeout=limit,
    )
    return done.returncode == 0


def _report(options: Namespace, chosen: list[Change], fates: list[str]) -> None:
    counts = {fate: fates.count(fate) for fate in (KILLED, ENDLESS, SURVIVED)}
    lines = [f"{fate:10} {change}" for change, fate in zip(chosen, fates, strict=True)]
    summary = f"{options.game}, seed {options.seed}: {counts}"
    RESULTS.mkdir(parents=True, exist_ok=True)
    file = RESULTS / f"{options.game}-{options.seed}.txt"
    file.write_text("\n".join([*lines, summary, ""]), "utf-8")
    survivors = [line for line in lines if line.startswith(SURVIVED)]
    print("", *survivors, summary, sep="\n")


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("game", help="the id of a game")
    parser.add_argument("--count", type=int, default=150, help="how many changes are tried")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
