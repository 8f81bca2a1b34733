"""The scoring at the end, booked by source."""

from __future__ import annotations

import pytest

from baumeister.games.kheops.rules.final_scoring import score_game
from baumeister.games.kheops.rules.names import PARTS, SOURCES
from tests.games.kheops.rules.naive import scores
from tests.games.kheops.rules.table import (
    ALL_VARIANTS,
    ANNA,
    BEN,
    finished,
    position,
    stand,
    told,
)

TOP = ("a1 hall1_ankh b", "b2 hall1_red_queen t")
BASE = ("g1 hall1_two r", "g2 hall2_plain lr", "g3 hall2_two lr")


def test_points_are_booked_by_where_they_come_from() -> None:
    state = position(*TOP, *BASE)
    stand(state, "W b2", "w g2")
    score_game(state)
    rows = dict(zip(SOURCES, state.ledger.table(), strict=True))
    assert {source: row for source, row in rows.items() if any(row)} == {
        "halls": [2, 3],
        "sarcophagi": [5, 0],
        "apex": [5, 0],
        "longest": [0, 5],
        "closed": [12, 0],
    }
    assert state.points() == [24, 8]
    assert told(state) == [
        "Anna holds the section of 2 tiles at A1: 24 points.",
        "Ben holds the section of 3 tiles at G1: 8 points.",
    ]


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16)])
def test_ankhs_score_their_square(count: int, points: int) -> None:
    """Und ermittelt davon die Quadratzahl."""
    lone = ["g1 hall1_ankh l", "g4 hall1_ankh t", "g7 hall2_ankh lb", "g10 hall2_ankh rt"]
    state = position(*lone)
    stand(state, *(f"w {tile.split()[0]}" for tile in lone[:count]))
    score_game(state)
    assert state.points() == [0, points]


def test_rulebook_example_three_ankhs() -> None:
    """Zum Beispiel erhält ein Spieler für drei besetzte Ankh-Plättchen 3 x 3 = 9 Punkte."""
    state = position("g1 hall1_ankh l", "g4 hall1_ankh t", "g7 hall2_ankh lb")
    stand(state, "W g1", "W g4", "W g7")
    score_game(state)
    assert state.points() == [9, 0]
    assert told(state) == ["Anna stands on 3 of the ankhs that count: 9 points."]


def test_ankhs_are_not_doubled_by_a_closed_section() -> None:
    """Scoring: ankhs stand outside the sections and are not doubled."""
    state = position("g1 hall1_ankh r", "g2 hall1_ankh l")
    stand(state, "W g1", "W g2")
    score_game(state)
    assert state.points() == [4 + 2 * (2 + 5), 0]


def test_a_contested_section_is_told_and_brings_nothing() -> None:
    state = position(*BASE)
    stand(state, "W g1", "w g3")
    score_game(state)
    assert state.points() == [0, 0]
    assert told(state) == ["The section of 3 tiles at G1 is contested: nobody gets it."]


def test_ruling_kh_13_as_an_option_both_get_a_contested_section() -> None:
    state = position(*BASE, ties="both")
    stand(state, "W g1", "w g3")
    score_game(state)
    assert state.points() == [8, 8]


def test_a_section_without_figures_is_not_told() -> None:
    state = position(*BASE)
    score_game(state)
    assert told(state) == []


def test_a_cursed_section_is_told_and_brings_nothing() -> None:
    state = position(*BASE[:2], "g3 hall2_curse lr")
    stand(state, "W g1")
    score_game(state)
    assert state.points() == [0, 0]
    assert told(state) == ["The section of 3 tiles at G1 is cursed: it brings nothing."]


def test_ruling_kh_16_equal_points_share_the_victory() -> None:
    state = position(*BASE, ties="both")
    stand(state, "W g1", "w g3")
    score_game(state)
    state.agenda.clear()
    result = state.result()
    assert result is not None
    assert result.ranks == [1, 1]
    assert result.winners == [ANNA, BEN]


def test_most_points_win() -> None:
    """Der Spieler mit der höchsten Punkteanzahl hat gewonnen."""
    for seed in range(10):
        result = finished(seed).result()
        assert result is not None
        best = max(result.points)
        assert result.winners == [seat for seat in range(2) if result.points[seat] == best]


@pytest.mark.parametrize(
    "variants", ALL_VARIANTS[:8], ids=lambda variants: "-".join(variants.values())
)
def test_the_end_of_random_games_agrees_with_naive_scoring(variants: dict[str, str]) -> None:
    for seed in range(40):
        state = finished(seed, **variants)
        assert state.points() == scores(state)


@pytest.mark.parametrize(
    "variants", ALL_VARIANTS[8:], ids=lambda variants: "-".join(variants.values())
)
def test_the_end_of_random_matches_agrees_with_naive_scoring(variants: dict[str, str]) -> None:
    for seed in range(15):
        state = finished(seed, **variants)
        first = state.ledger.table()[len(PARTS) : 2 * len(PARTS)]
        white, blue = scores(state)
        assert state.points() == [
            blue + sum(row[ANNA] for row in first),
            white + sum(row[BEN] for row in first),
        ]
