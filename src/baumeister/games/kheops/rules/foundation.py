"""The foundation (Fundament): chance lays the nineteen tiles that the pyramid grows on.

Rulebook: "Vorbereitung".
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from baumeister.core.action import Action
from baumeister.core.chance import below
from baumeister.core.state import CHANCE, AskChance
from baumeister.core.text import Text
from baumeister.games.kheops.rules.actions import FOUND, Found, way_of
from baumeister.games.kheops.rules.cells import SIDES, Cell
from baumeister.games.kheops.rules.edition import BOX, FOUNDATION
from baumeister.games.kheops.rules.state import Kheops
from baumeister.games.kheops.rules.tiles import WAYS_OF

# `WEIGHTS[tile][count]`: a tile that looks the same in all three orientations is not less likely.
WEIGHTS: Final = [
    [[count * SIDES // len(ways)] * len(ways) for count in range(BOX + 1)] for ways in WAYS_OF
]


@final
class LayFoundation(AskChance[Kheops]):
    """Nineteen tiles, each lying at random (Ruling KH-1)."""

    def legal(self, state: Kheops, seat: int) -> list[Action]:
        counts = state.pile.counts
        legal: list[Action] = []
        for tile in state.settings.edition.kinds:
            if counts[tile]:
                legal += FOUND[tile]
        return legal

    def weights(self, state: Kheops) -> list[int]:
        counts = state.pile.counts
        weights: list[int] = []
        for tile in state.settings.edition.kinds:
            if counts[tile]:
                weights += WEIGHTS[tile][counts[tile]]
        return weights

    def sample(self, state: Kheops, rng: Random) -> Action:
        """The same as from these long lists: a tile by number, then one of its ways."""
        counts = state.pile.counts
        left = below(rng, state.pile.size * SIDES)
        for tile in state.settings.edition.kinds:
            share = counts[tile] * SIDES
            if left < share:
                return FOUND[tile][left * len(FOUND[tile]) // share]
            left -= share
        raise ValueError("There is no tile to lay.")

    def answer(self, state: Kheops, seat: int, action: Action) -> None:
        assert isinstance(action, Found)
        tile, openings = action.tile, action.openings
        laid = state.pyramid.laid.bit_count()
        cell = self._cell(state)
        if laid == 0:
            state.tell("game_begins", state.white, number=state.number)
        state.pile.take(tile)
        state.pyramid.lay(cell, tile, openings)
        way = way_of(cell, openings)
        state.tell("founds", CHANCE, tile=tile, cell=cell, openings=openings, way=way)
        if laid + 1 == FOUNDATION:
            state.settle()

    def describe(self, state: Kheops, seat: int, action: Action) -> Text:
        assert isinstance(action, Found)
        cell = self._cell(state)
        way = way_of(cell, action.openings)
        return Text("action.lay", {"tile": action.tile, "cell": cell, "way": way})

    def _cell(self, state: Kheops) -> Cell:
        """Where the next tile of the foundation goes."""
        return state.settings.edition.foundation[state.pyramid.laid.bit_count()]


LAY_FOUNDATION: Final = LayFoundation()
