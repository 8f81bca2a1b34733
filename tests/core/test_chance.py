"""Random numbers."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from baumeister.core.chance import below, total


@given(n=st.integers(1, 10**6), seed=st.integers())
def test_one_random_number_makes_one_below_n(n: int, seed: int) -> None:
    rng, other = Random(seed), Random(seed)
    assert below(rng, n) == int(other.random() * n) < n
    assert rng.random() == other.random()


@given(counts=st.lists(st.integers(0, 9)))
def test_the_total_is_the_sum(counts: list[int]) -> None:
    assert total(counts) == sum(counts)
