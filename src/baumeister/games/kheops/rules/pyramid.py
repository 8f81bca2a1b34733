"""The pyramid: which tile lies where, how it lies, and which tiles hang together.

Rulebook: "Ablauf einer Partie", phase 2, and "Spielende und Auswertung" on sections.
"""

from __future__ import annotations

from typing import final

from baumeister.games.kheops.rules.cells import (
    ADJACENT,
    ALL_CELLS,
    CELL_LOOKUP,
    CELLS,
    EVERY_CELL,
    NEIGHBOURS,
    SIDES,
    Cell,
    facing,
    picked,
)
from baumeister.games.kheops.rules.names import FORBIDDEN, SYMBOLS
from baumeister.games.kheops.rules.tiles import EMPTY, IS_HALL, SYMBOL_OF, Tile


@final
class Pyramid:
    """Sets of cells are bits. `sections` are disjoint and together all laid tiles.

    A lone tile is in `sections` as well, although the rulebook calls only two and more a section.
    """

    def __init__(
        self,
        tiles: list[Tile],
        openings: list[int],
        marked: list[int],
        open_sides: list[int],
        sections: list[int],
    ) -> None:
        self.tiles = tiles  # the kind of tile in each cell
        self.openings = openings  # its open sides, as bits
        self.marked = marked  # the cells with each symbol
        self.open_sides = open_sides  # the cells that are open on each side
        self.sections = sections  # tiles that hang together
        self.laid = 0
        self.halls = 0
        self.free = 0  # laid, and a figure may stand there
        self.growth = 0  # empty cells beside a laid one

    def is_finished(self) -> bool:
        return self.laid == ALL_CELLS

    def corridors(self) -> int:
        return self.laid & ~self.halls

    def lay(self, cell: Cell, tile: Tile, openings: int) -> None:
        bit = 1 << cell
        symbol = SYMBOL_OF[tile]
        self.tiles[cell] = tile
        self.laid |= bit
        self.growth = (self.growth | ADJACENT[cell]) & ~self.laid
        self.marked[symbol] |= bit
        if symbol != FORBIDDEN:
            self.free |= bit
        if IS_HALL[tile]:
            self.halls |= bit
        self._open(cell, openings)

    def turn(self, cell: Cell, openings: int) -> None:
        """Let a laid tile lie another way: its section may fall apart, and others may join."""
        bit = 1 << cell
        links = self.links(cell)
        self._close(cell)
        whole = self._take_section(bit)
        rest = whole & ~bit
        if links & (links - 1):  # it joined two or three neighbours
            self.sections += self._parts(rest)
        elif rest:
            self.sections.append(rest)
        self._open(cell, openings)

    def links(self, cell: Cell) -> int:
        """The neighbours of a cell with an opening on both sides of the joint (Ruling KH-4)."""
        openings, neighbours, found = self.openings[cell], NEIGHBOURS[cell], 0
        for side in range(SIDES):
            if openings >> side & 1 and neighbours[side] >= 0:
                found |= 1 << neighbours[side] & self.open_sides[side]
        return found

    def leaks(self, is_strict: bool) -> int:
        """The cells with an opening to the outside (Rulings KH-2 and KH-3).

        Strictly, an opening against the blank wall of a neighbour counts as well.
        """
        found = 0
        for side in range(SIDES):
            is_open = self.open_sides[side]
            found |= is_open & ~facing(side, is_open if is_strict else self.laid)
        return found

    def _open(self, cell: Cell, openings: int) -> None:
        bit = 1 << cell
        self.openings[cell] = openings
        for side in range(SIDES):
            if openings >> side & 1:
                self.open_sides[side] |= bit
        links = self.links(cell)
        if not links:
            self.sections.append(bit)
            return
        apart = []
        for section in self.sections:
            if section & links:
                bit |= section
            else:
                apart.append(section)
        apart.append(bit)
        self.sections = apart

    def _close(self, cell: Cell) -> None:
        keep = ~(1 << cell)
        self.openings[cell] = 0
        for side in range(SIDES):
            self.open_sides[side] &= keep

    def _take_section(self, bit: int) -> int:
        """Remove the section of a cell from the list."""
        for n, section in enumerate(self.sections):
            if section & bit:
                return self.sections.pop(n)
        raise ValueError("No tile lies there.")

    def _parts(self, cells: int) -> list[int]:
        """Into which sections these cells fall apart."""
        parts = []
        while cells:
            part = 0
            fresh = cells & -cells
            while fresh:
                part |= fresh
                found = 0
                for cell in picked(CELL_LOOKUP, fresh):
                    found |= self.links(cell)
                fresh = found & ~part
            parts.append(part)
            cells &= ~part
        return parts

    def copy(self) -> Pyramid:
        twin = Pyramid(
            self.tiles[:],
            self.openings[:],
            self.marked[:],
            self.open_sides[:],
            self.sections[:],
        )
        twin.laid = self.laid
        twin.halls = self.halls
        twin.free = self.free
        twin.growth = self.growth
        return twin


def no_pyramid() -> Pyramid:
    """Before the first tile is laid."""
    return Pyramid([EMPTY] * CELLS, [0] * CELLS, [0] * len(SYMBOLS), [0] * SIDES, [])


def pyramid_of(tiles: list[Tile], openings: list[int]) -> Pyramid:
    """The pyramid in which these tiles lie, open on these sides."""
    pyramid = no_pyramid()
    for cell, tile in zip(EVERY_CELL, tiles, strict=True):
        if tile != EMPTY:
            pyramid.lay(cell, tile, openings[cell])
    return pyramid
