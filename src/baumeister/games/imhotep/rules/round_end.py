"""The end of a round (Rundenende): the temple counts, ships go home, the market is cleared.

Rulebook: "Rundenende", "B) Tempel" and "Spielende".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.action import Action
from baumeister.core.bag import Bag
from baumeister.core.facts import Fact
from baumeister.core.state import CHANCE, NOBODY, Question
from baumeister.core.text import Text
from baumeister.games.imhotep.rules.actions import POINT, SLOTS, STONES
from baumeister.games.imhotep.rules.delivery import DrawCard, DrawTopCard
from baumeister.games.imhotep.rules.edition import CHOICE_FIELD, TWO_FIELD
from baumeister.games.imhotep.rules.final_scoring import score_game
from baumeister.games.imhotep.rules.market import PAIR_FIELD
from baumeister.games.imhotep.rules.names import FROM_TEMPLE, TEMPLE, MarketCard
from baumeister.games.imhotep.rules.round_start import TurnUpRoundCard
from baumeister.games.imhotep.rules.state import Imhotep

ROUNDS: Final = 6
CHOICE_STONES: Final = 2


@final
class RoundEnd(Question[Imhotep]):
    """Everything that happens between two rounds."""

    def proceed(self, state: Imhotep) -> bool:
        state.settle()
        state.tell("round_ends", CHANCE, round=state.round)
        state.ask(GoHome())
        state.ask(ClearMarket())
        if state.settings.side_b[TEMPLE]:
            state.ask(TempleBonus(0))
        else:
            score_temple(state)
        return True


def score_temple(state: Imhotep) -> None:
    """Side A: a point for each stone seen from above."""
    seen = state.temple.seen_from_above()
    for seat in range(state.seats):
        points = seen.count(seat)
        if points:
            state.ledger.book(FROM_TEMPLE, seat, points)
            state.tell("scores", seat, source=FROM_TEMPLE, n=points)


@final
class TempleBonus(Question[Imhotep]):
    """Side B: what the visible stone on each field brings, from left to right."""

    def __init__(self, field: int) -> None:
        self.field = field

    def proceed(self, state: Imhotep) -> bool:
        if self.field == state.temple.width:
            state.settle()
            return True
        owner = self._owner(state)
        kind = state.settings.edition.temple_fields[self.field]
        if owner != NOBODY and kind == CHOICE_FIELD and state.takeable(owner, CHOICE_STONES):
            return False
        self._go_on(state)
        if owner == NOBODY:
            return True
        if kind == CHOICE_FIELD:
            self._book(state, owner, 1)  # Ruling IM-11: without stones to take it is the point
        elif kind == TWO_FIELD:
            self._book(state, owner, 2)
        else:
            state.ask(DrawTopCard(owner))
        return True

    def asked(self, state: Imhotep) -> list[int]:
        return [self._owner(state)]

    def legal(self, state: Imhotep, seat: int) -> list[Action]:
        return [POINT, STONES]

    def answer(self, state: Imhotep, seat: int, action: Action) -> None:
        self._go_on(state)
        if action is POINT:
            self._book(state, seat, 1)
        else:
            state.tell("takes", seat, n=state.take_stones(seat, CHOICE_STONES))

    def prompt(self, state: Imhotep, seat: int) -> Text:
        return Text("ask.TempleBonus", {"field": self.field})

    def _owner(self, state: Imhotep) -> int:
        return state.temple.seen_from_above()[self.field]

    def _go_on(self, state: Imhotep) -> None:
        state.settle()
        state.ask(TempleBonus(self.field + 1))

    def _book(self, state: Imhotep, seat: int, points: int) -> None:
        state.ledger.book(FROM_TEMPLE, seat, points)
        state.tell("scores", seat, source=FROM_TEMPLE, n=points)

    def facts(self) -> list[Fact]:
        return [self.field]


@final
class ClearMarket(DrawCard):
    """What is left on the market goes to the discard pile, face up (Ruling IM-10)."""

    def bag(self, state: Imhotep) -> Bag:
        return state.market.pair_bag()

    def proceed(self, state: Imhotep) -> bool:
        for field, card in enumerate(state.market.display):
            if card >= 0:
                state.tell("clears", CHANCE, card=card, field=field)
        state.market.clear_display()
        if state.market.pair:
            return False
        state.settle()
        return True

    def draw(self, state: Imhotep, card: MarketCard) -> None:
        state.market.turn_up(card)
        state.market.discard.put(card)
        state.tell("clears", CHANCE, card=card, field=PAIR_FIELD)


@final
class GoHome(Question[Imhotep]):
    """The next round begins, or the game is counted."""

    def proceed(self, state: Imhotep) -> bool:
        state.settle()
        self._return_stones(state)
        if state.round < ROUNDS:
            state.ask(TurnUpRoundCard())
        else:
            score_game(state)
            state.agenda.clear()  # the turn that waits will never come
        return True

    def _return_stones(self, state: Imhotep) -> None:
        """Ruling IM-4: only when all have passed are there stones on a ship."""
        for source, owner in enumerate(state.fleet.load):
            if owner != NOBODY:
                state.fleet.load[source] = NOBODY
                state.quarry[owner] += 1
                ship, slot = divmod(source, SLOTS)
                state.tell("returns", owner, ship=ship, slot=slot)
