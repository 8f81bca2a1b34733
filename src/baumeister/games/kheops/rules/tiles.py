"""The tiles (Plättchen): hall or corridor, one to three openings, and perhaps a symbol.

Tiles that look the same are one kind, so a pile is so many of each kind. Openings are bits: bit n
says that side n is open. Rulebook: "Inhalt" and "Symbole und ihre Bedeutung".
"""

from __future__ import annotations

from typing import Final, NewType

from baumeister.core.state import NOTHING
from baumeister.games.kheops.rules.cells import SIDES
from baumeister.games.kheops.rules.names import HALL, ROOMS, SYMBOLS

Tile = NewType("Tile", int)  # tiles that look the same are one and the same number

EMPTY: Final = Tile(NOTHING)  # no tile in a cell
ALL_OPEN: Final = (1 << SIDES) - 1
KINDS: Final = len(ROOMS) * SIDES * len(SYMBOLS)
EVERY_TILE: Final = [Tile(n) for n in range(KINDS)]


def kind(room: int, openings: int, symbol: int) -> Tile:
    """The number of the tiles with so many openings."""
    return Tile((room * SIDES + openings - 1) * len(SYMBOLS) + symbol)


def room(tile: Tile) -> int:
    return tile // (SIDES * len(SYMBOLS))


def passages(tile: Tile) -> int:
    """How many openings a tile has."""
    return tile // len(SYMBOLS) % SIDES + 1


def tile_name(tile: Tile) -> str:
    return f"{ROOMS[room(tile)]}{passages(tile)}_{SYMBOLS[tile % len(SYMBOLS)]}"


def turned(openings: int) -> int:
    """The openings after a turn by a third, clockwise."""
    return (openings << 1 | openings >> (SIDES - 1)) & ALL_OPEN


SYMBOL_OF: Final = [tile % len(SYMBOLS) for tile in EVERY_TILE]
IS_HALL: Final = [room(tile) == HALL for tile in EVERY_TILE]
TILES: Final = [tile_name(tile) for tile in EVERY_TILE]


def tile_named(name: str) -> Tile:
    return Tile(TILES.index(name))


# The ways a tile with so many openings can lie: one for three openings, otherwise three.
WAYS: Final = [
    [bits for bits in range(1, ALL_OPEN + 1) if bits.bit_count() == count]
    for count in range(SIDES + 1)
]
WAYS_OF: Final = [WAYS[passages(tile)] for tile in EVERY_TILE]
