"""Shards: parts of the games of a plan, played on several machines and put together again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from baumeister.arena.journal import NAME
from baumeister.arena.plan import Fixture
from baumeister.arena.played import Played, from_line
from baumeister.arena.texts import refuse

SHARD: Final = re.compile(r"(\d{1,4})/(\d{1,4})")


def sharded(words: str) -> Callable[[Fixture], bool]:
    """`2/3`: which games are played, of every three the second."""
    found = SHARD.fullmatch(words)
    if found is None or not 1 <= int(found[1]) <= int(found[2]):
        refuse("shard", value=words)
    one, of = int(found[1]) - 1, int(found[2])
    return lambda fixture: fixture.number % of == one


def gathered(folders: Sequence[Path]) -> tuple[str, dict[int, Played]]:
    """The first line of all journals, which has to be the same, and every game by its number."""
    header = ""
    games: dict[int, Played] = {}
    for folder in folders:
        path = folder / NAME
        try:
            text = path.read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            refuse("no_journal", path=str(folder))
        lines = text[: text.rfind("\n") + 1].splitlines()
        if not lines or not _is_header(lines[0]):
            refuse("no_journal", path=str(folder))
        if header and lines[0] != header:
            refuse("other_run", path=str(path), first=str(folders[0] / NAME))
        header = lines[0]
        for number, line in enumerate(lines[1:], 2):
            try:
                game = from_line(line)
            except ValueError:
                refuse("bad_line", path=str(path), line=str(number))
            games.setdefault(game.number, game)
    return header, games


def _is_header(line: str) -> bool:
    try:
        return {"game", "seats", "bots", "seed", "code"} <= set(json.loads(line))
    except (TypeError, ValueError):
        return False
