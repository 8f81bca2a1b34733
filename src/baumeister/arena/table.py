"""A table of the arena: one game from the first question to the result."""

from __future__ import annotations

import traceback
from random import Random
from time import perf_counter_ns

from baumeister.arena.contenders import seat_player
from baumeister.arena.plan import Fixture
from baumeister.arena.played import Failed, Played
from baumeister.core.action import Action
from baumeister.core.refusal import IllegalAction
from baumeister.core.state import CHANCE
from baumeister.games import game

NOBODY = -1


def play(fixture: Fixture) -> Played | Failed:
    """Chance has a generator of its own, asked once for each draw: the same for all tables."""
    table = Table(fixture)
    while seats := table.state.to_act():
        seat = seats[0]
        if seat == CHANCE:
            table.state.apply(seat, table.state.sample(table.chance))
            table.answers += 1
            continue
        try:
            table.answer(seat)
        except Exception:  # whatever somebody's bot may raise
            return Failed(fixture.number, fixture.bot(seat), traceback.format_exc())
    return table.played()


class Table:
    """The state, who plays, and the clocks."""

    def __init__(self, fixture: Fixture) -> None:
        plan = fixture.plan
        seats = range(plan.seats)
        self.fixture = fixture
        self.state = game(plan.game).start(plan.seats, plan.variants)
        self.players = [seat_player(fixture.bot(seat)) for seat in seats]
        self.chance = Random(fixture.seed("chance"))
        self.luck = [Random(fixture.seed(str(fixture.place(seat)))) for seat in seats]
        self.answers = 0
        self.moves: list[list[int]] = [[] for _ in seats]
        self.turns: list[list[int]] = [[] for _ in seats]
        self.last = NOBODY

    def answer(self, seat: int) -> None:
        spent = self.turns[seat][-1] / 1e6 if seat == self.last else 0.0
        begun = perf_counter_ns()
        action = self.players[seat].answer(self.state, seat, self.luck[seat], spent)
        self._stop_clock(seat, (perf_counter_ns() - begun) // 1000)
        if not isinstance(action, Action):
            raise TypeError(f"A bot answers with an action, not with {action!r}.")
        try:
            self.state.play(seat, action)
        except IllegalAction as refusal:
            raise ValueError(f"“{action.notation()}” is not legal here. {refusal}") from None
        self.answers += 1

    def _stop_clock(self, seat: int, taken: int) -> None:
        if len(self.state.legal(seat)) > 1:
            self.moves[seat].append(taken)
        if seat != self.last:
            self.turns[seat].append(0)
        self.turns[seat][-1] += taken
        self.last = seat

    def played(self) -> Played:
        fixture, result = self.fixture, self.state.result()
        assert result is not None
        return Played(
            number=fixture.number,
            one=fixture.one,
            others=fixture.others,
            turn=fixture.turn,
            seat=fixture.seat,
            points=result.points,
            ranks=result.ranks,
            table=result.table,
            answers=self.answers,
            moves=self.moves,
            turns=self.turns,
        )
