"""The lot (auslosen): who has the pharaoh stone first.

Rulebook: "Spielbeginn".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.action import Action
from baumeister.core.state import AskChance
from baumeister.games.valley_of_the_kings.rules.actions import BEGIN, Begin
from baumeister.games.valley_of_the_kings.rules.state import Valley


@final
class DrawLot(AskChance[Valley]):
    """Chance draws one of the seats, which begins in the first round."""

    def legal(self, state: Valley, seat: int) -> list[Action]:
        return [*BEGIN[: state.seats]]

    def answer(self, state: Valley, seat: int, action: Action) -> None:
        assert isinstance(action, Begin)
        state.settle()
        state.start = action.other
        state.tell("is_drawn", action.other)


DRAW_LOT: Final = DrawLot()
