"""Spread: what several rounds gave, in the middle and around it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import comb
from statistics import median
from typing import Final

CLEAR: Final = 0.05  # a difference of less than so much is none, whatever the rounds say
DOUBT: Final = 0.05  # how likely luck alone may be to look like a difference
LEAST_ROUNDS: Final = 5  # with fewer, luck makes all of them agree too often


@dataclass(frozen=True)
class Spread:
    middle: float
    least: float
    most: float


def spread(values: Sequence[float]) -> Spread:
    return Spread(median(values), min(values), max(values))


def ratios(old: Sequence[float], new: Sequence[float]) -> list[float]:
    """How many times as much the new values are, round by round: neighbours share the weather."""
    return [after / before for before, after in zip(old, new, strict=True)]


def bounded(values: Sequence[float]) -> Spread:
    """The median, between a value it is hardly below and one it is hardly above.

    Each of the two is wrong with a likelihood of `DOUBT` at most, however the values are spread.
    """
    ordered = sorted(values)
    outliers = allowed_outliers(len(values))
    return Spread(median(values), ordered[outliers], ordered[-1 - outliers])


def allowed_outliers(rounds: int) -> int:
    """How many rounds may contradict a difference: so few hardly would if there were none.

    This is the sign test: without a difference each round is slower or faster like a tossed coin.
    """
    tosses = accumulate(comb(rounds, contradicting) for contradicting in range(rounds))
    allowed = sum(number <= DOUBT * 2.0**rounds for number in tosses)
    if not allowed:
        raise ValueError(f"{rounds} rounds tell nothing, it takes {LEAST_ROUNDS}")
    return allowed - 1


def verdict(speed: Spread) -> str:
    """Of a ratio of speeds with its bounds: a difference must be sure and be worth the name."""
    if speed.most < 1 and speed.middle < 1 - CLEAR:
        return "slower"
    if speed.least > 1 and speed.middle > 1 + CLEAR:
        return "faster"
    return "–"
