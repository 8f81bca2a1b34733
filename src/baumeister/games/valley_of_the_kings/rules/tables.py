"""Actions by bits, so that legal answers are put together from lists that exist already.

Spots and positions come in *strips* of a few bits: `WORKERS_TO[worker][strip][bits]` are the
actions that the bits stand for. The first strip of spots is the areas, then each site has two.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.core.action import Action
from baumeister.games.valley_of_the_kings.rules.actions import BUILD, OVERSEER, STEAL, WORKER
from baumeister.games.valley_of_the_kings.rules.names import AREAS, FIELDS, SITES, SPOTS
from baumeister.games.valley_of_the_kings.rules.pyramid import POSITIONS

HALF: Final = FIELDS // 2  # fields in a strip
STRIPS: Final = 1 + 2 * SITES

FIVE: Final = 5  # positions in a strip: a small pyramid is one strip, a large one three
FIVE_BITS: Final = (1 << FIVE) - 1

STRIP_OF: Final = [0] * AREAS + [1 + n // HALF for n in range(SPOTS - AREAS)]
BIT_OF: Final = [1 << n for n in range(AREAS)] + [1 << n % HALF for n in range(SPOTS - AREAS)]

Strip = list[list[Action]]  # the actions that each set of bits stands for


def _strip(actions: Sequence[Action]) -> Strip:
    return [
        [action for n, action in enumerate(actions) if bits >> n & 1]
        for bits in range(1 << len(actions))
    ]


def _spots(actions: Sequence[Action]) -> list[Strip]:
    starts = range(AREAS, SPOTS, HALF)
    return [_strip(actions[:AREAS]), *(_strip(actions[n : n + HALF]) for n in starts)]


def _positions(actions: Sequence[Action]) -> list[Strip]:
    return [_strip(actions[n : n + FIVE]) for n in range(0, POSITIONS, FIVE)]


OVERSEERS_TO: Final = [_spots(ways) for ways in OVERSEER]
WORKERS_TO: Final = [_spots(ways) for ways in WORKER]
STEALS: Final = [_positions(thefts) for thefts in STEAL]
BUILDS: Final = [[_positions(blocks) for blocks in colours] for colours in BUILD]


def add_positions(legal: list[Action], strips: list[Strip], bits: int) -> None:
    """Add the actions of all these positions."""
    n = 0
    while bits:
        legal += strips[n][bits & FIVE_BITS]
        bits >>= FIVE
        n += 1
