"""Bazaar: cards from hidden hands are offered and accepted, a limited number of times each turn.

Who offers a card names it, so everybody knows that he holds it. Who is asked for a card that he
does not hold can only decline, and nobody learns why. Pairs score at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Self, final

from baumeister.core.action import Action, Vocabulary
from baumeister.core.event import EVERYONE
from baumeister.core.facts import Fact, Facts, Json
from baumeister.core.game import Game, Variant
from baumeister.core.sentences import Phrases, Sentences
from baumeister.core.state import AskSeat, Question
from baumeister.core.text import Text
from tests.toys.pieces import DONE, DRAW, NO, SEATS, SPOKEN, YES, CardTable, Find

KINDS: Final = 3
DEALT: Final = 4
ROUNDS: Final = 2
MOST_OFFERS: Final = 2
PAIRS, TRIPLES = range(2)


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Give(Action):
    card: int


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Want(Action):
    card: int


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Propose(Action):
    other: int


GIVE: Final = [Give(card) for card in range(KINDS)]
WANT: Final = [Want(card) for card in range(KINDS)]
PROPOSE: Final = [Propose(other) for other in range(SEATS)]
VOCABULARY: Final = Vocabulary([*GIVE, *WANT, *PROPOSE, YES, NO, DONE, *DRAW])


class Bazaar(CardTable):
    """`turns` are those still to come, each with so many `offers`."""

    box: ClassVar[Sequence[int]] = (7, 7, 7)

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.turns = ROUNDS * seats
        self.offers = 1

    def copy(self) -> Self:
        twin = super().copy()
        twin.turns = self.turns
        twin.offers = self.offers
        return twin

    def agreed(self) -> tuple[dict[str, str], str | None]:
        return {"offers": str(self.offers)}, None

    def facts(self) -> Json:
        return {**super().facts(), "turns": self.turns}

    def restore(self, facts: Facts) -> None:
        super().restore(facts)
        self.turns = facts.number("turns")

    def name(self, seat: int, card: int) -> None:
        """A card that is offered is known to be there."""
        self.hands[seat].show(card)

    def exchange(self, seat: int, give: int, other: int, want: int) -> None:
        self.hands[seat].remove(give)
        self.hands[other].remove(want)
        self.hands[seat].add(want, EVERYONE)
        self.hands[other].add(give, EVERYONE)

    def score_hands(self) -> None:
        self.show_hands()
        for seat, hand in enumerate(self.hands):
            for kind in hand.kinds():
                self.ledger.book(PAIRS, seat, hand.count(kind) // 2)
                self.ledger.book(TRIPLES, seat, hand.count(kind) // 3)


@final
class Turn(AskSeat[Bazaar]):
    """Offer something, as long as offers are left, or pass on."""

    def __init__(self, seat: int, offers: int) -> None:
        super().__init__(seat)
        self.offers = offers

    def proceed(self, state: Bazaar) -> bool:
        if state.turns > 0:
            return False
        state.settle()
        state.score_hands()
        return True

    def legal(self, state: Bazaar, seat: int) -> list[Action]:
        kinds = state.hands[seat].kinds() if self.offers else []
        return [*(GIVE[kind] for kind in kinds), DONE]

    def answer(self, state: Bazaar, seat: int, action: Action) -> None:
        state.settle()
        if isinstance(action, Give):
            state.ask(Turn(seat, self.offers - 1))
            state.name(seat, action.card)
            state.ask(Price(seat, action.card))
            return
        state.turns -= 1
        state.ask(Turn(state.next_seat(seat), state.offers))

    def facts(self) -> list[Fact]:
        return [self.seat, self.offers]


@final
class Price(AskSeat[Bazaar]):
    """What is wanted for the card, and then from whom."""

    def __init__(self, seat: int, give: int, want: int = -1) -> None:
        super().__init__(seat)
        self.give = give
        self.want = want

    def legal(self, state: Bazaar, seat: int) -> list[Action]:
        if self.want < 0:
            return [want for want in WANT if want.card != self.give]
        return [PROPOSE[other] for other in range(state.seats) if other != seat]

    def answer(self, state: Bazaar, seat: int, action: Action) -> None:
        state.settle()
        if isinstance(action, Want):
            state.ask(Price(seat, self.give, action.card))
        elif isinstance(action, Propose):
            state.tell("proposes", seat, card=self.give, wanted=self.want, other=action.other)
            state.ask(Accept(seat, self.give, action.other, self.want))

    def facts(self) -> list[Fact]:
        return [self.seat, self.give, self.want]


@final
class Accept(Question[Bazaar]):
    """The other one decides. Asked even without the card: silence tells nothing."""

    def __init__(self, seat: int, give: int, other: int, want: int) -> None:
        self.seat = seat
        self.give = give
        self.other = other
        self.want = want

    def asked(self, state: Bazaar) -> list[int]:
        return [self.other]

    def legal(self, state: Bazaar, seat: int) -> list[Action]:
        return [YES, NO] if state.hands[seat].count(self.want) else [NO]

    def answer(self, state: Bazaar, seat: int, action: Action) -> None:
        state.settle()
        if action is YES:
            state.exchange(self.seat, self.give, self.other, self.want)
        state.tell("accepts" if action is YES else "declines", seat)

    def conceals(self, state: Bazaar) -> bool:
        return True

    def prompt(self, state: Bazaar, seat: int) -> Text:
        return Text("ask.Accept", {"other": self.seat, "card": self.give, "wanted": self.want})

    def facts(self) -> list[Fact]:
        return [self.seat, self.give, self.other, self.want]


CARDS: Final = ("silk", "salt", "myrrh")
SENTENCES: Final = Sentences(
    {
        **SPOKEN,
        "action.give": "offer {the_card}",
        "action.want": "ask for {the_card}",
        "action.propose": "propose it to {other}",
        "action.yes": "accept",
        "action.no": "decline",
        "action.done": "end the turn",
        "ask.Turn": "What do you offer?",
        "ask.Price": "What do you want for it, and from whom?",
        "ask.Accept": "{other} offers {the_card} for {the_wanted}.",
        "event.proposes": "{seat} offers {other} {the_card} for {the_wanted}.",
        "event.accepts": "{seat} accepts.",
        "event.declines": "{seat} declines.",
        "variant.offers": "Offers in a turn",
        "source.pairs": "pairs",
        "source.triples": "triples",
    },
    {"the_card": Phrases("card", CARDS), "the_wanted": Phrases("wanted", CARDS)},
)


@final
class BazaarGame(Game):
    id = "bazaar"
    title = "Bazaar"
    fewest = 2
    most = SEATS
    bound = SEATS * (DEALT + ROUNDS * (1 + 4 * MOST_OFFERS))
    vocabulary = VOCABULARY
    variants = (Variant("offers", ("1", "2"), "1"),)
    sources = ("pairs", "triples")
    sentences = SENTENCES

    def __init__(self, state: type[Bazaar] = Bazaar) -> None:
        self.state = state

    def setup(self, seats: int, variants: dict[str, str], edition: str) -> Bazaar:
        state = self.state(self, seats)
        state.offers = int(variants["offers"])
        state.ask(Turn(0, state.offers))
        for seat in range(seats):
            for _ in range(DEALT):
                state.ask(Find(seat))
        return state


BAZAAR: Final = BazaarGame()
