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
from baumeister.games.cleopatra.rules.known_bag import FIRST_LOT, Lot
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

    `open` and `down` count the cards of either side below the top card. `lots[pool]` is what a card
    of a pool is to those who have not seen it.
    """

    def __init__(self, pools: list[Bag], lots: list[Lot]) -> None:
        self.pools = pools
        self.lots = lots
        self.newest_lot = FIRST_LOT
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

    def new_lot(self) -> Lot:
        self.newest_lot = Lot(self.newest_lot + 1)
        return self.newest_lot

    def blend(self, lots: list[Lot], target: Lot) -> None:
        self.lots = [target if lot in lots else lot for lot in self.lots]

    def may_be_from(self, lot: Lot, kind: int) -> bool:
        """Whether a face-down card of this kind is from this lot; in a masked pile, none can be."""
        for n, pool in enumerate(self.pools):
            if self.lots[n] == lot and pool.counts[kind] > 0:
                return True
        return False

    def hide(self) -> None:
        """Mask it: nobody knows what lies face down, only how much."""
        for n, pool in enumerate(self.pools):
            self.pools[n] = _hidden(pool.size)

    def fill(self, unseen: dict[Lot, Bag], rng: Random) -> None:
        """Imagine older pools first; all that is left of a lot then is the newest."""
        for n, pool in enumerate(self.pools):
            if pool.counts[0] != UNKNOWN:
                continue
            lot = self.lots[n]
            if lot in self.lots[n + 1 :]:
                self.pools[n] = Bag([0] * KINDS)
                for _ in range(pool.size):
                    self.pools[n].put(unseen[lot].draw(rng))
            else:
                self.pools[n] = unseen.get(lot) or Bag([0] * KINDS)

    def facts(self) -> Json:
        return {
            "pools": [pool.counts for pool in self.pools],
            "sizes": [pool.size for pool in self.pools],
            "lots": self.lots,
            "newest_lot": self.newest_lot,
            "open": self.open,
            "down": self.down,
            "top": self.top,
        }

    def restore(self, facts: Facts) -> None:
        self.pools = [Bag(counts) for counts in facts.rows("pools")]
        for pool, size in zip(self.pools, facts.numbers("sizes"), strict=True):
            pool.size = size  # of a hidden one, its counts do not tell it
        self.lots = [Lot(lot) for lot in facts.numbers("lots")]
        self.newest_lot = Lot(facts.number("newest_lot"))
        self.open = facts.number("open")
        self.down = facts.number("down")
        self.top = Card(facts.number("top"))

    def copy(self) -> DrawPile:
        twin = DrawPile(self.pools[:], self.lots)
        twin.pools[-1] = self.pools[-1].copy()
        twin.newest_lot = self.newest_lot
        twin.open = self.open
        twin.down = self.down
        twin.top = self.top
        return twin


def _hidden(size: int) -> Bag:
    """So many cards that nobody knows."""
    return Bag([UNKNOWN] * KINDS, size)
