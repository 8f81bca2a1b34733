"""The figures: each kind has an outline of its own, White stands on a round base, Blue on a square.

They are drawn around the origin, 42 wide and 58 high.
"""

from __future__ import annotations

from typing import Final

from baumeister.drawing.svg import box, disc, path
from baumeister.games.kheops.rules.names import COLOURS, WHITE

_WORKER: Final = (
    path("{c}", "M-5 -9H5C10 -7 12 0 13 8L10 22H-10L-13 8C-12 0 -10 -7 -5 -9Z"),
    disc("{c}", 0, -16, 8.5),
    path("{l}", "M-8 7H8M-6 7L-9 20M6 7L9 20"),
)
_MUMMY: Final = (
    path(
        "{c}",
        "M0 -26C8 -26 10 -20 9 -14C15 -10 15 -2 12 8L9 22H-9"
        "L-12 8C-15 -2 -15 -10 -9 -14C-10 -20 -8 -26 0 -26Z",
    ),
    path("{l}", "M-9 -19L9 -15M-10 -12L11 -7M-13 -5L13 1M-12 4L12 10M-10 13L10 18"),
)
_PRIEST: Final = (
    path("{c}", "M-5 -11H5C8 -9 10 -4 11 2L14 22H-14L-11 2C-10 -4 -8 -9 -5 -11Z"),
    disc("{c}", 0, -17, 7.5),
    path("{l}", "M-7 -8L9 16M9 -8L-7 6"),
    path("{s}", "M17 22V-20M12 -20Q17 -29 22 -20Q17 -14 12 -20Z"),
)
_PHARAOH: Final = (
    path("{c}", "M-7 -8H7C13 -6 15 0 15 8L12 22H-12L-15 8C-15 0 -13 -6 -7 -8Z"),
    path(
        "{c}", "M0 -29C9 -29 12 -22 12 -14L14 -2H7L5 -8H-5L-7 -2H-14L-12 -14C-12 -22 -9 -29 0 -29Z"
    ),
    path(
        "{f}", "M-5.500 -16C-5.500 -22 5.500 -22 5.500 -16S2 -7.500 0 -7.500S-5.500 -10 -5.500 -16Z"
    ),
    path("{l}", "M-11 -19L-7 -17M11 -19L7 -17M-12 -13L-7 -11M12 -13L7 -11M-9 4L9 18M9 4L-9 18"),
    disc("{g}", 0, -25, 2.6),
)
_OUTLINES: Final = (_WORKER, _MUMMY, _PRIEST, _PHARAOH)


def _figure(colour: int, outline: tuple[str, ...]) -> str:
    name = COLOURS[colour]
    base = (
        '<ellipse class="base-white" cx="0" cy="23.500" rx="20" ry="7"/>'
        if colour == WHITE
        else box("base-blue", -19, 17, 38, 12, 1)
    )
    styles = {
        "c": f"figure-{name}",
        "l": f"fold-{name}",
        "s": f"staff-{name}",
        "f": f"face-{name}",
        "g": "gem",
    }
    return base + "".join(outline).format(**styles)


# `FIGURES[colour][figure]`
FIGURES: Final = [[_figure(colour, shape) for shape in _OUTLINES] for colour in range(2)]
# A sign for a colour, as its bases are: there is room for a letter on it.
SIGNS: Final = (disc("figure-white", 0, 0, 18), box("figure-blue", -17, -17, 34, 34, 3))
