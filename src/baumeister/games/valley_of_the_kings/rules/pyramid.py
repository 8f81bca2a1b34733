"""Pyramids (Pyramiden): blocks in layers, each position with a number and a bit.

Rulebook: "Spielvorbereitung" (sizes) and "Pyramiden bauen". Positions count layer by layer from the
bottom, each layer row by row: a small pyramid has 0-3 and 4 on top, a large one 0-8, 9-12 and 13.
"""

from __future__ import annotations

from typing import Final, NewType

from baumeister.games.valley_of_the_kings.rules.names import LARGE, SMALL

Position = NewType("Position", int)  # of a block, layer by layer from the bottom

LAYERS: Final = ((4, 1), (9, 4, 1))  # blocks of each layer from the bottom, by size
BLOCKS: Final = (5, 14)  # of a whole pyramid
POSITIONS: Final = 14
EVERY_POSITION: Final = [Position(n) for n in range(POSITIONS)]
HIDDEN_BLOCK: Final = 4  # the middle of a large base, which nobody sees later

PHARAOH_LAYERS: Final = (16, 9, 4, 1)
PHARAOH_BLOCKS: Final = 30


def _bits(size: int) -> list[int]:
    """The positions of each layer as bits."""
    masks, first = [], 0
    for blocks in LAYERS[size]:
        masks.append(((1 << blocks) - 1) << first)
        first += blocks
    return masks


LAYER_BITS: Final = (_bits(SMALL), _bits(LARGE))
WHOLE: Final = tuple((1 << blocks) - 1 for blocks in BLOCKS)


def open_positions(size: int, built: int) -> int:
    """Where the next block may go: the gaps of the lowest layer that has any."""
    for layer in LAYER_BITS[size]:
        gaps = layer & ~built
        if gaps:
            return gaps
    return 0


def top_positions(size: int, built: int) -> int:
    """The blocks of the topmost layer that has any."""
    for layer in LAYER_BITS[size][::-1]:
        blocks = layer & built
        if blocks:
            return blocks
    return 0
