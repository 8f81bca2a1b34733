"""Random numbers."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from baumeister.core.chance import added, below, shuffle, total


@given(n=st.integers(1, 10**6), seed=st.integers())
def test_one_random_number_makes_one_below_n(n: int, seed: int) -> None:
    rng, other = Random(seed), Random(seed)
    assert below(rng, n) == int(other.random() * n) < n
    assert rng.random() == other.random()


@given(counts=st.lists(st.integers(0, 9)))
def test_the_total_is_the_sum(counts: list[int]) -> None:
    assert total(counts) == sum(counts)


@given(numbers=st.lists(st.integers(-9, 9)))
def test_floats_are_added_from_the_left(numbers: list[int]) -> None:
    assert added([n / 8 for n in numbers]) == sum(numbers) / 8


@given(things=st.lists(st.integers(), max_size=70), seed=st.integers())
def test_things_are_shuffled_as_python_does_it(things: list[int], seed: int) -> None:
    rng, other, same = Random(seed), Random(seed), things[:]
    shuffle(rng, things)
    other.shuffle(same)
    assert things == same
    assert rng.random() == other.random()
