"""The temple (Tempel): stones seen from above count whenever a round ends.

Rulebook: "A) Tempel" and "Rundenende". What a stone brings on side B is in `round_end.py`.
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.state import NOBODY

WIDTH: Final = 5
WIDTH_FOR_TWO: Final = 4  # two players leave the fifth field empty


@final
class Temple:
    """Stones in the order they came; stone n lies on field n % width."""

    def __init__(self, width: int, stones: list[int]) -> None:
        self.width = width
        self.stones = stones  # the seat that owns each stone

    def deliver(self, owner: int) -> None:
        self.stones.append(owner)

    def seen_from_above(self) -> list[int]:
        """The owner of the top stone on each field, left to right."""
        owners: list[int] = [NOBODY] * self.width
        for n in range(max(0, len(self.stones) - self.width), len(self.stones)):
            owners[n % self.width] = self.stones[n]
        return owners

    def copy(self) -> Temple:
        return Temple(self.width, self.stones[:])


def empty_temple(seats: int) -> Temple:
    return Temple(WIDTH_FOR_TWO if seats == 2 else WIDTH, [])
