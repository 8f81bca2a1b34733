"""The luck of games in the terminal: promised at the beginning, in the record at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.shell import Outcome, baumeister, record_in

BOTS = ("--players", "bot:random,bot:random")
ANNA = ("--players", "Anna,bot:random")
GAME = ("play", "kheops")


def secret_beside(path: Path) -> Path:
    return path.with_name(f".{path.name}.luck")


def verified(path: Path) -> Outcome:
    return baumeister("verify", str(path))


def begun(path: Path, answers: int = 6) -> None:
    """Anna has answered so often and left."""
    outcome = baumeister(*GAME, *ANNA, "--record", str(path), typed=[*[1] * answers, "quit"])
    assert outcome.code == 0, outcome.err


def ended(path: Path, *more: str) -> None:
    """Bots play the game to its end."""
    outcome = baumeister("play", "--resume", str(path), *BOTS, *more)
    assert outcome.code == 0, outcome.err


def test_a_game_shows_its_fingerprint_first_and_can_be_checked_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    outcome = baumeister(*GAME, *BOTS, "--record", str(path))
    luck = record_in(path).luck
    assert luck is not None
    assert luck.is_kept()
    assert f"Fingerprint of its luck: {luck.commitment}" in outcome.out
    assert f"verify {path}" in outcome.out
    assert verified(path).code == 0
    assert [each.name for each in tmp_path.iterdir()] == ["game.txt"]


def test_the_record_of_a_game_that_runs_has_no_secret(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    begun(path)
    luck = record_in(path).luck
    assert luck is not None
    assert luck.secret == ""
    assert secret_beside(path).exists()
    assert verified(path).code == 2


def test_a_game_that_is_continued_keeps_its_luck(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    begun(path)
    before = record_in(path).luck
    ended(path)
    after = record_in(path).luck
    assert before is not None
    assert after is not None
    assert after.hidden() == before
    assert verified(path).code == 0
    assert not secret_beside(path).exists()


@pytest.mark.parametrize("left", [None, "", "5" * 64, "ä"])
def test_without_its_secret_a_game_goes_on_with_new_luck(tmp_path: Path, left: str | None) -> None:
    path = tmp_path / "game.txt"
    begun(path)
    answers = len(record_in(path).entries)
    if left is None:
        secret_beside(path).unlink()
    else:
        secret_beside(path).write_text(left, "utf-8")
    ended(path)
    luck = record_in(path).luck
    assert luck is not None
    assert luck.after == answers
    outcome = verified(path)
    assert outcome.code == 0
    assert "taken over from another game" in outcome.out


def test_an_older_record_is_continued_with_luck_from_there_on(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    begun(path)
    record = record_in(path)
    record.luck = None
    path.write_text(record.to_text(), "utf-8")
    ended(path)
    assert verified(path).code == 0


def test_a_finished_game_that_is_continued_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    baumeister(*GAME, *BOTS, "--record", str(path))
    before = path.read_text("utf-8")
    assert baumeister("play", "--resume", str(path)).code == 0
    assert path.read_text("utf-8") == before
    assert [each.name for each in tmp_path.iterdir()] == ["game.txt"]


def test_taking_back_gives_no_second_draw(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    typed = [1, 1, 2, "undo", 1, 2, "undo", 3, 1, "undo", "undo", 2, 1, "quit"]
    baumeister(*GAME, *ANNA, "--record", str(path), "--seed", "3", typed=typed)
    ended(path)
    assert verified(path).code == 0


def test_what_was_taken_over_and_taken_back_is_drawn_by_the_new_luck(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    begun(path)
    answers = len(record_in(path).entries)
    secret_beside(path).unlink()
    baumeister("play", "--resume", str(path), typed=["undo", 1, "quit"])
    luck = record_in(path).luck
    assert luck is not None
    assert luck.after < answers
    ended(path)
    assert verified(path).code == 0


def test_words_are_mixed_in(tmp_path: Path) -> None:
    draws = []
    for number, words in enumerate(("", "nile", ",nile", " the  nile ,papyrus")):
        path = tmp_path / f"{number}.txt"
        baumeister(*GAME, *BOTS, "--seed", "1", "--words", words, "--record", str(path))
        assert verified(path).code == 0
        record = record_in(path)
        draws.append([notation for seat, notation in record.entries if seat < 0][:20])
    assert len({tuple(each) for each in draws}) == 4
    assert record.luck is not None
    assert record.luck.words == ["the nile", "papyrus"]


def test_the_same_seed_and_words_are_the_same_luck(tmp_path: Path) -> None:
    texts = []
    for name in ("one.txt", "two.txt"):
        path = tmp_path / name
        baumeister(*GAME, *BOTS, "--seed", "1", "--words", "nile", "--record", str(path))
        texts.append(path.read_text("utf-8"))
    assert texts[0] == texts[1]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("a,b,c", "3 words are given for 2 seats."),
        ("x" * 41, "at most 40 ordinary characters"),
        ("a\x1b[2J", "at most 40 ordinary characters"),
    ],
)
def test_words_have_their_limits(tmp_path: Path, words: str, complaint: str) -> None:
    path = tmp_path / "game.txt"
    outcome = baumeister(*GAME, *BOTS, "--words", words, "--record", str(path))
    assert outcome.code == 2
    assert complaint in outcome.err
    assert not path.exists()


def test_a_record_that_is_continued_has_its_words(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    begun(path)
    outcome = baumeister("play", "--resume", str(path), "--words", "late")
    assert outcome.code == 2
    assert "--words" in outcome.err
