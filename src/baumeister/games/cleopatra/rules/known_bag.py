"""Cards that not everybody has seen: a hand, the discard pile, cards that nobody knows yet."""

from __future__ import annotations

from typing import final

from baumeister.core.facts import Facts, Json
from baumeister.core.state import UNKNOWN
from baumeister.games.cleopatra.rules.names import KINDS


@final
class KnownBag:
    """`counts[kind]` cards of each kind, of which everybody knows that `known[kind]` are here.

    In a masked one the counts are the known ones, and `size` still counts all cards. Copies share
    the list of `known` until one of them changes it.
    """

    def __init__(self, counts: list[int], known: list[int], size: int) -> None:
        self.counts = counts
        self.known = known
        self.size = size
        self.shares = False  # whether `known` may be a copy's as well

    def add(self, kind: int) -> None:
        """A card that everybody sees."""
        self.add_unseen(kind)
        self._know(kind, self.known[kind] + 1)

    def add_unseen(self, kind: int) -> None:
        self.counts[kind] += 1
        self.size += 1

    def take(self, kind: int) -> None:
        """A card leaves openly; whoever knew of one like it knows of one fewer."""
        self.counts[kind] -= 1
        self.size -= 1
        if self.known[kind]:
            self._know(kind, self.known[kind] - 1)

    def take_unseen(self, kind: int) -> None:
        """A card leaves, and nobody else knows which: it may have been any of the known ones."""
        self.counts[kind] -= 1
        self.size -= 1
        self.known = [count - 1 if count else 0 for count in self.known]

    def show(self, kind: int) -> None:
        """Everybody learns that at least one card of this kind is here."""
        if not self.known[kind]:
            self._know(kind, 1)

    def _know(self, kind: int, count: int) -> None:
        if self.shares:
            self.known = self.known[:]
            self.shares = False
        self.known[kind] = count

    def pour(self, other: KnownBag) -> None:
        """Everything in the other bag comes here."""
        self.known = [self.known[kind] + other.known[kind] for kind in range(KINDS)]
        for kind in range(KINDS):
            self.counts[kind] += other.counts[kind]
        self.size += other.size
        other.clear()

    def clear(self) -> None:
        self.counts = [0] * KINDS
        self.known = [0] * KINDS
        self.size = 0

    def unknown(self) -> int:
        """In a masked one: how many cards could be anything."""
        return self.size - sum(self.counts)

    def hide(self) -> None:
        """Mask it: only what everybody knows is left."""
        self.counts = self.known[:]

    def facts(self) -> Json:
        """Of the cards, one more number than kinds says that there are others."""
        cards = [*self.counts, UNKNOWN] if self.unknown() else self.counts
        return {"cards": cards, "known": self.known, "size": self.size}

    def copy(self) -> KnownBag:
        twin = KnownBag(self.counts[:], self.known, self.size)
        self.shares = twin.shares = True
        return twin


def empty_known_bag() -> KnownBag:
    return KnownBag([0] * KINDS, [0] * KINDS, 0)


def known_bag_of(facts: Facts) -> KnownBag:
    return KnownBag(facts.numbers("cards")[:KINDS], facts.numbers("known"), facts.number("size"))
