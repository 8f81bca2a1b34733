"""Bags."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baumeister.core.bag import Bag

COUNTS = st.lists(st.integers(0, 5), min_size=1, max_size=6)


def test_putting_and_taking_keep_the_size() -> None:
    bag = Bag([1, 0])
    bag.put(1)
    assert (bag.counts, bag.size) == ([1, 1], 2)
    bag.take(0)
    assert (bag.counts, bag.size) == ([0, 1], 1)
    bag.put(0, 3)
    assert (bag.counts, bag.size) == ([3, 1], 4)


def test_pouring_empties_the_other_bag() -> None:
    pile, discard = Bag([1, 2]), Bag([3, 0])
    pile.pour(discard)
    assert (pile.counts, pile.size) == ([4, 2], 6)
    assert (discard.counts, discard.size) == ([0, 0], 0)


@given(counts=COUNTS, seed=st.integers())
def test_drawing_everything_gives_what_was_in_the_bag(counts: list[int], seed: int) -> None:
    bag, rng = Bag(counts[:]), Random(seed)
    drawn = Counter(bag.draw(rng) for _ in range(sum(counts)))
    assert [drawn[kind] for kind in range(len(counts))] == counts
    assert bag.size == 0


def test_draws_follow_the_counts() -> None:
    rng = Random(1)
    drawn = Counter(Bag([1, 0, 3]).draw(rng) for _ in range(4000))
    assert drawn[1] == 0
    assert 900 < drawn[0] < 1100


def test_an_empty_bag_has_nothing_to_draw() -> None:
    with pytest.raises(ValueError, match="empty bag"):
        Bag([0, 0]).draw(Random(1))


def test_a_copy_is_another_bag() -> None:
    bag = Bag([1, 2])
    bag.copy().take(0)
    assert bag.counts == [1, 2]
