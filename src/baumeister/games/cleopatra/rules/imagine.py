"""Imagining what others hold: every card that could be there, as far as it fits what they do."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from baumeister.core.bag import Bag
from baumeister.core.state import AskSeat
from baumeister.games.cleopatra.rules.known_bag import KnownBag
from baumeister.games.cleopatra.rules.names import DOUBLE, TROMPE, Resource
from baumeister.games.cleopatra.rules.prices import can_pay, next_missing

if TYPE_CHECKING:
    from baumeister.games.cleopatra.rules.state import Cleopatra

TRIES: Final = 20  # hands imagined at random for somebody who is paying


class Owing(AskSeat["Cleopatra"]):
    """A seat has begun to pay, so it holds what it takes: `price` is what is still missing."""

    def __init__(self, seat: int, price: list[int]) -> None:
        super().__init__(seat)
        self.price = price

    def missing(self) -> Resource:
        """The resource that is to be paid next."""
        return next_missing(self.price)

    def can_pay(self, state: Cleopatra) -> bool:
        seat = self.seat
        is_artisan = state.settings.edition.trompe_is_artisan
        return can_pay(state.hands[seat].counts, state.merchants[seat], self.price, is_artisan)


def fill_piles(state: Cleopatra, unseen: Bag, rng: Random) -> None:
    """Deal unseen cards to everybody's hand and wherever else some are missing."""
    question = state.agenda[-1] if state.agenda else None
    if isinstance(question, Owing):
        _fill_payer(state, question, unseen, rng)
    for bag in state.known_bags():
        _draw(bag, unseen, rng)


def _draw(bag: KnownBag, unseen: Bag, rng: Random) -> list[int]:
    drawn = [unseen.draw(rng) for _ in range(bag.unknown())]
    for kind in drawn:
        bag.counts[kind] += 1
    return drawn


def _fill_payer(state: Cleopatra, question: Owing, unseen: Bag, rng: Random) -> None:
    """Whoever pays can pay, so nobody imagines a hand that could not."""
    hand = state.hands[question.seat]
    for _ in range(TRIES):
        drawn = _draw(hand, unseen, rng)
        if question.can_pay(state):
            return
        for kind in drawn:
            unseen.put(kind)
            hand.counts[kind] -= 1
    for kind in _missing(state, question, unseen, _useful(question.price), hand.unknown()) or ():
        unseen.take(kind)
        hand.counts[kind] += 1


def _useful(price: list[int]) -> list[int]:
    """Cards that may help to pay, those that pay most first."""
    wanted = [resource for resource, amount in enumerate(price) if amount]
    return [*(resource + DOUBLE for resource in wanted), *wanted, TROMPE]


def _missing(
    state: Cleopatra, question: Owing, unseen: Bag, kinds: list[int], room: int
) -> list[int] | None:
    """As many of these kinds as it takes to be able to pay; None if there is no room for them."""
    if question.can_pay(state):
        return []
    hand = state.hands[question.seat]
    for n, kind in enumerate(kinds if room else ()):
        if unseen.counts[kind]:
            unseen.take(kind)
            hand.counts[kind] += 1
            rest = _missing(state, question, unseen, kinds[n:], room - 1)
            hand.counts[kind] -= 1
            unseen.put(kind)
            if rest is not None:
                return [kind, *rest]
    return None
