"""What an unfinished pyramid may still become, and which blocks each way needs."""

from __future__ import annotations

from typing import Final

from baumeister.games.valley_of_the_kings.rules.kinds import STRIPES, VISIBLE
from baumeister.games.valley_of_the_kings.rules.names import (
    EMPTY,
    LAYERED,
    MIXED,
    SINGLE,
    SMALL,
    STRIPED,
)
from baumeister.games.valley_of_the_kings.rules.pyramid import BLOCKS, HIDDEN_BLOCK

ANY: Final = -6  # a colour that is still free to choose, though it must be one for all its blocks
PYRAMIDS_KEPT: Final = 20_000  # whose plans are remembered

# The kind it becomes; a colour and how many of it come first; the same for the next layer; how
# many more of any colour; all of these together.
Plan = tuple[int, int, int, int, int, int, int]

_KNOWN: Final[list[dict[tuple[int, ...], list[Plan]]]] = [{}, {}]


def plans_for(blocks: tuple[int, ...], stripes: bool) -> list[Plan]:
    """The ways to finish a pyramid of these colours by position, the most precious kind first."""
    known = _KNOWN[stripes]
    found = known.get(blocks)
    if found is None:
        if len(known) >= PYRAMIDS_KEPT:
            known.clear()
        found = known[blocks] = _plans(blocks, stripes)
    return found


def _plans(blocks: tuple[int, ...], stripes: bool) -> list[Plan]:
    size = BLOCKS.index(len(blocks))
    missing = blocks.count(EMPTY)
    found: list[Plan] = []
    layers = [_layer(blocks, positions) for positions in VISIBLE[size]]
    if all(is_pure for _, _, is_pure in layers):
        hidden = int(size != SMALL and blocks[HIDDEN_BLOCK] == EMPTY)
        colours = {colour for colour, _, _ in layers if colour != ANY}
        if len(colours) <= 1:
            colour = next(iter(colours), ANY)
            found.append((SINGLE, colour, missing - hidden, ANY, 0, hidden, missing))
        found.append(_layered([(colour, left) for colour, left, _ in layers], hidden, missing))
    if stripes:
        found += _striped(blocks, size, missing)
    found.append((MIXED, ANY, 0, ANY, 0, missing, missing))
    return found


def _layer(blocks: tuple[int, ...], positions: list[int]) -> tuple[int, int, bool]:
    """The colour of the visible blocks of a layer, its gaps, and whether it is of one colour."""
    colours = {blocks[position] for position in positions}
    gaps = sum(blocks[position] == EMPTY for position in positions)
    colours.discard(EMPTY)
    return next(iter(colours), ANY), gaps, len(colours) <= 1


def _layered(layers: list[tuple[int, int]], hidden: int, missing: int) -> Plan:
    """The top block is always a layer of one colour, so it may be any."""
    unfinished = [layer for layer in layers[:-1] if layer[1]]
    colour, first = unfinished[0] if unfinished else (ANY, 0)
    beside, second = unfinished[1] if len(unfinished) > 1 else (ANY, 0)
    return (LAYERED, colour, first, beside, second, missing - first - second, missing)


def _striped(blocks: tuple[int, ...], size: int, missing: int) -> list[Plan]:
    """The diagonal that fits best, if one does."""
    for dark, light in STRIPES[size]:
        one, first, is_pure = _layer(blocks, dark)
        other, second, is_pure_too = _layer(blocks, light)
        if is_pure and is_pure_too:
            rest = missing - first - second
            return [(STRIPED, one, first, other, second, rest, missing)]
    return []
