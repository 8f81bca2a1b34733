"""Areas: what can be hit by a mouse or a finger, as a shape and the box around it."""

from __future__ import annotations

from dataclasses import dataclass

from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.svg import box, disc, shift


@dataclass(frozen=True, slots=True)
class Area:
    """`shape` is drawn over the thing; `bounds` says where it is without reading the shape."""

    shape: str
    bounds: Rectangle

    def at(self, x: float, y: float) -> Area:
        """The same area elsewhere."""
        left, top, width, height = self.bounds
        return Area(f"{shift(x, y)}{self.shape}</g>", Rectangle(left + x, top + y, width, height))


def hot_box(
    x: float, y: float, width: float, height: float, corner: float = 0, style: str = "hot"
) -> Area:
    return Area(box(style, x, y, width, height, corner), Rectangle(x, y, width, height))


def hot_disc(x: float, y: float, radius: float, style: str = "hot") -> Area:
    bounds = Rectangle(x - radius, y - radius, 2 * radius, 2 * radius)
    return Area(disc(style, x, y, radius), bounds)
