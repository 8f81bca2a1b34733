"""The courtesan (Die Kurtisane): any card of the discard pile, in secret.

Rulebook: "Die Sobek-Anbeter", "Die Kurtisane" (its heading is lost in the scan).
"""

from __future__ import annotations

from typing import final

from baumeister.core.action import Action
from baumeister.core.event import only
from baumeister.core.facts import Fact
from baumeister.core.state import NOBODY, AskChance, AskSeat
from baumeister.core.text import Text
from baumeister.games.cleopatra.rules.actions import TAKE, Take
from baumeister.games.cleopatra.rules.chance_actions import LOOK
from baumeister.games.cleopatra.rules.state import Cleopatra


def search_discards(state: Cleopatra, seat: int) -> None:
    """Whoever searches a pile with unknown cards in it has seen something: no way back then."""
    state.ask(TakeDiscarded(seat))
    if state.discard.size > sum(state.discard.known):
        state.ask(SpreadDiscards(seat))
    else:
        state.searcher = seat


@final
class SpreadDiscards(AskChance[Cleopatra]):
    """The discard pile is spread out for one seat; nothing is left to chance in it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, state: Cleopatra, seat: int) -> list[Action]:
        return [LOOK]

    def answer(self, state: Cleopatra, seat: int, action: Action) -> None:
        state.settle()
        state.searcher = self.seat
        discard, seen_by = state.discard, only(self.seat)
        for card, known in enumerate(discard.known):
            for _ in range(discard.counts[card] - known):
                state.tell_secret("discovers", self.seat, seen_by, card=card)

    def facts(self) -> list[Fact]:
        return [self.seat]


@final
class TakeDiscarded(AskSeat[Cleopatra]):
    """One card, which nobody else gets to see."""

    def legal(self, state: Cleopatra, seat: int) -> list[Action]:
        return [TAKE[card] for card, count in enumerate(state.discard.counts) if count]

    def answer(self, state: Cleopatra, seat: int, action: Action) -> None:
        assert isinstance(action, Take)
        state.settle()
        state.searcher = NOBODY
        state.take_unseen(state.discard, seat, action.card)
        state.tell_secret("salvages", seat, only(seat), card=action.card)

    def conceals(self, state: Cleopatra) -> bool:
        return True

    def seen_by(self, state: Cleopatra, seat: int) -> int:
        return only(seat)

    def objection(self, state: Cleopatra, seat: int, action: Action) -> Text | None:
        if isinstance(action, Take):
            return Text("refuse.not_discarded", {"card": action.card})
        return None
