"""The vizier (Der Wesir): look at the top five cards and keep as many as you can bear.

Rulebook: "Die Sobek-Anbeter", "Der Wesir".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.action import Action
from baumeister.core.event import only
from baumeister.core.facts import Fact
from baumeister.core.state import NOBODY, AskSeat
from baumeister.core.text import Text
from baumeister.games.cleopatra.rules.actions import DONE, KEEP, Keep
from baumeister.games.cleopatra.rules.draw_card import DrawCards, DrawFromPool
from baumeister.games.cleopatra.rules.draw_pile import Pool, pool_of
from baumeister.games.cleopatra.rules.names import VIZIER, Card
from baumeister.games.cleopatra.rules.state import Cleopatra

LOOKED_AT: Final = 5


def look_at_pile(state: Cleopatra, seat: int) -> None:
    state.looker = seat
    state.ask(KeepCards(seat))
    state.ask(LookAtPile(seat))


@final
class LookAtPile(DrawCards):
    """Five cards are drawn; everybody sees the open ones (Ruling CL-12)."""

    def has_all(self, state: Cleopatra) -> bool:
        return state.looked.size == LOOKED_AT

    def proceed(self, state: Cleopatra) -> bool:
        if not self.draw(state):
            state.settle()
        return True

    def get(self, state: Cleopatra, card: Card) -> None:
        if card >= 0:
            state.looked.add(card)
            state.tell("looks_at", self.seat, card=card)
        else:
            state.ask(SeeDrawn(self.seat, pool_of(card)))


@final
class SeeDrawn(DrawFromPool):
    """A face-down card that the vizier's player looks at."""

    def __init__(self, seat: int, pool: Pool) -> None:
        super().__init__(seat)
        self.number = pool

    def pool(self, state: Cleopatra) -> Pool:
        return self.number

    def get(self, state: Cleopatra, card: Card) -> None:
        state.looked.add_unseen(card, state.pile.lots[self.number])
        state.tell_secret("looks_at", self.seat, only(self.seat), card=card)

    def facts(self) -> list[Fact]:
        return [self.seat, self.number]


@final
class KeepCards(AskSeat[Cleopatra]):
    """An amulet for each card kept; what is not kept is discarded, all in secret."""

    def legal(self, state: Cleopatra, seat: int) -> list[Action]:
        kept: list[Action] = [KEEP[card] for card, n in enumerate(state.looked.counts) if n]
        return [*kept, DONE]

    def answer(self, state: Cleopatra, seat: int, action: Action) -> None:
        if isinstance(action, Keep):
            amulets = state.settings.edition.amulets[VIZIER]
            state.take_unseen(state.looked, seat, action.card)
            state.amulets[seat] += amulets
            state.tell_secret("keeps", seat, only(seat), {"n": amulets}, card=action.card)
            if state.looked.size:
                return
        state.settle()
        state.looker = NOBODY
        if state.looked.size:
            state.tell("drops", seat, n=state.looked.size)
            state.discard.pour(state.looked)
        if not state.settings.vizier_waits:
            state.discard_played(VIZIER)

    def seen_by(self, state: Cleopatra, seat: int) -> int:
        return only(seat)

    def outside(self, action: Action) -> Action:
        return DONE if action is DONE else super().outside(action)

    def prompt(self, state: Cleopatra, seat: int) -> Text:
        return Text("ask.KeepCards", {"n": state.settings.edition.amulets[VIZIER]})

    def describe(self, state: Cleopatra, seat: int, action: Action) -> Text:
        return Text("action.done.cards") if action is DONE else action.text()

    def objection(self, state: Cleopatra, seat: int, action: Action) -> Text | None:
        if isinstance(action, Keep):
            return Text("refuse.not_looked_at", {"card": action.card})
        return None
