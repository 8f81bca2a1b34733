"""Reach: what a finger hits around a thing that is smaller than a finger."""

from __future__ import annotations

from baumeister.drawing.areas import Area
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.svg import box
from baumeister.games.oh_pharaoh.drawing.layout import FINGER


def reaching(thing: Rectangle, room: Rectangle, face: str = "") -> Area:
    """A frame around the thing; all around it is hit as far as a finger reaches in the room."""
    width, height = max(FINGER, thing.width), max(FINGER, thing.height)
    x = _within(thing.x + (thing.width - width) / 2, room.width - width)
    y = _within(thing.y + (thing.height - height) / 2, room.height - height)
    bounds = Rectangle(x, y, width, height)
    return Area(box("hot op-reach", *bounds) + face + box("hot", *thing, 5), bounds)


def _within(start: float, latest: float) -> float:
    return round(max(0.0, min(start, latest)), 2)
