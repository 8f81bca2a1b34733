"""The journal: what is there is not played again, and nothing is mixed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from baumeister.arena.fingerprint import fingerprint
from baumeister.arena.journal import NAME, Journal
from baumeister.arena.plan import Plan
from baumeister.arena.played import Played
from baumeister.core.refusal import Refusal
from tests.arena.games import made_up, plan

TWO = plan("random", "beginner")
GAMES = [made_up(n, "random", "beginner", n % 2, [3, 9], [2, 1]) for n in range(3)]


def read(folder: Path, wanted: Plan = TWO) -> dict[int, Played]:
    return Journal(folder, wanted).read()


def write(folder: Path) -> Path:
    journal = Journal(folder, TWO)
    assert journal.read() == {}
    for game in GAMES:
        journal.add(game)
    return folder / NAME


def test_games_are_there_again(tmp_path: Path) -> None:
    write(tmp_path / "new" / "folder")
    assert list(read(tmp_path / "new" / "folder").values()) == GAMES


def test_a_game_is_on_disk_as_soon_as_it_is_added(tmp_path: Path) -> None:
    journal = Journal(tmp_path, TWO)
    journal.read()
    journal.add(GAMES[0])
    assert len((tmp_path / NAME).read_text("utf-8").splitlines()) == 2


def test_more_games_may_be_wanted_later(tmp_path: Path) -> None:
    write(tmp_path)
    assert len(read(tmp_path, plan("random", "beginner", games=99))) == 3


@pytest.mark.parametrize("left", [1, 20, -1])
def test_half_a_line_is_forgotten(tmp_path: Path, left: int) -> None:
    """Whatever is left of the last line when a process is killed."""
    path = write(tmp_path)
    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:-1]) + lines[-1][:left], "utf-8")
    assert list(read(tmp_path)) == [0, 1]
    journal = Journal(tmp_path, TWO)
    journal.read()
    journal.add(GAMES[2])
    assert path.read_text("utf-8") == "".join(lines)


def test_half_a_first_line_is_written_again(tmp_path: Path) -> None:
    path = write(tmp_path)
    whole = path.read_text("utf-8").splitlines(keepends=True)[0]
    path.write_text(whole[:9], "utf-8")
    assert read(tmp_path) == {}
    assert path.read_text("utf-8") == whole


@pytest.mark.parametrize(
    ("other", "key"),
    [
        (plan("random", "beginner", seed=6), "seed"),
        (plan("beginner", "random"), "bots"),
        (plan("random", "beginner", game="imhotep"), "game"),
        (Plan("kheops", 2, {"sarcophagi": "x"}, ("random", "beginner"), 5, 2), "variants"),
    ],
)
def test_another_run_is_refused(tmp_path: Path, other: Plan, key: str) -> None:
    write(tmp_path)
    with pytest.raises(Refusal, match=f"belongs to another run: there “{key}” is"):
        read(tmp_path, other)


def test_games_of_other_code_are_refused(tmp_path: Path) -> None:
    path = write(tmp_path)
    path.write_text(path.read_text("utf-8").replace(fingerprint(TWO), "0" * 16), "utf-8")
    with pytest.raises(Refusal, match="played before rules or bots were changed"):
        read(tmp_path)


def test_a_bot_of_ones_own_is_part_of_the_code(tmp_path: Path) -> None:
    path = tmp_path / "changing_bot.py"
    text = Path(__file__).with_name("foreign_bots.py").read_text("utf-8")
    path.write_text(text, "utf-8")
    mine = plan("random", f"{path}:First")
    before = fingerprint(mine)
    assert fingerprint(mine) == before
    path.write_text(text + "\n# changed\n", "utf-8")
    assert fingerprint(mine) != before


@pytest.mark.parametrize("line", ["{}", "no game", json.dumps({"number": 1})])
def test_a_line_that_is_no_game_is_named(tmp_path: Path, line: str) -> None:
    path = write(tmp_path)
    lines = path.read_text("utf-8").splitlines()
    path.write_text("\n".join([*lines[:2], line, *lines[2:]]) + "\n", "utf-8")
    with pytest.raises(Refusal, match="Line 3 of"):
        read(tmp_path)
    path.write_text(line + "\n", "utf-8")
    with pytest.raises(Refusal, match="Line 1 of"):
        read(tmp_path)


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(Refusal, match="cannot be used as a folder"):
        Journal(tmp_path / "file", TWO)
