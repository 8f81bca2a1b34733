"""The draw pile (Nachziehstapel): open and face-down cards in one pile, with a visible top card.

Rulebook: "Spielvorbereitung" and "Den Markt besuchen". Nobody has seen a face-down card, so chance
decides what it is when somebody looks at it (Ruling CL-1). Until then it is one of a pool.
"""

from __future__ import annotations

from random import Random
from typing import Final, NewType, final

from baumeister.core.bag import Bag
from baumeister.core.facts import Facts, Json
from baumeister.core.state import NOTHING, UNKNOWN
from baumeister.games.cleopatra.rules.names import KINDS, Card

Pool = NewType("Pool", int)

NO_CARD: Final = Card(NOTHING)
DOWN: Final = Card(
    -10
)  # a face-down card of the first pool; DOWN - 1 is one of the second, and so on


def face_down(pool: Pool) -> Card:
    """What stands for a face-down card of a pool."""
    return Card(DOWN - pool)


def pool_of(card: Card) -> Pool:
    """The pool of a face-down card."""
    return Pool(DOWN - card)


@final
class DrawPile:
    """`pools[-1]` holds what the pile and its face-down cards may be; older pools belong to
    face-down cards that came to the market before the pile was made anew. Older pools are replaced
    and never changed, so that copies can share them.

    `open` and `down` count the cards of either side below the top card.
    """

    def __init__(self, pools: list[Bag]) -> None:
        self.pools = pools
        self.open = 0
        self.down = 0
        self.top = NO_CARD  # an open card by its kind, or a face-down one

    def cut(self) -> None:
        """Turn one half of the newest pool face up and shuffle (Ruling CL-2: the smaller half)."""
        self.open = self.pools[-1].size // 2
        self.down = self.pools[-1].size - self.open

    def size(self) -> int:
        return self.open + self.down + (self.top != NO_CARD)

    def take_top(self) -> Card:
        card, self.top = self.top, NO_CARD
        return card

    def take_from(self, pool: Pool, kind: Card) -> None:
        """A card of a pool is seen."""
        if pool < len(self.pools) - 1:
            self.pools[pool] = self.pools[pool].copy()
        self.pools[pool].take(kind)

    def turn_open(self, kind: Card) -> None:
        """The next card lies face up."""
        self.pools[-1].take(kind)
        self.open -= 1
        self.top = kind

    def turn_down(self) -> None:
        """The next card lies face down."""
        self.down -= 1
        self.top = face_down(Pool(len(self.pools) - 1))

    def hide(self) -> None:
        """Mask it: nobody knows what lies face down, only how much."""
        for n, pool in enumerate(self.pools):
            self.pools[n] = _hidden(pool.size)

    def fill(self, unseen: Bag, rng: Random) -> None:
        """Imagine older pools first; all that is left then is the newest."""
        for n, pool in enumerate(self.pools[:-1]):
            self.pools[n] = Bag([0] * KINDS)
            for _ in range(pool.size):
                self.pools[n].put(unseen.draw(rng))
        self.pools[-1] = unseen

    def facts(self) -> Json:
        return {
            "pools": [pool.counts for pool in self.pools],
            "sizes": [pool.size for pool in self.pools],
            "open": self.open,
            "down": self.down,
            "top": self.top,
        }

    def restore(self, facts: Facts) -> None:
        self.pools = [Bag(counts) for counts in facts.rows("pools")]
        for pool, size in zip(self.pools, facts.numbers("sizes"), strict=True):
            pool.size = size  # of a hidden one, its counts do not tell it
        self.open = facts.number("open")
        self.down = facts.number("down")
        self.top = Card(facts.number("top"))

    def copy(self) -> DrawPile:
        twin = DrawPile([*self.pools[:-1], self.pools[-1].copy()])
        twin.open = self.open
        twin.down = self.down
        twin.top = self.top
        return twin


def _hidden(size: int) -> Bag:
    """So many cards that nobody knows."""
    pool = Bag([UNKNOWN] * KINDS)
    pool.size = size
    return pool
