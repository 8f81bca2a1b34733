"""The report: figures of made-up games that can be checked by hand."""

from __future__ import annotations

import json

import pytest

from baumeister import game
from baumeister.arena.report import report
from baumeister.arena.statistics import wilson
from tests.arena.games import made_up, plan

KHEOPS = game("kheops")
PAIR = [
    made_up(0, "a", "b", 0, [10, 4], [1, 2]),
    made_up(1, "a", "b", 1, [7, 9], [2, 1]),
    made_up(2, "a", "b", 0, [5, 5], [1, 1]),
    made_up(3, "a", "b", 1, [8, 2], [1, 2]),
]


def test_the_share_and_the_lead_of_a_duel() -> None:
    found = report(plan("a", "b", games=4), PAIR)
    (duel,) = found.duels
    assert (duel.games, duel.share, duel.fair) == (4, 2.5 / 4, 0.5)
    assert (duel.low, duel.high) == wilson(2.5 / 4, 4)
    assert duel.lead == (6 + 2 + 0 - 6) / 4
    assert duel.answers == 101.5


def test_the_other_side_of_a_duel() -> None:
    found = report(plan("a", "b", games=4), PAIR)
    mine, theirs = found.duel("a", "b"), found.duel("b", "a")
    assert mine is not None
    assert theirs is not None
    assert theirs.share == 1 - mine.share
    assert (theirs.low, theirs.high) == pytest.approx(wilson(1.5 / 4, 4))
    assert theirs.lead == -mine.lead
    assert found.duel("a", "a") is None


def test_points_belong_to_their_source_and_bot() -> None:
    found = report(plan("a", "b", games=4), PAIR)
    first, second = found.contenders
    assert (first.points, second.points) == ((10 + 9 + 5 + 2) / 4, (4 + 7 + 5 + 8) / 4)
    assert first.sources[KHEOPS.sources[0]] == first.points
    assert first.seats == 4


def test_times_are_in_milliseconds() -> None:
    moves = report(plan("a", "b", games=4), PAIR).contenders[0].moves
    assert (moves.number, moves.mean, moves.p99, moves.most) == (4, 1.0, 1.0, 1.0)


def test_the_order_of_games_does_not_matter() -> None:
    four = plan("a", "b", games=4)
    assert report(four, PAIR[::-1]) == report(four, PAIR)


def test_random_is_the_zero_of_ratings() -> None:
    games = [made_up(n, "a", "random", n % 2, [9, 1], [1, 2]) for n in range(4)]
    found = report(plan("a", "random", games=4), games)
    assert found.anchor == "random"
    assert found.contenders[1].rating == 0
    assert report(plan("a", "b", games=4), PAIR).anchor is None


def test_at_a_larger_table_each_duel_stands_for_itself() -> None:
    games = [
        made_up(0, "a", "b", 0, [9, 3, 3, 6], [1, 3, 3, 2]),
        made_up(1, "b", "a", 0, [4, 4, 2, 1], [1, 1, 3, 4]),
        made_up(2, "a", "b", 1, [8, 5, 5, 5], [1, 2, 2, 2]),
    ]
    found = report(plan("a", "b", seats=4, games=2), games)
    alone, among = found.duel("a", "b"), found.duel("b", "a")
    assert alone is not None
    assert among is not None
    assert (alone.games, alone.share, alone.fair) == (2, 0.5, 0.25)
    assert alone.lead == ((9 - 4) + (5 - 6)) / 2
    assert (among.games, among.share) == (1, 0.5)
    assert [contender.seats for contender in found.contenders] == [1 + 1 + 3, 3 + 3 + 1]


def test_places_count_for_ratings_even_without_a_win() -> None:
    """Always second of four is better than the others, taken one by one."""
    games = [made_up(n, "a", "b", 0, [5, 9, 1, 1], [2, 1, 3, 3]) for n in range(9)]
    found = report(plan("a", "b", seats=4, games=9), games)
    assert found.duels[0].share == 0
    assert found.contenders[0].rating > found.contenders[1].rating


def test_the_length_of_games_adds_up() -> None:
    games = [made_up(n, "a", "b", n % 2, [1, 2], [2, 1]) for n in range(0, 120, 3)]
    length = report(plan("a", "b", games=40), games).length
    assert (length.least, length.most, length.mean) == (100, 217, 158.5)
    assert sum(length.counts) == 40
    assert length.least + length.step * len(length.counts) > length.most


def test_a_report_without_games_says_so() -> None:
    found = report(plan("a", "b"), [])
    assert (found.games, found.duels, found.length.counts) == (0, [], [])


def test_data_for_programs() -> None:
    data = json.loads(json.dumps(report(plan("a", "b", games=4), PAIR).data()))
    assert data["plan"]["bots"] == ["a", "b"]
    assert data["duels"][0]["share"] == 2.5 / 4
    assert data["contenders"][0]["moves"]["p99"] == 1.0
    assert data["command"].startswith("baumeister arena kheops --bots a,b")
