"""A round (Spielrunde): seven actions one after the other, and how the game ends.

Rulebook: "Die erste Runde", "Die folgenden Runden", "Startspieler wechseln" and "Spielende".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.state import CHANCE, Question
from baumeister.games.valley_of_the_kings.rules.auction import lay_out_groups
from baumeister.games.valley_of_the_kings.rules.building import BuildPyramids, capacity
from baumeister.games.valley_of_the_kings.rules.names import LAST_ROUND, STEPS
from baumeister.games.valley_of_the_kings.rules.orders import Orders
from baumeister.games.valley_of_the_kings.rules.overseers import MoveOverseers
from baumeister.games.valley_of_the_kings.rules.pyramid import PHARAOH_BLOCKS
from baumeister.games.valley_of_the_kings.rules.state import Valley
from baumeister.games.valley_of_the_kings.rules.takeover import TakeSites
from baumeister.games.valley_of_the_kings.rules.theft import StealBlocks
from baumeister.games.valley_of_the_kings.rules.workers import MoveWorkers


class Phase(Question[Valley]):
    """Something that happens by itself when those above it on the stack are done."""

    def begin(self, state: Valley) -> None:
        raise NotImplementedError

    def proceed(self, state: Valley) -> bool:
        state.settle()
        self.begin(state)
        return True


@final
class NewRound(Phase):
    """Puts all that will happen on the stack, the last thing first."""

    def begin(self, state: Valley) -> None:
        state.round += 1
        state.tell("round_begins", CHANCE, round=state.round, other=state.start)
        state.ask(ROUND_END)
        state.ask(BUILDING)
        if state.round > 1:
            state.ask(THEFT)
        state.ask(MOVING_WORKERS)
        state.ask(MOVING_OVERSEERS)
        lay_out_groups(state)


@final
class Overseers(Phase):
    def begin(self, state: Valley) -> None:
        if state.round == 1:
            state.ask(MoveOverseers(state.start, state.seats - 1, STEPS, 0))
        else:
            state.ask(Orders(state.turn_order()))


@final
class Workers(Phase):
    def begin(self, state: Valley) -> None:
        state.ask(MoveWorkers(state.start, state.seats - 1, STEPS))


@final
class Theft(Phase):
    """First all steal, then all take over: the upper question comes first."""

    def begin(self, state: Valley) -> None:
        state.ask(TakeSites(state.start, state.seats - 1))
        state.ask(StealBlocks(state.start, state.seats - 1))


@final
class Building(Phase):
    def begin(self, state: Valley) -> None:
        left = capacity(state, state.start)
        state.ask(BuildPyramids(state.start, state.seats - 1, left))


@final
class RoundEnd(Phase):
    """The pharaoh stone goes to the left, or the game is over."""

    def begin(self, state: Valley) -> None:
        state.tell("round_ends", CHANCE, round=state.round)
        state.stolen = [0] * len(state.stolen)
        if is_over(state):
            return
        state.start = (state.start + 1) % state.seats
        state.ask(NEW_ROUND)


def is_over(state: Valley) -> bool:
    return (
        len(state.pharaoh) == PHARAOH_BLOCKS
        or all(state.is_finished(site) for site in state.settings.board.sites)
        or state.round == LAST_ROUND
    )


NEW_ROUND: Final = NewRound()
MOVING_OVERSEERS: Final = Overseers()
MOVING_WORKERS: Final = Workers()
THEFT: Final = Theft()
BUILDING: Final = Building()
ROUND_END: Final = RoundEnd()
