"""Which cells of the pyramid have brought points from a source."""

from __future__ import annotations

from baumeister.games.kheops.drawing.now import parts_of
from baumeister.games.kheops.rules.cells import CELL_LOOKUP, picked
from baumeister.games.kheops.rules.estimate import holds
from baumeister.games.kheops.rules.names import ANKH, BLUE, FROM_ANKHS, PARTS, WHITE
from baumeister.games.kheops.rules.state import Kheops


def scored(state: Kheops, source: int) -> list[str]:
    """Only the last game of a match still lies on the table."""
    game, part = divmod(source, len(PARTS))
    if game not in (0, state.settings.games):
        return []
    return [f"cell-{cell}" for cell in picked(CELL_LOOKUP, _cells(state, part))]


def _cells(state: Kheops, part: int) -> int:
    """As bits."""
    if part == FROM_ANKHS:
        figures = state.figures.of(WHITE) | state.figures.of(BLUE)
        return state.pyramid.marked[ANKH] & figures
    cells = 0
    for hold in holds(state):
        if hold.seats and parts_of(hold.section)[part]:
            cells |= hold.section.cells
    return cells
