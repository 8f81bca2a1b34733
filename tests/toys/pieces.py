"""What the toys share: a table with hidden hands, an unseen pile, and private draws from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final, Self, final

from baumeister.core.action import Action
from baumeister.core.bag import Bag
from baumeister.core.event import only
from baumeister.core.facts import Fact, Facts, Json
from baumeister.core.game import Game
from baumeister.core.result import Result, empty_ledger, ledger_of, ranked
from baumeister.core.state import UNKNOWN, AskChance, State
from tests.toys.hand import Hand

SEATS: Final = 4


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Yes(Action):
    """Agree."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class No(Action):
    """Refuse."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Done(Action):
    """Nothing more."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Draw(Action):
    """Chance hands out a card."""

    card: int


YES: Final = Yes()
NO: Final = No()
DONE: Final = Done()
DRAW: Final = [Draw(card) for card in range(3)]

SPOKEN: Final = {
    "action.draw": "draw {the_card}",
    "ask.Find": "Which card is found?",
    "event.finds": "{seat} finds {the_card}.",
    "event.finds.hidden": "{seat} finds a card.",
    "event.reshuffles": "The discarded cards are the new pile.",
    "event.shows": "{seat} shows the hand.",
}


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
        twin.discard = self.discard.copy()
        twin.ledger = self.ledger.copy()
        twin.agenda = [question.copy() for question in self.agenda]
        return twin

    def seen_from(self, seat: int) -> Self:
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

    def restore(self, facts: Facts) -> None:
        kinds, seen_by = facts.rows("hands"), facts.rows("seen by")
        for hand, *cards in zip(self.hands, kinds, seen_by, strict=True):
            hand.cards = list(zip(*cards, strict=True))
        self.pile = Bag(facts.numbers("pile"))
        self.pile.size = facts.number("pile size")  # its counts may be hidden
        self.discard = Bag(facts.numbers("discard"))
        self.ledger = ledger_of(facts.rows("points"), self.seats)

    def facts(self) -> Json:
        return {
            "hands": [[kind for kind, _ in hand.cards] for hand in self.hands],
            "seen by": [[seen_by for _, seen_by in hand.cards] for hand in self.hands],
            "pile": self.pile.counts,
            "pile size": self.pile.size,
            "discard": self.discard.counts,
            "points": self.ledger.table(),
        }


class Find(AskChance[CardTable]):
    """A card from the pile, which only its new owner sees; an empty pile is made anew."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def proceed(self, state: CardTable) -> bool:
        if state.pile.size > 0:
            return False
        state.pile.pour(state.discard)
        state.tell("reshuffles", self.seat)
        return True

    def legal(self, state: CardTable, seat: int) -> list[Action]:
        return [DRAW[kind] for kind, count in enumerate(state.pile.counts) if count]

    def weights(self, state: CardTable) -> list[int]:
        return [count for count in state.pile.counts if count]

    def seen_by(self, state: CardTable, seat: int) -> int:
        return only(self.seat)

    def answer(self, state: CardTable, seat: int, action: Action) -> None:
        assert isinstance(action, Draw)
        state.settle()
        state.pile.take(action.card)
        state.hands[self.seat].add(action.card, only(self.seat))
        state.tell_secret("finds", self.seat, only(self.seat), card=action.card)

    def facts(self) -> list[Fact]:
        return [self.seat]
