"""Ratings against a published table, and where everything is plain."""

from __future__ import annotations

from math import log, sqrt

import pytest

from baumeister.arena.ratings import SCALE, Met, Pair, Rating, ratings
from baumeister.arena.statistics import NORMAL

# The American League of 1987 as in Agresti, Categorical Data Analysis: wins of the row over the
# column, and the strengths with standard errors that everybody finds, Baltimore being 0.
TEAMS = ["Milwaukee", "Detroit", "Toronto", "New York", "Boston", "Cleveland", "Baltimore"]
WINS = [
    [0, 7, 9, 7, 7, 9, 11],
    [6, 0, 7, 5, 11, 9, 9],
    [4, 6, 0, 7, 7, 8, 12],
    [6, 8, 6, 0, 6, 7, 10],
    [6, 2, 6, 7, 0, 7, 12],
    [4, 4, 5, 6, 6, 0, 6],
    [2, 4, 1, 3, 1, 7, 0],
]
STRENGTHS = [1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0.0]
ERRORS = [0.3433, 0.3396, 0.3367, 0.3359, 0.3339, 0.3319, 0.0]


def league() -> dict[Pair, Met]:
    return {
        (one, TEAMS[j]): Met(WINS[i][j] + WINS[j][i], WINS[i][j])
        for i, one in enumerate(TEAMS)
        for j in range(i + 1, len(TEAMS))
    }


def test_a_published_league() -> None:
    found = ratings(TEAMS, league(), "Baltimore", drawn=0)
    strengths = [found[team].rating / SCALE for team in TEAMS]
    errors = [(found[team].high - found[team].rating) / SCALE / NORMAL for team in TEAMS]
    assert strengths == pytest.approx(STRENGTHS, abs=1e-3)
    assert errors == pytest.approx(ERRORS, abs=1e-3)


def test_without_an_anchor_the_mean_is_zero_and_differences_stay() -> None:
    centred = ratings(TEAMS, league())
    anchored = ratings(TEAMS, league(), "Boston")
    assert sum(rating.rating for rating in centred.values()) == pytest.approx(0, abs=1e-6)
    for team in TEAMS:
        ahead = centred[team].rating - centred["Boston"].rating
        assert ahead == pytest.approx(anchored[team].rating)
        assert centred[team].low < centred[team].rating < centred[team].high


def test_two_bots_by_hand() -> None:
    """30 of 40 games, and one that is drawn."""
    found = ratings(["a", "b"], {("a", "b"): Met(40, 30)}, "b")
    chance = 30.5 / 41
    error = 1 / sqrt(41 * chance * (1 - chance))
    assert found["a"].rating == pytest.approx(SCALE * log(30.5 / 10.5))
    assert found["a"].high - found["a"].rating == pytest.approx(SCALE * NORMAL * error)
    assert found["b"] == Rating(0, 0, 0)


def test_ten_times_as_many_wins_are_400_points() -> None:
    found = ratings(["a", "b"], {("a", "b"): Met(11_000_000, 10_000_000)}, "b")
    assert found["a"].rating == pytest.approx(400, abs=0.01)


def test_whoever_wins_everything_has_a_bound_above_all_others() -> None:
    met = {("a", "b"): Met(1000, 1000), ("b", "c"): Met(1000, 1000)}
    found = ratings(["a", "b", "c"], met, "c")
    assert (found["a"].bound, found["b"].bound) == ("above", "")
    assert found["a"].rating > found["b"].rating > found["b"].low > 0


def test_both_ways_of_a_pair_are_added() -> None:
    once = ratings(["a", "b"], {("a", "b"): Met(8, 5)}, "b")
    twice = ratings(["a", "b"], {("a", "b"): Met(4, 2), ("b", "a"): Met(4, 1)}, "b")
    assert once == twice


def test_nobody_has_played_yet() -> None:
    found = ratings(["a", "b"], {}, "a")
    assert found["b"].rating == 0
    assert found["b"].high > 400
