"""Pictures of sites, cards and bonuses, each in a box of 48 by 48.

They are drawn in one colour: `i` is filled with it, `c` is cut out of it, `l` is a stroke of it.
"""

from __future__ import annotations

from typing import Final

from baumeister.drawing.svg import box, disc, path

_MARKET: Final = (
    path("i", "M7 7H41L46 19Q46 24 41.500 24T36.500 19Q36.500 24 32 24T28 19Q28 24 24 24T20 19")
    + path("i", "M20 19Q20 24 16 24T11.500 19Q11.500 24 6.500 24T2 19L7 7H41L28 19Z")
    + path("l", "M7 24V44M41 24V44")
    + box("i", 4, 33, 40, 5, 1)
    + path("c", "M16 8L14 18H18.500L19.500 8ZM28.500 8L29.500 18H34L32 8Z")
)
_PYRAMID: Final = (
    path("i", "M24 5L47 43H1Z")
    + path("h", "M24 5L47 43H30Z")
    + path("d", "M15.500 19H32.500M10 28H38M5 36.500H43")
)
_TEMPLE: Final = (
    path("i", "M3 43L7 9H19L21 43ZM27 43L29 9H41L45 43Z")
    + path("i", "M5 4.500H20.500V9H5ZM27.500 4.500H43V9H27.500ZM19 17H29V23H19Z")
    + path("c", "M10.500 15H15V36H10ZM33 15H37.500L38 36H33Z")
    + path("l", "M2 44H46")
)
_TOMB: Final = (
    path(
        "i",
        "M24 2C31 2 34 7 33.500 13C39 15.500 41 20 39.500 26L34 46H14L8.500 26"
        "C7 20 9 15.500 14.500 13C14 7 17 2 24 2Z",
    )
    + disc("c", 24, 11.5, 5.2)
    + path("d", "M13 24L35 24M14.500 30H33.500M16 36H32M17 41.500H31")
    + path("c", "M22.800 18H25.200V24H22.800Z")
)
_OBELISK: Final = (
    path("i", "M24 1L30 9L32.500 39H15.500L18 9Z")
    + path("h", "M24 1L30 9L32.500 39H26Z")
    + box("i", 11, 39, 26, 6, 1)
    + path("d", "M20.500 16H25M20 22H25.500M19.500 28H26")
)
SITE_ICONS: Final = (_MARKET, _PYRAMID, _TEMPLE, _TOMB, _OBELISK)

_ENTRANCE: Final = (
    path("i", "M24 4L47 43H1Z")
    + path("d", "M16 18H32M10.500 27H18M30 27H37.500")
    + path("c", "M18.500 43L20 25H28L29.500 43Z")
    + path("i", "M21.500 43L22.500 30H25.500L26.500 43Z")
)
_PAVED_PATH: Final = (
    path("i", "M19 3H29L47 45H1Z")
    + path("d", "M17 9.500H31M14 18H34M10 28.500H38")
    + path("d", "M24 3V9.500M20 9.500L19 18M28 9.500L29 18M24 18V28.500M17 28.500L13.500 45")
    + path("d", "M31 28.500L34.500 45")
)
_STATUE: Final = (
    path(
        "i",
        "M15 3L19.500 9H27.500L32 3L33 14C33 18 31 20.500 29.500 22C35 27 37 33 37 40H13"
        "C12 32 14 26 18 22C15.500 20 14.500 17 14.500 14Z",
    )
    + path("l", "M36 38C43 38 43 29 39.500 26")
    + box("i", 8, 40, 32, 5, 1)
    + path("c", "M18.500 13.500L22 15.500L18.500 16.500ZM29 13.500L25.500 15.500L29 16.500Z")
    + path("d", "M19 23.500Q23.500 27 28.500 23.500M25 32V40")
)
_LEVER: Final = (
    path("i", "M27 27L36 44H18Z")
    + path("l", "M3 36L45 15")
    + '<rect class="i" x="3" y="14" width="16" height="16" rx="1.500"'
    ' transform="rotate(-26.500 11 22)"/>' + path("d", "M6 19L15 25.500")
)
_HAMMER: Final = (
    '<g transform="rotate(-42 24 24)">'
    + box("i", 9, 3, 30, 15, 3)
    + path("d", "M15.500 3V18M32.500 3V18")
    + box("i", 21, 18, 6, 29, 2)
    + "</g>"
)
_SAIL: Final = (
    path("l", "M24 2V40")
    + path("i", "M6 6H42C37 15 37 22 42 31H6C11 22 11 15 6 6Z")
    + path("d", "M10 14.500H38M10 22.500H38")
    + path("i", "M3 37H45C41 44 36 46 24 46S7 44 3 37Z")
)
_CHISEL: Final = (
    '<g transform="rotate(38 24 24)">'
    + box("i", 18.5, 0, 11, 19, 3)
    + box("i", 21, 20, 6, 3)
    + path("i", "M20 24H28L30 40L24 48L18 40Z")
    + path("d", "M24 27V45")
    + "</g>"
    + path("i", "M33 40L38 36L41 41L36 45ZM41 31L45 29L47 33L43 35Z")
)


def _decorated(icon: str) -> str:
    """A site with lotus leaves around it."""
    leaves = "".join(
        f'<path class="i" d="M24 48Q{24 + x} {48 - y} {24 + 2 * x} {46 - 2 * y}'
        f'Q{24 + 2.4 * x:g} {46 - 0.4 * y:g} 24 48Z"/>'
        for x, y in ((-11, 2), (-10, 8), (11, 2), (10, 8))
    )
    return f'<g transform="translate(7 0) scale(.7)">{icon}</g>{leaves}'


CARD_ICONS: Final = (
    _ENTRANCE,
    _TOMB,
    _PAVED_PATH,
    _decorated(_PYRAMID),
    _decorated(_TEMPLE),
    _decorated(_TOMB),
    _decorated(_OBELISK),
    _STATUE,
    _LEVER,
    _HAMMER,
    _SAIL,
    _CHISEL,
)

CARD: Final = (
    box("mini-back", 7, 1, 34, 46, 5)
    + path("mini-eye", "M12 24Q24 12 36 24Q24 34 12 24Z")
    + disc("mini-eye", 24, 23.5, 3)
)
STONES: Final = (
    box("i", 3, 26, 19, 19, 2) + box("i", 26, 26, 19, 19, 2) + box("i", 14.5, 4, 19, 19, 2)
)
TWO_STONES: Final = box("i", 3, 15, 19, 19, 2) + box("i", 26, 15, 19, 19, 2)
LOAD: Final = (
    path("i", "M2 29H46L40 41Q39 44 35 44H13Q9 44 8 41Z")
    + box("i", 16, 11, 16, 15, 2)
    + path("l", "M24 0V6M20 4L24 8L28 4")
)
BONUS_ICONS: Final = ("", CARD, STONES, LOAD)
