"""Layers and positions of pyramids."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.games.valley_of_the_kings.rules.names import LARGE, SMALL
from baumeister.games.valley_of_the_kings.rules.pyramid import (
    BLOCKS,
    LAYER_BITS,
    LAYERS,
    PHARAOH_BLOCKS,
    PHARAOH_LAYERS,
    WHOLE,
    open_positions,
    top_positions,
)


def bits(*positions: int) -> int:
    return sum(1 << position for position in positions)


def test_sizes() -> None:
    """Components: 2x2 + 1 = 5 blocks; 3x3 + 2x2 + 1 = 14; 16 + 9 + 4 + 1 = 30."""
    assert [sum(layers) for layers in LAYERS] == list(BLOCKS) == [5, 14]
    assert sum(PHARAOH_LAYERS) == PHARAOH_BLOCKS == 30
    assert list(LAYERS[SMALL]) == [2 * 2, 1]
    assert list(LAYERS[LARGE]) == [3 * 3, 2 * 2, 1]
    assert [sum(layers) for layers in LAYER_BITS] == list(WHOLE)


def test_a_layer_is_begun_when_the_one_below_is_complete() -> None:
    assert open_positions(SMALL, 0) == bits(0, 1, 2, 3)
    assert open_positions(SMALL, bits(0, 2)) == bits(1, 3)
    assert open_positions(SMALL, bits(0, 1, 2, 3)) == bits(4)
    assert open_positions(SMALL, WHOLE[SMALL]) == 0
    assert open_positions(LARGE, bits(*range(9))) == bits(9, 10, 11, 12)
    assert open_positions(LARGE, bits(*range(13))) == bits(13)


def test_the_topmost_layer_is_the_last_with_a_block() -> None:
    assert top_positions(SMALL, 0) == 0
    assert top_positions(SMALL, bits(1)) == bits(1)
    assert top_positions(LARGE, bits(*range(9), 11)) == bits(11)
    assert top_positions(LARGE, bits(*range(9))) == bits(*range(9))


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_building_and_stealing_agree_with_lists_of_layers(size: int) -> None:
    """A second formulation: a pyramid as a list of layers, each a set of places."""
    rng = Random(size)
    for _ in range(3000):
        layers: list[set[int]] = [set() for _ in LAYERS[size]]
        first = [sum(LAYERS[size][:n]) for n in range(len(layers))]
        built = 0
        for _ in range(rng.randrange(20)):
            if rng.random() < 0.7 and built != WHOLE[size]:
                n = next(n for n, layer in enumerate(layers) if len(layer) < LAYERS[size][n])
                gaps = [first[n] + k for k in range(LAYERS[size][n])]
                gaps = [gap for gap in gaps if gap not in layers[n]]
                assert open_positions(size, built) == bits(*gaps)
                layers[n].add(chosen := rng.choice(gaps))
                built |= 1 << chosen
            elif built:
                n = max(n for n, layer in enumerate(layers) if layer)
                assert top_positions(size, built) == bits(*layers[n])
                layers[n].remove(chosen := rng.choice(sorted(layers[n])))
                built &= ~(1 << chosen)
