"""Whether rectangles lie apart or inside one another, for the tests of layouts."""

from __future__ import annotations

from baumeister.drawing.geometry import Rectangle

ROUNDING = 0.01  # far less than anybody can see


def apart(one: Rectangle, other: Rectangle) -> bool:
    return (
        one.x + one.width <= other.x + ROUNDING
        or other.x + other.width <= one.x + ROUNDING
        or one.y + one.height <= other.y + ROUNDING
        or other.y + other.height <= one.y + ROUNDING
    )


def inside(part: Rectangle, whole: Rectangle) -> bool:
    return (
        part.x >= whole.x - ROUNDING
        and part.y >= whole.y - ROUNDING
        and part.x + part.width <= whole.x + whole.width + ROUNDING
        and part.y + part.height <= whole.y + whole.height + ROUNDING
    )
