"""The burial chamber (Grabkammer): three rows, filled column by column, counted at the end.

Rulebook: "A) Grabkammer" (connected stones) and "B) Grabkammer" (majorities in the rows).
"""

from __future__ import annotations

from typing import Final, final

from baumeister.games.imhotep.rules.edition import Edition
from baumeister.games.imhotep.rules.places import shared_places

ROWS: Final = 3


@final
class BurialChamber:
    """Stones in the order they came; stone n lies in row n % ROWS of column n // ROWS."""

    def __init__(self, stones: list[int]) -> None:
        self.stones = stones  # the seat that owns each stone

    def deliver(self, owner: int) -> None:
        self.stones.append(owner)

    def areas(self) -> list[tuple[int, int]]:
        """Owner and size of every connected area, in the order of its first stone."""
        seen = [False] * len(self.stones)
        areas = []
        for start, owner in enumerate(self.stones):
            if not seen[start]:
                areas.append((owner, self._spread(start, seen)))
        return areas

    def _spread(self, start: int, seen: list[bool]) -> int:
        """Mark everything connected to a stone; returns how many stones that are."""
        owner = self.stones[start]
        seen[start] = True
        open_ends = [start]
        size = 0
        while open_ends:
            stone = open_ends.pop()
            size += 1
            for near in self._neighbours(stone):
                if not seen[near] and self.stones[near] == owner:
                    seen[near] = True
                    open_ends.append(near)
        return size

    def _neighbours(self, stone: int) -> list[int]:
        near = [stone - ROWS, stone + ROWS]
        if stone % ROWS > 0:
            near.append(stone - 1)
        if stone % ROWS < ROWS - 1:
            near.append(stone + 1)
        return [n for n in near if 0 <= n < len(self.stones)]

    def area_points(self, edition: Edition, seats: int) -> list[int]:
        """Side A: every area counts by its size."""
        points = [0] * seats
        for owner, size in self.areas():
            points[owner] += edition.set_points(size)
        return points

    def row_points(self, edition: Edition, seats: int) -> list[int]:
        """Side B: the places in each row."""
        points = [0] * seats
        for row in range(ROWS):
            stones = self.stones[row::ROWS]
            counts = [stones.count(seat) for seat in range(seats)]
            for seat, prize in enumerate(shared_places(counts, edition.burial_places)):
                points[seat] += prize
        return points

    def copy(self) -> BurialChamber:
        return BurialChamber(self.stones[:])
