"""Offering: everybody answers at once, first with one card, then with as many as he likes.

Each round every seat passes a card to its left, which only the two of them see. Then all offer
cards in secret and turn them up together: the richest offerings score. Then hands are refilled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Self, final

from baumeister.core.action import Action, Vocabulary
from baumeister.core.event import only
from baumeister.core.facts import Facts, Json
from baumeister.core.game import Game
from baumeister.core.sealed import Sealed
from baumeister.core.sentences import Phrases, Sentences
from baumeister.core.state import Question
from tests.toys.pieces import DONE, DRAW, SEATS, SPOKEN, CardTable, Find

WORTH: Final = (1, 2, 4)  # bread, honey, gold
DEALT: Final = 3
MOST: Final = 2  # cards in an offering
ROUNDS: Final = 2


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Give(Action):
    card: int


GIVE: Final = [Give(card) for card in range(len(WORTH))]
VOCABULARY: Final = Vocabulary([*GIVE, DONE, *DRAW])


class Temple(CardTable):
    """`rounds` are those still to come."""

    box: ClassVar[Sequence[int]] = (9, 6, 3)

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.rounds = ROUNDS

    def copy(self) -> Self:
        twin = super().copy()
        twin.rounds = self.rounds
        return twin

    def facts(self) -> Json:
        return {**super().facts(), "rounds": self.rounds}

    def restore(self, facts: Facts) -> None:
        super().restore(facts)
        self.rounds = facts.number("rounds")


def cards(steps: list[Action]) -> list[int]:
    return [step.card for step in steps if isinstance(step, Give)]


@final
class Round(Question[Temple]):
    """Never asks: it begins the next round, or ends the game."""

    def proceed(self, state: Temple) -> bool:
        if state.rounds == 0:
            state.settle()
            state.show_hands()
            return True
        state.rounds -= 1
        assert isinstance(state.game, OfferingGame)
        state.ask(state.game.passing(list(range(state.seats))))
        for hand in state.hands:
            for _ in range(DEALT - len(hand)):
                state.ask(Find(hand.owner))
        return True


class Pass(Sealed[Temple]):
    """Everybody passes a card to the left; giver and taker know it, the others do not."""

    def __init__(self, seats: list[int]) -> None:
        super().__init__(seats, in_order=False)

    def choices(self, state: Temple, seat: int, steps: list[Action]) -> list[Action]:
        return [GIVE[card] for card in state.hands[seat].kinds()]

    def shown_to(self, seat: int, step: Action) -> int:
        return self.two(seat)

    def two(self, seat: int) -> int:
        """Giver and taker, as bits."""
        return only(seat) | only((seat + 1) % len(self.order))

    def reveal(self, state: Temple) -> None:
        passed = [cards(steps)[0] for steps in self.steps]
        for seat, card in zip(self.order, passed, strict=True):
            state.hands[seat].lose(card)
        for seat, card in zip(self.order, passed, strict=True):
            taker, seen_by = state.next_seat(seat), self.two(seat)
            state.hands[taker].add(card, seen_by)
            state.tell_secret("passes", seat, seen_by, {"other": taker}, card=card)
        state.ask(Offering(self.order))

    def blank(self) -> Pass:
        return type(self)(self.order)


class Offering(Sealed[Temple]):
    """Up to two cards from every hand, turned up together."""

    def __init__(self, seats: list[int]) -> None:
        super().__init__(seats, in_order=False)

    def choices(self, state: Temple, seat: int, steps: list[Action]) -> list[Action]:
        hand = state.hands[seat]
        left = [kind for kind in hand.kinds() if hand.count(kind) > cards(steps).count(kind)]
        return [*(GIVE[card] for card in left if len(steps) < MOST), DONE]

    def completes(self, state: Temple, seat: int, steps: list[Action]) -> bool:
        return steps[-1] is DONE

    def reveal(self, state: Temple) -> None:
        worth = [sum(WORTH[card] for card in cards(steps)) for steps in self.steps]
        for seat, steps in zip(self.order, self.steps, strict=True):
            for card in cards(steps):
                state.hands[seat].remove(card)
                state.discard.put(card)
                state.tell("offers", seat, card=card)
            state.tell("offered", seat, n=len(cards(steps)))
            if worth[seat] == max(worth):
                state.ledger.book(0, seat, 1)

    def blank(self) -> Offering:
        return type(self)(self.order)


SENTENCES: Final = Sentences(
    {
        **SPOKEN,
        "action.give": "give {the_card}",
        "action.done": "that is all",
        "ask.Pass": "Pass a card to your left.",
        "ask.Offering": "Offer up to two cards.",
        "event.passes": "{seat} passes {the_card} to {other}.",
        "event.passes.hidden": "{seat} passes a card to {other}.",
        "event.offers": "{seat} offers {the_card}.",
        "event.offered": ("{seat} has offered {n} card.", "{seat} has offered {n} cards."),
        "source.offerings": "offerings",
    },
    {"the_card": Phrases("card", ("bread", "honey", "gold"))},
)


class OfferingGame(Game):
    id = "offering"
    title = "Offering"
    fewest = 2
    most = SEATS
    bound = ROUNDS * SEATS * (DEALT + 1 + MOST + 1)
    vocabulary = VOCABULARY
    sources = ("offerings",)
    sentences = SENTENCES

    def __init__(self, passing: type[Pass] = Pass) -> None:
        self.passing = passing

    def setup(self, seats: int, variants: dict[str, str], edition: str) -> Temple:
        state = Temple(self, seats)
        state.ask(Round())
        return state


OFFERING: Final = OfferingGame()
