"""Workers (Arbeiter setzen): six steps for all workers of a seat together.

Rulebook: "3. Arbeiter setzen" of both chapters.
"""

from __future__ import annotations

from typing import final

from baumeister.core.action import Action
from baumeister.core.facts import Fact
from baumeister.core.state import NOBODY
from baumeister.core.text import Text
from baumeister.games.valley_of_the_kings.rules.actions import DONE, Worker
from baumeister.games.valley_of_the_kings.rules.in_turn import InTurn
from baumeister.games.valley_of_the_kings.rules.names import AREAS, STEPS, WORKERS
from baumeister.games.valley_of_the_kings.rules.objections import worker_objection
from baumeister.games.valley_of_the_kings.rules.state import Valley
from baumeister.games.valley_of_the_kings.rules.tables import WORKERS_TO
from baumeister.games.valley_of_the_kings.rules.walking import tell_walk, way_text


@final
class MoveWorkers(InTurn):
    """A seat moves workers openly while steps last."""

    def __init__(self, seat: int, waiting: int, steps: int) -> None:
        super().__init__(seat, waiting)
        self.steps = steps

    def first(self, state: Valley, seat: int, waiting: int) -> MoveWorkers:
        return MoveWorkers(seat, waiting, STEPS)

    def proceed(self, state: Valley) -> bool:
        if self.steps:
            return False
        self.go_on(state)
        return True

    def legal(self, state: Valley, seat: int) -> list[Action]:
        """Of workers in the same area, which are all alike, only the first is offered."""
        legal: list[Action] = []
        free = self._allowed(state) if state.round == 1 else state.free
        mine = state.workers[seat * WORKERS : (seat + 1) * WORKERS]
        seen = 0
        for worker, spot in enumerate(mine):
            if spot < AREAS:
                if seen >> spot & 1:
                    continue
                seen |= 1 << spot
            ways = WORKERS_TO[worker]
            for strip, bits in state.settings.board.reach[spot][self.steps]:
                targets = bits & free[strip]
                if targets:
                    legal += ways[strip][targets]
        legal.append(DONE)
        return legal

    def _allowed(self, state: Valley) -> list[int]:
        """Ruling VK-4: in the first round no foreign sites; as a variant only own ones."""
        free = state.free[:]
        also = NOBODY if state.settings.opens_free_sites else self.seat
        for site, owner in enumerate(state.owner):
            if owner != self.seat and owner != also:
                free[1 + 2 * site] = free[2 + 2 * site] = 0
        return free

    def answer(self, state: Valley, seat: int, action: Action) -> None:
        if not isinstance(action, Worker):
            self.go_on(state)
            return
        figure = seat * WORKERS + action.worker
        source = state.workers[figure]
        tell_walk(state, "works", seat, source, action.spot, worker=action.worker)
        state.move(state.workers, figure, action.spot)
        state.settle()
        steps = self.steps - state.settings.board.steps[source][action.spot]
        state.ask(MoveWorkers(seat, self.waiting, steps))

    def prompt(self, state: Valley, seat: int) -> Text:
        return Text("ask.MoveWorkers", {"n": self.steps})

    def describe(self, state: Valley, seat: int, action: Action) -> Text:
        if isinstance(action, Worker):
            source = state.workers[seat * WORKERS + action.worker]
            return way_text(state, source, action.spot, action.text())
        return Text("action.done.workers")

    def objection(self, state: Valley, seat: int, action: Action) -> Text | None:
        return worker_objection(state, seat, action, self.steps)

    def facts(self) -> list[Fact]:
        return [*super().facts(), self.steps]
