"""Tax collectors (Steuereintreiber): a blind card from every hand that no pharaoh protects.

Rulebook: "Diebe und Steuereintreiber einsetzen".
"""

from __future__ import annotations

from typing import final

from baumeister.core.action import Action
from baumeister.core.ask_draw import AskDraw
from baumeister.core.event import only
from baumeister.core.facts import Fact
from baumeister.core.sealed import Sealed
from baumeister.core.state import AskSeat
from baumeister.core.text import Text
from baumeister.games.oh_pharaoh.rules.actions import (
    COLLECT,
    COLLECT_ALL,
    DRAW,
    ENDURE,
    PLAY_PHARAOH,
    TAKE_NOTHING,
    Collect,
    Draw,
)
from baumeister.games.oh_pharaoh.rules.names import PHARAOH, TAX
from baumeister.games.oh_pharaoh.rules.objections import collect_objection, defence_objection
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from baumeister.games.oh_pharaoh.rules.thief import can_hold_pharaoh, play_pharaoh


def send_tax(state: OhPharaoh, collector: int) -> None:
    """All who have a card decide at once whether they play a pharaoh (Ruling OP-10)."""
    state.lose(collector, TAX)
    state.discard.put(TAX)
    state.tell("sends_tax", collector)
    seats = [(collector + n) % state.seats for n in range(1, state.seats)]
    payers = [seat for seat in seats if state.hand_sizes[seat]]
    if payers:
        state.ask(AvoidTax(payers, collector))


@final
class AvoidTax(Sealed[OhPharaoh]):
    """A pharaoh protects only the one who plays it."""

    def __init__(self, payers: list[int], collector: int) -> None:
        super().__init__(payers, in_order=False)
        self.collector = collector

    def blank(self) -> AvoidTax:
        return AvoidTax(self.order, self.collector)

    def choices(self, state: OhPharaoh, seat: int, steps: list[Action]) -> list[Action]:
        return [PLAY_PHARAOH, ENDURE] if state.hands[seat][PHARAOH] else [ENDURE]

    def reveal(self, state: OhPharaoh) -> None:
        payers = []
        for seat, steps in zip(self.order, self.steps, strict=True):
            if steps[0] is PLAY_PHARAOH:
                play_pharaoh(state, seat)
            else:
                payers.append(seat)
        if state.settings.must_take:
            collect(state, self.collector, payers)
        elif payers:
            state.ask(CollectTax(self.collector, payers))

    def conceals(self, state: OhPharaoh) -> bool:
        return can_hold_pharaoh(state)

    def default(self, state: OhPharaoh, seat: int) -> Action | None:
        return ENDURE

    def prompt(self, state: OhPharaoh, seat: int) -> Text:
        can_defend = int(state.hands[seat][PHARAOH] > 0)
        return Text("ask.AvoidTax", {"other": self.collector, "defence": can_defend})

    def objection(self, state: OhPharaoh, seat: int, action: Action) -> Text | None:
        return defence_objection(action)

    def facts(self) -> list[Fact]:
        return [self.order, self.collector]


def collect(state: OhPharaoh, collector: int, payers: list[int]) -> None:
    """A card from each of these hands, in their order."""
    for payer in reversed(payers):
        state.ask(PayTax(payer, collector))


@final
class CollectTax(AskSeat[OhPharaoh]):
    """A card may be drawn from each hand that no pharaoh protects: from all, some or none."""

    def __init__(self, seat: int, payers: list[int]) -> None:
        super().__init__(seat)
        self.payers = payers

    def legal(self, state: OhPharaoh, seat: int) -> list[Action]:
        legal: list[Action] = [COLLECT[payer] for payer in sorted(self.payers)]
        if len(self.payers) > 1:
            legal.append(COLLECT_ALL)
        legal.append(TAKE_NOTHING)
        return legal

    def answer(self, state: OhPharaoh, seat: int, action: Action) -> None:
        state.settle()
        if action is TAKE_NOTHING:
            state.tell("takes_nothing", seat)
        elif isinstance(action, Collect):
            left = [payer for payer in self.payers if payer != action.other]
            if left:
                state.ask(CollectTax(seat, left))
            collect(state, seat, [action.other])
        else:
            collect(state, seat, self.payers)

    def throws_away(self, state: OhPharaoh, seat: int, action: Action) -> bool:
        return action is TAKE_NOTHING

    def describe(self, state: OhPharaoh, seat: int, action: Action) -> Text:
        return Text("action.take_nothing.tax") if action is TAKE_NOTHING else action.text()

    def objection(self, state: OhPharaoh, seat: int, action: Action) -> Text | None:
        return collect_objection(action)

    def facts(self) -> list[Fact]:
        return [self.seat, self.payers]


@final
class PayTax(AskDraw[OhPharaoh]):
    """A card is drawn from a hand; only its old and its new owner see it."""

    def __init__(self, payer: int, collector: int) -> None:
        self.payer = payer
        self.collector = collector

    def left(self, state: OhPharaoh) -> list[int]:
        return state.hands[self.payer]

    def outcome(self, kind: int) -> Action:
        return DRAW[kind]

    def answer(self, state: OhPharaoh, seat: int, action: Action) -> None:
        assert isinstance(action, Draw)
        state.settle()
        state.lose_unseen(self.payer, action.card)
        state.gain_unseen(self.collector, action.card)
        seen_by = only(self.payer) | only(self.collector)
        public = {"other": self.payer}
        state.tell_secret("collects", self.collector, seen_by, public, card=action.card)

    def seen_by(self, state: OhPharaoh, seat: int) -> int:
        return only(self.payer) | only(self.collector)

    def facts(self) -> list[Fact]:
        return [self.payer, self.collector]
