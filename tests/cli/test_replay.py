"""Records told as sentences and boards."""

from __future__ import annotations

from pathlib import Path

import pytest

from baumeister import PUBLIC, Match, begin, game
from baumeister.cli.source import play_until
from baumeister.cli.terminal import text
from baumeister.cli.texts import SENTENCES
from baumeister.core.event import visible
from baumeister.core.text import ENGLISH, Language
from baumeister.drawing import lines, plain
from baumeister.games.valley_of_the_kings.rules.actions import Bid
from baumeister.games.valley_of_the_kings.rules.auction import Bids
from baumeister.languages import language, languages
from tests.cli.shell import Outcome, at_terminal, baumeister, said

IMHOTEP = game("imhotep")


def random_match(answers: int | None = None) -> Match:
    record = begin(IMHOTEP, 2, {"market": "B"}, players=["Anna", "Ben"])
    match = Match(IMHOTEP, record)
    play_until(match, 3, lambda: match.version == answers)
    return match


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A finished game in a file."""
    path = tmp_path / "game.txt"
    path.write_text(random_match().record.to_text(), "utf-8")
    return path


def replay(path: Path, *words: str, lang: str = "en") -> Outcome:
    return baumeister("replay", str(path), *words, lang=lang)


def sentences(match: Match, seat: int | None, spoken: Language = ENGLISH) -> list[str]:
    log = match.state.log or []
    events = log if seat is None else visible(log, seat)
    return [IMHOTEP.sentences.say(event.text(), spoken, ["Anna", "Ben"]) for event in events]


def told(outcome: Outcome) -> list[str]:
    """The output without the numbers of answers."""
    return [line[6:].rstrip() for line in outcome.out.splitlines()]


@pytest.mark.parametrize("code", languages())
def test_a_finished_game_is_told_to_its_result(path: Path, code: str) -> None:
    outcome = replay(path, lang=code)
    assert outcome.code == 0
    page = " ".join(outcome.out.split())
    for sentence in sentences(random_match(), None, language(code)):
        assert sentence in page
    assert SENTENCES.say(text("result.title"), language(code)) in outcome.out


def test_a_seat_reads_only_what_it_saw(path: Path) -> None:
    match = random_match()
    for number, seat in (("1", 0), ("2", 1)):
        expected = sentences(match, seat)
        outcome = replay(path, "--seat", number)
        assert [line for line in told(outcome) if line in expected] == expected
        assert "looks at a face-down card." in outcome.out
    assert "looks at a face-down card." not in replay(path).out


def test_one_moment_has_its_last_answer_and_its_board(path: Path) -> None:
    outcome = replay(path, "--at", "30")
    match = random_match(30)
    board = plain(lines(match.state, seat=PUBLIC, names=["Anna", "Ben"]))
    assert board in "\n".join(line.rstrip() for line in outcome.out.splitlines())
    assert outcome.out.startswith("  30  ")
    assert said("replay.unfinished", n=30) in outcome.out


def test_the_beginning_is_a_moment_too(path: Path) -> None:
    assert said("replay.unfinished", n=0) in replay(path, "--at", "0").out


def test_boards_after_every_decision(path: Path) -> None:
    match = random_match()
    decisions = sum(seat >= 0 for seat, _ in match.record.entries)
    title = "Imhotep · Round"
    assert replay(path, "--boards").out.count(title) == decisions
    assert replay(path).out.count(title) == 1


def test_stepping_waits_for_enter_and_ends_by_a_word(path: Path) -> None:
    outcome = at_terminal("replay", str(path), "--step", typed=["", "", "enough"])
    assert outcome.out.count(said("replay.step")) == 3
    assert said("result.title") not in outcome.out
    assert outcome.code == 0


def test_stepping_to_the_end_shows_the_result(path: Path) -> None:
    outcome = at_terminal("replay", str(path), "--step", typed=[""] * 200)
    assert said("result.title") in outcome.out


def test_stepping_ends_with_the_input(path: Path) -> None:
    assert baumeister("replay", str(path), "--step", typed=[""]).code == 0


@pytest.mark.parametrize(
    ("line", "content", "reason"),
    [
        (1, "hello", "a JSON object with game, rules, seats and options is needed here."),
        (1, '{"game": "chess", "rules": 1, "seats": 2, "options": {}}', "There is no game"),
        (5, "nonsense", "a seat number (or “-” for chance) and a move are needed here."),
        (5, "0 dance", "“dance” is not a move this game knows."),
        (5, "1 pass", ""),
    ],
)
def test_bad_files_are_refused_with_line_and_reason(
    path: Path, line: int, content: str, reason: str
) -> None:
    broken = path.read_text("utf-8").splitlines()
    broken[line - 1] = content
    path.write_text("\n".join(broken), "utf-8")
    outcome = replay(path)
    assert outcome.code == 2
    assert outcome.out == ""
    start = f"{path}: " if "chess" in content else f"{path}: Line {line} of the record: "
    assert outcome.err.startswith(start + reason)
    assert len(outcome.err.splitlines()) == 1


def test_a_file_may_begin_with_a_byte_order_mark(path: Path) -> None:
    told = replay(path).out
    content = path.read_bytes()
    path.write_bytes(b"\xef\xbb\xbf" + content)
    assert replay(path).out == told


def test_bids_stay_sealed_until_they_are_revealed(tmp_path: Path) -> None:
    """Without a seat hands are open, but nobody at the table has seen these tiles yet."""
    valley = game("valley_of_the_kings")
    match = Match(valley, begin(valley, 3))
    play_until(match, 1, lambda: isinstance(match.state.agenda[-1], Bids))
    bidder = match.state.to_act()[0]
    tile = next(action for action in match.state.legal(bidder) if isinstance(action, Bid))
    match.answer(bidder, tile)
    path = tmp_path / "bids.txt"
    path.write_text(match.record.to_text(), "utf-8")
    told = replay(path, "--at", str(match.version)).out
    assert f"places a tile face down at group {tile.group + 1}." in told
    assert "rings" not in told
    assert "rings face down" not in replay(path).out
    play_until(match, 1, lambda: not isinstance(match.state.agenda[-1], Bids))
    path.write_text(match.record.to_text(), "utf-8")
    assert "rings face down" in replay(path).out


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    outcome = replay(path)
    assert outcome.code == 2
    assert outcome.err == said("error.not_text", path=str(path)) + "\n"


def test_players_and_moments_that_do_not_exist_are_refused(path: Path) -> None:
    answers = random_match().version
    outcome = replay(path, "--at", str(answers + 1))
    assert outcome.err == said("error.moment", value=answers + 1, n=answers) + "\n"
    assert replay(path, "--at", "-1").code == 2
    assert replay(path, "--seat", "3").err == said("error.seat", value=3, n=2) + "\n"


def test_names_that_cannot_be_understood_are_left_out(path: Path) -> None:
    content = path.read_text("utf-8").replace('"Anna", "Ben"', '"bot:sphinx", "Ben"')
    path.write_text(content, "utf-8")
    assert "Seat 2 " in replay(path).out
