"""Changes of the rules that tests have to notice."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from scripts.mutants.__main__ import choose
from scripts.mutants.changes import changes
from scripts.mutants.trial import ROOT

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


@pytest.mark.parametrize(("tests", "survivors"), [("test_sections.py", 0), ("test_cells.py", 1)])
def test_a_change_dies_by_a_test_that_notices_it_and_by_no_other(
    tests: str, survivors: int
) -> None:
    """It would give equal strength all points of a section."""
    command = [sys.executable, "-m", "scripts.mutants", "kheops", "--at", "sections.py:51: =="]
    command += ["--tests", f"tests/games/kheops/rules/{tests}"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    *lines, summary = told.splitlines()
    assert summary == f"kheops: {survivors} of 1 survive."
    assert [line.startswith("SURVIVED sections.py:51: ") for line in lines] == [survivors > 0]
