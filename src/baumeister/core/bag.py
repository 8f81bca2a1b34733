"""Bag: so many things of each kind, in no order. Every draw pile is one."""

from __future__ import annotations

from random import Random

from baumeister.core.chance import below, total


class Bag:
    """`counts[kind]` things of each kind; `size` in all."""

    def __init__(self, counts: list[int], size: int | None = None) -> None:
        """The size need not be given unless the counts do not tell it."""
        self.counts = counts
        self.size = total(counts) if size is None else size

    # Every move puts or takes: `counts[kind] += count` would add objects once compiled.

    def put(self, kind: int, count: int = 1) -> None:
        counts = self.counts
        counts[kind] = counts[kind] + count
        self.size += count

    def take(self, kind: int) -> None:
        counts = self.counts
        counts[kind] = counts[kind] - 1
        self.size -= 1

    def pour(self, other: Bag) -> None:
        """Everything of the other bag goes into this one."""
        for kind, count in enumerate(other.counts):
            self.counts[kind] += count
            other.counts[kind] = 0
        self.size += other.size
        other.size = 0

    def draw(self, rng: Random) -> int:
        """Take one thing at random, for `fill`: a game's own draws are questions to chance."""
        left = below(rng, self.size)
        for kind, count in enumerate(self.counts):
            left -= count
            if left < 0:
                self.take(kind)
                return kind
        raise ValueError("An empty bag has nothing to draw.")

    def copy(self) -> Bag:
        """It keeps the size even if the counts are hidden in a masked state."""
        return Bag(self.counts[:], self.size)
