"""The pyramid (Pyramide): each field brings its points at once.

Rulebook: "A) Pyramide" and "B) Pyramide". Side A is one pyramid of 14 stones; side B has three
of five, and the owner of a stone chooses.
"""

from __future__ import annotations

from typing import final

from baumeister.games.imhotep.rules.edition import NO_BONUS, Edition


@final
class Pyramids:
    """`stones[n]` are the owners of the stones of pyramid n, in building order."""

    def __init__(
        self,
        values: list[list[int]],
        bonuses: list[list[int]],
        edge_value: int,
        stones: list[list[int]],
        edge: list[int],
    ) -> None:
        self.values = values
        self.bonuses = bonuses
        self.edge_value = edge_value
        self.stones = stones
        self.edge = edge  # owners of the stones beside finished pyramids

    def unfinished(self) -> list[int]:
        return [n for n, stones in enumerate(self.stones) if len(stones) < len(self.values[n])]

    def build(self, owner: int, pyramid: int) -> int:
        """Put a stone on the next field of a pyramid; returns its points."""
        stones = self.stones[pyramid]
        stones.append(owner)
        return self.values[pyramid][len(stones) - 1]

    def build_beside(self, owner: int) -> int:
        """Every pyramid is finished: the stone goes to the edge of the board."""
        self.edge.append(owner)
        return self.edge_value

    def bonus_of_last_stone(self, pyramid: int) -> int:
        return self.bonuses[pyramid][len(self.stones[pyramid]) - 1]

    def owners(self) -> list[int]:
        return [owner for stones in self.stones for owner in stones] + self.edge

    def copy(self) -> Pyramids:
        stones = [stones[:] for stones in self.stones]
        return Pyramids(self.values, self.bonuses, self.edge_value, stones, self.edge[:])


def pyramid_a(edition: Edition) -> Pyramids:
    values = edition.pyramid_a
    return Pyramids([values], [[NO_BONUS] * len(values)], edition.pyramid_a_edge, [[]], [])


def pyramid_b(edition: Edition) -> Pyramids:
    empty: list[list[int]] = [[] for _ in edition.pyramid_b]
    return Pyramids(edition.pyramid_b, edition.bonuses, edition.pyramid_b_edge, empty, [])
