"""Spread: what several rounds gave, in the middle and at most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

CLEAR: Final = 0.05  # a difference of less than so much is none, whatever the rounds say


@dataclass(frozen=True)
class Spread:
    middle: float
    least: float
    most: float


def spread(values: Sequence[float]) -> Spread:
    return Spread(median(values), min(values), max(values))


def ratio(old: Sequence[float], new: Sequence[float]) -> Spread:
    """How many times as much the new values are, round by round: neighbours share the weather."""
    return spread([after / before for before, after in zip(old, new, strict=True)])


def verdict(speed: Spread) -> str:
    """Of a ratio of speeds: a difference must show in every round and be worth the name."""
    if speed.most < 1 and speed.middle < 1 - CLEAR:
        return "slower"
    if speed.least > 1 and speed.middle > 1 + CLEAR:
        return "faster"
    return "–"
