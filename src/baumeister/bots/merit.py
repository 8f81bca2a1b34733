"""Merit: what points are worth to a seat, as a lead and as a chance to win."""

from __future__ import annotations

from math import exp
from typing import Final

from baumeister.bots.value import Value
from baumeister.core.state import State

MARGIN: Final = 0.1  # of a finished game, what the lead counts beside winning or not
FAR: Final = 30.0  # beyond so many scales a chance is as good as certain


def lead(points: list[float], seat: int) -> float:
    """Over the rivals: half against the best of them, half against them all."""
    best, total = -1e9, 0.0
    for other, theirs in enumerate(points):
        if other != seat:
            total += theirs
            best = max(best, theirs)
    return points[seat] - (best + total / (len(points) - 1)) / 2


def chance(points: list[float], seat: int, scale: float) -> float:
    """How likely such a lead is to win, between 0 and 1."""
    steps = lead(points, seat) / scale
    return 1 / (1 + exp(-min(FAR, max(-FAR, steps))))


def chances(state: State, value: Value) -> list[float]:
    """For each seat how likely it is to win; what counts at the end is the rank."""
    seats = range(state.seats)
    result = None if state.agenda else state.result()
    if result is None:
        points = value.points(state)
        return [chance(points, seat, value.scale) for seat in seats]
    final = [float(number) for number in result.points]
    share = 1 / result.ranks.count(1)
    return [
        (1 - MARGIN) * (share if result.ranks[seat] == 1 else 0.0)
        + MARGIN * chance(final, seat, value.scale)
        for seat in seats
    ]
