"""`baumeister selfplay`: bots play, and every decision is kept as data to learn from."""

from __future__ import annotations

from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import baumeister
from baumeister.cli import files
from baumeister.cli.arguments import (
    Cluster,
    Injected,
    Number,
    Variants,
    at_least,
    chosen_variants,
    edition_text,
)
from baumeister.cli.progress import progress
from baumeister.cli.simulate import seated
from baumeister.cli.terminal import DONE, INTERRUPTED, refuse
from baumeister.cli.workers import Crew, crew_of, finished, interrupted_once
from baumeister.foreign_bots import listed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from baumeister.research.dataset import PlayedGame, Work

ROWS: Final = "decisions.parquet"
RECORDS: Final = "records"


def selfplay(
    name: str,
    /,
    *,
    games: Number = 100,
    seats: Number | None = None,
    bots: str = "builder",
    variant: Variants = None,
    edition: Path | None = None,
    seed: Number = 1,
    workers: Number | None = None,
    cluster: Cluster = None,
    out: Path | None = None,
    terminal: Injected,
) -> int:
    at_least("--games", games, 1)
    crew = crew_of(workers, cluster)
    if out is None:
        refuse("selfplay.no_out")
    if find_spec("pyarrow") is None:
        refuse("selfplay.no_parquet")
    from baumeister.research.dataset import Work, write

    game = baumeister.game(name)
    named = seated(game, listed(bots), seats)
    variants = chosen_variants(game, variant)
    text = edition_text(game, len(named), edition)
    works = [Work(game.id, named, variants, text, seed, number) for number in range(games)]
    (out / RECORDS).mkdir(parents=True, exist_ok=True)
    about = {
        "game": game.id,
        "rules": str(game.rules_version),
        "seats": str(len(named)),
        "bots": ",".join(named),
        "seed": str(seed),
    }
    path = out / ROWS
    try:
        with interrupted_once(), progress(terminal, games) as advance:
            rows = write(_in_order(works, crew, out / RECORDS, advance), path, about)
    except KeyboardInterrupt:
        return INTERRUPTED
    terminal.show(terminal.say("selfplay.done", n=games, rows=rows, path=str(path)))
    return DONE


def _in_order(
    works: list[Work], crew: Crew, folder: Path, advance: Callable[[int], None]
) -> Iterator[PlayedGame]:
    """Games by their number, whoever finishes first, so that the file is always the same."""
    from baumeister.research.dataset import played

    waiting: dict[int, PlayedGame] = {}
    following = 0
    with closing(finished(played, works, crew)) as done:
        for found in done:
            files.write(folder / f"{found.number:06}.txt", found.record)
            waiting[found.number] = found
            advance(1)
            while following in waiting:
                yield waiting.pop(following)
                following += 1
