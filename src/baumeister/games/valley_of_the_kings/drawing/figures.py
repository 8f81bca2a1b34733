"""Figures and small things: workers, overseers, scarabs, bid tiles, the pharaoh stone, the bag.

The body of a figure has the shape of its seat. Overseers have a golden headcloth and a staff.
"""

from __future__ import annotations

from typing import Final

from baumeister.drawing.areas import hot_box
from baumeister.drawing.ink import move
from baumeister.drawing.shapes import LETTERS
from baumeister.drawing.svg import box, disc, label, path

_BODIES: Final = (
    "M-13 5A13 13 0 1 1 13 5A13 13 0 1 1 -13 5Z",  # round
    "M-12 -7H12V17H-12Z",  # square
    "M0 -12L16 17H-16Z",  # a triangle
    "M-7 -8H7L14 5L7 18H-7L-14 5Z",  # six corners
)
_SCARAB: Final = "M0 -17C9 -17 13 -8 13 2C13 12 7 17 0 17C-7 17 -13 12 -13 2C-13 -8 -9 -17 0 -17Z"


def _body(seat: int) -> str:
    return path(f"man man{seat}", _BODIES[seat]) + label(0, 12, f"man-text{seat}", LETTERS[seat])


def _worker(seat: int) -> str:
    return path("foot", "M-14 19a14 4 0 0 0 28 0") + _body(seat) + disc("face", 0, -12, 6.5)


def _overseer(seat: int) -> str:
    return (
        path("foot", "M-15 19a15 4 0 0 0 30 0")
        + path("staff", "M17 19V-18a4 4 0 0 1 8 0v2")
        + _body(seat)
        + path("cloth", "M-12 0L-9 -17Q0 -29 9 -17L12 0L5 -4H-5Z")
        + path("fold", "M-8 -16Q0 -20 8 -16M-9.500 -9H-6M9.500 -9H6M-10.500 -4H-7M10.500 -4H7")
        + disc("face", 0, -11, 5.5)
    )


def _scarab(style: str, letter: str) -> str:
    return (
        path(f"leg {style}", "M-12 -6l-6 -5M-13 4h-6M-11 12l-5 5M12 -6l6 -5M13 4h6M11 12l5 5")
        + path(f"man {style}", _SCARAB)
        + path("wing", "M-11 -6Q0 -1 11 -6")
        + (label(0, 12, f"man-text{letter}", LETTERS[int(letter)]) if letter else "")
    )


def _mini(seat: int, size: float, is_overseer: bool = False) -> str:
    """A figure from afar: only the shape of its body, about its own middle."""
    course = _BODIES[seat]
    edge = path("boss-edge", course) + path("boss", course) if is_overseer else ""
    return move(0, -5 * size, edge + path(f"man man{seat}", course), size)


SEAT_NUMBERS: Final = range(len(_BODIES))
WORKERS: Final = tuple(_worker(seat) for seat in SEAT_NUMBERS)
OVERSEERS: Final = tuple(_overseer(seat) for seat in SEAT_NUMBERS)
SCARABS: Final = tuple(_scarab(f"man{seat}", str(seat)) for seat in SEAT_NUMBERS)
MINI_SCARABS: Final = tuple(_scarab(f"man{seat}", "") for seat in SEAT_NUMBERS)
MINI_WORKERS: Final = tuple(_mini(seat, 0.36) for seat in SEAT_NUMBERS)
MINI_OVERSEERS: Final = tuple(_mini(seat, 0.36, is_overseer=True) for seat in SEAT_NUMBERS)
MINI_CAMPS: Final = tuple(  # of workers, and with an overseer among them
    tuple(_mini(seat, 0.54, is_overseer) for seat in SEAT_NUMBERS) for is_overseer in (False, True)
)
STRANGE_SCARAB: Final = _scarab("stranger", "")  # covers a site that is out of play
SCARAB_PLACE: Final = path("scarab-place", _SCARAB)
FIGURE_HOT: Final = hot_box(-18, -28, 42, 49, 9)
FIGURE_RING: Final = box("ring", -18.5, -18.5, 37, 37, 6)

_RINGS: Final = (  # where the gold rings lie on a tile
    (),
    ((18, 23),),
    ((18, 13), (18, 33)),
    ((18, 11), (11, 31), (25, 31)),
    ((11, 13), (25, 13), (11, 33), (25, 33)),
    ((10, 11), (26, 11), (18, 23), (10, 35), (26, 35)),
)


def _tile(rings: int) -> str:
    gold = "".join(disc("gold-ring", x, y, 5.5) for x, y in _RINGS[rings])
    return box("tile", 0, 0, 36, 46, 5) + (gold or path("blank", "M11 23H25"))


TILES: Final = tuple(_tile(rings) for rings in range(len(_RINGS)))
TILE_BACK: Final = box("bid-back", 0, 0, 36, 46, 5) + path(
    "tile-eye", "M7 23Q18 11 29 23Q18 35 7 23ZM18 19.500a3.500 3.500 0 1 1 -.1 0M12 30l-3 7M20 29v8"
)
TILE_HOT: Final = hot_box(-3, -3, 42, 52, 7)

PHARAOH_STONE: Final = (
    path("shade", "M5 40H39L31 8Z")
    + path("stone-lit", "M17 0L2 36H17Z")
    + path("stone-dark", "M17 0L32 36H17Z")
    + path("stone-line", "M11 14H23M7 25H27")
)
SACK: Final = (
    path("sack", "M18 22Q-6 44 6 66Q12 76 34 76Q56 76 62 66Q74 44 50 22Z")
    + path("sack", "M16 8Q34 16 52 8L48 22H20Z")
    + path("cord", "M17 22H51M40 22q6 10 1 18M42 22q12 6 10 14")
)
