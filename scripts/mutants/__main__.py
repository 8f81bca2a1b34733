"""Change the rules of a game at random places, and tell which changes its tests do not notice.

`make mutants GAME=kheops` tries 150 of them. Those that survive are read one by one: either a test
is missing, or the changed program is the same; docs/proof.md tells which.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from random import Random
from typing import Final

from scripts.compiled_finder import PURE
from scripts.mutants.changes import Change, changes
from scripts.mutants.trial import (
    LAWS,
    NOBODY,
    SHARED,
    noticed_by,
    own_tests,
    prepare,
    rules_of,
    surveyed,
)

WORDS: Final = ("texts.py", "names.py", "diagram.py", "__init__.py")  # how it is told, not played


def main() -> int:
    options = _parser().parse_args()
    os.environ[PURE] = "1"
    prepare(options.game)
    chosen = choose(options.game, options.count, options.seed)
    if options.at:
        places = tuple(options.at)
        chosen = [one for one in every_change(options.game) if str(one).startswith(places)]
    stages = [options.tests] if options.tests else [[*own_tests(options.game), *SHARED], [LAWS]]
    try:
        killers = list(tried(options.game, chosen, stages))
    except LookupError as error:
        print(f"This fails without a change: {error}", file=sys.stderr)
        return 1
    survivors = killers.count(NOBODY)
    print(f"{options.game}: {survivors} of {len(killers)} survive.")
    return 0


def choose(game: str, count: int, seed: int) -> list[Change]:
    """So many of all there are, by this seed, in the order of the sources."""
    every = every_change(game)
    picked = Random(seed).sample(range(len(every)), min(count, len(every)))
    return [every[n] for n in sorted(picked)]


def every_change(game: str) -> list[Change]:
    paths = sorted(path for path in rules_of(game).glob("*.py") if not path.name.endswith(WORDS))
    return [change for path in paths for change in changes(path)]


def tried(game: str, chosen: list[Change], stages: list[list[str]]) -> Iterator[str]:
    """The test that notices each change. What survives one stage of tests has to face the next."""
    survey = surveyed(game, stages[0])
    for change in chosen:
        near = survey.nearest(change)  # collecting a few tests takes less than collecting all
        faced = [near, *stages] if near else stages
        tests = (noticed_by(game, stage, change, survey) for stage in faced)
        killer = next((test for test in tests if test != NOBODY), NOBODY)
        print(f"killed {change} (by {killer})" if killer else f"SURVIVED {change}", flush=True)
        yield killer


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("game", help="the id of a game")
    parser.add_argument("--count", type=int, default=150, help="how many changes are tried")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--at", nargs="+", help="all changes of a place, such as sections.py:50:")
    parser.add_argument("--tests", nargs="+", help="files or folders, if not all of them")
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
