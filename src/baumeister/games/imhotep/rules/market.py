"""The market (Markt): the cards on display, the draw pile and the discard pile.

Rulebook: "A) Markt", "B) Markt" and "Ablauf einer Runde".
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from baumeister.core.bag import Bag
from baumeister.core.facts import Facts, Json
from baumeister.core.state import NOBODY, NOTHING, UNKNOWN
from baumeister.games.imhotep.rules.names import MarketCard

FIELDS: Final = 4
EMPTY: Final = MarketCard(NOTHING)
PAIR: Final = MarketCard(-6)  # two cards face down, on side B
PAIR_FIELD: Final = 3
PAIR_SIZE: Final = 2


@final
class Market:
    """Nobody has seen a card that lies face down, so the pair stays in the bag it came from.

    `pair` cards of the bags are face down on the market: all of `aside`, the others in `pile`.
    The rest of `pile` is the draw pile.
    """

    def __init__(self, side_b: bool, pile: Bag, discard: Bag, aside: Bag) -> None:
        self.side_b = side_b
        self.display = [EMPTY] * FIELDS  # a card, EMPTY or PAIR
        self.pile = pile
        self.discard = discard
        self.aside = aside
        self.pair = 0
        self.looked_at: list[MarketCard] = []  # the pair in somebody's hand, seen by nobody else
        self.looker: int = NOBODY
        self.from_aside = 0  # how many of these came from `aside`

    def pile_size(self) -> int:
        """How many cards the draw pile has."""
        return self.pile.size + self.aside.size - self.pair

    def restock(self) -> bool:
        """Shuffle the discard pile if the draw pile is empty; tells whether cards are there now."""
        if self.pile_size() == 0:
            self.aside.pour(self.pile)
            self.pile.pour(self.discard)
        return self.pile_size() > 0

    def needs_reshuffle(self) -> bool:
        return self.pile_size() == 0 and self.discard.size > 0

    def lay_face_down(self) -> None:
        """The top card goes face down to the last field; the draw pile must have one."""
        self.pair += 1
        self.display[PAIR_FIELD] = PAIR

    def pair_bag(self) -> Bag:
        """Where the next face-down card comes from."""
        return self.aside if self.aside.size else self.pile

    def turn_up(self, card: MarketCard) -> None:
        """One of the face-down cards turns out to be this one."""
        self.pair_bag().take(card)
        self.pair -= 1

    def look_at(self, card: MarketCard) -> None:
        """The player who looks turns up one of the face-down cards, seen by nobody else."""
        self.from_aside += self.aside.size > 0
        self.turn_up(card)
        self.looked_at.append(card)

    def is_turning_up(self) -> bool:
        """Whether the looker has not yet seen all the cards that lay face down."""
        return self.pair > self.looked_at.count(MarketCard(UNKNOWN))

    def end_look(self) -> None:
        self.looked_at = []
        self.looker = NOBODY
        self.from_aside = 0

    def hide_looked_at(self) -> None:
        """For a masked state: the cards are somewhere in their bags again."""
        for n, card in enumerate(self.looked_at):
            if card != UNKNOWN:
                (self.aside if n < self.from_aside else self.pile).put(card)
                self.pair += 1
                self.looked_at[n] = MarketCard(UNKNOWN)

    def imagine_looked_at(self, rng: Random) -> None:
        for n, card in enumerate(self.looked_at):
            if card == UNKNOWN:
                self.looked_at[n] = MarketCard(self.pair_bag().draw(rng))
                self.pair -= 1

    def empty_field(self) -> int:
        """The next field for an open card, or NOTHING if there is none."""
        for field in range(PAIR_FIELD if self.side_b else FIELDS):
            if self.display[field] == EMPTY:
                return field
        return NOTHING

    def filled_fields(self) -> list[int]:
        return [field for field, card in enumerate(self.display) if card != EMPTY]

    def clear_display(self) -> None:
        """Open cards go to the discard pile; a pair that lies face down is turned up first."""
        for field, card in enumerate(self.display):
            if card >= 0:
                self.discard.put(card)
            self.display[field] = EMPTY

    def count(self, card: MarketCard) -> int:
        """How many of a card are here, wherever they lie."""
        bags = self.pile.counts[card] + self.discard.counts[card] + self.aside.counts[card]
        return bags + self.display.count(card) + self.looked_at.count(card)

    def facts(self) -> Json:
        return {
            "display": self.display,
            "pile": self.pile.counts,
            "discard": self.discard.counts,
            "aside": self.aside.counts,
            "pair": self.pair,
            "looked_at": self.looked_at,
            "looker": self.looker,
            "from_aside": self.from_aside,
        }

    def restore(self, facts: Facts) -> None:
        self.display = [MarketCard(card) for card in facts.numbers("display")]
        self.pile = Bag(facts.numbers("pile"))
        self.discard = Bag(facts.numbers("discard"))
        self.aside = Bag(facts.numbers("aside"))
        self.pair = facts.number("pair")
        self.looked_at = [MarketCard(card) for card in facts.numbers("looked_at")]
        self.looker = facts.number("looker")
        self.from_aside = facts.number("from_aside")

    def copy(self) -> Market:
        twin = Market(self.side_b, self.pile.copy(), self.discard.copy(), self.aside.copy())
        twin.display = self.display[:]
        twin.pair = self.pair
        twin.looked_at = self.looked_at[:]
        twin.looker = self.looker
        twin.from_aside = self.from_aside
        return twin


def new_market(side_b: bool, counts: list[int]) -> Market:
    kinds = len(counts)
    return Market(side_b, Bag(counts[:]), Bag([0] * kinds), Bag([0] * kinds))
