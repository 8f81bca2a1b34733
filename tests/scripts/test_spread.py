"""Spreads, ratios, and how numbers are written."""

from __future__ import annotations

import pytest
from scripts.speed.numbers import short, with_range
from scripts.speed.spread import (
    LEAST_ROUNDS,
    Spread,
    allowed_outliers,
    bounded,
    ratios,
    spread,
    verdict,
)


def test_a_spread_is_the_median_between_least_and_most() -> None:
    assert spread([5.0, 1.0, 2.0]) == Spread(2.0, 1.0, 5.0)


def test_a_ratio_is_taken_round_by_round() -> None:
    """A round in which the machine was half as fast changes nothing."""
    assert ratios([100.0, 50.0, 100.0], [200.0, 100.0, 200.0]) == [2.0, 2.0, 2.0]


def test_rounds_that_do_not_belong_together_are_refused() -> None:
    with pytest.raises(ValueError):
        ratios([1.0, 2.0], [1.0])


@pytest.mark.parametrize(
    ("rounds", "allowed"), [(5, 0), (7, 0), (8, 1), (9, 1), (11, 2), (15, 3), (20, 5)]
)
def test_more_rounds_allow_more_outliers(rounds: int, allowed: int) -> None:
    """As the table of the sign test has it, one-sided, 5 %."""
    assert allowed_outliers(rounds) == allowed


def test_too_few_rounds_are_refused() -> None:
    assert allowed_outliers(LEAST_ROUNDS) == 0
    with pytest.raises(ValueError, match="4 rounds tell nothing, it takes 5"):
        allowed_outliers(LEAST_ROUNDS - 1)


def test_one_noisy_round_of_nine_hides_nothing() -> None:
    slower = [0.8, 0.81, 0.79, 0.82, 3.0, 0.8, 0.78, 0.8, 0.83]
    assert bounded(slower) == Spread(0.8, 0.79, 0.83)
    assert verdict(bounded(slower)) == "slower"
    assert verdict(bounded([1 / speed for speed in slower])) == "faster"


def test_two_contradicting_rounds_of_nine_leave_it_open() -> None:
    assert verdict(bounded([0.8, 0.81, 0.79, 0.82, 3.0, 0.8, 0.78, 0.8, 1.1])) == "–"


@pytest.mark.parametrize(
    ("speed", "word"),
    [
        (Spread(0.8, 0.7, 0.9), "slower"),
        (Spread(0.8, 0.7, 1.1), "–"),  # perhaps not
        (Spread(0.97, 0.96, 0.99), "–"),  # hardly
        (Spread(1.3, 1.1, 1.4), "faster"),
        (Spread(1.3, 0.9, 1.4), "–"),
        (Spread(1.03, 1.01, 1.04), "–"),
    ],
)
def test_a_difference_must_be_sure_and_worth_the_name(speed: Spread, word: str) -> None:
    assert verdict(speed) == word


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (0.443, "0.44"),
        (9.994, "9.99"),
        (9.996, "10.0"),
        (45.67, "45.7"),
        (99.96, "100"),
        (789.4, "789"),
        (999.6, "1.00 k"),
        (12_345, "12.3 k"),
        (999_400, "999 k"),
        (999_600, "1.00 M"),
        (2_520_000, "2.52 M"),
    ],
)
def test_three_digits_count(value: float, written: str) -> None:
    assert short(value) == written


def test_a_range_stands_in_brackets() -> None:
    assert with_range(Spread(1234, 987, 1500)) == "1.23 k (987–1.50 k)"
