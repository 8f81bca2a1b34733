"""Stones and printed points for fields that are too narrow for a whole stone.

The letter and the number stay as large as they must be.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.drawing.ink import move
from baumeister.drawing.shapes import LETTERS, STONE, STONES
from baumeister.drawing.svg import box, disc, label

LETTER: Final = 4  # from the middle of a block down to the foot of its letter


@lru_cache(maxsize=256)
def block(seat: int, width: float, height: float) -> str:
    return box(f"side{seat}", 0.6, 0.6, width - 1.2, height - 1.2, 2.5) + label(
        width / 2, height / 2 + LETTER, f"block{seat}", LETTERS[seat]
    )


@lru_cache(maxsize=64)
def stone(seat: int, side: float) -> str:
    """A whole stone in another size."""
    return move(0, 0, STONES[seat], side / STONE)


def coin(x: float, y: float, value: int, radius: float = 8) -> str:
    """Points, as they are printed on the sites."""
    return disc("coin", x, y, radius) + label(x, y + 4, "coin-value", str(value))
