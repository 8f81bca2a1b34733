"""Points and rectangles: what the layouts of all games are written in."""

from __future__ import annotations

from typing import NamedTuple


class Point(NamedTuple):
    x: float
    y: float


class Rectangle(NamedTuple):
    x: float
    y: float
    width: float
    height: float
