"""Deals: which cards to offer for which, and what an offer is worth to both sides."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

from baumeister.core.action import Action
from baumeister.games.oh_pharaoh.judgement.standing import Standing
from baumeister.games.oh_pharaoh.rules.actions import GIVE, WANT
from baumeister.games.oh_pharaoh.rules.names import EVERY_CARD, KINDS, NUMBERS, Card
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from baumeister.games.oh_pharaoh.rules.trade import ChooseDeal, ComposeOffer, Respond, holds

if TYPE_CHECKING:
    from baumeister.games.oh_pharaoh.judgement.value import OhPharaohValue

WANTS: Final = 4  # kinds that are asked for at most
OFFERS: Final = 3  # in a turn; people want to play on
TEMPER: Final = 3.0  # how far from the doubtful gain one can be quite sure of the answer
DEALS_KEPT: Final = 2_000
WRONG: Final = -0.2  # terms that lead to no offer


@final
class Terms:
    """Cards for cards, and what to expect of offering it."""

    def __init__(self, gives: list[Card], wants: list[Card], promise: float) -> None:
        self.gives = gives
        self.wants = wants
        self.promise = promise


@final
class Offers:
    """Offers worth making, best first, for the seats that have been looked at lately."""

    def __init__(self, value: OhPharaohValue, effort: float, doubt: float, share: float) -> None:
        self.value = value
        self.effort = effort
        self.doubt = doubt
        self.share = share
        self.known: dict[tuple[object, ...], list[Terms]] = {}

    def promise(self, state: OhPharaoh, question: ComposeOffer) -> float:
        """What may come of an offer that is being put together."""
        best = self.next(state, question.seat, state.offers - 1)
        if best is None or not _begins(question, best):
            return WRONG
        return best.promise

    def next(self, state: OhPharaoh, seat: int, made: int) -> Terms | None:
        """Nobody remembers which offers were declined: so the next one is the next best."""
        found = self.of(state, seat)
        return found[made] if made < min(OFFERS, len(found)) else None

    def counter(self, state: OhPharaoh, seat: int, question: Respond) -> Terms | None:
        """What was offered, or some of it, for another card of ours that pleases the other side."""
        other = Partner(self.value, state, question.proposer, unseen(state, seat))
        hand, mine = state.hands[seat], self.value.standing(state, seat)
        before = mine.worth(hand)
        best: Terms | None = None
        most = self.effort
        for wanted in sorted(set(question.gives)):
            for gives in _prices(hand, wanted):
                gain = mine.worth(plus(minus(hand, gives), [wanted])) - before
                likes, theirs = other.likes(gives, wanted, gain)
                promise = likes * (gain - self.share * theirs)
                if gives != question.wants and promise > most:
                    most = promise
                    best = Terms(gives, [wanted], promise)
        return best

    def of(self, state: OhPharaoh, seat: int) -> list[Terms]:
        """Those of the seat whose turn it is; tables of every edition share what is known."""
        pool = unseen(state, seat)
        key = (
            state.settings.edition,
            seat,
            tuple(state.hands[seat]),
            tuple(pool),
            tuple(pyramid.widths for pyramid in state.pyramids),
            state.overseer,
            tuple(tuple(known) for known in state.known),
            tuple(state.hand_sizes),
            state.end_card,
            state.pile.size,
        )
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= DEALS_KEPT:
                self.known.clear()
            found = self.known[key] = self._found(state, seat, pool)
        return found

    def _found(self, state: OhPharaoh, seat: int, pool: list[int]) -> list[Terms]:
        """For each of the cards that would help most the best price."""
        hand, mine = state.hands[seat], self.value.standing(state, seat)
        others = [Partner(self.value, state, other, pool) for other in _others(state, seat)]
        before = mine.worth(hand)
        gains: list[tuple[float, Card]] = []
        for kind in EVERY_CARD:
            held = max(other.holds(kind) for other in others)
            if held > 0:
                after = mine.worth(plus(hand, [kind]))
                gains.append((held * (after - before), kind))
        gains.sort(reverse=True)
        found = []
        for gain, kind in gains[:WANTS]:
            best = self._best_price(mine, hand, others, kind) if gain > self.effort else None
            if best is not None:
                found.append(best)
        found.sort(key=lambda terms: -terms.promise)
        return found

    def _best_price(
        self, mine: Standing, hand: list[int], others: list[Partner], wanted: Card
    ) -> Terms | None:
        before = mine.worth(hand)
        best: Terms | None = None
        most = self.effort
        for gives in _prices(hand, wanted):
            gain = mine.worth(plus(minus(hand, gives), [wanted])) - before
            if gain <= most:
                continue
            promise = 0.0
            refused = 1.0
            for other in others:
                likes, theirs = other.likes(gives, wanted, gain)
                promise += refused * likes * (gain - self.share * theirs)
                refused *= 1 - likes
            if promise > most:
                most = promise
                best = Terms(gives, [wanted], promise)
        return best


@final
class Partner:
    """Somebody to trade with, as far as the table shows them."""

    def __init__(self, value: OhPharaohValue, state: OhPharaoh, seat: int, pool: list[int]) -> None:
        self.value = value
        self.standing = value.standing(state, seat)
        self.known = state.known[seat]
        self.before = self.standing.worth(self.known)
        self.unknown = max(0, state.hand_sizes[seat] - sum(self.known))
        self.pool = pool
        self.total = max(1, sum(pool))
        self.gains: dict[int, float] = {}
        self.losses: dict[int, float] = {}

    def holds(self, card: Card) -> float:
        """How likely they have such a card."""
        if self.known[card]:
            return 1.0
        return 1 - (1 - self.pool[card] / self.total) ** self.unknown

    def likes(self, gives: list[Card], wanted: Card, ours: float) -> tuple[float, float]:
        """How likely they have the card and give it for these, and what they gain by that.

        What we gain costs them as much as their gain costs us.
        """
        better = -self._loss(wanted)
        for card in gives:
            better += self._gain(card)
        offers = self.value.offers
        doubt = offers.doubt + offers.share * max(0.0, ours) - better
        return self.holds(wanted) / (1 + exp(doubt / TEMPER)), max(0.0, better)

    def _gain(self, card: Card) -> float:
        found = self.gains.get(card)
        if found is None:
            after = self.standing.worth(plus(self.known, [card]))
            found = self.gains[card] = after - self.before
        return found

    def _loss(self, card: Card) -> float:
        if not self.known[card]:
            return self._gain(card)
        found = self.losses.get(card)
        if found is None:
            after = self.standing.worth(minus(self.known, [card]))
            found = self.losses[card] = self.before - after
        return found


def _others(state: OhPharaoh, seat: int) -> list[int]:
    return [other for other, size in enumerate(state.hand_sizes) if size and other != seat]


def next_term(gives: list[Card], wants: list[Card], terms: Terms) -> Action | None:
    """The next card to put into terms that are not complete."""
    for card in terms.gives:
        if gives.count(card) < terms.gives.count(card):
            return GIVE[card]
    for card in terms.wants:
        if wants.count(card) < terms.wants.count(card):
            return WANT[card]
    return None


def _begins(question: ComposeOffer, terms: Terms) -> bool:
    """Whether the cards put together so far are some of these."""
    return _among(question.gives, terms.gives) and _among(question.wants, terms.wants)


def _among(some: list[Card], cards: list[Card]) -> bool:
    return all(some.count(card) <= cards.count(card) for card in some)


def _prices(hand: list[int], wanted: Card) -> list[list[Card]]:
    """One card, or two numbers."""
    held = [kind for kind in EVERY_CARD if hand[kind] and kind != wanted]
    found = [[kind] for kind in held]
    numbers = [kind for kind in held if kind in NUMBERS]
    for n, first in enumerate(numbers):
        for second in numbers[n:]:
            if first != second or hand[first] > 1:
                found.append([first, second])
    return found


def unseen(state: OhPharaoh, seat: int) -> list[int]:
    """The cards that a seat cannot place: in the pile or unknown in other hands."""
    pool = state.pile.counts[:]
    for other, hand in enumerate(state.hands):
        if other != seat:
            known = state.known[other]
            for kind in range(len(KINDS)):
                pool[kind] += hand[kind] - known[kind]
    return pool


def plus(hand: list[int], cards: list[Card]) -> list[int]:
    more = hand[:]
    for card in cards:
        more[card] += 1
    return more


def minus(hand: list[int], cards: list[Card]) -> list[int]:
    fewer = hand[:]
    for card in cards:
        fewer[card] -= 1
    return fewer


def gains(
    value: OhPharaohValue,
    state: OhPharaoh,
    seat: int,
    other: int,
    gives: list[Card],
    gets: list[Card],
) -> tuple[float, float]:
    """What a deal is worth to the seat that gives and gets, and to the other side."""
    return (
        _gain(value.standing(state, seat), state.hands[seat], gives, gets),
        _gain(value.standing(state, other), state.hands[other], gets, gives),
    )


def _gain(standing: Standing, hand: list[int], gives: list[Card], gets: list[Card]) -> float:
    return standing.worth(plus(minus(hand, gives), gets)) - standing.worth(hand)


def advantage(
    value: OhPharaohValue,
    state: OhPharaoh,
    seat: int,
    other: int,
    gives: list[Card],
    gets: list[Card],
) -> float:
    """What a deal is worth to a seat, less what it costs that the other side gains, too."""
    mine, theirs = gains(value, state, seat, other, gives, gets)
    return mine - value.offers.share * theirs


def exchanged(value: OhPharaohValue, state: OhPharaoh, question: ChooseDeal) -> list[list[int]]:
    """The hands after the deal that is best for the one who chooses, if there is a good one."""
    seat = question.seat
    hands = state.hands
    best = -1e9 if question.must else 0.0
    for other, gives, gets in question.deals:
        if not holds(state, seat, gives):
            continue
        found = advantage(value, state, seat, other, gives, gets)
        if found > best:
            best = found
            hands = state.hands[:]
            hands[seat] = plus(minus(state.hands[seat], gives), gets)
            hands[other] = plus(minus(state.hands[other], gets), gives)
    return hands
