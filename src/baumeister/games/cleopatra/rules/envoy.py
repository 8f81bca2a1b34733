"""The envoy (Der Gesandte): asks others for a resource, and gets their amulets with it.

Rulebook: "Die Sobek-Anbeter", "Der Gesandte".
"""

from __future__ import annotations

from typing import final

from baumeister.core.action import Action
from baumeister.core.facts import Fact
from baumeister.core.sealed import Sealed
from baumeister.core.state import AskSeat
from baumeister.core.text import Text
from baumeister.games.cleopatra.rules.actions import (
    ACCEPT,
    ASK,
    ASK_ALL,
    DONE,
    NAME,
    OFFER,
    REFUSE,
    Accept,
    Ask,
    Name,
)
from baumeister.games.cleopatra.rules.names import Card
from baumeister.games.cleopatra.rules.state import Cleopatra


@final
class NameResource(AskSeat[Cleopatra]):
    """Which of the five standard resources the envoy asks for."""

    def legal(self, state: Cleopatra, seat: int) -> list[Action]:
        return [*NAME]

    def answer(self, state: Cleopatra, seat: int, action: Action) -> None:
        assert isinstance(action, Name)
        state.settle()
        state.tell("names", seat, card=action.card)
        others = clockwise(state, seat)
        if state.settings.envoy_asks_all or len(others) == 1:
            state.ask(MakeOffers(others, seat, action.card))
        else:
            state.ask(ChooseAsked(seat, action.card, []))


def clockwise(state: Cleopatra, seat: int) -> list[int]:
    """All others, beginning at the left."""
    return [(seat + n) % state.seats for n in range(1, state.seats)]


@final
class ChooseAsked(AskSeat[Cleopatra]):
    """Whom the envoy asks (Ruling CL-11): one, some or all of the others."""

    def __init__(self, seat: int, card: Card, chosen: list[int]) -> None:
        super().__init__(seat)
        self.card = card
        self.chosen = chosen

    def legal(self, state: Cleopatra, seat: int) -> list[Action]:
        left = sorted(other for other in clockwise(state, seat) if other not in self.chosen)
        begin: list[Action] = [DONE] if self.chosen else []
        end: list[Action] = [] if self.chosen else [ASK_ALL]
        return [*begin, *(ASK[other] for other in left), *end]

    def answer(self, state: Cleopatra, seat: int, action: Action) -> None:
        state.settle()
        chosen, others = self.chosen, clockwise(state, seat)
        if isinstance(action, Ask):
            state.tell("asks", seat, other=action.other)
            chosen = [*chosen, action.other]
            if len(chosen) < len(others):
                state.ask(ChooseAsked(seat, self.card, chosen))
                return
        elif action is ASK_ALL:
            state.tell("asks_all", seat)
            chosen = others
        asked = [other for other in others if other in chosen]
        state.ask(MakeOffers(asked, seat, self.card))

    def prompt(self, state: Cleopatra, seat: int) -> Text:
        return Text("ask.ChooseAsked", {"card": self.card})

    def describe(self, state: Cleopatra, seat: int, action: Action) -> Text:
        return Text("action.done.asked") if action is DONE else action.text()

    def objection(self, state: Cleopatra, seat: int, action: Action) -> Text | None:
        if not isinstance(action, Ask):
            return None
        if action.other in self.chosen:
            return Text("refuse.asked_already", {"other": action.other})
        return Text("refuse.ask_others")

    def facts(self) -> list[Fact]:
        return [self.seat, self.card, self.chosen]


@final
class MakeOffers(Sealed[Cleopatra]):
    """Whoever is asked may offer the card. Asked even without it: silence tells nothing."""

    def __init__(self, seats: list[int], envoy: int, card: Card) -> None:
        super().__init__(seats, in_order=False)
        self.envoy = envoy
        self.card = card

    def choices(self, state: Cleopatra, seat: int, steps: list[Action]) -> list[Action]:
        return [OFFER, REFUSE] if state.hands[seat].counts[self.card] else [REFUSE]

    def reveal(self, state: Cleopatra) -> None:
        offering = []
        for seat, steps in zip(self.order, self.steps, strict=True):
            if steps[0] is OFFER:
                offering.append(seat)
                state.show(seat, self.card)
                state.tell("offers_card", seat, other=self.envoy, card=self.card)
            else:
                state.tell("offers_nothing", seat)
        if offering:
            state.ask(AcceptOffers(self.envoy, self.card, sorted(offering)))

    def blank(self) -> MakeOffers:
        return MakeOffers(self.order, self.envoy, self.card)

    def prompt(self, state: Cleopatra, seat: int) -> Text:
        can_offer = int(state.hands[seat].counts[self.card] > 0)
        return Text(
            "ask.MakeOffers", {"other": self.envoy, "card": self.card, "can_offer": can_offer}
        )

    def objection(self, state: Cleopatra, seat: int, action: Action) -> Text | None:
        return Text("refuse.card_not_held", {"card": self.card}) if action is OFFER else None

    def facts(self) -> list[Fact]:
        return [self.order, self.envoy, self.card]


@final
class AcceptOffers(AskSeat[Cleopatra]):
    """The envoy's player takes as many of the offered cards as they like."""

    def __init__(self, seat: int, card: Card, offering: list[int]) -> None:
        super().__init__(seat)
        self.card = card
        self.offering = offering

    def legal(self, state: Cleopatra, seat: int) -> list[Action]:
        return [*(ACCEPT[other] for other in self.offering), DONE]

    def answer(self, state: Cleopatra, seat: int, action: Action) -> None:
        state.settle()
        if not isinstance(action, Accept):
            return
        giver = action.other
        amulets = min(1, state.amulets[giver])  # Ruling CL-11
        state.take_openly(giver, self.card)
        state.hands[seat].add(self.card)
        state.amulets[giver] -= amulets
        state.amulets[seat] += amulets
        key = "accepts.amulet" if amulets else "accepts"
        state.tell(key, seat, other=giver, card=self.card, n=amulets)
        others = [other for other in self.offering if other != giver]
        if others:
            state.ask(AcceptOffers(seat, self.card, others))

    def prompt(self, state: Cleopatra, seat: int) -> Text:
        return Text("ask.AcceptOffers", {"card": self.card})

    def describe(self, state: Cleopatra, seat: int, action: Action) -> Text:
        return Text("action.done.offers") if action is DONE else action.text()

    def objection(self, state: Cleopatra, seat: int, action: Action) -> Text | None:
        if isinstance(action, Accept):
            return Text("refuse.not_offered", {"other": action.other})
        return None

    def facts(self) -> list[Fact]:
        return [self.seat, self.card, self.offering]
