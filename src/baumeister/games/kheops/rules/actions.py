"""Everything that can be answered in Kheops, each action made once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, final

from baumeister.core.action import Action, Names, Part, Vocabulary
from baumeister.core.text import Text
from baumeister.games.kheops.rules.cells import (
    EVERY_CELL,
    IS_UP,
    NAMES,
    SIDES,
    Cell,
    Lookup,
    lookup_of,
)
from baumeister.games.kheops.rules.names import EVERY_FIGURE, FIGURES, Figure
from baumeister.games.kheops.rules.tiles import ALL_OPEN, EVERY_TILE, TILES, WAYS, WAYS_OF, Tile

SIDE_LETTERS: Final = ("rlt", "lrb")  # of a cell that points down, and of one that points up


def _written(letters: str) -> list[str]:
    """How each set of open sides is written: left, right, then bottom or top."""
    sides = [
        [letters[side] for side in range(SIDES) if bits >> side & 1] for bits in range(ALL_OPEN + 1)
    ]
    return ["".join(sorted(found, key="lrbt012".index)) for found in sides]


OPENINGS: Final = [_written(letters) for letters in SIDE_LETTERS]
OPEN_SIDES: Final = _written("012")  # where the cell is not known


def openings_name(cell: Cell, openings: int) -> str:
    """The open sides of a tile in this cell: left, right, bottom or top."""
    return OPENINGS[IS_UP[cell]][openings]


def way_of(cell: Cell, openings: int) -> int:
    """The number of the words that say where a tile in this cell is open."""
    return IS_UP[cell] * ALL_OPEN + openings - 1


class Spelled(Action):
    """Spells its figures, cells and tiles."""

    __slots__ = ()

    names: ClassVar[Names] = {"figure": FIGURES, "start": NAMES, "cell": NAMES, "tile": TILES}


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Put(Spelled):
    """Put a figure of one's own colour on a tile."""

    figure: Figure
    cell: Cell


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Turn(Action):
    """Turn a tile so that these of its sides are open."""

    cell: Cell
    openings: int

    def parts(self) -> list[Part]:
        sides = openings_name(self.cell, self.openings)
        return [("cell", NAMES[self.cell]), ("openings", sides)]

    def text(self) -> Text:
        return Text("action.turn", {"cell": self.cell, "way": way_of(self.cell, self.openings)})


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Replace(Spelled):
    """Take an enemy figure off a tile and put an own one there."""

    cell: Cell
    figure: Figure


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Move(Spelled):
    """Move an own figure to another tile."""

    start: Cell
    cell: Cell


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Lay(Action):
    """Lay a tile of the hand so that these of its sides are open."""

    tile: Tile
    cell: Cell
    openings: int

    def parts(self) -> list[Part]:
        sides = openings_name(self.cell, self.openings)
        return [("tile", TILES[self.tile]), ("cell", NAMES[self.cell]), ("openings", sides)]

    def text(self) -> Text:
        way = way_of(self.cell, self.openings)
        return Text("action.lay", {"tile": self.tile, "cell": self.cell, "way": way})


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Found(Action):
    """Chance: the next tile of the foundation, and how it lies; sides are counted from 0."""

    tile: Tile
    openings: int

    names: ClassVar[Names] = {"tile": TILES, "openings": OPEN_SIDES}


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Draw(Spelled):
    """Chance: the tile that is drawn."""

    tile: Tile


PUT: Final = [[Put(figure, cell) for cell in EVERY_CELL] for figure in EVERY_FIGURE]
TURN: Final = [[Turn(cell, bits) for bits in range(1, ALL_OPEN + 1)] for cell in EVERY_CELL]
REPLACE_BY: Final = [[Replace(cell, figure) for figure in EVERY_FIGURE] for cell in EVERY_CELL]
MOVE_TO: Final = [[Move(start, cell) for cell in EVERY_CELL] for start in EVERY_CELL]
# `LAY[tile * CELLS + cell]`: the ways it can lie there
LAY: Final[list[list[Action]]] = [
    [Lay(tile, cell, bits) for bits in WAYS_OF[tile]] for tile in EVERY_TILE for cell in EVERY_CELL
]
FOUND: Final[list[list[Action]]] = [
    [Found(tile, bits) for bits in WAYS_OF[tile]] for tile in EVERY_TILE
]
DRAW: Final = [Draw(tile) for tile in EVERY_TILE]

VOCABULARY: Final = Vocabulary(
    [
        PUT,
        TURN,
        REPLACE_BY,
        (move for row in MOVE_TO for move in row if move.cell != move.start),
        LAY,
        FOUND,
        DRAW,
    ]
)

# The puts of a figure on a set of cells.
PUTS: Final[list[Lookup[Action]]] = [lookup_of([*row]) for row in PUT]

# `OTHER_TURNS[openings][cell]`: all other ways a tile that lies so can lie.
OTHER_TURNS: Final[list[list[list[Action]]]] = [
    [
        [turn for turn in row if turn.openings in WAYS[bits.bit_count()] and turn.openings != bits]
        for row in TURN
    ]
    for bits in range(ALL_OPEN + 1)
]
STAY: Final = [row[-1] for row in TURN]  # turned, a tile with three openings looks the same

# `REPLACES[figures][cell]`: the replacements by one of a set of figures.
REPLACES: Final[list[list[list[Action]]]] = [
    [[action for action in row if bits >> action.figure & 1] for row in REPLACE_BY]
    for bits in range(1 << len(FIGURES))
]
