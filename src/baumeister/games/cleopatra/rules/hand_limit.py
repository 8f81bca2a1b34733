"""Too many cards in the hand (mehr als 10 Karten), at the end of every own turn (Ruling CL-7).

Rulebook: "Den Markt besuchen" and "Der Schmuggler".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.action import Action
from baumeister.core.state import AskSeat
from baumeister.core.text import Text
from baumeister.games.cleopatra.rules.actions import DISCARD, KEEP_ALL, PLAY, Discard, KeepAll
from baumeister.games.cleopatra.rules.names import FETCHERS, KINDS, MOST_SEATS, SMUGGLER, Card
from baumeister.games.cleopatra.rules.objections import held_objection
from baumeister.games.cleopatra.rules.state import Cleopatra


def surplus(state: Cleopatra, seat: int) -> int:
    """How many cards a seat holds above the limit."""
    return state.hands[seat].size - state.settings.edition.hand


def discards(state: Cleopatra, seat: int) -> list[Action]:
    counts = state.hands[seat].counts
    return [DISCARD[card] for card in range(KINDS) if counts[card]]


def discard(state: Cleopatra, seat: int, card: Card) -> None:
    """Ruling CL-8: everybody sees what is discarded."""
    state.take_openly(seat, card)
    state.discard.add(card)
    if state.log is not None:
        state.tell("discards", seat, card=card)


@final
class CheckHand(AskSeat[Cleopatra]):
    """More than ten cards: discard down to ten, keep all of them, or call the smuggler."""

    def proceed(self, state: Cleopatra) -> bool:
        if surplus(state, self.seat) > 0:
            return False
        self._end(state)
        return True

    def legal(self, state: Cleopatra, seat: int) -> list[Action]:
        smuggler = [PLAY[SMUGGLER]] if state.hands[seat].counts[SMUGGLER] else []
        return [*smuggler, *discards(state, seat), KEEP_ALL]

    def answer(self, state: Cleopatra, seat: int, action: Action) -> None:
        if isinstance(action, Discard):
            state.amulets[seat] += 1
            state.tell("too_many", seat, n=1)
            discard(state, seat, action.card)
            self._end(state)
            state.ask(DISCARD_DOWN[seat])
        elif isinstance(action, KeepAll):
            amulets = surplus(state, seat)
            state.amulets[seat] += amulets
            if state.log is not None:
                state.tell("keeps_all", seat, n=amulets)
            self._end(state)
        else:
            amulets = state.settings.edition.amulets[SMUGGLER]
            state.put_down(seat, SMUGGLER)
            state.amulets[seat] += amulets
            state.tell("plays.amulets", seat, card=SMUGGLER, n=amulets)
            self._end(state)

    def _end(self, state: Cleopatra) -> None:
        """Ruling CL-9: the courtesans of the turn are discarded now."""
        state.settle()
        for card in FETCHERS:
            state.discard_played(card)

    def prompt(self, state: Cleopatra, seat: int) -> Text:
        can_smuggle = int(state.hands[seat].counts[SMUGGLER] > 0)
        return Text("ask.CheckHand", {"n": surplus(state, seat), "can_smuggle": can_smuggle})

    def describe(self, state: Cleopatra, seat: int, action: Action) -> Text:
        if action is KEEP_ALL:
            return Text("action.keep_all.price", {"n": surplus(state, seat)})
        return action.text()

    def objection(self, state: Cleopatra, seat: int, action: Action) -> Text | None:
        return held_objection(state, seat, action)


@final
class DiscardDown(AskSeat[Cleopatra]):
    """One card was discarded; go on until the hand is small enough."""

    def proceed(self, state: Cleopatra) -> bool:
        if surplus(state, self.seat) > 0:
            return False
        state.settle()
        return True

    def legal(self, state: Cleopatra, seat: int) -> list[Action]:
        return discards(state, seat)

    def answer(self, state: Cleopatra, seat: int, action: Action) -> None:
        assert isinstance(action, Discard)
        discard(state, seat, action.card)

    def conceals(self, state: Cleopatra) -> bool:
        return True

    def prompt(self, state: Cleopatra, seat: int) -> Text:
        return Text("ask.DiscardDown", {"n": surplus(state, seat)})

    def objection(self, state: Cleopatra, seat: int, action: Action) -> Text | None:
        return held_objection(state, seat, action)


CHECK_HAND: Final = [CheckHand(seat) for seat in range(MOST_SEATS)]
DISCARD_DOWN: Final = [DiscardDown(seat) for seat in range(MOST_SEATS)]
