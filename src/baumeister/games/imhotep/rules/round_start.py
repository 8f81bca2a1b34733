"""The beginning of a round (Rundenbeginn): a round card, four ships, new market cards.

Rulebook: "Ablauf einer Runde".
"""

from __future__ import annotations

from typing import final

from baumeister.core.action import Action
from baumeister.core.state import CHANCE, NOTHING, AskChance
from baumeister.games.imhotep.rules.actions import ROUND, Round
from baumeister.games.imhotep.rules.delivery import DrawCard, restock
from baumeister.games.imhotep.rules.market import PAIR_SIZE
from baumeister.games.imhotep.rules.names import MarketCard
from baumeister.games.imhotep.rules.state import Imhotep


@final
class TurnUpRoundCard(AskChance[Imhotep]):
    """Chance turns up one of the round cards; the one never turned up was left in the box."""

    def legal(self, state: Imhotep, seat: int) -> list[Action]:
        return [ROUND[card] for card in state.round_cards]

    def answer(self, state: Imhotep, seat: int, action: Action) -> None:
        assert isinstance(action, Round)
        edition = state.settings.edition
        state.settle()
        state.round += 1
        state.passes = 0
        state.round_cards.remove(action.number)
        state.fleet.moor(edition.round_cards[action.number], edition.minimum)
        state.tell("round_begins", CHANCE, round=state.round, number=action.number)
        state.ask(DealMarket())


@final
class DealMarket(DrawCard):
    """Chance fills the fields of the market as far as there are cards."""

    def proceed(self, state: Imhotep) -> bool:
        market = state.market
        if market.empty_field() != NOTHING and restock(state):
            return False
        state.settle()
        if market.side_b:
            _lay_pair(state)
        return True

    def draw(self, state: Imhotep, card: MarketCard) -> None:
        field = state.market.empty_field()
        state.market.pile.take(card)
        state.market.display[field] = card
        state.tell("deals", CHANCE, card=card, field=field)


def _lay_pair(state: Imhotep) -> None:
    """Side B: two cards face down, as far as there are cards."""
    for _ in range(PAIR_SIZE):
        if restock(state):
            state.market.lay_face_down()
