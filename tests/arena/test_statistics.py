"""Intervals and percentiles against known numbers."""

from __future__ import annotations

from math import sqrt

import pytest

from baumeister.arena.statistics import (
    NORMAL,
    Distribution,
    distribution,
    margin,
    percentile,
    wilson,
)


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.8, 10, 0.4902, 0.9433), (0.0, 10, 0.0, 0.2775), (0.5, 1000, 0.4691, 0.5309)],
)
def test_wilsons_interval(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=1e-4)
    assert wilson(1 - share, games) == pytest.approx((1 - high, 1 - low), abs=1e-4)


def test_a_half_win_lies_between_a_loss_and_a_win() -> None:
    low, high = wilson(2.5 / 10, 10)
    assert wilson(0.2, 10)[0] < low < wilson(0.3, 10)[0]
    assert wilson(0.2, 10)[1] < high < wilson(0.3, 10)[1]


def test_the_margin_of_a_mean() -> None:
    assert margin([2, 4, 4, 4, 5, 5, 7, 9]) == pytest.approx(NORMAL * sqrt(32 / 7) / sqrt(8))
    assert margin([3]) == 0


def test_percentiles_are_values_that_were_measured() -> None:
    ordered = [float(n) for n in range(1, 201)]
    assert (percentile(ordered, 50), percentile(ordered, 99)) == (100.0, 198.0)
    assert percentile([7.0], 99) == 7.0
    assert distribution([3.0, 1.0, 2.0]) == Distribution(3, 2.0, 2.0, 3.0, 3.0)
    assert distribution([]).number == 0
