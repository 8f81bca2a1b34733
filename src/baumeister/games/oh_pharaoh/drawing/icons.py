"""Pictures of cards and of what lies on the table, most in a box of 48 by 48.

They are drawn in one colour: `op-i` is filled with it, `op-l` is a stroke of it, `op-c` is cut out
of it and `op-d` is a line cut into it.
"""

from __future__ import annotations

from typing import Final

from baumeister.drawing.svg import box, disc, path

SCARAB: Final = (
    disc("op-i", 24, 7, 6)
    + path("op-l", "M13 27L5 21M12 33H3M13 39L6 45M35 27L43 21M36 33H45M35 39L42 45")
    + path("op-i", "M16 19Q16 13 24 13T32 19Z")
    + path("op-i", "M24 18C32 18 37 25 37 32C37 40 31 46 24 46S11 40 11 32C11 25 16 18 24 18Z")
    + path("op-d", "M24 25V46M12.500 28Q24 21 35.500 28")
)
_THIEF: Final = (
    path("op-i", "M24 3C34 3 39 11 39 21C44 26 46 35 46 45H2C2 35 4 26 9 21C9 11 14 3 24 3Z")
    + path("op-c", "M14 20Q24 12 34 20V26Q24 32 14 26Z")
    + disc("op-i", 19.5, 22.5, 2.6)
    + disc("op-i", 28.5, 22.5, 2.6)
    + path("op-d", "M10 45Q13 37 24 34Q35 37 38 45")
)
_TAX: Final = (
    path("op-i", "M17 3Q20 6 24 3Q28 6 31 3L28 12H20Z")
    + path("op-i", "M20 14H28C37 19 42 27 42 35C42 42 36 46 24 46S6 42 6 35C6 27 11 19 20 14Z")
    + disc("op-c", 24, 31, 9)
    + path("op-l", "M24 25.500V36.500M20.500 31H27.500")
)
_PHARAOH: Final = (
    path("op-i", "M24 6C34 6 39 12 40 21L45 44H33L32 35H16L15 44H3L8 21C9 12 14 6 24 6Z")
    + path("op-c", "M15.500 20Q24 14 32.500 20C33 30 29 36 24 36S15 30 15.500 20Z")
    + path(
        "op-i", "M18 23.500H22.500V25.500H18ZM25.500 23.500H30V25.500H25.500ZM22 30.500H26V32H22Z"
    )
    + path("op-i", "M22 36H26L27 47H21Z")
    + path("op-i", "M22 8Q19 3 22 1Q26 0 26 8Z")
    + path(
        "op-d",
        "M8 27L14 26M7 32L14.500 31M5.500 37L15 36M34 26L40 27M33.500 31L41 32M33 36L42.500 37",
    )
)
SPECIAL_ICONS: Final = (_THIEF, _TAX, _PHARAOH)

# 40 wide, 62 high
OVERSEER: Final = (
    path("op-skin", "M12 30L6 42L10 44L16 34ZM28 30L33 24L30 21L25 28Z")
    + path("op-robe", "M11 24Q20 19 29 24L27 38H13Z")
    + path("op-kilt", "M12 37H28L32 55H8Z")
    + path("op-fold", "M20 38L17 55M20 38L24 55")
    + path("op-skin", "M12 55H17V61H10ZM23 55H28L30 61H23Z")
    + path("op-hair", "M11 14C10 4 14 1 20 1S30 4 29 14L28 22H12Z")
    + path("op-skin", "M14.500 10Q20 6 25.500 10V15Q24 21 20 21T14.500 15Z")
    + path("op-staff", "M35 12L29 60")
)

ARROWS: Final = path("op-swap", "M0 8H30V0L44 14L30 28V20H0ZM44 40H14V32L0 46L14 60V52H44Z")

# Emblems on the special spaces of the track, 30 by 24
TWO_PYRAMIDS: Final = path("op-i", "M8 4L16 22H0ZM22 4L30 22H14Z")
THREE_STEPS: Final = path("op-i", "M11 1H19V8H11ZM6 9H24V15.500H6ZM1 16.500H29V23H1Z")
SUNSET: Final = path("op-i", "M3 18A12 12 0 0 1 27 18Z") + path("op-l", "M0 22H30")
SPACE_ICONS: Final = (TWO_PYRAMIDS, THREE_STEPS, SUNSET)

_PIPS: Final = {
    1: ((22, 22),),
    2: ((13, 13), (31, 31)),
    3: ((12, 12), (22, 22), (32, 32)),
    4: ((13, 13), (31, 13), (13, 31), (31, 31)),
    5: ((12, 12), (32, 12), (22, 22), (12, 32), (32, 32)),
    6: ((13, 11), (31, 11), (13, 22), (31, 22), (13, 33), (31, 33)),
}
DIE: Final = 44


def die(rolled: int, style: str) -> str:
    """A face of the die."""
    pips = "".join(disc("op-pip", x, y, 4.4) for x, y in _PIPS[rolled])
    return box("shade", 2, 3, DIE, DIE, 9) + box(style, 0, 0, DIE, DIE, 9) + pips
