"""What was measured, kept and told."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from scripts.speed import page
from scripts.speed.markdown import table, with_part
from scripts.speed.plot import plot
from scripts.speed.results import Result, Results, read
from scripts.speed.spread import Spread
from scripts.speed.work import COPY, PLAY, SEARCH, Course, Row, Timed

IMHOTEP = Row("Baumeister", "Imhotep (4)", "compiled")
KHEOPS = Row("Baumeister", "Kheops (2)", "compiled")
CATAN = Row("Catanatron", "Catan (4)", "game in Python")
PLAYED_OUT = Row("Baumeister", "Imhotep (4)", "compiled, played out")
DOMINOES = Row("OpenSpiel", "dominoes (4)", "IS-MCTS in Python")


def rounds(*units: int, moves: float = 0, seconds: float = 1.0) -> list[Timed]:
    return [Timed(seconds, number, moves * number) for number in units]


def results() -> Results:
    return Results(
        {"machine": "a small one"},
        {"Baumeister, compiled": "0.1.0", "Catanatron": "3.2.1"},
        {"pgx": "could not be installed: no wheel"},
        [
            Result(PLAY, IMHOTEP, Course(30, 10), rounds(20_000, 10_000, 40_000, moves=40)),
            Result(PLAY, CATAN, None, rounds(4, 5, 6, moves=1000)),
            Result(PLAY, KHEOPS, Course(3, 0), rounds(100, moves=3)),
            Result(COPY, IMHOTEP, None, rounds(200, seconds=0.0005)),
            Result(SEARCH, PLAYED_OUT, None, rounds(2_000)),
            Result(SEARCH, DOMINOES, None, [], "not implemented."),
        ],
    )


def test_speeds_are_those_of_the_rounds() -> None:
    played, catan, *_, copied, thought, _ = results().results
    assert played.speed() == Spread(20_000, 10_000, 40_000)
    assert played.moves_per_second() == Spread(800_000, 400_000, 1_600_000)
    assert played.decisions_per_second().middle == 600_000
    assert catan.decisions_per_second() == catan.moves_per_second()
    assert catan.moves_per_game() == 1000
    assert copied.speed().middle == pytest.approx(2.5)  # microseconds
    assert thought.speed().middle == 2_000


def test_results_can_be_kept_and_read_again(tmp_path: Path) -> None:
    results().write(tmp_path / "speed.json")
    assert read(tmp_path / "speed.json") == results()


def test_rows_stand_by_library_and_game() -> None:
    assert [result.row for result in results().kind(PLAY)] == [IMHOTEP, KHEOPS, CATAN]


def test_a_library_is_measured_if_all_of_it_is() -> None:
    found = results()
    assert [found.has(name) for name in ("Baumeister", "OpenSpiel", "pgx")] == [True, False, False]


def test_a_library_without_one_of_its_builds_is_not_measured() -> None:
    found = results()
    found.missing["Baumeister, compiled"] = "RuntimeError: the rules are interpreted here"
    assert not found.has("Baumeister")


def test_the_table_of_playing() -> None:
    assert page.playing(results()).splitlines()[2:] == [
        "| Baumeister | Imhotep (4) | compiled | 20.0 k (10.0 k–40.0 k) |"
        " 800 k (400 k–1.60 M) | 600 k | 30 + 10 | 2.50 (2.50–2.50) |",
        "| Baumeister | Kheops (2) | compiled | 100 (100–100) | 300 (300–300) | 300 | 3 | – |",
        "| Catanatron | Catan (4) | game in Python | 5.00 (4.00–6.00) |"
        " 5.00 k (4.00 k–6.00 k) | 5.00 k | 1000 | – |",
    ]


def test_a_search_that_is_refused_is_shown() -> None:
    assert page.searching(results()).splitlines()[2:] == [
        "| Baumeister | Imhotep (4) | compiled, played out | 2.00 k (2.00 k–2.00 k) |",
        "| OpenSpiel | dominoes (4) | IS-MCTS in Python | cannot |",
    ]


def test_whoever_is_missing_is_named_with_the_reason() -> None:
    assert page.missing(results()).splitlines() == [
        "- **pgx**: could not be installed: no wheel",
        "- OpenSpiel, dominoes (4), IS-MCTS in Python (search): not implemented.",
    ]


def test_aims_are_reached_or_named() -> None:
    assert page.aims(results()).splitlines()[2:] == [
        "| Imhotep | 800 k ✓ | 20.0 k ✓ | 2.50 (aim: 2.00) | 2.00 k (aim: 3.00 k) | – |",
        "| Kheops | 300 (aim: 500 k) | 100 (aim: 1.00 k) | – | – | – |",
    ]


def test_builds_are_compared_by_what_both_did() -> None:
    found = results()
    slow = replace(IMHOTEP, how="interpreted")
    found.results += [
        Result(PLAY, slow, None, rounds(5_000, moves=40)),
        Result(COPY, slow, None, rounds(200, seconds=0.0015)),
    ]
    assert page.builds(found).splitlines()[2:] == [
        "| Imhotep | 4.0 times | 3.0 times | – |",
        "| Kheops | – | – | – |",
    ]


def test_numbers_stand_to_the_right_and_words_to_the_left() -> None:
    assert table(["a", "b"], [["x", "1"]], 1) == "| a | b |\n| --- | ---: |\n| x | 1 |"


def test_a_part_of_a_page_is_written_anew_and_nothing_else() -> None:
    old = "Before\n<!-- aims -->\nold\n<!-- end of aims -->\nafter"
    new = with_part(old, "aims", r"new \1")
    assert new == "Before\n<!-- aims -->\n\nnew \\1\n\n<!-- end of aims -->\nafter"
    assert with_part(new, "aims", r"new \1") == new


def test_a_page_without_the_part_is_refused() -> None:
    with pytest.raises(ValueError, match="aims"):
        with_part("nothing", "aims", "new")


def test_the_plot_is_well_formed_and_names_every_row() -> None:
    root = ElementTree.fromstring(plot(results()))
    text = " ".join("".join(element.itertext()) for element in root.iter())
    for row in (IMHOTEP, KHEOPS, CATAN, PLAYED_OUT):
        assert f"{row.library}: {row.game}, {row.how}" in text
    assert DOMINOES.game not in text


def test_the_plot_says_what_it_shows() -> None:
    picture = plot(results())
    for words in ("decisions a second", "simulations a second", "interpreted", "slowest round"):
        assert words in picture
