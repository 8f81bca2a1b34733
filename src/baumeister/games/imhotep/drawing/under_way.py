"""Blue cards that are being played: they lie on the discard pile already."""

from __future__ import annotations

from collections import Counter

from baumeister.games.imhotep.rules.delivery import Spent
from baumeister.games.imhotep.rules.names import BLUE, EVERY_CARD, MarketCard
from baumeister.games.imhotep.rules.state import Imhotep


def cards_under_way(state: Imhotep, seat: int) -> Counter[MarketCard]:
    """What a seat has played, until its effect is over."""
    return Counter(
        question.card
        for question in state.agenda
        if isinstance(question, Spent) and question.seat == seat and question.card in BLUE
    )


def hand_of(state: Imhotep, seat: int) -> list[tuple[MarketCard, int]]:
    """The cards of a seat and how many of each, those last that can be played."""
    gone = cards_under_way(state, seat)
    held = [(card, state.hands[seat][card] - gone.get(card, 0)) for card in EVERY_CARD]
    return [(card, count) for card, count in held if count > 0]
