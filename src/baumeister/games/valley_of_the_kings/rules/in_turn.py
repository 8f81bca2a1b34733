"""Questions that are asked of one seat after the other (Reihum), from the pharaoh stone on."""

from __future__ import annotations

from baumeister.core.facts import Fact
from baumeister.core.state import AskSeat
from baumeister.games.valley_of_the_kings.rules.state import Valley


class InTurn(AskSeat[Valley]):
    """One seat is asked, and `waiting` more after it."""

    def __init__(self, seat: int, waiting: int) -> None:
        super().__init__(seat)
        self.waiting = waiting

    def first(self, state: Valley, seat: int, waiting: int) -> InTurn:
        """The question as it begins for a seat."""
        raise NotImplementedError

    def go_on(self, state: Valley) -> None:
        """This seat is done; the next one is asked, if there is one."""
        state.settle()
        if self.waiting:
            state.ask(self.first(state, (self.seat + 1) % state.seats, self.waiting - 1))

    def facts(self) -> list[Fact]:
        return [self.seat, self.waiting]
