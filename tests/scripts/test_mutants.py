"""Changes of the rules that tests have to notice."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from scripts.mutants.__main__ import choose
from scripts.mutants.changes import changes

from baumeister.core.game import Game
from baumeister.games import all_games

SOURCE = """from typing import TYPE_CHECKING

if TYPE_CHECKING:
    SIZE = 1


class Pile:
    def take(self, count: "int | None" = None, *, last: bool = False) -> list[int]:
        assert count != 0
        if not self.cards and (count or 1) > len(
            self.cards
        ):
            raise ValueError(1 + 1)
        self.taken += 2
        self.shuffle()
        return self.cards[: min(3, count)]
"""


def found(tmp_path: Path, source: str = SOURCE) -> set[str]:
    path = tmp_path / "pile.py"
    path.write_text(source, "utf-8")
    return {str(change).removeprefix("pile.py:") for change in changes(path)}


def test_what_is_run_is_changed_and_nothing_else(tmp_path: Path) -> None:
    assert found(tmp_path) == {
        "8: False → True",
        "10: not self.cards and (count or 1) > len( self.cards ) → True",
        "10: not self.cards and (count or 1) > len( self.cards ) → False",
        "10: and → or",
        "10: not self.cards → self.cards",
        "10: or → and",
        "10: 1 → 2",
        "10: > → >=",
        "14: self.taken += 2 → pass",
        "14: 2 → 3",
        "15: self.shuffle() → pass",
        "16: min → max",
        "16: 3 → 4",
    }


def test_letters_of_several_bytes_move_nothing(tmp_path: Path) -> None:
    path = tmp_path / "sentence.py"
    source = 'x = "Blöcke", 1 + 2\n'
    path.write_text(source, "utf-8")
    assert 'x = "Blöcke", 1 - 2\n' in {one.applied(source) for one in changes(path)}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_change_of_the_rules_can_be_read(game: Game) -> None:
    for change in choose(game.id, 150, 1):
        source = change.path.read_text("utf-8")
        changed = change.applied(source)
        assert changed != source
        ast.parse(changed)


def test_a_seed_chooses_the_same_ones_again() -> None:
    chosen = choose("kheops", 20, 7)
    assert chosen == choose("kheops", 20, 7) != choose("kheops", 20, 8)
    assert len(chosen) == 20
