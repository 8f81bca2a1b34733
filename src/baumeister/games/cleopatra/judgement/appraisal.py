"""One state, judged for all seats: what they have, will build and find at the market."""

from __future__ import annotations

from math import sqrt
from typing import final

from baumeister.core.chance import added
from baumeister.core.state import NOBODY
from baumeister.games.cleopatra.judgement.corruption import SMUGGLED, Corruption
from baumeister.games.cleopatra.judgement.moment import NO_PIECE, Moment
from baumeister.games.cleopatra.judgement.palace import Palace, Purse
from baumeister.games.cleopatra.rules.names import (
    CHARACTERS,
    DOUBLE,
    KINDS,
    MOSAIC,
    SMUGGLER,
    STALLS,
)
from baumeister.games.cleopatra.rules.pieces import piece_value
from baumeister.games.cleopatra.rules.state import Cleopatra


def begun(state: Cleopatra, moment: Moment) -> float:
    """The talents of the piece that is being built."""
    if moment.piece == MOSAIC:
        return float(state.settings.edition.mosaic)
    return float(piece_value(state, moment.piece, moment.place))


@final
class Appraisal:
    def __init__(
        self,
        state: Cleopatra,
        moment: Moment,
        palace: Palace,
        weights: dict[str, float],
        cards: list[float],
    ) -> None:
        self.state = state
        self.moment = moment
        self.palace = palace
        self.weights = weights
        self.cards = cards  # what each kind of card is worth at the market
        # turns left to each seat; the more seats, the better everybody's choice at the market
        self.time = palace.work / (weights["pace"] * state.seats * sqrt(state.seats))
        self.use = self.time / (self.time + weights["fade"])  # of what is kept for later
        self.future = weights["future"] * palace.work / state.seats
        self.stalls = self._stalls()
        self.hands = [self._kept(seat) for seat in range(state.seats)]
        self.purse = self._purse()
        self.talents = [float(talents) for talents in state.ledger.points]
        if moment.seat != NOBODY:
            self.talents[moment.seat] += self._earning()
        self.corruption = Corruption(
            state, moment, weights, self.time, palace.mosaics, self.talents
        )
        for seat in range(state.seats):
            self.corruption.add(seat, self.hands[seat])
        if moment.seat != NOBODY:
            self.corruption.loads[moment.seat] += self.purse.amulets

    def _purse(self) -> Purse:
        """What the builder has left when the piece is paid."""
        state, moment = self.state, self.moment
        seat = max(0, moment.seat)
        purse = Purse(
            self.hands[seat], state.merchants[seat], state.settings.edition.trompe_is_artisan
        )
        if moment.due:
            purse.pay(moment.due)
        for n in range(DOUBLE):
            purse.singles[n] += state.credit[n]
        return purse

    def points(self, seat: int) -> float:
        return self._left(seat, added(self.assets(seat)))

    def of(self, seat: int) -> list[float]:
        """The parts: all assets, what corruption costs, and how much of that sanctuaries save."""
        assets = self.assets(seat)
        gross = added(assets)
        corrupt = self._left(seat, gross)
        saved = self.corruption.shelter(seat)
        self.corruption.loads[seat] += saved
        bare = self._left(seat, gross)
        self.corruption.loads[seat] -= saved
        return [*assets, bare - gross, corrupt - bare]

    def _left(self, seat: int, gross: float) -> float:
        corruption = self.corruption
        return (gross - corruption.atonement(seat)) * (1 - corruption.risk(seat))

    def assets(self, seat: int) -> list[float]:
        """Everything but corruption, by part."""
        state = self.state
        merchants = float(state.merchants[seat] * state.settings.edition.merchant_value)
        return [self.talents[seat], merchants, self._hand(seat), self._market(seat), self.future]

    def _kept(self, seat: int) -> list[int]:
        """The cards a seat has after this turn: a hand that is too large can be cut down."""
        hand, moment = self.state.hands[seat], self.moment
        surplus = hand.size - self.state.settings.edition.hand
        if surplus <= 1 or seat != moment.seat or not moment.is_checked or moment.visits_quarry:
            return hand.counts
        if hand.counts[SMUGGLER] and surplus < SMUGGLED:
            return hand.counts
        return self.palace.trimmed(hand.counts, surplus)

    def _earning(self) -> float:
        """Talents that are certain in this turn."""
        state, moment = self.state, self.moment
        earned = 0.0
        if moment.piece != NO_PIECE:
            earned = begun(state, moment)
            if moment.piece == MOSAIC:
                earned += self.weights["palms"]
        if moment.visits_quarry:
            bonus = state.settings.edition.bonus
            earned += bonus[min(moment.built, len(bonus) - 1)]
        return earned

    def _hand(self, seat: int) -> float:
        state, moment = self.state, self.moment
        counts, merchants = self.hands[seat], state.merchants[seat]
        more, character = 0.0, self.weights["character"]
        for card in CHARACTERS:
            more += character * counts[card]
        built = price = 0
        if seat == moment.seat:
            built = min(3, moment.built) if moment.visits_quarry else 0
            if moment.visits_quarry:
                price = merchants - self.purse.merchants
                counts, merchants = self.purse.counts(), self.purse.merchants
            more += self._fetched()
        worth = (self.palace.hand(counts, merchants, built) + more) * self.use
        return worth - price * state.settings.edition.merchant_value

    def _fetched(self) -> float:
        """Cards that a character of this moment brings."""
        state, moment = self.state, self.moment
        if moment.salvages:
            return max(self.cards[n] for n in range(KINDS) if state.discard.counts[n])
        worth = 0.0
        if moment.keeps:
            fear = self.weights["amulet"]
            for card, number in enumerate(state.looked.counts):
                worth += number * max(0.0, self.cards[card] - fear)
        return worth

    def _stalls(self) -> list[float]:
        """What the stalls are worth, best first, and at last what one more card is."""
        state, cards, moment = self.state, self.cards, self.moment
        unknown = (3 * cards[0] + 2 * cards[1] + cards[2] + cards[3] + cards[4]) / 8
        found: list[float] = []
        for stall in state.stalls:
            worth = 0.0
            for card in stall:
                worth += cards[card] if card >= 0 else unknown
            found.append(min(worth, self.weights["haul"]))
        if moment.refills:
            found = [worth + unknown for worth in found]
        elif moment.unserved:
            drawn = [cards[card] if card >= 0 else unknown for card in state.drawn]
            for n in range(STALLS):
                if moment.unserved >> n & 1:
                    found[n] += sum(drawn) / len(drawn)
        found.sort(reverse=True)
        found.append(unknown)
        return found

    def _market(self, seat: int) -> float:
        """Whoever comes first takes the best stall; the others find what is left and added."""
        seats = self.state.seats
        place = (seat - self.moment.first(seats)) % seats
        left = self.stalls[min(place, STALLS - 1)] + place * self.stalls[STALLS]
        return self.weights["visit"] * self.use * left
