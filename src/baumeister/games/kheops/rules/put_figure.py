"""Putting a figure (Figur einsetzen), the first phase of a turn.

Rulebook: "Ablauf einer Partie", phase 1, and "Die Spezialfiguren".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.action import Action
from baumeister.core.state import AskSeat
from baumeister.core.text import Text
from baumeister.games.kheops.rules.actions import PUTS, Put
from baumeister.games.kheops.rules.cells import picked
from baumeister.games.kheops.rules.effects import start_effect
from baumeister.games.kheops.rules.figures import COLUMNS, NO_FIGURE
from baumeister.games.kheops.rules.names import EVERY_FIGURE, MUMMY, opponent
from baumeister.games.kheops.rules.objections import put_objection
from baumeister.games.kheops.rules.state import SEATS, Kheops


@final
class PutFigure(AskSeat[Kheops]):
    """A figure of one's own goes on an unoccupied tile; the mummy also in an enemy's place."""

    def proceed(self, state: Kheops) -> bool:
        """Ruling KH-9: without a figure, or without a tile for it, the phase is skipped."""
        colour = state.colour(self.seat)
        usable = state.figures.usable(colour)
        if usable and state.free_cells():
            return False
        if usable >> MUMMY & 1 and state.figures.removable(opponent(colour)):
            return False
        state.settle()
        state.tell("skips", self.seat)
        return True

    def legal(self, state: Kheops, seat: int) -> list[Action]:
        colour, figures, free = state.colour(seat), state.figures, state.free_cells()
        usable = figures.usable(colour)
        legal: list[Action] = []
        for figure in EVERY_FIGURE:
            if usable >> figure & 1:
                cells = free | figures.removable(opponent(colour)) if figure == MUMMY else free
                legal += picked(PUTS[figure], cells)
        return legal

    def answer(self, state: Kheops, seat: int, action: Action) -> None:
        assert isinstance(action, Put)
        figure, cell = action.figure, action.cell
        figures, colour = state.figures, state.colour(seat)
        state.settle()
        if figures.taken >> cell & 1:
            removed = figures.take_off(cell)
            state.tell(
                "ousts", seat, other=1 - seat, colour=opponent(colour), figure=removed, cell=cell
            )
        figures.put(colour, figure, cell)
        state.tell("puts", seat, colour=colour, figure=figure, cell=cell)
        start_effect(state, seat, cell)

    def describe(self, state: Kheops, seat: int, action: Action) -> Text:
        assert isinstance(action, Put)
        index = state.figures.at(action.cell)
        if index == NO_FIGURE:
            return action.text()
        return Text("action.put.ousts", {"cell": action.cell, "removed": index % COLUMNS})

    def objection(self, state: Kheops, seat: int, action: Action) -> Text | None:
        return put_objection(state, seat, action)


PUT_FIGURE: Final = [PutFigure(seat) for seat in range(SEATS)]
