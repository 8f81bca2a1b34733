"""Shapes that all boards share: stones, coins, badges. Each is drawn at the origin."""

from __future__ import annotations

from typing import Final

from baumeister.drawing.areas import hot_box
from baumeister.drawing.svg import box, disc, label, path
from baumeister.drawing.theme import styles

LETTERS: Final = "ABCDE"
STONE: Final = 36  # the side of a stone
SMALL_COIN: Final = 12

# A mark for each seat, cut into the stone: nobody has to tell colours apart.
_CUTS: Final = (
    "M6 12L12 6M24 6L30 12M30 24L24 30M12 30L6 24",  # corners cut off
    "M6.500 6.500H29.500V29.500H6.500Z",  # a frame
    "M6 8.500H30M6 27.500H30",  # a bar above and below
    "M8 6V9.500M28 6V9.500M8 26.500V30M28 26.500V30",  # four notches
    "M18 5L31 18L18 31L5 18Z",  # a diamond
)

STYLES: Final = styles(
    "".join(
        f".board .edge{n}{{fill:$seat{n}-dark}}"
        f".board .light{n}{{fill:$seat{n}-light}}"
        f".board .face{n}{{fill:$seat{n}}}"
        f".board .cut{n}{{fill:none;stroke:$seat{n}-ink;stroke-width:1.6;opacity:.6}}"
        f".board .mark{n}{{font-size:19px;font-weight:700;text-anchor:middle;fill:$seat{n}-ink}}"
        f".board .side{n}{{fill:$seat{n};stroke:$seat{n}-dark;stroke-width:1.2}}"
        for n in range(len(LETTERS))
    )
)


def _stone(seat: int) -> str:
    return (
        box(f"edge{seat}", 0, 0, STONE, STONE, 4)
        + path(f"light{seat}", "M4 0H32Q36 0 36 4L32 4H4V32L0 36V4Q0 0 4 0Z")
        + box(f"face{seat}", 3, 3, 30, 30, 2)
        + path(f"cut{seat}", _CUTS[seat])
        + f'<text class="mark{seat}" x="18" y="24.800">{LETTERS[seat]}</text>'
    )


STONES: Final = tuple(_stone(seat) for seat in range(len(LETTERS)))
STONE_RING: Final = box("ring", -1.5, -1.5, 39, 39, 6)
STONE_HOT: Final = hot_box(0, 0, 36, 36, 5)


def slices(seat: int, count: int, width: float, height: float) -> str:
    """Stones of one owner on top of each other, seen from the side; the foot is at y = 0."""
    return "".join(
        box(f"side{seat}", 0, -height * n, width, height, 2) for n in range(1, count + 1)
    )


def tally(x: float, y: float, count: int) -> str:
    """How many there are of something, on its corner."""
    text = str(count)
    half = max(9.5, 4.5 * len(text) + 2)  # two digits have a little air, too
    return box("tally-disc", x - half, y - 9.5, 2 * half, 19, 9.5) + label(x, y + 4, "tally", text)


def coin(x: float, y: float, value: int, radius: float = 13) -> str:
    """Points, as they are printed on boards."""
    style = "coin-small" if radius <= SMALL_COIN else "coin-text"
    return disc("coin", x, y, radius) + label(x, y + 5.5, style, str(value))
