"""A bench of the arena: one game of bots from the first question to the result."""

from __future__ import annotations

import traceback
from random import Random

from baumeister import games
from baumeister.arena.contenders import contender, is_seer
from baumeister.arena.plan import Fixture
from baumeister.arena.played import Failed, Played
from baumeister.bots import Thought
from baumeister.core.match import Match
from baumeister.core.record import begin
from baumeister.core.state import OVER, State
from baumeister.play import Sitter, SittingWithBots, play_on


def play(fixture: Fixture) -> Played | Failed:
    """Chance has a generator of its own, asked once for each draw: the same on all benches."""
    bench = Bench(fixture)
    try:
        play_on(bench, bench.chance, bench.luck)
    except MistakeOfBot as mistake:
        return Failed(fixture.number, fixture.bot(mistake.seat), mistake.traceback)
    return bench.played()


class MistakeOfBot(Exception):
    """Whatever somebody's bot may raise."""

    def __init__(self, seat: int, traceback: str) -> None:
        super().__init__(traceback)
        self.seat = seat
        self.traceback = traceback


class Bench(SittingWithBots):
    """Bots on all seats, and how long they think."""

    def __init__(self, fixture: Fixture) -> None:
        plan = fixture.plan
        game, seats = games.game(plan.game), range(plan.seats)
        names = [fixture.bot(seat) for seat in seats]
        super().__init__(
            Match(game, begin(game, plan.seats, plan.variants, edition=plan.edition), log=False),
            [Sitter("bot", name, level=name) for name in names],
            {seat: contender(names[seat]) for seat in seats},
        )
        self.fixture = fixture
        self.chance = Random(fixture.seed("chance"))
        self.luck = {seat: Random(fixture.seed(str(fixture.place(seat)))) for seat in seats}
        self.moves: list[list[int]] = [[] for _ in seats]
        self.turns: list[list[int]] = [[] for _ in seats]
        self.last: int = OVER  # who answered last

    def sight(self, seat: int) -> State:
        """The seer sees everything."""
        return self.match.state.copy() if is_seer(self.seats[seat].level) else super().sight(seat)

    def play_bot(self, seat: int, rng: Random) -> None:
        try:
            super().play_bot(seat, rng)
        except Exception:
            raise MistakeOfBot(seat, traceback.format_exc()) from None

    def think(self, seat: int, rng: Random) -> Thought:
        thought = super().think(seat, rng)
        self._note(seat, int(self.clock.taken * 1e6))
        return thought

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
