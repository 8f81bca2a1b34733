"""Kinds of pyramids (einfarbig, Schichten, bunt, Streifen): what the colours are worth.

Rulebook: "Spielvorbereitung" (kinds) and "Variante für Pyramiden-Experten".
"""

from __future__ import annotations

from typing import Final

from baumeister.games.valley_of_the_kings.rules.names import (
    LAYERED,
    MIXED,
    SINGLE,
    SMALL,
    STRIPED,
    Colour,
)
from baumeister.games.valley_of_the_kings.rules.pyramid import BLOCKS, HIDDEN_BLOCK, LAYERS

Blocks = list[Colour]  # the colours of a whole pyramid by position


def kind_of(blocks: Blocks, stripes: bool) -> int:
    """The best kind a finished pyramid belongs to; stripes count only if that was agreed."""
    size = BLOCKS.index(len(blocks))
    layers = [{blocks[position] for position in layer} for layer in VISIBLE[size]]
    if all(len(colours) == 1 for colours in layers):
        return SINGLE if len(set.union(*layers)) == 1 else LAYERED
    return STRIPED if stripes and _is_striped(blocks, size) else MIXED


def _is_striped(blocks: Blocks, size: int) -> bool:
    return any(
        len({blocks[position] for position in dark}) == 1
        and len({blocks[position] for position in light}) == 1
        for dark, light in STRIPES[size]
    )


def _layers(size: int) -> list[list[tuple[int, int, int]]]:
    """Each visible block of each layer: its position and its place seen from above.

    Places are counted in half blocks, because each layer is shifted by half a block.
    """
    layers, position = [], 0
    for shift, blocks in enumerate(LAYERS[size]):
        width = int(blocks**0.5)
        layers.append(
            [
                (position + n, shift + 2 * (n % width), shift + 2 * (n // width))
                for n in range(blocks)
                if size == SMALL or position + n != HIDDEN_BLOCK
            ]
        )
        position += blocks
    return layers


def _stripes(size: int) -> list[tuple[list[int], list[int]]]:
    """The two sets of diagonal stripes, in both directions (Ruling VK-18)."""
    places = [place for layer in _layers(size) for place in layer]
    directions = (
        [(position, (x - y) // 2) for position, x, y in places],
        [(position, (x + y) // 2) for position, x, y in places],
    )
    return [
        (
            [position for position, stripe in diagonal if stripe % 2 == 0],
            [position for position, stripe in diagonal if stripe % 2 == 1],
        )
        for diagonal in directions
    ]


VISIBLE: Final = [
    [[position for position, _, _ in layer] for layer in _layers(size)] for size in range(2)
]
STRIPES: Final = [_stripes(size) for size in range(2)]
