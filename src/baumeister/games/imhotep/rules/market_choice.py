"""Choosing at the market: a card on display, or one of the two that lie face down.

Rulebook: "A) Markt" and "B) Markt".
"""

from __future__ import annotations

from typing import final

from baumeister.core.action import Action
from baumeister.core.bag import Bag
from baumeister.core.event import only
from baumeister.core.facts import Fact
from baumeister.core.state import CHANCE, AskSeat
from baumeister.core.text import Text
from baumeister.games.imhotep.rules.actions import CARD, KEEP, Card, Keep
from baumeister.games.imhotep.rules.delivery import DrawCard, gain
from baumeister.games.imhotep.rules.market import EMPTY, PAIR
from baumeister.games.imhotep.rules.names import MarketCard
from baumeister.games.imhotep.rules.state import Imhotep


def visit_market(state: Imhotep, owner: int) -> None:
    """A stone was delivered: its owner takes a card, if one is left."""
    fields = state.market.filled_fields()
    if len(fields) > 1:
        state.ask(TakeCard(owner))
    elif fields:
        take_card(state, owner, fields[0])


def take_card(state: Imhotep, owner: int, field: int) -> None:
    market = state.market
    card = market.display[field]
    market.display[field] = EMPTY
    if card == PAIR:
        market.looker = owner
        state.tell("looks", owner, n=market.pair)
        state.ask(LookAtPair(owner))
        return
    state.tell("gets", owner, card=card, field=field)
    gain(state, owner, card)


@final
class TakeCard(AskSeat[Imhotep]):
    """The owner of a stone takes one of the cards (Ruling IM-9: they have to)."""

    def legal(self, state: Imhotep, seat: int) -> list[Action]:
        return [CARD[field] for field in state.market.filled_fields()]

    def answer(self, state: Imhotep, seat: int, action: Action) -> None:
        assert isinstance(action, Card)
        state.settle()
        take_card(state, seat, action.field)

    def describe(self, state: Imhotep, seat: int, action: Action) -> Text:
        assert isinstance(action, Card)
        card = state.market.display[action.field]
        return Text("action.card.pair") if card == PAIR else Text("action.card", {"card": card})

    def objection(self, state: Imhotep, seat: int, action: Action) -> Text | None:
        if isinstance(action, Card) and state.market.display[action.field] == EMPTY:
            return Text("refuse.no_card", {"field": action.field})
        return None


@final
class LookAtPair(DrawCard):
    """Side B: a seat looks at the two cards nobody else sees, and keeps one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asked(self, state: Imhotep) -> list[int]:
        return [self.first_asked(state)]

    def first_asked(self, state: Imhotep) -> int:
        return CHANCE if state.market.is_turning_up() else self.seat

    def bag(self, state: Imhotep) -> Bag:
        return state.market.pair_bag()

    def legal(self, state: Imhotep, seat: int) -> list[Action]:
        if seat == CHANCE:
            return super().legal(state, seat)
        return [KEEP[card] for card in sorted(set(state.market.looked_at))]

    def seen_by(self, state: Imhotep, seat: int) -> int:
        return only(self.seat) if seat == CHANCE else super().seen_by(state, seat)

    def answer(self, state: Imhotep, seat: int, action: Action) -> None:
        if isinstance(action, Keep):
            state.settle()
            self._keep(state, action.card)
        else:
            super().answer(state, seat, action)

    def draw(self, state: Imhotep, card: MarketCard) -> None:
        state.market.look_at(card)
        state.tell_secret("sees", self.seat, only(self.seat), card=card)

    def conceals(self, state: Imhotep) -> bool:
        """Nobody else learns that both cards are the same."""
        return True

    def prompt(self, state: Imhotep, seat: int) -> Text:
        return Text("ask.LookAtPair.chance" if seat == CHANCE else "ask.LookAtPair")

    def _keep(self, state: Imhotep, card: MarketCard) -> None:
        others = state.market.looked_at
        others.remove(card)
        state.market.end_look()
        state.tell("keeps", self.seat, card=card)
        for other in others:
            state.market.discard.put(other)
            state.tell("discards", self.seat, card=other)
        gain(state, self.seat, card)

    def facts(self) -> list[Fact]:
        return [self.seat]
