"""Chance: random numbers the way the rules need them."""

from __future__ import annotations

from random import Random
from typing import TypeVar

T = TypeVar("T")


def below(rng: Random, n: int) -> int:
    """One of the numbers from 0 to n - 1, all equally likely."""
    return int(rng.random() * float(n))  # two floats are multiplied without objects once compiled


def total(counts: list[int]) -> int:
    """Quicker than `sum` once it is compiled."""
    added = 0
    for count in counts:
        added += count
    return added


def added(numbers: list[float]) -> float:
    """The same as `total`, of floats."""
    found = 0.0
    for number in numbers:
        found += number
    return found


def shuffle(rng: Random, things: list[T]) -> None:
    """The same order as from `rng.shuffle`, quicker once compiled."""
    for last in range(len(things) - 1, 0, -1):
        width = (last + 1).bit_length()
        n: int = rng.getrandbits(width)
        while n > last:
            n = rng.getrandbits(width)
        things[last], things[n] = things[n], things[last]
