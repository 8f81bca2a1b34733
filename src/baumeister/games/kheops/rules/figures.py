"""The figures (Figuren): workers, mummy, priest and pharaoh on the tiles and in the supplies.

Rulebook: "Vorbereitung" and "Die Spezialfiguren".
"""

from __future__ import annotations

from typing import Final, NewType, final

from baumeister.core.state import NOTHING
from baumeister.games.kheops.rules.cells import Cell
from baumeister.games.kheops.rules.names import (
    BLUE,
    COLOURS,
    FIGURES,
    MUMMY,
    PHARAOH,
    PRIEST,
    WHITE,
    WORKER,
    Colour,
    Figure,
)

ColouredFigure = NewType("ColouredFigure", int)  # `colour * COLUMNS + figure`

COLUMNS: Final = len(FIGURES)
NO_FIGURE: Final = ColouredFigure(NOTHING)


@final
class Figures:
    """Figure f of a colour is at `colour * COLUMNS + f`; at most one figure stands on a tile."""

    def __init__(self, supply: list[int], standing: list[int], taken: int) -> None:
        self.supply = supply  # how many are left
        self.standing = standing  # the cells, as bits
        self.taken = taken  # the cells with a figure of either colour

    def of(self, colour: Colour) -> int:
        """The cells of all figures of a colour."""
        start = colour * COLUMNS
        worker, mummy, priest, pharaoh = self.standing[start : start + COLUMNS]
        return worker | mummy | priest | pharaoh

    def removable(self, colour: Colour) -> int:
        """The cells of workers and mummy, which the other colour may take away."""
        start = colour * COLUMNS
        return self.standing[start + WORKER] | self.standing[start + MUMMY]

    def protected(self, colour: Colour) -> int:
        """The cells of priest and pharaoh, which the other colour may not touch."""
        start = colour * COLUMNS
        return self.standing[start + PRIEST] | self.standing[start + PHARAOH]

    def usable(self, colour: Colour) -> int:
        """The figures a colour may bring into the game now, as bits.

        Priest and pharaoh need the own mummy in play (Rulings KH-11 and KH-12). There is none
        only if the supply is empty: whoever has no mummy in play has it in the supply.
        """
        start = colour * COLUMNS
        kinds = COLUMNS if self.standing[start + MUMMY] else PRIEST
        bits = 0
        for figure in range(kinds):
            if self.supply[start + figure]:
                bits |= 1 << figure
        return bits

    def at(self, cell: Cell) -> ColouredFigure:
        """Which figure stands in a cell, or NO_FIGURE."""
        bit = 1 << cell
        for figure, cells in enumerate(self.standing):
            if cells & bit:
                return ColouredFigure(figure)
        return NO_FIGURE

    def put(self, colour: Colour, figure: Figure, cell: Cell) -> None:
        self.supply[colour * COLUMNS + figure] -= 1
        self.standing[colour * COLUMNS + figure] |= 1 << cell
        self.taken |= 1 << cell

    def take_off(self, cell: Cell) -> Figure:
        """The figure of this cell goes back to its owner; tells which kind it was."""
        index = self.at(cell)
        self.standing[index] ^= 1 << cell
        self.taken ^= 1 << cell
        self.supply[index] += 1
        return Figure(index % COLUMNS)

    def move(self, start: Cell, cell: Cell) -> Figure:
        """Tells which kind of figure it was."""
        index = self.at(start)
        both = 1 << start | 1 << cell
        self.standing[index] ^= both
        self.taken ^= both
        return Figure(index % COLUMNS)

    def copy(self) -> Figures:
        return Figures(self.supply[:], self.standing[:], self.taken)


def new_figures(workers: list[int]) -> Figures:
    """All in the supplies; only White has a pharaoh."""
    supply = [workers[WHITE], 1, 1, 1, workers[BLUE], 1, 1, 0]
    return Figures(supply, [0] * (len(COLOURS) * COLUMNS), 0)


def figures_of(supply: list[int], standing: list[int]) -> Figures:
    """These are left, and those stand in the pyramid."""
    taken = 0
    for cells in standing:
        taken |= cells
    return Figures(supply, standing, taken)
