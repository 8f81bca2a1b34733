"""What the toys share: hidden hands, an unseen pile, and a table of cards to play on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final, Self, final

from baumeister.core.action import Action
from baumeister.core.bag import Bag
from baumeister.core.event import EVERYONE, PUBLIC, only
from baumeister.core.game import Game
from baumeister.core.result import Result, empty_ledger, ranked
from baumeister.core.state import UNKNOWN, Json, State

SEATS: Final = 4


@final
@dataclass(frozen=True, slots=True, eq=False)
class Yes(Action):
    word: ClassVar[str] = "yes"


@final
@dataclass(frozen=True, slots=True, eq=False)
class No(Action):
    word: ClassVar[str] = "no"


@final
@dataclass(frozen=True, slots=True, eq=False)
class Done(Action):
    word: ClassVar[str] = "done"


@final
@dataclass(frozen=True, slots=True, eq=False)
class Draw(Action):
    """Chance hands out a card."""

    card: int
    word: ClassVar[str] = "draw"


YES: Final = Yes()
NO: Final = No()
DONE: Final = Done()


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


class CardTable(State):
    """Hidden hands, a pile that nobody has seen, an open discard pile; `box` counts every kind."""

    box: ClassVar[Sequence[int]]

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.hands = [Hand(seat, []) for seat in range(seats)]
        self.pile = Bag(list(self.box))
        self.discard = Bag([0] * len(self.box))
        self.ledger = empty_ledger(len(game.sources), seats)

    def next_seat(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def points(self) -> list[int]:
        return self.ledger.points

    def tie_breaks(self) -> list[int]:
        """The fuller hand is better; everybody can see how full it is."""
        return [len(hand) for hand in self.hands]

    def result(self) -> Result | None:
        return None if self.agenda else ranked(self.ledger, self.tie_breaks())

    def show_hands(self) -> None:
        for hand in self.hands:
            hand.show_all()
            self.tell("shows", hand.owner)

    def copy(self) -> Self:
        twin = type(self)(self.game, self.seats)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.pile = self.pile.copy()
        twin.pile.size = self.pile.size  # the counts of a masked pile say nothing
        twin.discard = self.discard.copy()
        twin.ledger = self.ledger.copy()
        twin.agenda = [question.copy() for question in self.agenda]
        return twin

    def mask(self, seat: int) -> Self:
        twin = self.copy()
        twin.hands = [hand.mask(seat) for hand in self.hands]
        twin.pile.counts = [UNKNOWN] * len(self.box)
        twin.agenda = [question.mask(seat) for question in self.agenda]
        return twin

    def fill(self, rng: Random) -> Self:
        twin = self.copy()
        unseen = self.unseen()
        twin.hands = [hand.fill(unseen, rng) for hand in self.hands]
        twin.pile = unseen
        for question in twin.agenda:
            question.fill(twin, rng)
        return twin

    def unseen(self) -> Bag:
        """What lies in the pile and in the hands without being known."""
        return Bag([count - self.visible(kind) for kind, count in enumerate(self.box)])

    def visible(self, kind: int) -> int:
        return self.discard.counts[kind] + sum(hand.count(kind) for hand in self.hands)

    def inventory(self) -> dict[str, int]:
        kinds = range(len(self.box))
        return {f"card {kind}": self.pile.counts[kind] + self.visible(kind) for kind in kinds}

    def facts(self) -> Json:
        return {
            "hands": [[kind for kind, _ in hand.cards] for hand in self.hands],
            "seen by": [[seen_by for _, seen_by in hand.cards] for hand in self.hands],
            "pile": self.pile.counts[:],
            "pile size": self.pile.size,
            "discard": self.discard.counts[:],
            "booked": self.ledger.booked[:],
        }


def in_stock(table: Sequence[Action], counts: Sequence[int]) -> list[Action]:
    """The actions for the kinds of which there is at least one."""
    return [action for action, count in zip(table, counts, strict=True) if count]
