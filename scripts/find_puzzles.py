"""Find puzzles in the games that come with Baumeister: `make puzzles`.

Each record is looked through by the search alone; what it finds is written into `puzzles.json` of
the game's box in place of what was there, the easiest and the hardest mixed. The more records there
is time for, the more it finds.
"""

from __future__ import annotations

import json
import os
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import zip_longest
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import baumeister
from baumeister.core.rooms import box_of
from baumeister.review.puzzle import FILE, Puzzle
from baumeister.review.puzzle_search import puzzles_in

PACKAGE: Final = Path(baumeister.__file__).parent
ENOUGH: Final = 90  # of a game
OF_A_RECORD: Final = 4  # positions of one game resemble each other


def search(game: str, name: str) -> tuple[str, str, list[dict[str, Any]]]:
    rules = baumeister.game(game)
    record = baumeister.records(rules)[name]
    return game, name, [puzzle.to_json() for puzzle in puzzles_in(rules, name, record)]


def chosen(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A few of each record, by level in turn; the order is the same for the same puzzles."""
    kept: dict[str, list[dict[str, Any]]] = {}
    for puzzle in sorted(found, key=lambda puzzle: -min(w[0] for w in puzzle["wrong"].values())):
        mine = kept.setdefault(puzzle["record"], [])
        if len(mine) < OF_A_RECORD:
            mine.append(puzzle)
    few = [puzzle for puzzles in kept.values() for puzzle in puzzles]
    levels = [
        sorted(
            (puzzle for puzzle in few if puzzle["level"] == level),
            key=lambda puzzle: (puzzle["at"] * 7919 % 1000, puzzle["record"]),
        )
        for level in (1, 2, 3)
    ]
    mixed = [p for together in zip_longest(*levels) for p in together if p is not None]
    return mixed[:ENOUGH]


def path_of(game: str) -> Path:
    return PACKAGE / "games" / box_of(type(baumeister.game(game))).rpartition(".")[2] / FILE


def write(game: str, found: list[dict[str, Any]], folder: Path | None) -> None:
    path = path_of(game) if folder is None else folder / f"{game}.json"
    lines = ",\n".join(json.dumps(Puzzle.from_json(entry).to_json()) for entry in chosen(found))
    path.write_text(f"[\n{lines}\n]\n", "utf-8")
    levels = [entry["level"] for entry in chosen(found)]
    print(game, len(levels), [levels.count(level) for level in (1, 2, 3)], flush=True)


def tasks(games: list[str]) -> Iterator[tuple[str, str]]:
    """A record of each game in turn."""
    names = {game: list(baumeister.records(baumeister.game(game))) for game in games}
    for row in zip_longest(*names.values()):
        yield from ((game, name) for game, name in zip(names, row, strict=True) if name)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    games = [game.id for game in baumeister.all_games() if baumeister.records(game)]
    parser.add_argument("games", nargs="*", default=games)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--seconds", type=float, default=7200.0, help="then it stops")
    parser.add_argument("--out", type=Path, help="a folder, instead of the boxes")
    asked = parser.parse_args()
    found: dict[str, list[dict[str, Any]]] = {game: [] for game in asked.games}
    looked: dict[str, int] = dict.fromkeys(asked.games, 0)
    begun = perf_counter()
    pool = ProcessPoolExecutor(asked.workers)
    work = [pool.submit(search, *task) for task in tasks(asked.games)]
    try:
        for done in as_completed(work, asked.seconds):
            game, _, more = done.result()
            found[game] += more
            looked[game] += 1
    except TimeoutError:
        print("stopped after", round(perf_counter() - begun), "seconds")
    print(looked, flush=True)
    for game, some in found.items():
        write(game, some, asked.out)
    os._exit(0)  # what is still searched is of no use


if __name__ == "__main__":
    main()
