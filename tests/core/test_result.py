"""Ledgers, ranks and tie-breaks."""

from __future__ import annotations

import json

import pytest

from baumeister.core.game import Game
from baumeister.core.refusal import BadState
from baumeister.core.result import Result, empty_ledger, ranked


def test_points_are_the_sum_over_the_sources() -> None:
    ledger = empty_ledger(2, 3)
    ledger.book(0, 1, 4)
    ledger.book(1, 1, -1)
    ledger.book(1, 2, 5)
    assert ledger.points == [0, 3, 5]
    assert ledger.table() == [[0, 4, 0], [0, -1, 5]]


def test_a_copy_of_a_ledger_is_another_ledger() -> None:
    ledger = empty_ledger(1, 2)
    ledger.copy().book(0, 0, 1)
    assert ledger.points == [0, 0]
    assert ledger.table() == [[0, 0]]


def points(*numbers: int) -> list[int]:
    """Ranks of seats with these points, alike in the tie-break."""
    ledger = empty_ledger(1, len(numbers))
    for seat, number in enumerate(numbers):
        ledger.book(0, seat, number)
    return ranked(ledger, [0] * len(numbers)).ranks


def test_more_points_are_better() -> None:
    assert points(3, 7, 5) == [3, 1, 2]


def test_equal_points_share_a_rank_and_the_next_one_is_left_out() -> None:
    assert points(5, 7, 5, 1) == [2, 1, 2, 4]


def test_the_higher_tie_break_is_better_only_between_equals() -> None:
    ledger = empty_ledger(1, 3)
    ledger.book(0, 2, 1)
    result = ranked(ledger, [4, 9, 0])
    assert result.ranks == [3, 2, 1]
    assert result.winners == [2]
    assert result.is_tie_broken


def test_a_shared_rank_is_no_broken_tie() -> None:
    result = ranked(empty_ledger(1, 2), [4, 4])
    assert result.ranks == [1, 1]
    assert result.winners == [0, 1]
    assert not result.is_tie_broken


def test_different_points_need_no_tie_break() -> None:
    ledger = empty_ledger(1, 2)
    ledger.book(0, 0, 1)
    assert not ranked(ledger, [0, 9]).is_tie_broken


def test_a_result_keeps_its_points_when_the_game_goes_on() -> None:
    ledger = empty_ledger(1, 2)
    result = ranked(ledger, [0, 0])
    ledger.book(0, 0, 1)
    assert result.points == [0, 0]
    assert result.table == [[0, 0]]


def test_a_result_is_read_back_and_found_by_its_key() -> None:
    result = ranked(empty_ledger(2, 3), [2, 1, 2])
    twin = Result.from_json(json.loads(json.dumps(result.to_json())))
    assert twin == result
    assert {result: "found"}[twin] == "found"
    assert twin.key() == result.key()


def test_data_that_is_no_result_is_refused() -> None:
    with pytest.raises(BadState, match="table"):
        Result.from_json({"points": [1], "ranks": [1], "tie_breaks": [0], "table": [1]})


def test_a_tie_break_without_a_name_is_a_row_without_one() -> None:
    result = Result([4, 4], [1, 2], [7, 3], [])
    assert Game().tie_rows(result) == [("", [7, 3])]
