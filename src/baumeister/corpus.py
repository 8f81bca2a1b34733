"""Records that come with a game: whole games of good bots, for research, puzzles and tests.

They lie in the folder `records` of its box, a file each, named by numbers.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from baumeister.core.game import Game
from baumeister.core.record import Record
from baumeister.core.refusal import BadSetup
from baumeister.core.rooms import box_of
from baumeister.core.text import Text

FOLDER: Final = "records"


def records(game: Game) -> dict[str, Record]:
    """All that come with a game, by their names; none where a box has no such folder.

    >>> found = b.records(b.game("kheops"))
    >>> found["001"].game
    'kheops'
    """
    return {path.stem: Record.from_text(path.read_text("utf-8")) for path in _paths(game)}


def record_text(game: Game, name: str) -> str:
    """One of them as it is stored, with its remarks; raises `BadSetup` if there is none."""
    for path in _paths(game):
        if path.stem == name:
            return path.read_text("utf-8")
    raise BadSetup(Text("refuse.no_record", words={"name": name, "game": game.id}))


def folder_of(game: Game) -> Path:
    """Where they lie, whether there are any or not."""
    return Path(str(files(box_of(type(game))).joinpath(FOLDER)))


def _paths(game: Game) -> list[Path]:
    return sorted(folder_of(game).glob("*.txt")) if box_of(type(game)) else []
