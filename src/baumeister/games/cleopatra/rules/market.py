"""Visiting the market (Den Markt besuchen): take a stall, and later give each stall a new card.

Rulebook: "Den Markt besuchen".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.action import Action
from baumeister.core.facts import Fact
from baumeister.core.state import CHANCE, AskSeat
from baumeister.core.text import Text
from baumeister.games.cleopatra.rules.actions import PUTS_AT, Put
from baumeister.games.cleopatra.rules.draw_card import DrawCards, DrawFromPool
from baumeister.games.cleopatra.rules.draw_pile import Pool, pool_of
from baumeister.games.cleopatra.rules.names import (
    EVERY_STALL,
    MOST_SEATS,
    STALLS,
    Card,
    MarketStall,
)
from baumeister.games.cleopatra.rules.state import Cleopatra

ALL_STALLS: Final = (1 << STALLS) - 1


def take_stall(state: Cleopatra, seat: int, stall: MarketStall) -> None:
    """Open cards are known to all in the hand; face-down ones are seen by their new owner."""
    cards = state.stalls[stall]
    state.stalls[stall] = []
    if state.log is not None:
        state.tell("visits", seat, stall=stall, n=len(cards))
    pools = []
    for place, card in enumerate(cards):
        if card >= 0:
            state.hands[seat].add(card)
            if state.log is not None:
                state.tell("takes", seat, card=card, stall=stall, place=place)
        else:
            pools.append(pool_of(card))
    if pools:
        state.ask(SeeFaceDown(seat, pools))


@final
class SeeFaceDown(DrawFromPool):
    """The face-down cards of a stall, one after the other."""

    def __init__(self, seat: int, pools: list[Pool]) -> None:
        super().__init__(seat)
        self.pools = pools

    def pool(self, state: Cleopatra) -> Pool:
        return self.pools[0]

    def get(self, state: Cleopatra, card: Card) -> None:
        super().get(state, card)
        if len(self.pools) > 1:
            state.ask(SeeFaceDown(self.seat, self.pools[1:]))

    def facts(self) -> list[Fact]:
        return [self.seat, self.pools]


@final
class OpenMarket(DrawCards):
    """At the start, the top three cards are the first of the three stalls."""

    def proceed(self, state: Cleopatra) -> bool:
        if not self.draw(state):
            state.settle()
            for stall, card in zip(EVERY_STALL, state.drawn, strict=False):
                put_into_stall(state, CHANCE, stall, card)
            state.drawn = []
        return True


@final
class RefillStalls(DrawCards):
    """Three new cards are drawn; then each stall gets one of them."""

    def proceed(self, state: Cleopatra) -> bool:
        if not self.draw(state):
            state.settle()
            if state.drawn:
                state.ask(ASSIGN_CARDS[self.seat][ALL_STALLS])
        return True


@final
class AssignCards(AskSeat[Cleopatra]):
    """The seat chooses the stall of each new card; no stall gets two."""

    def __init__(self, seat: int, stalls: int) -> None:
        super().__init__(seat)
        self.stalls = stalls  # a bit for each that has got none yet
        self.left = stalls.bit_count()  # how many

    def proceed(self, state: Cleopatra) -> bool:
        """Cards that are alike, one for each stall that is left, leave no choice."""
        cards = state.drawn
        if len(cards) < self.left or any(card != cards[0] for card in cards):
            return False
        state.settle()
        for stall in EVERY_STALL:
            if self.stalls >> stall & 1:
                put_into_stall(state, self.seat, stall, cards.pop())
        return True

    def legal(self, state: Cleopatra, seat: int) -> list[Action]:
        return [*PUTS_AT[self.stalls]]

    def answer(self, state: Cleopatra, seat: int, action: Action) -> None:
        assert isinstance(action, Put)
        state.settle()
        put_into_stall(state, seat, action.stall, state.drawn.pop(0))
        if state.drawn:
            state.ask(ASSIGN_CARDS[seat][self.stalls & ~(1 << action.stall)])

    def prompt(self, state: Cleopatra, seat: int) -> Text:
        card = state.drawn[0]
        if card >= 0:
            return Text("ask.AssignCards", {"card": card})
        return Text("ask.AssignCards.face_down")

    def objection(self, state: Cleopatra, seat: int, action: Action) -> Text | None:
        if isinstance(action, Put):
            return Text("refuse.stall_served", {"stall": action.stall})
        return None

    def facts(self) -> list[Fact]:
        return [self.seat, self.stalls]


def put_into_stall(state: Cleopatra, seat: int, stall: MarketStall, card: Card) -> None:
    place = len(state.stalls[stall])
    state.stalls[stall].append(card)
    if state.log is None:
        return
    key = "opens" if seat == CHANCE else "stocks"
    if card >= 0:
        state.tell(key, seat, card=card, stall=stall, place=place)
    else:
        state.tell(key + "_face_down", seat, stall=stall, place=place)


REFILL_STALLS: Final = [RefillStalls(seat) for seat in range(MOST_SEATS)]
ASSIGN_CARDS: Final = [
    [AssignCards(seat, stalls) for stalls in range(ALL_STALLS + 1)] for seat in range(MOST_SEATS)
]
