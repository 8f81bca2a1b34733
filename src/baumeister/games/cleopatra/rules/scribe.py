"""The scribe (Der Schreiber): pick any mosaic of the stack, or turn a die of the high priest.

Rulebook: "Die Sobek-Anbeter", "Der Schreiber".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.action import Action
from baumeister.core.facts import Fact
from baumeister.core.state import AskSeat
from baumeister.core.text import Text
from baumeister.core.ways import ways
from baumeister.games.cleopatra.rules.actions import (
    DONE,
    LOWER_DIE,
    PICK,
    RAISE_DIE,
    Done,
    LowerDie,
    Pick,
    RaiseDie,
)
from baumeister.games.cleopatra.rules.building import begin_building
from baumeister.games.cleopatra.rules.high_priest import call_for_offering
from baumeister.games.cleopatra.rules.mosaics import fitting
from baumeister.games.cleopatra.rules.names import MOSAIC, SCRIBE
from baumeister.games.cleopatra.rules.objections import scribe_objection
from baumeister.games.cleopatra.rules.pieces import can_afford
from baumeister.games.cleopatra.rules.state import Cleopatra

WAYS: Final = (Pick, RaiseDie, LowerDie, Done)  # as the prompt names them


@final
class UseScribe(AskSeat[Cleopatra]):
    """Picking a mosaic costs amulets and is building it (Ruling CL-17).

    For none a die may be turned, or nothing be done.
    """

    def __init__(self, seat: int, may_build: bool) -> None:
        super().__init__(seat)
        self.may_build = may_build  # not after the visit to the quarry or the market

    def legal(self, state: Cleopatra, seat: int) -> list[Action]:
        legal: list[Action] = []
        if self.may_build and state.stack and can_afford(state, seat, MOSAIC):
            legal += [PICK[shape] for shape in fitting(state)]
        legal.append(RAISE_DIE)  # with the fifth on the altar, the dice would be blank again
        if state.altar:
            legal.append(LOWER_DIE)
        if not state.settings.must_turn:
            legal.append(DONE)
        return legal

    def answer(self, state: Cleopatra, seat: int, action: Action) -> None:
        state.settle()
        if isinstance(action, Pick):
            amulets = state.settings.edition.amulets[SCRIBE]
            state.amulets[seat] += amulets
            state.tell("picks", seat, shape=action.shape, n=amulets)
            begin_building(state, seat, MOSAIC, action.shape)
        elif action is RAISE_DIE:
            state.tell("raises", seat)
            state.altar += 1
            call_for_offering(state)
        elif action is LOWER_DIE:
            state.tell("lowers", seat)
            state.altar -= 1
        else:
            state.tell("turns_none", seat)

    def conceals(self, state: Cleopatra) -> bool:
        return True

    def prompt(self, state: Cleopatra, seat: int) -> Text:
        return Text("ask.UseScribe", {"scribe_ways": ways(self.legal(state, seat), WAYS)})

    def describe(self, state: Cleopatra, seat: int, action: Action) -> Text:
        return Text("action.done.scribe") if action is DONE else action.text()

    def objection(self, state: Cleopatra, seat: int, action: Action) -> Text | None:
        return scribe_objection(state, seat, action, self.may_build)

    def facts(self) -> list[Fact]:
        return [self.seat, self.may_build]
