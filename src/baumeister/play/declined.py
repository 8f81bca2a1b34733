"""Declined in advance: a seat has said “not this turn” to all questions that have a default."""

from __future__ import annotations

from baumeister.core.action import Action
from baumeister.core.state import NOBODY, AskSeat, State


def turn_owner(state: State) -> int:
    """Whose turn it is: the lowest question to one seat is that of the turn."""
    asked = [question.seat for question in state.agenda if isinstance(question, AskSeat)]
    return asked[0] if asked else NOBODY


class Declined:
    """Which seats have declined, each for the turn of somebody."""

    def __init__(self) -> None:
        self.turns: dict[int, int] = {}  # by seat, of whom

    def toggle(self, seat: int, state: State) -> None:
        """Say so, or take it back."""
        if self.holds(seat, state):
            self.forget(seat)
        else:
            self.turns[seat] = turn_owner(state)

    def forget(self, seat: int) -> None:
        self.turns.pop(seat, None)

    def holds(self, seat: int, state: State) -> bool:
        """Until the turn is over."""
        if seat in self.turns and turn_owner(state) not in (self.turns[seat], NOBODY):
            self.forget(seat)
        return seat in self.turns

    def answer(self, seat: int, state: State) -> Action | None:
        """What was answered in advance, if it fits the question."""
        return state.agenda[-1].default(state, seat) if self.holds(seat, state) else None
