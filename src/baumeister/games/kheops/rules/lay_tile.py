"""Laying a tile (Plättchen anlegen), the second phase of a turn.

Rulebook: "Ablauf einer Partie", phase 2.
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.action import Action
from baumeister.core.state import AskSeat
from baumeister.core.text import Text
from baumeister.games.kheops.rules.actions import LAY, Lay, way_of
from baumeister.games.kheops.rules.cells import CELL_LOOKUP, CELLS, picked
from baumeister.games.kheops.rules.draw_tile import DRAW_TILE
from baumeister.games.kheops.rules.objections import lay_objection
from baumeister.games.kheops.rules.state import SEATS, Kheops
from baumeister.games.kheops.rules.tiles import EMPTY


@final
class LayTile(AskSeat[Kheops]):
    """A tile of the hand goes beside a laid one, any way round; then a new one is drawn."""

    def legal(self, state: Kheops, seat: int) -> list[Action]:
        cells = picked(CELL_LOOKUP, state.pyramid.growth)
        legal: list[Action] = []
        before = EMPTY
        for tile in state.hands[seat]:
            if tile != before:
                start = tile * CELLS
                for cell in cells:
                    legal += LAY[start + cell]
                before = tile
        return legal

    def answer(self, state: Kheops, seat: int, action: Action) -> None:
        assert isinstance(action, Lay)
        tile, cell, openings = action.tile, action.cell, action.openings
        state.settle()
        state.hands[seat].remove(tile)
        state.pyramid.lay(cell, tile, openings)
        way = way_of(cell, openings)
        state.tell("lays", seat, tile=tile, cell=cell, openings=openings, way=way)
        if state.pile.size:
            state.ask(DRAW_TILE[seat])

    def conceals(self, state: Kheops) -> bool:
        return True

    def objection(self, state: Kheops, seat: int, action: Action) -> Text | None:
        return lay_objection(state, seat, action)


LAY_TILE: Final = [LayTile(seat) for seat in range(SEATS)]
