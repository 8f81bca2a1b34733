"""Pieces of the quarry in the hand: a row of prices is taken up, and the palace shows its places.

Whatever else can be done is away as long as one is held, so that only its places are left.
"""

from __future__ import annotations

from typing import Final

from baumeister.core.action import Action
from baumeister.drawing.areas import Area
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, only_without
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box
from baumeister.games.cleopatra.rules.names import (
    DOOR,
    OBELISK,
    PEDESTAL,
    PIECES,
    SPHINX,
    THRONE,
    WALL,
    Piece,
)


def piece_name(piece: Piece) -> str:
    """What a piece is called while it is held."""
    return f"piece-{PIECES[piece]}"


PLACED: Final = (WALL, SPHINX, PEDESTAL, THRONE, OBELISK, DOOR)  # all but mosaics
HELD: Final = " ".join(piece_name(piece) for piece in PLACED)
_OTHERS: Final = {
    piece: " ".join(piece_name(other) for other in PLACED if other != piece) for piece in PLACED
}


def unless_held(pen: Pen, action: Action, body: Picture, area: Area, ghost: str = "") -> Picture:
    """Something that can be done while no piece is held."""
    if not pen.offers(action):
        return body
    return body + only_without(HELD, pen.button(action, "", area, ghost=ghost))


def site(pen: Pen, piece: Piece, action: Action, body: Picture, area: Area, ghost: str) -> Picture:
    """A free place for a piece; away while one of another kind is held."""
    if not pen.offers(action):
        return body
    return body + only_without(_OTHERS[piece], pen.button(action, "", area, ghost=ghost))


def reaching(bounds: Rectangle, shape: str) -> Area:
    """Around what is smaller than a finger: its shape lights up, all in the bounds is hit."""
    return Area(box("hot c-reach", *bounds) + shape, bounds)
