"""Places by majority."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baumeister.games.imhotep.rules.places import shared_places

FOUR = [15, 10, 5, 1]


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([4, 3, 2, 1], [15, 10, 5, 1]),
        ([1, 2, 3, 4], [1, 5, 10, 15]),
        ([2, 2, 1, 0], [12, 12, 5, 0]),
        ([3, 3, 3, 1], [10, 10, 10, 1]),
        ([1, 1, 1, 1], [7, 7, 7, 7]),
        ([5, 2, 2, 2], [15, 5, 5, 5]),
        ([0, 0, 0, 1], [0, 0, 0, 15]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_tied_seats_add_and_divide_rounded_down(counts: list[int], points: list[int]) -> None:
    """Obelisks A and burial chamber B: ties add the prizes of their places and divide."""
    assert shared_places(counts, FOUR) == points


def test_places_without_a_prize_bring_nothing() -> None:
    assert shared_places([3, 2, 1], [8, 4]) == [8, 4, 0]
    assert shared_places([3, 1, 1], [8, 5]) == [8, 2, 2]


@given(
    counts=st.lists(st.integers(0, 6), min_size=2, max_size=4),
    prizes=st.lists(st.integers(0, 20), min_size=4, max_size=4),
)
def test_places_seat_by_seat(counts: list[int], prizes: list[int]) -> None:
    """Each seat alone: how many are before it, and how many stand beside it."""
    expected = []
    for count in counts:
        before = sum(other > count for other in counts)
        beside = counts.count(count)
        share = Fraction(sum(prizes[before : before + beside]), beside)
        expected.append(int(share) if count else 0)
    assert shared_places(counts, prizes) == expected
