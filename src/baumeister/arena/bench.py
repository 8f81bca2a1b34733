"""A bench of the arena: one game of bots from the first question to the result."""

from __future__ import annotations

import traceback
from random import Random

from baumeister import games
from baumeister.arena.contenders import contender, is_seer
from baumeister.arena.plan import Fixture
from baumeister.arena.played import Failed, Played
from baumeister.core.match import Match
from baumeister.core.record import begin
from baumeister.core.state import OVER, State
from baumeister.play import Sitter, Sitting


def play(fixture: Fixture) -> Played | Failed:
    """Chance has a generator of its own, asked once for each draw: the same on all benches."""
    bench = Bench(fixture)
    while not bench.is_over:
        if bench.is_chance_asked():
            bench.play_chance(bench.chance)
            continue
        seat = bench.asked()[0]
        try:
            bench.answer_alone(seat)
        except Exception:  # whatever somebody's bot may raise
            return Failed(fixture.number, fixture.bot(seat), traceback.format_exc())
    return bench.played()


class Bench(Sitting):
    """Bots on all seats, and how long they think."""

    def __init__(self, fixture: Fixture) -> None:
        plan = fixture.plan
        game, seats = games.game(plan.game), range(plan.seats)
        names = [fixture.bot(seat) for seat in seats]
        super().__init__(
            Match(game, begin(game, plan.seats, plan.variants), log=False),
            [Sitter("bot", name, level=name) for name in names],
            {seat: contender(names[seat]) for seat in seats},
        )
        self.fixture = fixture
        self.chance = Random(fixture.seed("chance"))
        self.luck = [Random(fixture.seed(str(fixture.place(seat)))) for seat in seats]
        self.moves: list[list[int]] = [[] for _ in seats]
        self.turns: list[list[int]] = [[] for _ in seats]
        self.last = OVER  # who answered last

    def sight(self, seat: int) -> State:
        """The seer sees everything."""
        return self.match.state.copy() if is_seer(self.seats[seat].level) else super().sight(seat)

    def answer_alone(self, seat: int) -> None:
        answer = self.think(seat, self.luck[seat]).answer
        self._note(seat, int(self.clock.taken * 1e6))
        self.play(seat, answer)

    def _note(self, seat: int, microseconds: int) -> None:
        if len(self.match.state.legal(seat)) > 1:
            self.moves[seat].append(microseconds)
        if seat != self.last:
            self.turns[seat].append(0)
        self.turns[seat][-1] += microseconds
        self.last = seat

    def played(self) -> Played:
        fixture, result = self.fixture, self.match.state.result()
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
            answers=self.match.version,
            moves=self.moves,
            turns=self.turns,
        )
