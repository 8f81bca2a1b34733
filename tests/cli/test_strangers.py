"""Games of other people's packages in the terminal."""

from __future__ import annotations

from pathlib import Path

from tests.cli.shell import COMMAND
from tests.packages import TOMB, box, install, with_packages

SCRIPT = COMMAND[-1]
BOTS = ("--players", "bot:random,bot:random", "--seed", "1", "--lang", "en")


def test_a_game_without_a_drawing_is_played_with_a_text_board(tmp_path: Path) -> None:
    folder = tmp_path / "packages"
    install(folder, "tomb_game", {"tomb": "tomb:BOX"}, box("tomb", "Tomb", TOMB))
    record = str(tmp_path / "record.txt")
    done = with_packages(SCRIPT, folder, "play", "tomb", *BOTS, "--record", record)
    assert "turns: 0\n" in done.stdout
    picture = with_packages(SCRIPT, folder, "draw", record)
    assert "turns: 0</text>" in picture.stdout


def test_a_game_without_a_judgement_has_the_bots_that_need_none(tmp_path: Path) -> None:
    folder = tmp_path / "packages"
    install(folder, "tomb_game", {"tomb": "tomb:BOX"}, box("tomb", "Tomb", TOMB))
    wished = ("play", "tomb", "--lang", "en", "--players")
    done = with_packages(SCRIPT, folder, *wished, "Anna,bot:beginner", code=2)
    assert (
        "There is no bot “beginner”. Known bots: random, foreman, architect, master." in done.stderr
    )
    record = str(tmp_path / "record.txt")
    done = with_packages(SCRIPT, folder, *wished, "Anna,bot", "--record", record)
    assert "Tomb with Anna, Bot (foreman)." in done.stdout


def test_a_broken_box_is_left_out_of_the_list(tmp_path: Path) -> None:
    install(tmp_path, "torn_game", {"torn": "torn:BOX"}, box("torn", "Torn", "1 / 0"))
    done = with_packages(SCRIPT, tmp_path, "games")
    assert "Kheops" in done.stdout
    assert "Torn" not in done.stdout
    assert "“torn” of the package “torn_game” cannot be opened" in done.stderr
