"""Statistics: how sure a share, a mean or a rank among measurements is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from statistics import fmean, stdev
from typing import Final

NORMAL: Final = 1.96  # standard errors on each side of a 95 % interval


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: it holds even for few games, and for shares of 0 and 1."""
    weight = NORMAL**2 / games
    middle = share + weight / 2
    margin = NORMAL * sqrt((share * (1 - share) + weight / 4) / games)
    return max(0.0, (middle - margin) / (1 + weight)), min(1.0, (middle + margin) / (1 + weight))


def margin(values: Sequence[float]) -> float:
    """Half the 95 % interval of a mean; one value says nothing about it."""
    return NORMAL * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


@dataclass(frozen=True)
class Distribution:
    """How measurements lie; a percentile is one of them, never something between two."""

    number: int
    mean: float
    p50: float
    p99: float
    most: float


def distribution(values: Sequence[float]) -> Distribution:
    if not values:
        return Distribution(0, 0.0, 0.0, 0.0, 0.0)
    ordered = sorted(values)
    return Distribution(
        number=len(ordered),
        mean=fmean(ordered),
        p50=percentile(ordered, 50),
        p99=percentile(ordered, 99),
        most=ordered[-1],
    )


def percentile(ordered: Sequence[float], percent: int) -> float:
    """The smallest value that so many per cent of all do not exceed."""
    return ordered[ceil(len(ordered) * percent / 100) - 1]
