"""A sitting whose bots think where it takes place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from baumeister.bots.bot import Bot
from baumeister.bots.thought import Thought
from baumeister.core.match import Match
from baumeister.core.state import State
from baumeister.play.company import Company, hand_in
from baumeister.play.sitter import Sitter
from baumeister.play.sitting import Sitting


class SittingWithBots(Sitting):
    """`bots` are those that think here, by seat."""

    def __init__(self, match: Match, seats: Sequence[Sitter], bots: Mapping[int, Bot]) -> None:
        super().__init__(match, seats)
        self.company = Company(bots, self.clock)

    def first_to_act(self) -> int:
        return self.match.state.first_to_act()

    def think(self, seat: int, rng: Random) -> Thought:
        """What the bot of a seat would answer, in the time that its turn has left."""
        return self.company.think(self.match.state, seat, rng, self.sight(seat))

    def sight(self, seat: int) -> State:
        """What a bot on this seat gets to see."""
        return self.match.state.mask(seat)

    def play_bot(self, seat: int, rng: Random) -> None:
        """Let the bot of a seat think, and answer."""
        hand_in(self.play, seat, self.think(seat, rng).answer)
