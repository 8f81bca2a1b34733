"""Company: the bots of one game, with their clock and what they keep in mind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from baumeister.bots.bot import Bot
from baumeister.bots.thought import Thought
from baumeister.core.action import Action
from baumeister.core.refusal import IllegalAction
from baumeister.core.state import State
from baumeister.play.minds import Minds
from baumeister.play.turn_clock import TurnClock


class Company:
    """The bots that think here, by seat; `clock` is that of the game."""

    def __init__(
        self, bots: Mapping[int, Bot], clock: TurnClock, minds: Minds | None = None
    ) -> None:
        self.bots = bots
        self.clock = clock
        self.minds = Minds() if minds is None else minds

    def think(self, state: State, seat: int, rng: Random, view: State | None = None) -> Thought:
        """What the bot of a seat would answer, in the time that its turn has left.

        `view` is what it is shown instead of what its seat knows. The clock counts its seconds
        even if nothing comes of them.
        """
        spent = self.clock.begin(seat)
        try:
            return self.minds.ask(self.bots[seat], state, seat, rng, spent, view)
        finally:
            self.clock.end(seat)


def hand_in(play: Callable[[int, Action], None], seat: int, answer: Action) -> None:
    """Play what a bot has answered; if it is refused, whoever wrote the bot is told why."""
    try:
        play(seat, answer)
    except IllegalAction as refusal:
        raise ValueError(f"“{answer.notation()}” is not legal here. {refusal}") from None
