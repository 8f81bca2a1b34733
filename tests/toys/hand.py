"""A hidden hand of cards, and who knows what of it."""

from __future__ import annotations

from random import Random

from baumeister.core.bag import Bag
from baumeister.core.event import EVERYONE, PUBLIC, only
from baumeister.core.state import UNKNOWN


class Hand:
    """Cards as pairs of kind and `seen_by`; kept sorted, because a hand has no order."""

    def __init__(self, owner: int, cards: list[tuple[int, int]]) -> None:
        self.owner = owner
        self.cards = sorted(cards)

    def __len__(self) -> int:
        return len(self.cards)

    def kinds(self) -> list[int]:
        return sorted({kind for kind, _ in self.cards})

    def count(self, kind: int) -> int:
        return sum(card == kind for card, _ in self.cards)

    def add(self, kind: int, seen_by: int) -> None:
        self.cards = sorted([*self.cards, (kind, seen_by)])

    def remove(self, kind: int) -> None:
        """Whoever knew some cards of this kind knows one fewer: nobody can say which one left."""
        kept = [card for card in self.cards if card[0] != kind]
        known = 0
        for n, (_, seen_by) in enumerate(card for card in self.cards if card[0] == kind):
            if n > 0:
                kept.append((kind, seen_by & known))
            known |= seen_by
        self.cards = sorted(kept)

    def show(self, kind: int) -> None:
        """One card of this kind is now known to all."""
        self.remove(kind)
        self.add(kind, EVERYONE)

    def lose(self, kind: int) -> None:
        """A card leaves unseen: the others no longer know what is still here."""
        self.remove(kind)
        self.cards = [(card, only(self.owner)) for card, _ in self.cards]

    def show_all(self) -> None:
        self.cards = [(kind, EVERYONE) for kind, _ in self.cards]

    def mask(self, seat: int) -> Hand:
        viewers = only(seat) | only(PUBLIC)
        seen = [(kind, seen_by & viewers) for kind, seen_by in self.cards]
        return Hand(self.owner, [card if card[1] else (UNKNOWN, 0) for card in seen])

    def fill(self, unseen: Bag, rng: Random) -> Hand:
        kinds = [unseen.draw(rng) if kind == UNKNOWN else kind for kind, _ in self.cards]
        public = [seen_by >> PUBLIC & 1 for _, seen_by in self.cards]
        seen = [
            EVERYONE if is_public else seen_by | only(self.owner)
            for is_public, (_, seen_by) in zip(public, self.cards, strict=True)
        ]
        return Hand(self.owner, list(zip(kinds, seen, strict=True)))

    def copy(self) -> Hand:
        return Hand(self.owner, self.cards[:])
