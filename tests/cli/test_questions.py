"""What is asked at the keyboard before a game, if the command line leaves it open."""

from __future__ import annotations

from pathlib import Path

from baumeister import game
from tests.cli.shell import LONG, at_terminal, record_in, said

IMHOTEP = game("imhotep")


def test_questions_before_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    typed = ["nine", "9", LONG, "3", "Anna", "Anna", "Ben", "random", "8", LONG, "2", "quit"]
    outcome = at_terminal("play", "imhotep", "--record", str(path), typed=typed)
    assert outcome.code == 0
    record = record_in(path)
    assert record.players == ["Anna", "Ben", "bot:random"]
    assert [record.variants[key] for key in ("market", "obelisks", "wrath")] == ["B", "B", "off"]
    assert outcome.err.splitlines() == [
        said("error.number", value="nine"),
        "Imhotep is for 2 to 4 players, not for 9.",
        said("error.number", value="9" * 60 + "…"),
        said("error.twins", name="Anna"),
        said("error.menu", value="8", n=3),
        said("error.menu", value="9" * 60 + "…", n=3),
    ]


def test_enter_means_one_person_against_two_bots(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    at_terminal("play", "--record", str(path), typed=["", "", "", "", "", "", "quit"])
    record = record_in(path)
    assert record.players == ["Player 1", "bot:beginner", "bot:beginner"]
    assert record.variants == IMHOTEP.complete({})


def test_each_rule_can_be_chosen_by_itself(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    rules = ["3", "2", "", "2", "", "2", "2", "2", ""]
    typed = ["2", "Anna", "Ben", *rules, "quit"]
    at_terminal("play", "imhotep", "--record", str(path), typed=typed)
    assert record_in(path).variants == {
        "market": "B",
        "pyramid": "A",
        "temple": "B",
        "burial_chamber": "A",
        "obelisks": "B",
        "wrath": "on",
        "loose_stones": "on",
        "stones_first": "off",
    }


def test_what_makes_no_difference_is_not_asked(tmp_path: Path) -> None:
    """Single stones count at obelisks B alone."""
    path = tmp_path / "game.txt"
    rules = ["3", "", "", "", "", "", "2", ""]
    typed = ["2", "Anna", "Ben", *rules, "quit"]
    outcome = at_terminal("play", "imhotep", "--record", str(path), typed=typed)
    assert record_in(path).variants == IMHOTEP.complete({"wrath": "on"})
    assert "Obelisks B: single stones count" not in outcome.out


def test_leaving_during_the_questions_begins_no_game(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    outcome = at_terminal("play", "imhotep", "--record", str(path), typed=["3"])
    assert outcome.code == 0
    assert outcome.out.endswith(said("play.not_begun") + "\n")
    assert not path.exists()
