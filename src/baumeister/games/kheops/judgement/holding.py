"""How likely each colour is to hold a section in the end."""

from __future__ import annotations

from collections.abc import Mapping
from math import tanh
from typing import Final

from baumeister.games.kheops.rules.edition import TILES_TO_LAY

MOST_FREE: Final = 3  # free tiles of a section that make a difference
MOST_LEAD: Final = 12  # and a lead in strength
CERTAIN: Final = 9.0  # as firm as a lead is when no figure follows

# The chances of White and of Blue; by a lead of White from -MOST_LEAD on.
Chances = list[tuple[float, float]]
# By the free tiles of the section.
Holding = list[Chances]


def holdings(weights: Mapping[str, float]) -> list[Holding]:
    """By how many figures will still be put; so nothing has to be calculated in the search."""
    return [
        [_chances(weights, puts, free) for free in range(MOST_FREE + 1)]
        for puts in range(TILES_TO_LAY + 1)
    ]


def _chances(weights: Mapping[str, float], puts: int, free: int) -> Chances:
    reach = _reach(weights, puts, free)
    firm = weights["firm"] if puts else CERTAIN
    # A tie brings nobody anything, but while figures are to come it will hardly stay one.
    broken = 0.5 * puts / (puts + 2)
    chances = []
    for lead in range(-MOST_LEAD, MOST_LEAD + 1):
        margin = reach * tanh(firm * lead)
        decided = broken + (1 - broken) * abs(margin)
        chances.append(((decided + margin) / 2, (decided - margin) / 2))
    return chances


def _reach(weights: Mapping[str, float], puts: int, free: int) -> float:
    """How certain even the greatest lead is."""
    reach = max(0.1, 1 - weights["fade"] * puts)
    if free:
        reach /= 1 + puts * (weights["free"] + weights["freer"] * (free - 1))
    return reach
