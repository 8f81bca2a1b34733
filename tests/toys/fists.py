"""Fists: both choose in secret, and the table of points is not even: the best mixture is known."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final, Self, final

from baumeister.core.action import Action, Vocabulary
from baumeister.core.facts import Json
from baumeister.core.game import Game
from baumeister.core.result import Result, empty_ledger
from baumeister.core.sealed import Sealed
from baumeister.core.state import State

SEATS: Final = 2

# What the first seat gets from the second. Rock beats scissors twice: the best mixture is
# one half paper, one quarter each rock and scissors.
ROCK, PAPER, SCISSORS = range(3)
GAIN: Final = ((0, -1, 2), (1, 0, -1), (-2, 1, 0))
BEST: Final = (0.25, 0.5, 0.25)


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Show(Action):
    sign: int


SHOW: Final = [Show(sign) for sign in range(3)]


@final
class Fists(State):
    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.ledger = empty_ledger(1, seats)

    def points(self) -> list[int]:
        return self.ledger.points[:]

    def result(self) -> Result | None:
        return None  # only the points are looked at, so a double gain counts double

    def copy(self) -> Self:
        twin = type(self)(self.game, self.seats)
        twin.ledger = self.ledger.copy()
        twin.agenda = [question.copy() for question in self.agenda]
        return twin

    def seen_from(self, seat: int) -> Self:
        twin = self.copy()
        twin.agenda = [question.mask(seat) for question in self.agenda]
        return twin

    def fill(self, rng: Random) -> Self:
        twin = self.copy()
        for question in twin.agenda:
            question.fill(twin, rng)
        return twin

    def facts(self) -> Json:
        return {"ledger": self.ledger.table()}


@final
class Choose(Sealed[Fists]):
    def choices(self, state: Fists, seat: int, steps: list[Action]) -> list[Action]:
        return list(SHOW)

    def reveal(self, state: Fists) -> None:
        first, second = (steps[0] for steps in self.steps)
        assert isinstance(first, Show) and isinstance(second, Show)
        gain = GAIN[first.sign][second.sign]
        state.ledger.book(0, 0, gain)
        state.ledger.book(0, 1, -gain)

    def blank(self) -> Choose:
        return Choose(self.order, self.in_order)


class FistsGame(Game):
    id = "fists"
    title = "Fists"
    fewest = most = SEATS
    bound = 2
    vocabulary = Vocabulary(SHOW)

    def setup(self, seats: int, variants: dict[str, str], edition: str) -> State:
        state = Fists(self, seats)
        state.ask(Choose(list(range(seats)), in_order=False))
        return state


FISTS: Final = FistsGame()
