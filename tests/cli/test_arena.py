"""The arena from its command line to its files, in real games."""

from __future__ import annotations

import json
import os
import signal
from io import StringIO
from pathlib import Path

import pytest

from baumeister.arena.played import Played, from_line
from baumeister.cli.progress import progress
from baumeister.cli.terminal import Terminal
from tests.arena.games import outcome
from tests.cli.shell import Person, baumeister, said

QUICK = ("arena", "kheops", "--bots", "random,tests.arena.foreign_bots:First", "--seed", "5")
GAMES = 40


def games_in(folder: Path) -> list[Played]:
    """In the order of their numbers, which is not that in which they were finished."""
    lines = (folder / "games.jsonl").read_text("utf-8").splitlines()[1:]
    return sorted(map(from_line, lines), key=lambda game: game.number)


def outcomes(folder: Path) -> list[tuple[object, ...]]:
    return [outcome(game) for game in games_in(folder)]


def arena(*words: str) -> str:
    done = baumeister(*words)
    assert (done.code, done.err) == (0, "")
    return done.out


def test_tables_for_people() -> None:
    out = arena(*QUICK, "--games", "4")
    assert said("arena.title", title="Kheops", seats=2) in out
    assert said("arena.games", n=4, seed=5) in out
    for heading in ("cross", "duels", "sources", "times"):
        assert said(f"arena.{heading}") in out
    assert "random" in out


def test_data_for_programs() -> None:
    data = json.loads(arena(*QUICK, "--games", "4", "--json"))
    assert (data["games"], data["anchor"]) == (4, "random")
    assert data["plan"]["seats"] == 2
    assert data["duels"][0]["games"] == 4


def test_tables_for_documents() -> None:
    out = arena(*QUICK, "--games", "2", "--markdown")
    assert out.startswith("### Kheops with 2 players\n")
    assert f"{' '.join(('baumeister', *QUICK[:4]))} --games 2 --seats 2 --seed 5\n" in out


def test_a_folder_holds_games_and_reports(tmp_path: Path) -> None:
    out = arena(*QUICK, "--games", "4", "--out", str(tmp_path))
    assert str(tmp_path / "report.html") in out.replace("\n", "")
    assert len(games_in(tmp_path)) == 4
    assert json.loads((tmp_path / "report.json").read_text("utf-8"))["games"] == 4
    assert (tmp_path / "report.html").read_text("utf-8").startswith("<!doctype html>")
    assert (tmp_path / "report.md").read_text("utf-8") == arena(
        *QUICK, "--games", "4", "--out", str(tmp_path), "--markdown"
    )


def test_more_seats_are_one_against_all_others(tmp_path: Path) -> None:
    words = ("arena", "imhotep", "--bots", "random,tests.arena.foreign_bots:First", "--seats", "3")
    data = json.loads(arena(*words, "--games", "3", "--json", "--out", str(tmp_path)))
    assert [duel["fair"] for duel in data["duels"]] == [1 / 3, 1 / 3]
    assert {game.seat for game in games_in(tmp_path)} == {0, 1, 2}


def test_options_reach_the_games(tmp_path: Path) -> None:
    words = ("arena", "imhotep", "--bots", "random,beginner", "--games", "1", "-v", "wrath=on")
    data = json.loads(arena(*words, "--json", "--out", str(tmp_path)))
    assert data["plan"]["variants"] == {"wrath": "on"}
    assert data["command"].endswith("-v wrath=on")


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    words = ("arena", "kheops", "--bots", "architect@16,random,beginner", "--games", "2")
    for workers in ("1", "2"):
        arena(*words, "--workers", workers, "--out", str(tmp_path / workers))
    assert outcomes(tmp_path / "1") == outcomes(tmp_path / "2")
    assert len(outcomes(tmp_path / "1")) == 6


def test_a_run_that_was_killed_goes_on(tmp_path: Path) -> None:
    """Really killed, in the middle of its games, with both its workers."""
    words = (*QUICK, "--games", str(GAMES), "--workers", "2", "--out")
    person = Person(*words, str(tmp_path / "killed"), data=tmp_path)
    person.wait_for(f" 3/{GAMES}")
    os.kill(person.pid, signal.SIGKILL)
    _, code = person.leave()  # returns only when the workers have let go of the terminal, too
    assert code == -signal.SIGKILL
    before = len(games_in(tmp_path / "killed"))
    assert 3 <= before < GAMES
    first = (tmp_path / "killed" / "games.jsonl").read_text("utf-8")
    arena(*words, str(tmp_path / "killed"))
    arena(*words, str(tmp_path / "whole"))
    assert (tmp_path / "killed" / "games.jsonl").read_text("utf-8").startswith(first)
    assert len(games_in(tmp_path / "killed")) == GAMES
    assert outcomes(tmp_path / "killed") == outcomes(tmp_path / "whole")


def test_an_interrupted_run_reports_what_it_has(tmp_path: Path) -> None:
    words = (*QUICK, "--games", "4000", "--workers", "1", "--out", str(tmp_path / "out"))
    person = Person(*words, data=tmp_path)
    person.wait_for(" 3/4000")
    person.press_control_c()
    rest, code = person.leave()
    assert code == 130
    assert said("arena.goes_on") in rest
    assert json.loads((tmp_path / "out" / "report.json").read_text("utf-8"))["games"] >= 3


def test_a_finished_run_is_not_played_again(tmp_path: Path) -> None:
    words = (*QUICK, "--games", "4", "--out", str(tmp_path))
    arena(*words)
    games = (tmp_path / "games.jsonl").read_text("utf-8")
    arena(*words)
    assert (tmp_path / "games.jsonl").read_text("utf-8") == games


def test_more_games_are_added(tmp_path: Path) -> None:
    arena(*QUICK, "--games", "2", "--out", str(tmp_path))
    data = json.loads(arena(*QUICK, "--games", "5", "--out", str(tmp_path), "--json"))
    assert data["games"] == 5
    fewer = json.loads(arena(*QUICK, "--games", "3", "--out", str(tmp_path), "--json"))
    assert fewer["games"] == 3


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_fails_ends_the_run_with_its_traceback(workers: str) -> None:
    words = ("arena", "kheops", "--bots", "random,tests.arena.foreign_bots:Broken", "--games", "2")
    done = baumeister(*words, "--workers", workers)
    assert done.code == 2
    assert "“tests.arena.foreign_bots:Broken” made a mistake in game" in done.err
    assert "I have lost my notes." in done.err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--bots", "random"), "at least two bots"),
        (("--games", "0"), "“--games” must be at least 1"),
        (("--workers", "0"), "“--workers” must be at least 1"),
        (("--seats", "3"), "Kheops is for exactly 2 players"),
        (("--variant", "wrath=on"), "There is no variant “wrath”"),
        (("--json", "--markdown"), "cannot be given together"),
    ],
)
def test_wrong_words_get_a_clear_answer(words: tuple[str, ...], says: str) -> None:
    done = baumeister("arena", "kheops", *words)
    assert (done.code, done.out) == (2, "")
    assert says in done.err


def test_another_run_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    arena(*QUICK, "--games", "2", "--out", str(tmp_path))
    done = baumeister(*QUICK[:-1], "6", "--games", "2", "--out", str(tmp_path))
    assert done.code == 2
    assert "there “seed” is 5, here it is 6" in done.err


def test_where_nobody_looks_a_line_a_minute_tells_how_far_it_is() -> None:
    told = StringIO()
    terminal = Terminal(StringIO(), StringIO(), told, {})
    time = iter([0.0, 59.0, 61.0, 61.0, 100.0, 121.0, 121.0])
    with progress(terminal, 10, 2, clock=lambda: next(time)) as advance:
        for _ in range(4):
            advance(1)
    assert told.getvalue().splitlines() == [
        "4 of 10 games have been played.",
        "6 of 10 games have been played.",
    ]


def test_shards_make_the_games_that_one_machine_would_have_played(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", [tmp_path / f"part-{n}" for n in (1, 2)]
    arena(*QUICK, "--games", "6", "--out", str(whole))
    for n, part in enumerate(parts, 1):
        arena(*QUICK, "--games", "6", "--shard", f"{n}/2", "--out", str(part))
    merged = tmp_path / "merged"
    arena("merge", str(merged), *map(str, parts))
    assert outcomes(merged) == outcomes(whole)
    data = json.loads((merged / "report.json").read_text("utf-8"))
    assert (data["games"], data["command"].split()[:3]) == (6, ["baumeister", *QUICK[:2]])


def test_games_of_different_runs_are_not_merged(tmp_path: Path) -> None:
    for n, seed in enumerate(("5", "6")):
        arena(*QUICK[:-1], seed, "--games", "1", "--out", str(tmp_path / str(n)))
    done = baumeister("merge", str(tmp_path / "x"), str(tmp_path / "0"), str(tmp_path / "1"))
    assert done.code == 2
    assert "belong to another run" in done.err
    assert "no games of the arena" in baumeister("merge", str(tmp_path)).err


def test_a_sequential_test_stops_when_it_is_decided(tmp_path: Path) -> None:
    words = ("arena", "kheops", "--bots", "beginner,random", "--games", "300", "--workers", "1")
    out = arena(*words, "--until", "0,400", "--out", str(tmp_path), "--json")
    found = json.loads(out)
    assert found["verdict"]["claim"] == "higher"
    assert found["games"] == 2 * found["verdict"]["turns"] < 300
    again = json.loads(arena(*words, "--until", "0,400", "--out", str(tmp_path), "--json"))
    assert again["verdict"] == found["verdict"]


def test_an_edition_reaches_the_games(tmp_path: Path) -> None:
    edition = tmp_path / "edition.toml"
    text = baumeister("edition", "imhotep").out
    edition.write_text(text.replace("values = [1, 3, 6, 10, 15]", "values = [9, 9, 9, 9, 9]"))
    words = ("arena", "imhotep", "--bots", "random,beginner", "--games", "2", "--json")
    assert (
        json.loads(arena(*words))["contenders"]
        != json.loads(arena(*words, "--edition", str(edition)))["contenders"]
    )
