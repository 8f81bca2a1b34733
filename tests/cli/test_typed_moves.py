"""Whole games at the terminal: by moves as people write them, by numbers, and through nonsense."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from baumeister import all_games, game
from baumeister.cli.main import run
from baumeister.core.action import Action
from baumeister.core.game import Game
from baumeister.core.record import Record, start_of
from baumeister.core.spelling import spelled
from baumeister.core.state import State
from tests.cli.shell import record_in

LONG = "x" * 200_000
SHORT_LINE = 2_000  # characters of a line of output; boards are much narrower
LETTERS = "abcdefghijklmnopqrstuvwxyz 0123456789 -_/?!…äß\x00\x1b[☥{}%\u202e"
NONSENSE = ("hello", "lay", "0", "999999", "-1", "1 1", "{0}", "%s", LONG, "9" * 5000, "\x1b[2J")

Typed = Callable[[Game, list[Action], Random], list[str]]


def by_moves(known: Game, legal: list[Action], rng: Random) -> list[str]:
    return [spelled(known, rng.choice(legal)).upper()]


def by_numbers(known: Game, legal: list[Action], rng: Random) -> list[str]:
    return [str(rng.randint(1, len(legal)))]


def through_nonsense(known: Game, legal: list[Action], rng: Random) -> list[str]:
    """Something that means nothing, something that nearly does, and then a move."""
    noise = "".join(rng.choice(LETTERS) for _ in range(rng.randint(1, 30)))
    nearly = spelled(known, rng.choice(legal)) + rng.choice((" 1 1 1", "x", " ☥"))
    tricky = rng.choice(("help", "board", "rules"))
    first = rng.choice((rng.choice(NONSENSE), f"~{noise}", nearly, tricky))
    return [first, *by_moves(known, legal, rng)]


class Typist(StringIO):
    """Reads the record as it grows and types the next answer of the first seat."""

    def __init__(self, path: Path, typed: Typed) -> None:
        super().__init__()
        self.path = path
        self.typed = typed
        self.rng = Random(5)
        self.lines: list[str] = []
        self.state: State | None = None
        self.version = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override] # as in StringIO
        if not self.lines:
            record = record_in(self.path)
            legal = self._follow(record).legal(0)
            self.lines = self.typed(game(record.game), legal, self.rng)
        return self.lines.pop(0) + "\n"

    def _follow(self, record: Record) -> State:
        known = game(record.game)
        if self.state is None:
            self.state = start_of(known, record)
        for seat, notation in record.entries[self.version :]:
            self.state.apply(seat, known.vocabulary.parse(notation))
        self.version = len(record.entries)
        return self.state


@pytest.mark.parametrize("typed", [by_moves, by_numbers, through_nonsense])
@pytest.mark.parametrize("known", all_games(), ids=lambda known: known.id)
def test_every_game_is_played_to_its_end_by_typing(
    known: Game, typed: Typed, tmp_path: Path
) -> None:
    path, errors, out = tmp_path / "game.txt", StringIO(), StringIO()
    players = ",".join(["Anna", *["bot:random"] * (known.fewest - 1)])
    words = ["play", known.id, "--players", players, "--seed", "1", "--record", str(path)]
    typist = Typist(path, typed)
    code = run(words, typist, out, errors, {"LANG": "en"})
    assert (code, errors.getvalue()) == (0, "")
    record = record_in(path)
    assert typist._follow(record).result() is not None
    assert max(map(len, out.getvalue().splitlines())) < SHORT_LINE
