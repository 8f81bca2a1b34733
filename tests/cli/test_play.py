"""Playing at one keyboard: choices, undo, saving, resuming, secrets."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from baumeister import game, replay
from baumeister.cli.terminal import text
from baumeister.cli.texts import SENTENCES
from baumeister.core.refusal import IllegalAction
from baumeister.languages import language
from tests.cli.shell import LONG, Outcome, baumeister, record_in, said, secret_record

IMHOTEP = game("imhotep")


ALWAYS_THE_FIRST = [1] * 300


def play(
    path: Path,
    typed: Sequence[object],
    *words: str,
    players: str = "Anna,bot:random",
    lang: str = "en",
) -> Outcome:
    """A new game with a fixed seed; the record goes to the file."""
    given = ["play", "imhotep", "--players", players, "--seed", "7", "--record", str(path)]
    return baumeister(*given, *words, typed=typed, lang=lang)


def resume(path: Path, typed: Sequence[object], *words: str) -> Outcome:
    return baumeister("play", "--resume", str(path), "--seed", "7", *words, typed=typed)


def any_numbers(count: int) -> list[int]:
    """Many of them are no choice at the moment, and then the next one counts."""
    rng = Random(3)
    return [rng.randint(1, 25) for _ in range(count)]


def test_a_whole_game_by_typing_numbers(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    outcome = play(path, any_numbers(1500))
    assert outcome.code == 0
    state = replay(IMHOTEP, record_in(path))
    result = state.result()
    assert result is not None
    assert said("result.title") in outcome.out
    assert said("play.record", path=str(path)) in outcome.out
    name = ["Anna", "Bot"][result.winners[0]]
    assert said("result.winner", name=name, n=max(result.points)) in outcome.out


def test_the_final_table_adds_up(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    out = play(path, ALWAYS_THE_FIRST, players="bot:random,bot:random,bot:random").out
    result = replay(IMHOTEP, record_in(path)).result()
    assert result is not None
    table = out[out.index(said("result.title")) :].splitlines()
    rows = [line.split()[-3:] for line in table if line.split()[-1:] and line.split()[-1].isdigit()]
    numbers = [[int(cell) for cell in row] for row in rows if all(cell.isdigit() for cell in row)]
    sums = numbers.index(result.points)
    assert [sum(column) for column in zip(*numbers[:sums], strict=True)] == result.points
    assert numbers[-1] == result.ranks


def test_bots_alone_need_no_keyboard(tmp_path: Path) -> None:
    outcome = play(tmp_path / "game.txt", [], players="bot:random,bot:random")
    assert outcome.code == 0
    assert said("result.title") in outcome.out


def test_a_move_may_be_typed_as_people_count(tmp_path: Path) -> None:
    play(tmp_path / "game.txt", ["Place 1  2", "quit"])
    own = [notation for seat, notation in record_in(tmp_path / "game.txt").entries if seat == 0]
    assert own == ["place 0 1"]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("dance", "“dance” is not a move this game knows."),
        ("99", "There is no choice 99: type a number from 1 to "),
        ("0", "There is no choice 0: type a number from 1 to "),
        (LONG, f"There is no choice {'9' * 60}…: type a number from 1 to "),
        ("pass", "You may pass only if nothing else is possible. (§ 5.1)"),
        ("keep lever", "On your turn you take stones, place a stone, sail a ship or play a card."),
    ],
)
def test_what_is_not_possible_is_explained(tmp_path: Path, line: str, sentence: str) -> None:
    outcome = play(tmp_path / "game.txt", [line, "quit"])
    assert sentence in " ".join(outcome.out.split())
    assert [seat for seat, _ in record_in(tmp_path / "game.txt").entries if seat == 0] == []


def test_an_objection_speaks_the_language_of_the_player(tmp_path: Path) -> None:
    outcome = play(tmp_path / "game.txt", ["pass", "quit"], lang="de")
    state = replay(IMHOTEP, record_in(tmp_path / "game.txt"))
    with pytest.raises(IllegalAction) as refused:
        state.play(0, IMHOTEP.vocabulary.parse("pass"))
    assert refused.value.say(language("de")) in outcome.out


def test_undo_and_the_same_again_meets_the_same_chance(tmp_path: Path) -> None:
    straight, winding = tmp_path / "straight.txt", tmp_path / "winding.txt"
    play(straight, ["1", "2", "1", "quit"])
    play(winding, ["1", "5", "undo", "2", "1", "undo", "undo", "undo", "1", "2", "1", "quit"])
    assert winding.read_text() == straight.read_text()


def test_undo_goes_back_behind_bots_and_chance(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    outcome = play(path, ["1", "undo", "quit"])
    assert said("play.undone") in outcome.out
    assert [seat for seat, _ in record_in(path).entries if seat >= 0] == []


def decisions(path: Path) -> list[int]:
    return [seat for seat, _ in record_in(path).entries if seat >= 0]


def test_undo_takes_back_only_ones_own_decision(tmp_path: Path) -> None:
    """After Anna and Ben, it is Anna's turn: her decision can no longer be taken back freely."""
    path = tmp_path / "game.txt"
    outcome = play(path, ["1", "1", "undo", "quit"], players="Anna,Ben")
    assert said("play.played_since", name="Ben") in outcome.out
    assert said("play.undone") not in outcome.out
    assert decisions(path) == [0, 1]


def test_asked_for_twice_the_decision_of_another_person_is_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    outcome = play(path, ["1", "1", "undo", "undo", "undo", "quit"], players="Anna,Ben")
    assert decisions(path) == [0]
    assert said("play.played_since", name="Anna") in outcome.out
    play(tmp_path / "other.txt", ["1", "1", *["undo"] * 4, "quit"], players="Anna,Ben")
    assert decisions(tmp_path / "other.txt") == []


def test_anything_else_in_between_withdraws_the_wish(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    play(path, ["1", "1", "undo", "board", "undo", "quit"], players="Anna,Ben")
    assert decisions(path) == [0, 1]


def test_ones_own_decision_is_taken_back_with_what_bots_did_since(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    outcome = play(path, ["1", "undo", "quit"], players="Anna,bot:random,bot:random")
    assert said("play.undone") in outcome.out
    assert decisions(path) == []


def test_a_bot_may_be_told_how_much_to_think(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    outcome = play(path, [1, "quit"], players="Anna,bot:architect@2")
    assert "Bot (architect@2)" in outcome.out
    assert record_in(path).players == ["Anna", "bot:architect@2"]
    assert decisions(path)[:2] == [0, 1]


def test_at_the_beginning_there_is_nothing_to_undo(tmp_path: Path) -> None:
    assert said("play.nothing_to_undo") in play(tmp_path / "game.txt", ["undo", "quit"]).out


def test_commands_are_explained_and_obeyed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    outcome = play(path, ["?", "rules", "save", "board", "", "quit"])
    page = " ".join(outcome.out.split())
    assert " ".join(said("play.help", move="place 1 1").split()) in page
    assert "Temple A: stones seen from above score 1 point after each round." in page
    assert "Temple B" not in page
    assert "Wrath" not in page
    assert said("play.saved", path=str(path)) in outcome.out
    assert outcome.out.count("Imhotep · Round 1") == 3
    assert outcome.code == 0


def test_the_rules_name_what_was_chosen_and_what_is_printed(tmp_path: Path) -> None:
    outcome = play(tmp_path / "game.txt", ["rules", "quit"], "-v", "wrath=on,temple=B,obelisks=B")
    page = " ".join(outcome.out.split())
    for part in (
        "loses 5 points",
        "Temple B, fields 2",
        "German rulebook",
        "not played",
        "pyramid_b",
    ):
        assert part in page


def test_commands_are_understood_in_the_language_of_the_player(tmp_path: Path) -> None:
    word = SENTENCES.say(text("word.quit"), language("de"))
    play(tmp_path / "one.txt", [word], lang="de")
    play(tmp_path / "two.txt", ["quit"], lang="de")
    assert (tmp_path / "one.txt").read_text() == (tmp_path / "two.txt").read_text()


@pytest.mark.parametrize("last", [["quit"], []])
def test_leaving_keeps_a_game_that_can_be_resumed(tmp_path: Path, last: list[str]) -> None:
    path = tmp_path / "game.txt"
    outcome = play(path, ["1", "2", *last])
    assert outcome.code == 0
    assert said("play.left", program="baumeister", path=str(path)) in outcome.out
    before = path.read_text()
    assert resume(path, ["quit"]).code == 0
    assert path.read_text() == before


def test_a_resumed_game_goes_on_as_if_nobody_had_left(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    play(whole, ALWAYS_THE_FIRST)
    play(parts, ALWAYS_THE_FIRST[:10])
    resume(parts, ALWAYS_THE_FIRST[:5])
    assert resume(parts, ALWAYS_THE_FIRST).code == 0
    assert parts.read_text() == whole.read_text()


def test_others_may_take_over_a_resumed_game(tmp_path: Path) -> None:
    path, other = tmp_path / "game.txt", tmp_path / "other.txt"
    play(path, ["1", "quit"])
    outcome = resume(path, [], "--players", "bot:random,bot:random", "--record", str(other))
    assert outcome.code == 0
    assert other.read_text().splitlines()[1:8] == path.read_text().splitlines()[1:8]
    assert replay(IMHOTEP, record_in(other)).result() is not None
    assert replay(IMHOTEP, record_in(path)).result() is None


def test_a_finished_game_shows_its_result_again(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    play(path, [], players="bot:random,bot:random")
    outcome = resume(path, [])
    assert outcome.code == 0
    assert said("result.title") in outcome.out


def test_a_record_without_players_is_played_on_by_one_person(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text('{"game": "imhotep", "rules": 1, "seats": 2, "options": {}}\n')
    outcome = resume(path, ["quit"])
    assert f"{said('player.person', n=1)}: Your turn" in outcome.out


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna")
    outcome = play(path, ["quit"])
    assert outcome.code == 2
    assert outcome.err == said("error.file_exists", path=str(path)) + "\n"
    assert path.read_text() == "Dear Anna"


def test_the_seed_is_not_in_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    play(path, ["quit"])
    assert "seed" not in path.read_text()


def test_a_pair_of_cards_is_shown_to_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    outcome = play(path, any_numbers(4000), "-v", "market=B", players="Anna,Ben")
    question = "Only you see these cards: keep one of them."
    before_questions = outcome.out.split(question)[:-1]
    assert before_questions
    for before in before_questions:
        name = before.rstrip(" :").splitlines()[-1]
        assert said("play.pass_keyboard", name=name) in before
    for moment in outcome.out.split(said("play.prompt")):
        asked = re.findall("^(Anna|Ben): ", moment, re.MULTILINE)
        seeing = re.findall("^(Anna|Ben) sees ", moment, re.MULTILINE)
        assert set(seeing) <= set(asked)
    assert "Ben looks at a face-down card." in outcome.out


def test_a_move_at_the_wrong_moment_is_refused_as_it_was_typed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(secret_record())
    outcome = resume(path, ["", "place 1 1", "quit"])
    assert "“place 1 1” is not possible now. Only you see these cards" in outcome.out


def test_options_and_editions_reach_the_game(tmp_path: Path) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text(baumeister("edition", "imhotep").out)
    path = tmp_path / "game.txt"
    play(path, ["quit"], "-v", "market=B,temple=B", "-v", "wrath=on", "--edition", str(edition))
    record = record_in(path)
    assert record.edition == IMHOTEP.edition()
    chosen = {key for key, value in record.variants.items() if value in ("B", "on")}
    assert chosen == {"market", "temple", "wrath"}


def test_a_bad_edition_is_refused_with_file_line_and_reason(tmp_path: Path) -> None:
    edition = tmp_path / "mine.toml"
    lines = IMHOTEP.edition().splitlines()
    number = next(n for n, line in enumerate(lines, 1) if line.startswith("penalty"))
    lines[number - 1] = "penalty = [500]"
    edition.write_text("\n".join(lines))
    outcome = play(tmp_path / "game.txt", [], "--edition", str(edition))
    assert outcome.code == 2
    assert outcome.err.startswith(f"{edition}: Line {number} of the edition (wrath.penalty): ")


def test_a_broken_record_is_refused_with_file_line_and_reason(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    play(path, ["1", "quit"])
    lines = path.read_text().splitlines()
    lines[3] = "0 sail 0 temple"
    path.write_text("\n".join(lines))
    outcome = resume(path, [])
    assert outcome.code == 2
    assert outcome.err.startswith(f"{path}: Line 4 of the record: ")


OWN = "tests.arena.foreign_bots"


def test_a_bot_of_ones_own_plays_by_the_name_of_its_class(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    outcome = play(path, [], players=f"bot:{OWN}:First,bot:random")
    assert outcome.code == 0
    assert "Bot 1 (First)" in outcome.out
    assert replay(IMHOTEP, record_in(path)).result() is not None


def test_a_bot_of_ones_own_that_is_not_there_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    outcome = play(path, [], players="Anna,bot:nowhere.py:Bot")
    assert (outcome.code, path.exists()) == (2, False)
    assert "There is no file “nowhere.py”" in outcome.err


@pytest.mark.parametrize(
    ("name", "why"), [("Broken", "I have lost my notes."), ("Cheat", "is not legal here")]
)
def test_a_bot_of_ones_own_that_errs_costs_no_game(tmp_path: Path, name: str, why: str) -> None:
    path = tmp_path / "game.txt"
    outcome = play(path, [1], players=f"Anna,bot:{OWN}:{name}")
    assert outcome.code == 2
    assert f"The bot “{OWN}:{name}” made a mistake." in outcome.err
    assert why in outcome.err
    assert [seat for seat, _ in record_in(path).entries if seat >= 0] == [0]
    assert resume(path, [], "--players", f"Anna,bot:{OWN}:First").code == 0


def test_a_record_alone_starts_nobodys_code(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    play(path, [1], players="Anna,bot:random")
    words = f"Anna,bot:{tmp_path}/bot.py:Bot"
    (tmp_path / "bot.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w')\n", "utf-8")
    path.write_text(path.read_text("utf-8").replace("bot:random", words.partition(",")[2]), "utf-8")
    outcome = resume(path, [])
    assert outcome.code == 2
    assert f"--players {words}" in outcome.err
    assert baumeister("replay", str(path)).code == 0
    assert not (tmp_path / "ran").exists()
