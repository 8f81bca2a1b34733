"""A person at a real terminal."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from baumeister import game, replay
from baumeister.cli.terminal import FORGET
from baumeister.core.record import Record
from tests.cli.shell import Person, baumeister, process, said, secret_record

PROMPT = said("play.prompt")


def test_control_c_leaves_a_record_that_can_be_resumed(tmp_path: Path) -> None:
    anna = Person("play", "imhotep", "--players", "Anna,bot:random", data=tmp_path)
    anna.wait_for(PROMPT)
    anna.type("1")
    anna.wait_for(PROMPT)
    anna.press_control_c()
    rest, code = anna.leave()
    path = tmp_path / "baumeister" / "imhotep-1.txt"
    assert code == 130
    assert said("play.left", program="baumeister", path=str(path)) in rest
    before = path.read_text("utf-8")
    assert replay(game("imhotep"), Record.from_text(before)).to_act() == [0]
    assert baumeister("play", "--resume", str(path), typed=["quit"]).code == 0
    assert path.read_text("utf-8") == before


@pytest.fixture
def ignored_interrupts() -> Iterator[None]:
    """As under nohup; whatever is started here would ignore Ctrl-C as well."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ignored_interrupts")
def test_the_tests_can_press_control_c_where_it_is_ignored(tmp_path: Path) -> None:
    anna = Person("play", "imhotep", "--players", "Anna,Ben", data=tmp_path)
    anna.wait_for(PROMPT)
    anna.press_control_c()
    assert anna.leave()[1] == 130


def test_nobody_waits_for_ever(tmp_path: Path) -> None:
    anna = Person("simulate", "imhotep", "--games", "1000000", data=tmp_path)
    anna.wait_for("/1000000")
    anna.deadline = 0
    with pytest.raises(AssertionError, match="did not end in time"):
        anna.leave()


def test_questions_choices_and_colours(tmp_path: Path) -> None:
    anna = Person("play", "imhotep", data=tmp_path)
    anna.wait_for(said("setup.answer", usual="3"))
    anna.type("2")
    anna.wait_for(said("setup.answer", usual="Player 1"))
    anna.type("Ännchen")
    anna.wait_for(said("setup.answer", usual="beginner"))
    anna.type("random")
    anna.wait_for(said("setup.answer", usual="1"))
    anna.type("")
    screen = anna.wait_for(PROMPT)
    assert "Ännchen" in screen
    assert "\x1b[1m[2]\x1b[0m" in screen
    anna.type("quit")
    assert anna.leave()[1] == 0


def test_the_end_of_input_leaves_the_game(tmp_path: Path) -> None:
    anna = Person("play", "imhotep", "--players", "Anna,Ben", data=tmp_path)
    anna.wait_for(PROMPT)
    anna.press("\x04")
    rest, code = anna.leave()
    assert code == 0
    assert "baumeister play --resume" in rest


def test_control_c_during_the_questions_begins_no_game(tmp_path: Path) -> None:
    anna = Person("play", "imhotep", data=tmp_path)
    anna.wait_for(said("setup.answer", usual="3"))
    anna.press_control_c()
    rest, code = anna.leave()
    assert code == 130
    assert said("play.not_begun") in rest
    assert list(tmp_path.iterdir()) == []


def test_the_screen_is_cleared_around_secrets(tmp_path: Path) -> None:
    """The record stops where Ben has to choose between two hidden cards."""
    path = tmp_path / "game.txt"
    path.write_text(secret_record())
    ben = Person("play", "--resume", str(path), data=tmp_path)
    screen = ben.wait_for(said("play.pass_keyboard", name="Ben"))
    assert FORGET in screen
    assert "Only you see" not in screen
    ben.type("")
    ben.wait_for(PROMPT)
    ben.type("1")
    assert FORGET in ben.wait_for(PROMPT)
    ben.type("quit")
    assert ben.leave()[1] == 0


@pytest.mark.parametrize("way", ["quit", "control_c"])
def test_a_secret_does_not_stay_on_the_screen_of_somebody_who_leaves(
    way: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(secret_record())
    ben = Person("play", "--resume", str(path), data=tmp_path)
    ben.wait_for(said("play.pass_keyboard", name="Ben"))
    ben.type("")
    ben.wait_for(PROMPT)
    if way == "control_c":
        ben.press_control_c()
    else:
        ben.type("quit")
    rest, _ = ben.leave()
    after = rest.rpartition(FORGET)[2]
    assert after != rest
    assert "baumeister play --resume" in after
    assert "Only you see" not in after


def test_control_c_ends_a_simulation_with_a_summary(tmp_path: Path) -> None:
    anna = Person("simulate", "imhotep", "--games", "1000000", "--seed", "1", data=tmp_path)
    anna.wait_for("100/1000000")
    anna.press_control_c()
    rest, code = anna.leave()
    assert code == 130
    assert "games of Imhotep, seed 1" in rest
    assert "Traceback" not in rest


def test_without_a_terminal_nothing_is_asked(tmp_path: Path) -> None:
    done = process("play", "imhotep", typed="1\n", environ={"XDG_DATA_HOME": str(tmp_path)})
    path = tmp_path / "baumeister" / "imhotep-1.txt"
    assert done.returncode == 0
    assert done.stderr == ""
    assert said("play.left", program="baumeister", path=str(path)) in done.stdout
    assert "\x1b" not in done.stdout
    record = Record.from_text(path.read_text("utf-8"))
    assert record.players == ["Player 1", "bot:beginner", "bot:beginner"]
    assert (0, "take") in record.entries
