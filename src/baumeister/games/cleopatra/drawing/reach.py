"""Reach: what a finger hits around a thing that is smaller than a finger."""

from __future__ import annotations

from baumeister.drawing.areas import Area
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.svg import box


def reaching(bounds: Rectangle, shape: str) -> Area:
    """The shape lights up; all within the bounds is hit."""
    return Area(box("hot c-reach", *bounds) + shape, bounds)
