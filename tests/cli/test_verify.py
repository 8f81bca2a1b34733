"""`baumeister verify`: a clear answer about the luck of a record."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from baumeister import CHANCE, Match, Record, all_games, begin, game
from baumeister.core.luck import Luck, lucky
from tests.cli.shell import baumeister

ROOT = Path(__file__).resolve().parents[2]
SECRET = "0123456789abcdef" * 4
CHECKER = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def record_of(name: str = "kheops", seats: int = 2, words: list[str] | None = None) -> Record:
    """A whole game by luck."""
    luck = lucky(SECRET, words or [""] * seats)
    played, rng = game(name), Random(3)
    match = Match(played, begin(played, seats))
    while asked := match.state.to_act():
        if asked == [CHANCE]:
            match.play_luck(luck)
        else:
            match.answer(asked[0], rng.choice(match.state.legal(asked[0])))
    return replace(match.record, luck=luck)


def written(folder: Path, record: Record) -> str:
    path = folder / "game.txt"
    path.write_text(record.to_text(), "utf-8")
    return str(path)


def test_a_fair_game_is_told_to_be_fair(tmp_path: Path) -> None:
    path = written(tmp_path, replace(record_of(words=["nile", ""]), players=["Anna", "Ben"]))
    outcome = baumeister("verify", path)
    assert outcome.code == 0
    assert outcome.err == ""
    assert SECRET in outcome.out
    assert "Anna: nile" in outcome.out
    assert "The secret is the one that was promised." in outcome.out
    assert re.search(r"All \d\d draws follow from it", outcome.out)
    assert outcome.out.endswith("The luck of this game is as promised.\n")


def test_it_speaks_german(tmp_path: Path) -> None:
    outcome = baumeister("verify", written(tmp_path, record_of()), lang="de")
    assert outcome.code == 0
    assert "Das Geheimnis ist das zugesagte." in outcome.out


def test_a_word_of_a_player_without_a_name_is_told(tmp_path: Path) -> None:
    outcome = baumeister("verify", written(tmp_path, record_of(words=["", "nile"])))
    assert "Seat 2: nile" in outcome.out


def test_a_swapped_word_is_found(tmp_path: Path) -> None:
    record = record_of(words=["nile", ""])
    swapped = lucky(SECRET, ["thebes", ""])
    outcome = baumeister("verify", written(tmp_path, replace(record, luck=swapped)))
    assert outcome.code == 1
    assert re.search(r"\d+ draws do NOT follow", outcome.out)
    assert re.search(r"Line \d+: “.+”, but “.+” was due\.", outcome.out)
    assert re.search(r"… and \d+ more\.", outcome.out)
    assert outcome.out.endswith("NOT as promised.\n")


def test_another_secret_is_found(tmp_path: Path) -> None:
    luck = Luck("a" * 64, ["", ""], 0, SECRET)
    outcome = baumeister("verify", written(tmp_path, replace(record_of(), luck=luck)))
    assert outcome.code == 1
    assert "NOT the one that was promised" in outcome.out


def test_what_was_taken_over_is_said(tmp_path: Path) -> None:
    record = record_of()
    luck = lucky(SECRET, ["", ""], after=10)
    outcome = baumeister("verify", written(tmp_path, replace(record, luck=luck)))
    assert outcome.code == 0
    assert "taken over from another game" in outcome.out


def test_a_record_without_luck_has_nothing_to_check(tmp_path: Path) -> None:
    outcome = baumeister("verify", written(tmp_path, replace(record_of(), luck=None)))
    assert outcome.code == 2
    assert "promises nothing" in outcome.err


def test_a_running_game_still_hides_its_secret(tmp_path: Path) -> None:
    record = record_of()
    assert record.luck is not None
    running = replace(record, luck=record.luck.hidden(), entries=record.entries[:20])
    outcome = baumeister("verify", written(tmp_path, running))
    assert outcome.code == 2
    assert "when the game is over" in outcome.err
    assert record.luck.commitment in outcome.err


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("", "Line 1 of the record"),
        ("hello\n", "Line 1 of the record"),
        ('{"game": "chess", "rules": 1, "seats": 2, "options": {}}\n', "chess"),
    ],
)
def test_a_bad_file_is_refused_by_name(tmp_path: Path, content: str, complaint: str) -> None:
    path = tmp_path / "game.txt"
    path.write_text(content)
    outcome = baumeister("verify", str(path))
    assert outcome.code == 2
    assert complaint in outcome.err
    assert str(path) in outcome.err


def test_a_move_that_is_not_legal_is_refused_with_its_line(tmp_path: Path) -> None:
    record = record_of()
    record.entries[30] = record.entries[31]
    outcome = baumeister("verify", written(tmp_path, record))
    assert outcome.code == 2
    assert "Line 32" in outcome.err


def test_there_must_be_a_file(tmp_path: Path) -> None:
    outcome = baumeister("verify", str(tmp_path / "nothing.txt"))
    assert outcome.code == 2
    assert "There is no file" in outcome.err


def checked_by_a_stranger(folder: Path, record: Record) -> str:
    """What the program on docs/fairness.md says, where Baumeister cannot be imported."""
    (program,) = CHECKER.findall((ROOT / "docs" / "fairness.md").read_text("utf-8"))
    path = written(folder, record)
    (folder / "draws.json").write_text(baumeister("verify", path, "--json").out, "utf-8")
    (folder / "checker.py").write_text(program, "utf-8")
    found = subprocess.run(
        [sys.executable, "-I", "-S", "checker.py", path, "draws.json"],
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return found.stdout.strip()


def test_the_checker_of_the_document_knows_nothing_of_ours() -> None:
    (program,) = CHECKER.findall((ROOT / "docs" / "fairness.md").read_text("utf-8"))
    assert "baumeister" not in program
    assert re.findall(r"^(?:import|from) (\w+)", program, re.MULTILINE) == [
        "hashlib",
        "hmac",
        "json",
        "sys",
    ]


@pytest.mark.parametrize("name", [each.id for each in all_games()])
def test_a_program_of_somebody_else_finds_every_game_fair(tmp_path: Path, name: str) -> None:
    seats = game(name).fewest
    record = record_of(name, seats, ["Nil, größer als alles", *[""] * (seats - 1)])
    assert checked_by_a_stranger(tmp_path, record) == "everything follows"


def test_a_program_of_somebody_else_finds_what_was_changed(tmp_path: Path) -> None:
    record = record_of()
    swapped = replace(record, luck=lucky(SECRET, ["thebes", ""]))
    assert "was due" in checked_by_a_stranger(tmp_path, swapped)
    other = replace(record, luck=Luck("a" * 64, ["", ""], 0, SECRET))
    assert checked_by_a_stranger(tmp_path, other) == "this is not the secret that was promised"


def test_the_list_for_programs_has_every_draw(tmp_path: Path) -> None:
    record = record_of()
    data = json.loads(baumeister("verify", written(tmp_path, record), "--json").out)
    assert data["outcome"] == "kept"
    assert len(data["draws"]) == sum(seat == CHANCE for seat, _ in record.entries)
    assert all(len(draw["legal"]) == len(draw["weights"]) for draw in data["draws"])
