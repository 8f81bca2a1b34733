"""Moves typed at the terminal as people write them, and whatever else people type."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from random import Random

import pytest

from baumeister import all_games, game, replay
from baumeister.cli.main import run
from baumeister.core.game import Game
from baumeister.core.spelling import spelled
from tests.cli.shell import record_in

MOVES = 15


class Typist(StringIO):
    """Somebody who types any legal move as people write it, and nonsense before it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.moves = MOVES
        self.rng = Random(5)
        self.lines: list[str] = []

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override] # as in StringIO
        if not self.lines:
            self.lines = ["hello", "lay", f"{self._next_move()} 1 1 1", self._next_move()]
            self.moves -= 1
        return f"{self.lines.pop(0)}\n" if self.moves >= 0 else "quit\n"

    def _next_move(self) -> str:
        record = record_in(self.path)
        known = game(record.game)
        legal = replay(known, record).legal(0)
        return spelled(known, self.rng.choice(legal)).upper()


@pytest.mark.parametrize("known", all_games(), ids=lambda known: known.id)
def test_every_game_can_be_played_by_typing_moves_whatever_else_is_typed(
    known: Game, tmp_path: Path
) -> None:
    path, errors, out = tmp_path / "game.txt", StringIO(), StringIO()
    players = ",".join(["Anna", *["bot:random"] * (known.fewest - 1)])
    words = ["play", known.id, "--players", players, "--seed", "1", "--record", str(path)]
    code = run(words, Typist(path), out, errors, {"LANG": "en"})
    assert (code, errors.getvalue()) == (0, "")
    answers = [seat for seat, _ in record_in(path).entries if seat == 0]
    assert len(answers) >= MOVES
    assert out.getvalue().count("“hello” is not a move this game knows.") == MOVES
