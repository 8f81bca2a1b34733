"""Overseers (Aufseher setzen): they walk in the open in the first round, and claim sites.

Rulebook: "2. Aufseher setzen" under "Die erste Runde".
"""

from __future__ import annotations

from typing import final

from baumeister.core.action import Action
from baumeister.core.facts import Fact
from baumeister.core.state import NOBODY
from baumeister.core.text import Text
from baumeister.games.valley_of_the_kings.rules.actions import DONE, Overseer
from baumeister.games.valley_of_the_kings.rules.in_turn import InTurn
from baumeister.games.valley_of_the_kings.rules.names import (
    AREAS,
    NO_SITE,
    OVERSEERS,
    SITE_OF,
    STEPS,
    OverseerNumber,
    Spot,
)
from baumeister.games.valley_of_the_kings.rules.objections import overseer_objection
from baumeister.games.valley_of_the_kings.rules.state import Valley
from baumeister.games.valley_of_the_kings.rules.tables import OVERSEERS_TO
from baumeister.games.valley_of_the_kings.rules.walking import tell_walk, way_text


@final
class MoveOverseers(InTurn):
    """The first round: a seat moves its overseers openly while steps last.

    `claimed` has a bit for each overseer that has taken a site (Ruling VK-5).
    """

    def __init__(self, seat: int, waiting: int, steps: int, claimed: int) -> None:
        super().__init__(seat, waiting)
        self.steps = steps
        self.claimed = claimed

    def first(self, state: Valley, seat: int, waiting: int) -> MoveOverseers:
        return MoveOverseers(seat, waiting, STEPS, 0)

    def proceed(self, state: Valley) -> bool:
        if self.steps:
            return False
        self.go_on(state)
        return True

    def legal(self, state: Valley, seat: int) -> list[Action]:
        legal: list[Action] = []
        first = seat * OVERSEERS
        for overseer in range(OVERSEERS):
            spot = state.overseers[first + overseer]
            if overseer and self.are_alike() and spot == state.overseers[first] < AREAS:
                continue
            ways = OVERSEERS_TO[overseer]
            for strip, bits in state.settings.board.reach[spot][self.steps]:
                # Ruling VK-4: in the first round no field of a foreign site.
                if strip == 0 or state.owner[strip - 1 >> 1] in (NOBODY, seat):
                    legal += ways[strip][bits & state.free[strip]]
        legal.append(DONE)
        return legal

    def are_alike(self) -> bool:
        """Whether it makes no difference which of two overseers in one area goes."""
        return self.claimed in (0, 3)

    def answer(self, state: Valley, seat: int, action: Action) -> None:
        if not isinstance(action, Overseer):
            self.go_on(state)
            return
        figure = seat * OVERSEERS + action.overseer
        steps = state.settings.board.steps[state.overseers[figure]][action.spot]
        walk(state, seat, action.overseer, action.spot)
        claimed = self.claimed
        if not claimed >> action.overseer & 1 and claim(state, seat, action.overseer):
            claimed |= 1 << action.overseer
        state.settle()
        state.ask(MoveOverseers(seat, self.waiting, self.steps - steps, claimed))

    def prompt(self, state: Valley, seat: int) -> Text:
        return Text("ask.MoveOverseers", {"n": self.steps})

    def describe(self, state: Valley, seat: int, action: Action) -> Text:
        if isinstance(action, Overseer):
            source = state.overseers[seat * OVERSEERS + action.overseer]
            return way_text(state, source, action.spot, action.text())
        return Text("action.done.overseers")

    def objection(self, state: Valley, seat: int, action: Action) -> Text | None:
        return overseer_objection(state, seat, action, self.steps, self.are_alike())

    def facts(self) -> list[Fact]:
        return [*super().facts(), self.steps, self.claimed]


def walk(state: Valley, seat: int, overseer: OverseerNumber, target: Spot) -> None:
    figure = seat * OVERSEERS + overseer
    tell_walk(state, "oversees", seat, state.overseers[figure], target, overseer=overseer)
    state.move(state.overseers, figure, target)


def claim(state: Valley, seat: int, overseer: OverseerNumber) -> bool:
    """Take the unclaimed site beside the overseer, if there is one and a scarab for it."""
    site = SITE_OF[state.overseers[seat * OVERSEERS + overseer]]
    if site == NO_SITE or state.owner[site] != NOBODY or not state.scarabs[seat]:
        return False
    state.owner[site] = seat
    state.scarabs[seat] -= 1
    state.tell("claims", seat, site=site)
    return True
