"""Commands that print lists, pictures and numbers."""

from __future__ import annotations

import json
import tomllib
from io import StringIO
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from baumeister import CHANCE, all_games, game, play_out
from baumeister.cli import measure
from baumeister.cli.main import run
from baumeister.cli.source import half_way, match_from, new_match, play_until
from baumeister.cli.texts import SENTENCES
from baumeister.core.game import Game
from baumeister.core.perft import perft
from baumeister.core.text import Text
from baumeister.languages import language, languages
from tests.cli.shell import baumeister, said, secret_record

IMHOTEP = game("imhotep")


@pytest.mark.parametrize("code", languages())
def test_every_game_is_listed_with_its_options(code: str) -> None:
    out = " ".join(baumeister("games", lang=code).out.split())
    for listed in all_games():
        assert f"{listed.title} {listed.id}" in out
        for variant in listed.variants:
            assert f"{variant.key} = {' '.join(variant.values)}" in out
    assert IMHOTEP.sentences.say(Text("about.temple.B"), language(code)) in out


def test_an_edition_is_printed_exactly() -> None:
    out = baumeister("edition", "imhotep").out
    assert out == IMHOTEP.edition()
    assert tomllib.loads(out)


def test_perft_of_a_seeded_game_is_divided_by_first_answer() -> None:
    out = baumeister("perft", "imhotep", "--seats", "2", "--depth", "3", "--seed", "4").out
    *rows, total = out.splitlines()
    state = match_from("imhotep", 2, None, 4, None).state
    assert [row.rpartition("  ")[0].strip() for row in rows] == [
        action.notation() for action in state.legal(state.to_act()[0])
    ]
    counted = sum(int(row.split()[-1]) for row in rows)
    assert counted == perft(state, 3)
    assert total == said("perft.total", n=counted, depth=3)


def test_perft_of_a_record(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    match = match_from("imhotep", 2, ["temple=B"], 4, 40)
    path.write_text(match.record.to_text(), "utf-8")
    for words, state in (
        (["--at", "20"], match_from("imhotep", 2, ["temple=B"], 4, 20).state),
        ([], match.state),
    ):
        out = baumeister("perft", str(path), "--depth", "2", *words).out
        assert out.splitlines()[-1] == said("perft.total", n=perft(state, 2), depth=2)


@pytest.mark.parametrize("theme", ["auto", "day", "night"])
def test_a_drawing_is_well_formed(theme: str) -> None:
    outcome = baumeister("draw", "imhotep", "--theme", theme, "--seed", "3")
    assert outcome.code == 0
    assert ElementTree.fromstring(outcome.out).tag.endswith("svg")


def test_a_drawing_goes_to_a_file(tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    outcome = baumeister("draw", "imhotep", "--at", "0", "--out", str(path))
    assert outcome.out == said("draw.done", path=str(path)) + "\n"
    assert ElementTree.parse(path).getroot().tag.endswith("svg")


def test_a_moment_of_a_record_is_drawn_as_a_seat_sees_it(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    match = match_from("imhotep", 3, None, 4, 60)
    match.record.players = ["Anna", "Ben", "bot:random"]
    record.write_text(match.record.to_text(), "utf-8")
    outcome = baumeister("draw", str(record), "--at", "50", "--seat", "2", "--lang", "de")
    assert outcome.code == 0
    assert "Anna" in outcome.out
    assert outcome.out != baumeister("draw", str(record), "--seat", "2", "--lang", "de").out


def test_the_explanations_of_options_keep_their_column() -> None:
    """Also where a sentence needs a second line."""
    narrow = StringIO()
    run(["games"], StringIO(), narrow, StringIO(), {"LANG": "en", "COLUMNS": "40"})
    lines = [line.rstrip() for line in narrow.getvalue().splitlines()]
    start = lines.index("      Market B: three open cards, and a")
    assert lines[start + 1].startswith("      face-down")


def test_without_a_seat_only_what_everybody_sees_is_drawn(tmp_path: Path) -> None:
    """The record stops where Ben looks at two hidden cards."""
    path = tmp_path / "game.txt"
    path.write_text(secret_record())
    hidden = "looks at: unknown, unknown"
    assert hidden in baumeister("draw", str(path)).out
    assert hidden in baumeister("draw", str(path), "--seat", "1").out
    assert hidden not in baumeister("draw", str(path), "--seat", "2").out


def test_a_seed_decides_the_drawing() -> None:
    first = baumeister("draw", "imhotep", "--seed", "1").out
    assert first == baumeister("draw", "imhotep", "--seed", "1").out
    assert first != baumeister("draw", "imhotep", "--seed", "2").out


FIGURES = {
    "moves_per_second",
    "decisions_per_second",
    "games_per_second",
    "simulations_per_second",
    "copy_microseconds",
    "mask_and_fill_microseconds",
    "legal_microseconds",
    "draw_microseconds",
    "text_board_microseconds",
}


def test_bench_gives_all_figures_as_data() -> None:
    data = json.loads(baumeister("bench", "--seconds", "0.01", "--json").out)
    assert set(data) == {"build", "python", "games"}
    assert set(data["games"]) == {listed.id for listed in all_games()}
    for figures in data["games"].values():
        assert set(figures) == FIGURES
        assert all(value > 0 for value in figures.values())


@pytest.mark.parametrize("code", languages())
def test_bench_prints_a_table(code: str) -> None:
    out = baumeister("bench", "imhotep", "--seconds", "0.01", lang=code).out
    for figure in FIGURES:
        assert SENTENCES.say(Text(f"bench.{figure}"), language(code)) in out


def test_answers_are_counted_in_the_games_that_are_measured() -> None:
    answers, decisions = measure.counts(IMHOTEP)
    rng = Random(measure.SEED)
    played = [play_out(IMHOTEP.start(4), rng) for _ in range(measure.GAMES_IN_A_ROW)]
    assert answers == sum(played)
    assert 0 < decisions < answers


def test_half_way_is_a_decision_in_the_middle() -> None:
    match = new_match("imhotep")
    half_way(match, 1)
    assert CHANCE not in match.state.to_act()
    middle = match.version
    play_until(match, 1, lambda: False)
    assert match.version // 3 < middle < match.version * 2 // 3


@pytest.mark.parametrize("rules", all_games(), ids=lambda rules: rules.id)
def test_the_search_that_is_measured_has_a_choice(rules: Game) -> None:
    assert measure.simulations(measure.first_choice(rules)) > 0
