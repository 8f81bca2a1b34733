"""The printed values of Kheops, read from an edition file and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from baumeister.core.edition import EditionFile, kept, packaged
from baumeister.core.text import Text
from baumeister.games.kheops.rules.cells import ADJACENT, CELLS, NAMES, Cell, cell_named
from baumeister.games.kheops.rules.names import COLOURS, SARCOPHAGI, SYMBOLS
from baumeister.games.kheops.rules.texts import SENTENCES
from baumeister.games.kheops.rules.tiles import KINDS, SYMBOL_OF, TILES

FOUNDATION: Final = 19
TILES_TO_LAY: Final = CELLS - FOUNDATION  # one in each turn
HAND: Final = 3
BOX: Final = CELLS + 1  # the tile that White keeps is left over
HIGHEST_VALUE: Final = 99  # points and figures that make sense


class Edition:
    """One printing of the game."""

    def __init__(self, text: str) -> None:
        file = EditionFile(text, SENTENCES, packaged(__name__))
        self.text = text
        self.workers = file.numbers("figures.workers", len(COLOURS), 0, HIGHEST_VALUE)
        self.hall = file.number("points.hall", 0, HIGHEST_VALUE)
        self.sarcophagus = file.number("points.sarcophagus", 0, HIGHEST_VALUE)
        self.pair = file.number("points.pair", 0, HIGHEST_VALUE)
        self.apex = file.number("points.apex", 0, HIGHEST_VALUE)
        self.longest = file.number("points.longest", 0, HIGHEST_VALUE)
        self.closed = file.number("points.closed", 1, HIGHEST_VALUE)
        self.foundation = _foundation(file)
        self.tiles = _tiles(file)  # how many of each kind
        self.kinds = [tile for tile, count in enumerate(self.tiles) if count]
        self.provenances = file.provenances()  # by table
        file.refuse_unused()


edition_for: Final = kept(Edition)


def _foundation(file: EditionFile) -> list[Cell]:
    """Nineteen different cells, each of which touches one before it."""
    where = "foundation.cells"
    names = file.words(where, FOUNDATION)
    beside = 0
    cells: list[Cell] = []
    for name in names:
        if name not in NAMES:
            file.refuse(where, Text("refuse.edition_cell", words={"cell": name}))
        cell = cell_named(name)
        if cell in cells:
            file.refuse(where, Text("refuse.edition_cell_twice", words={"cell": name}))
        if cells and not beside >> cell & 1:
            file.refuse(where, Text("refuse.edition_apart", words={"cell": name}))
        cells.append(cell)
        beside |= ADJACENT[cell]
    return cells


def _tiles(file: EditionFile) -> list[int]:
    """Fifty tiles, with one sarcophagus of each kind; kinds that are not named are not there."""
    listed = file.values.get("tiles")
    named = listed if isinstance(listed, Mapping) else TILES  # a missing table is missed at once
    counts = [file.number(f"tiles.{name}", 0, BOX) if name in named else 0 for name in TILES]
    if sum(counts) != BOX:
        numbers = {"n": sum(counts), "box": BOX, "foundation": FOUNDATION, "hands": 2 * HAND}
        file.refuse("tiles", Text("refuse.edition_box", numbers))
    for symbol in SARCOPHAGI:
        found = sum(counts[tile] for tile in range(KINDS) if SYMBOL_OF[tile] == symbol)
        if found != 1:
            words = {"name": SYMBOLS[symbol]}
            file.refuse("tiles", Text("refuse.edition_sarcophagus", {"n": found}, words))
    return counts
