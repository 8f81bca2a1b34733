"""The questions: chance throws the sticks, then whoever is on turn moves a piece."""

from __future__ import annotations

from baumeister.core.action import Action
from baumeister.core.state import AskChance, AskSeat
from baumeister.core.text import Text
from senet.rules.board import AGAIN, LIMIT, MOVE, PIECES, SEATS, STICKS, THROW, Move, Throw
from senet.rules.moves import move, obstacle, outcome
from senet.rules.state import Senet


class ThrowSticks(AskChance[Senet]):
    def legal(self, state: Senet, seat: int) -> list[Action]:
        return [*THROW]

    def weights(self, state: Senet) -> list[int]:
        return [*STICKS.values()]

    def prompt(self, state: Senet, seat: int) -> Text:
        return Text("ask.ThrowSticks", {"seat": state.turn})

    def answer(self, state: Senet, seat: int, action: Action) -> None:
        assert isinstance(action, Throw)
        state.settle()
        state.steps = action.steps
        state.throws += 1
        state.tell("throws", state.turn, steps=action.steps)
        state.ask(MovePiece(state.turn))


class MovePiece(AskSeat[Senet]):
    """Whoever can move has to; otherwise the throw is lost."""

    def legal(self, state: Senet, seat: int) -> list[Action]:
        mine = [square for square, owner in enumerate(state.squares) if owner == seat]
        return [MOVE[square] for square in mine if not obstacle(state, square)]

    def proceed(self, state: Senet) -> bool:
        if self.legal(state, self.seat):
            return False
        state.tell("stays", self.seat)
        self._go_on(state)
        return True

    def answer(self, state: Senet, seat: int, action: Action) -> None:
        assert isinstance(action, Move)
        move(state, action.square)
        self._go_on(state)

    def _go_on(self, state: Senet) -> None:
        """The next throw, unless the game is over."""
        state.settle()
        if state.ledger.points[self.seat] == PIECES:
            return
        if state.throws == LIMIT:
            state.tell("breaks_off", self.seat)
            return
        if state.steps not in AGAIN:
            state.turn = (self.seat + 1) % SEATS
        state.ask(ThrowSticks())

    def prompt(self, state: Senet, seat: int) -> Text:
        return Text("ask.MovePiece", {"steps": state.steps})

    def describe(self, state: Senet, seat: int, action: Action) -> Text:
        assert isinstance(action, Move)
        kind, goal = outcome(state, action.square)
        return Text(f"action.move.{kind}", {"square": action.square, "goal": goal})

    def objection(self, state: Senet, seat: int, action: Action) -> Text | None:
        return Text(obstacle(state, action.square)) if isinstance(action, Move) else None
