"""The symbols of the tiles, each a medallion of 46 around the origin.

What acts at once is light on a dark disc; what counts in the end is dark on gold; what forbids is
red. The three pairs of sarcophagi have one, two or three bands besides their colours.
"""

from __future__ import annotations

from typing import Final

from baumeister.drawing.svg import disc, path
from baumeister.games.kheops.rules.names import (
    ANKH,
    CURSE,
    FORBIDDEN,
    MOVE,
    REPLACE,
    SARCOPHAGUS,
    TURN_CORRIDOR,
    TURN_HALL,
    TWO,
)

PAIR_STYLES: Final = ("case-red", "case-green", "case-gold")
_ROUND: Final = "M11.500 -9.500A15 15 0 1 1 3 -14.700"  # nearly a circle, clockwise
_HEAD: Final = "M13 -16.500V-7.500H4Z"
_PAWN: Final = "M0 -9.500a4.600 4.600 0 1 1 .1 0L5.500 6.500H-5.500Z"


def _effect(body: str) -> str:
    return disc("effect", 0, 0, 22) + body


def _turn(inside: str) -> str:
    return _effect(path("glyph-line", _ROUND) + path("glyph", _HEAD) + inside)


def _pawn(x: float, y: float, style: str) -> str:
    return f'<path class="{style}" d="{_PAWN}" transform="translate({x:g} {y:g})"/>'


_HALL: Final = path("glyph", "M-8 5.500L0 -8.500L8 5.500Z")
_CORRIDOR: Final = path("glyph-line", "M-7 4.500L0 0L7 4.500M0 0V-8")
_REPLACE: Final = (
    _pawn(-8, 5, "glyph-line")
    + _pawn(9, 5, "glyph")
    + path("glyph-line", "M8 -14Q0 -20 -8 -14")
    + path("glyph", "M-12 -16L-4.500 -16.500L-8 -9.500Z")
)
_MOVE: Final = (
    _pawn(-9, 6, "glyph")
    + path("glyph-line", "M-1 1H11")
    + path("glyph", "M9 -5.500L18 1L9 7.500Z")
)
_FORBIDDEN: Final = (
    disc("forbidden", 0, 0, 20) + _pawn(0, 6, "forbidden-pawn") + path("bar", "M-14 -14L14 14")
)
_TWO: Final = disc("count", 0, 0, 22) + path(
    "two", "M-7.500 -5.500C-7.500 -15 8 -15 8 -5.500C8 0 -2 5 -7.500 12H9"
)
_ANKH: Final = disc("count", 0, 0, 22) + path(
    "ankh", "M0 -1C-8.500 -8 -7 -16.500 0 -16.500S8.500 -8 0 -1V17M-10.500 2.500H10.500"
)
_CURSE: Final = (
    disc("curse", 0, 0, 22)
    + path(
        "skull",
        "M-13 -3C-13 -12 -7.500 -16 0 -16S13 -12 13 -3C13 2 11 5 8 6.500V13H-8V6.500C-11 5 -13 2"
        " -13 -3Z",
    )
    + path(
        "socket",
        "M-8.500 -3a3.700 3.700 0 1 0 7.400 0a3.700 3.700 0 1 0 -7.400 0ZM1.100 -3a3.700 3.700 0 1"
        " 0 7.400 0a3.700 3.700 0 1 0 -7.400 0ZM0 2.500L-2 6.500H2Z",
    )
    + path("teeth", "M-3 9V13M3 9V13")
)

_CASE: Final = (
    "M0 -21C8 -21 11 -16 11 -9C15 -6 15.500 -1 14 4L8 22"
    "H-8L-14 4C-15.500 -1 -15 -6 -11 -9C-11 -16 -8 -21 0 -21Z"
)
_FACE: Final = path(
    "case-face",
    "M-5.500 -12.500C-5.500 -18 5.500 -18 5.500 -12.500S2 -4.500 0 -4.500S-5.500 -7 -5.500 -12.500",
)
_PHARAOH: Final = path("case-line", "M0 -4V3M-11 -9L-6 -3M11 -9L6 -3") + path(
    "beard", "M-1.800 -5H1.800L1 2.500H-1Z"
)
_QUEEN: Final = path("case-line", "M-8 -10Q-9 -2 -6 1M8 -10Q9 -2 6 1") + disc(
    "jewel", 0, -19.5, 2.6
)
_BANDS: Final = (
    "M-10 13H10",
    "M-11.500 9H11.500M-9 15.500H9",
    "M-12.500 6.500H12.500M-11 11.500H11M-8.500 16.500H8.500",
)


def _sarcophagus(pair: int, who: str) -> str:
    return path(PAIR_STYLES[pair], _CASE) + _FACE + who + path("band-line", _BANDS[pair])


SYMBOL_SHAPES: Final = {
    TURN_CORRIDOR: _turn(_CORRIDOR),
    TURN_HALL: _turn(_HALL),
    REPLACE: _effect(_REPLACE),
    MOVE: _effect(_MOVE),
    FORBIDDEN: _FORBIDDEN,
    TWO: _TWO,
    ANKH: _ANKH,
    CURSE: _CURSE,
    **{
        SARCOPHAGUS + 2 * pair + n: _sarcophagus(pair, who)
        for pair in range(len(PAIR_STYLES))
        for n, who in enumerate((_PHARAOH, _QUEEN))
    },
}
