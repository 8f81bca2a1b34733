"""The whole table of a Senet game; nothing on it is hidden."""

from __future__ import annotations

from random import Random
from typing import Final, final

from baumeister.core.facts import Json
from baumeister.core.game import Game
from baumeister.core.result import Result, empty_ledger, ranked
from baumeister.core.state import State
from senet.rules.board import EMPTY, PIECES, ROW, SEATS, SQUARES

LETTERS: Final = "AB."  # of the seats and of an empty square, which is the last


@final
class Senet(State):
    """`squares` holds the owner of each piece; a piece that has left the board is a point."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, SEATS)
        self.squares = [n % SEATS for n in range(SEATS * PIECES)]
        self.squares += [EMPTY] * (SQUARES - len(self.squares))
        self.ledger = empty_ledger(len(game.sources), SEATS)
        self.turn = 0
        self.steps = 0  # of the latest throw
        self.throws = 0

    def points(self) -> list[int]:
        return self.ledger.points[:]

    def result(self) -> Result | None:
        """More pieces off the board; if the game was abandoned, then those who are further."""
        return None if self.agenda else ranked(self.ledger, self.progress())

    def progress(self) -> list[int]:
        """How far the pieces on the board have come, all together."""
        squares = list(enumerate(self.squares, 1))
        return [sum(n for n, owner in squares if owner == seat) for seat in range(SEATS)]

    def copy(self) -> Senet:
        twin = Senet(self.game)
        twin.agenda = [question.copy() for question in self.agenda]
        twin.squares = self.squares[:]
        twin.ledger = self.ledger.copy()
        twin.turn, twin.steps, twin.throws = self.turn, self.steps, self.throws
        return twin

    def seen_from(self, seat: int) -> Senet:
        return self.copy()

    def fill(self, rng: Random) -> Senet:
        return self.copy()

    def inventory(self) -> dict[str, int]:
        owners = enumerate(self.ledger.points)
        return {f"pieces of {seat}": self.squares.count(seat) + off for seat, off in owners}

    def facts(self) -> Json:
        return {
            "squares": self.squares,
            "ledger": self.ledger.table(),
            "turn": self.turn,
            "steps": self.steps,
            "throws": self.throws,
        }

    def __str__(self) -> str:
        letters = [LETTERS[owner] for owner in self.squares]
        rows = [letters[:ROW], letters[2 * ROW - 1 : ROW - 1 : -1], letters[2 * ROW :]]
        return "\n".join(" ".join(row) for row in rows)
