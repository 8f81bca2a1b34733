"""Nim: take one to three matches in turn; whoever takes the last one wins. Who leaves a multiple of
four cannot be stopped, so every position has a right answer."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final, Self, final

from baumeister.core.action import Action, Vocabulary
from baumeister.core.facts import Json
from baumeister.core.game import Game
from baumeister.core.result import Result, empty_ledger, ranked
from baumeister.core.state import AskSeat, State

SEATS: Final = 2
MOST: Final = 3


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Take(Action):
    matches: int


TAKE: Final = [Take(matches) for matches in range(MOST + 1)]


class Nim(State):
    def __init__(self, game: Game, seats: int, left: int) -> None:
        super().__init__(game, seats)
        self.left = left
        self.ledger = empty_ledger(1, seats)

    def points(self) -> list[int]:
        return self.ledger.points[:]

    def result(self) -> Result | None:
        return None if self.agenda else ranked(self.ledger, [0] * self.seats)

    def copy(self) -> Self:
        twin = type(self)(self.game, self.seats, self.left)
        twin.ledger = self.ledger.copy()
        twin.agenda = [question.copy() for question in self.agenda]
        return twin

    def seen_from(self, seat: int) -> Self:
        return self.copy()

    def fill(self, rng: Random) -> Self:
        return self.copy()

    def facts(self) -> Json:
        return {"left": self.left, "ledger": self.ledger.table()}


@final
class Turn(AskSeat[Nim]):
    def legal(self, state: Nim, seat: int) -> list[Action]:
        return list(TAKE[1 : min(MOST, state.left) + 1])

    def answer(self, state: Nim, seat: int, action: Action) -> None:
        assert isinstance(action, Take)
        state.settle()
        state.left -= action.matches
        if state.left:
            state.ask(Turn((seat + 1) % state.seats))
        else:
            state.ledger.book(0, seat, 1)


class NimGame(Game):
    id = "nim"
    title = "Nim"
    fewest = most = SEATS
    bound = 30
    vocabulary = Vocabulary(TAKE[1:])

    def setup(self, seats: int, variants: dict[str, str], edition: str) -> State:
        return nim(20)


def nim(left: int, first: int = 0) -> Nim:
    state = Nim(NIM, SEATS, left)
    state.ask(Turn(first))
    return state


NIM: Final = NimGame()
