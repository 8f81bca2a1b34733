"""What a beginner sees at a glance: what has been earned, and that amulets are dangerous."""

from __future__ import annotations

from typing import Final

from baumeister.games.cleopatra.judgement.appraisal import begun
from baumeister.games.cleopatra.judgement.moment import NO_PIECE, Moment
from baumeister.games.cleopatra.judgement.palace import Offer, Palace, Purse
from baumeister.games.cleopatra.rules.names import STANDARD, TAINTED
from baumeister.games.cleopatra.rules.state import Cleopatra

# In talents:
CARD: Final = 0.5  # that one of the missing pieces takes
LACK: Final = 3.0  # each card that is missing to build something
TAINT: Final = 1.5  # a card that becomes an amulet if it is not played
AMULET: Final = 8.0  # without a place in a sanctuary


def glance(state: Cleopatra, moment: Moment, palace: Palace) -> list[float]:
    if not state.agenda:
        return [float(points) for points in state.points()]
    return [_worth(state, moment, palace, seat) for seat in range(state.seats)]


def _worth(state: Cleopatra, moment: Moment, palace: Palace, seat: int) -> float:
    edition, hand = state.settings.edition, state.hands[seat]
    points = float(state.talents(seat) + state.merchants[seat] * edition.merchant_value)
    purse = Purse(hand.counts, state.merchants[seat], edition.trompe_is_artisan)
    if seat == moment.seat:
        if moment.piece != NO_PIECE:
            points += begun(state, moment)
        if moment.due:
            purse.pay(moment.due)
        if moment.is_checked and hand.size > edition.hand:
            purse.amulets += 1
    for card in TAINTED:
        points -= TAINT * hand.counts[card]
    return points + _cards(palace, purse) - AMULET * _homeless(state, seat, purse.amulets)


def _cards(palace: Palace, purse: Purse) -> float:
    """Clean cards of use, and how few of them are missing to build something."""
    worth = 0.0
    for resource in STANDARD:
        worth += CARD * min(palace.needs[resource], purse.singles[resource])
    return worth - LACK * min([_lacking(offer, purse) for offer in palace.offers], default=0)


def _lacking(offer: Offer, purse: Purse) -> int:
    lacking = 0
    for resource in STANDARD:
        lacking += max(0, offer.price[resource] - purse.singles[resource])
    return lacking


def _homeless(state: Cleopatra, seat: int, more: int) -> int:
    """Amulets that find no square in a sanctuary."""
    amulets = state.amulets[seat] + more
    for region in state.sanctuaries[seat]:
        amulets -= region.bit_count()
    return max(0, amulets)
