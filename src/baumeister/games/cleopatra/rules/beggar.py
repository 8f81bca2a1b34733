"""The beggar (Der Bettler): every opponent gives talents or a resource.

Rulebook: "Die Sobek-Anbeter", "Der Bettler".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.action import Action
from baumeister.core.event import only
from baumeister.core.facts import Fact
from baumeister.core.sealed import Sealed
from baumeister.core.text import Text
from baumeister.core.ways import ways
from baumeister.games.cleopatra.rules.actions import (
    GIVE,
    GIVE_TALENTS,
    SHOW_HAND,
    Give,
    GiveTalents,
    ShowHand,
)
from baumeister.games.cleopatra.rules.names import FROM_BEGGARS, STANDARD, Card
from baumeister.games.cleopatra.rules.state import Cleopatra

ALMS: Final = 2  # talents


def beg(state: Cleopatra, seat: int) -> None:
    others = [(seat + n) % state.seats for n in range(1, state.seats)]
    state.ask(GiveAlms(others, seat))


WAYS: Final = (GiveTalents, Give, ShowHand)  # as the prompt names them


@final
class GiveAlms(Sealed[Cleopatra]):
    """Two talents or a standard resource card; whoever has neither shows the beggar their hand."""

    def __init__(self, seats: list[int], beggar: int) -> None:
        super().__init__(seats, in_order=False)
        self.beggar = beggar

    def choices(self, state: Cleopatra, seat: int, steps: list[Action]) -> list[Action]:
        legal: list[Action] = [GIVE_TALENTS] if state.talents(seat) >= ALMS else []
        hand = state.hands[seat].counts
        legal += [GIVE[card] for card in STANDARD if hand[card]]
        return legal or [SHOW_HAND]

    def reveal(self, state: Cleopatra) -> None:
        for seat, steps in zip(self.order, self.steps, strict=True):
            step = steps[0]
            if isinstance(step, Give):
                self._give_card(state, seat, step.card)
            elif step is GIVE_TALENTS:
                state.ledger.book(FROM_BEGGARS, seat, -ALMS)
                state.ledger.book(FROM_BEGGARS, self.beggar, ALMS)
                state.tell("gives_talents", seat, other=self.beggar, n=ALMS)
            else:
                self._show(state, seat)

    def _give_card(self, state: Cleopatra, seat: int, card: Card) -> None:
        """Ruling CL-10: alms are given for all to see."""
        state.take_openly(seat, card)
        state.hands[self.beggar].add(card)
        state.tell("gives", seat, other=self.beggar, card=card)

    def _show(self, state: Cleopatra, seat: int) -> None:
        state.tell("shows_hand", seat, other=self.beggar)
        seen_by = only(seat) | only(self.beggar)
        for card, count in enumerate(state.hands[seat].counts):
            for _ in range(count):
                state.tell_secret("shows", seat, seen_by, {"other": self.beggar}, card=card)

    def blank(self) -> GiveAlms:
        return GiveAlms(self.order, self.beggar)

    def prompt(self, state: Cleopatra, seat: int) -> Text:
        found = ways(self.choices(state, seat, []), WAYS)
        return Text("ask.GiveAlms", {"other": self.beggar, "alms": found})

    def objection(self, state: Cleopatra, seat: int, action: Action) -> Text | None:
        if isinstance(action, Give):
            return Text("refuse.card_not_held", {"card": action.card})
        if action is GIVE_TALENTS:
            return Text("refuse.few_talents", {"n": ALMS})
        return Text("refuse.something_to_give") if action is SHOW_HAND else None

    def facts(self) -> list[Fact]:
        return [self.order, self.beggar]
