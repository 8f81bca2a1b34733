"""Imagining what others hold: every card that could be there, as far as it fits what they do."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from baumeister.core.bag import Bag
from baumeister.core.chance import total
from baumeister.core.state import UNKNOWN, AskSeat
from baumeister.games.cleopatra.rules.known_bag import KnownBag, Lot, Rows
from baumeister.games.cleopatra.rules.names import DOUBLE, KINDS, TROMPE, Resource
from baumeister.games.cleopatra.rules.prices import can_pay, next_missing

if TYPE_CHECKING:
    from baumeister.games.cleopatra.rules.state import Cleopatra

Unseen = dict[Lot, Bag]

TRIES: Final = 100  # hands imagined at random for somebody who is paying


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


def what_is_unseen(state: Cleopatra, hidden: list[KnownBag]) -> Rows:
    """What the cards of each lot are together, but for those that the viewer sees."""
    found = {lot: row[:] for lot, row in state.unseen.items()}
    for bag in hidden:
        for lot, row in bag.secrets.items():
            _add(found, lot, row)
    pile = state.pile
    for n, pool in enumerate(pile.pools):
        if pool.counts[0] != UNKNOWN:
            _add(found, pile.lots[n], pool.counts)
    return {lot: row for lot, row in found.items() if total(row)}


def _add(found: Rows, lot: Lot, counts: list[int]) -> None:
    before = found.get(lot)
    if before is None:
        found[lot] = counts[:KINDS]
    else:
        for kind, count in enumerate(before):
            before[kind] = count + counts[kind]


def fill_bags(state: Cleopatra, unseen: Unseen, rng: Random) -> None:
    """Deal unseen cards of each lot to everybody's hand and wherever else some are missing."""
    hidden = [bag for bag in state.known_bags() if bag.has_hidden()]
    for bag in hidden:
        bag.imagine_sure(unseen)
    question = state.agenda[-1] if state.agenda else None
    if isinstance(question, Owing):
        _fill_payer(state, question, unseen, rng)
    for bag in hidden:
        bag.imagine(unseen, rng)


def _fill_payer(state: Cleopatra, question: Owing, unseen: Unseen, rng: Random) -> None:
    """Whoever pays can pay, so nobody imagines a hand that could not."""
    hand = state.hands[question.seat]
    lots = hand.hidden()
    for _ in range(TRIES if lots else 0):
        drawn = [unseen[lot].draw(rng) for lot in lots]
        for kind in drawn:
            hand.counts[kind] += 1
        if question.can_pay(state):
            for lot, kind in zip(lots, drawn, strict=True):
                hand.place(lot, kind)
            return
        for lot, kind in zip(lots, drawn, strict=True):
            unseen[lot].put(kind)
            hand.counts[kind] -= 1
    for lot, kind in _missing(state, question, unseen, _useful(question.price), lots) or ():
        unseen[lot].take(kind)
        hand.place(lot, kind)


def _useful(price: list[int]) -> list[int]:
    """Cards that may help to pay, those that pay most first."""
    wanted = [resource for resource, amount in enumerate(price) if amount]
    return [*(resource + DOUBLE for resource in wanted), *wanted, TROMPE]


def _missing(
    state: Cleopatra, question: Owing, unseen: Unseen, kinds: list[int], lots: list[Lot]
) -> list[tuple[Lot, int]] | None:
    """As many of these kinds as it takes to be able to pay; None if there is no room for them."""
    if question.can_pay(state):
        return []
    hand = state.hands[question.seat]
    for n, kind in enumerate(kinds):
        for lot in sorted(set(lots)):
            if unseen[lot].counts[kind]:
                unseen[lot].take(kind)
                hand.counts[kind] += 1
                left = lots[:]
                left.remove(lot)
                rest = _missing(state, question, unseen, kinds[n:], left)
                hand.counts[kind] -= 1
                unseen[lot].put(kind)
                if rest is not None:
                    return [(lot, kind), *rest]
    return None
