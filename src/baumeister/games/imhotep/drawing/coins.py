"""Coins that are small enough for a field: points, as they are printed on the sites."""

from __future__ import annotations

from baumeister.drawing.svg import disc, label


def coin(x: float, y: float, value: int, radius: float = 8) -> str:
    return disc("coin", x, y, radius) + label(x, y + 4, "coin-value", str(value))
