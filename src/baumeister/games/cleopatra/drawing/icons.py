"""Pictures of resources, characters, pieces and tokens, each in a box of 48 by 48."""

from __future__ import annotations

from functools import cache
from typing import Final

from baumeister.drawing.svg import box, disc, path

_ARTISAN: Final = (
    path("c-skin", "M24 5C30 5 33 9 33 14S30 24 24 24S15 19 15 14S18 5 24 5Z")
    + path("c-linen", "M8 45C8 32 15 26 24 26S40 32 40 45Z")
    + path("c-dark", "M15 13C14 6 18 3 24 3S34 6 33 13C30 9 18 9 15 13Z")
    + path("c-line", "M17 45V37M31 45V37")
    + '<g transform="rotate(28 37 32)">'
    + box("c-timber", 35, 24, 4.5, 21, 2)
    + box("c-dark", 29, 18, 16, 9, 2)
    + "</g>"
)
_STONE: Final = (
    path("c-stone-top", "M4 17L22 8L44 14L27 24Z")
    + path("c-stone", "M4 17L27 24V43L4 34Z")
    + path("c-stone-side", "M27 24L44 14V32L27 43Z")
    + path("c-line", "M9 26L19 29M32 30L39 26M12 33L17 34.500")
)
_MARBLE: Final = (
    path("c-marble-side", "M3 28L24 40L45 24V29L24 45L3 33Z")
    + path("c-marble", "M3 28L22 13L45 24L24 40Z")
    + path("c-vein", "M9 27C16 25 15 20 22 19S30 24 38 21M18 33C22 29 28 32 31 26")
)
_WOOD: Final = (
    box("c-timber", 3, 25, 38, 13, 6)
    + box("c-timber", 8, 10, 38, 13, 6)
    + disc("c-cut", 38, 31.5, 6)
    + disc("c-cut", 43, 16.5, 5)
    + path("c-line", "M9 29H26M8 33.500H20M14 14H30M13 18.500H24")
    + disc("c-ring", 38, 31.5, 2.8)
)
_LAPIS: Final = (
    path("c-lapis", "M13 8H35L46 20L24 44L2 20Z")
    + path("c-lapis-light", "M13 8L24 20L35 8L46 20H2Z")
    + path("c-line-light", "M13 8L16 20L24 44L32 20L35 8M2 20H46")
    + disc("c-gold-dot", 20, 28, 1.6)
    + disc("c-gold-dot", 30, 25, 1.3)
)
_TROMPE: Final = (
    path("c-mask", "M5 7C17 12 31 12 43 7C45 26 38 43 24 45C10 43 3 26 5 7Z")
    + path("c-mask-half", "M24 10.500C31 10.500 37 9.500 43 7C45 26 38 43 24 45Z")
    + path("c-hole", "M11 20Q16 16 21 20Q16 23.500 11 20ZM27 20Q32 16 37 20Q32 23.500 27 20Z")
    + path("c-line-thick", "M15 31Q19.500 36 24 33.500T33 30")
)
_BEGGAR: Final = (
    path("c-dark", "M5 26H43C43 37 35 44 24 44S5 37 5 26Z")
    + path("c-timber", "M3 22H45V27H3Z")
    + disc("coin", 18, 17, 7)
    + disc("coin", 30, 15, 7)
    + path("c-line-light", "M11 32Q24 39 37 32")
)
_COURTESAN: Final = (
    path("c-rose", "M24 4C31 14 31 26 24 34C17 26 17 14 24 4Z")
    + path(
        "c-rose-dark",
        "M24 34C14 33 7 25 5 13C15 14 22 22 24 34ZM24 34C34 33 41 25 43 13C33 14 26 22 24 34Z",
    )
    + path(
        "c-leaf",
        "M24 34C13 40 6 39 1 35C8 29 17 29 24 34ZM24 34C35 40 42 39 47 35C40 29 31 29 24 34Z",
    )
    + path("c-stem", "M24 34V47")
)
_ENVOY: Final = (
    path("c-papyrus-roll", "M9 8H39V40H9Z")
    + box("c-timber", 4, 4, 40, 7, 3)
    + box("c-timber", 4, 38, 40, 7, 3)
    + path("c-line", "M14 17H34M14 23H34M14 29H27")
    + disc("c-seal", 32, 32, 5)
)
_SCRIBE: Final = (
    path("c-timber", "M6 34L30 10L38 18L14 42Z")
    + disc("c-hole", 16, 33, 3)
    + disc("c-seal", 23, 26, 3)
    + path("c-line-thick", "M34 5L45 40")
    + path("c-dark", "M43 38L48 40L45.500 47Z")
)
_SMUGGLER: Final = (
    path("c-sack", "M17 12C4 20 2 36 8 42C14 47 34 47 40 42C46 36 44 20 31 12Z")
    + path("c-sack", "M15 4L20 9L24 5L28 9L33 4L31 12H17Z")
    + path("c-line-thick", "M16 12H32")
    + path("c-line", "M14 26Q24 31 34 26M12 34Q24 40 36 34")
)
_VIZIER: Final = (
    path("c-eye-white", "M3 21Q24 3 45 21Q24 37 3 21Z")
    + disc("c-lapis", 24, 20.5, 8.5)
    + disc("c-hole", 24, 20.5, 4)
    + path(
        "c-line-thick",
        "M3 21Q24 3 45 21M3 21Q24 37 45 21M17 31L13 44M25 33Q28 43 38 42Q42 38 38 36",
    )
)
RESOURCE_ICONS: Final = (_ARTISAN, _STONE, _MARBLE, _WOOD, _LAPIS)
CARD_ICONS: Final = (
    *RESOURCE_ICONS,
    *RESOURCE_ICONS,
    _TROMPE,
    _BEGGAR,
    _COURTESAN,
    _ENVOY,
    _SCRIBE,
    _SMUGGLER,
    _VIZIER,
)

MERCHANT: Final = (
    disc("c-token", 24, 24, 22)
    + path("c-line-blue", "M8 37Q12 33 16 37T24 37T32 37T40 37")
    + path("c-timber", "M7 27H41Q38 35 31 35H17Q10 35 7 27Z")
    + path("c-linen", "M24 6L38 25H24Z")
    + path("c-linen", "M21 11L11 25H21Z")
    + path("c-line", "M22.500 5V27")
)
AMULET: Final = (
    disc("c-amulet", 24, 24, 22)
    + path("c-amulet-eye", "M6 24Q24 8 42 24Q24 40 6 24Z")
    + path("c-hole", "M24 14Q28 24 24 34Q20 24 24 14Z")
)
STATUE: Final = (
    path("{body}", "M15 2L20 14H28L33 2L34 17L44 24L42 29L31 28L34 44H14L15 17Z")
    + path("{mark}", "M26 19L31 20L26 22Z")
    + box("{base}", 8, 42, 32, 6, 1)
)

WALL_PIECE: Final = (
    box("c-stone-top", 2, 34, 44, 9, 1)
    + box("c-stone-top", 2, 5, 44, 7, 1)
    + "".join(path("c-column", f"M{x} 12H{x + 8}L{x + 7} 34H{x + 1}Z") for x in (5, 20, 35))
)
SPHINX_PIECE: Final = (
    path("c-sandstone", "M2 44V33Q5 25 15 24L31 23L34 34L46 36V44Z")
    + path("c-gold", "M28 5H40Q45 10 44 20L42 26H30L25 20Q24 10 28 5Z")
    + path("c-skin", "M31 10H40V19Q36 24 31 20Z")
    + path("c-line", "M5 38H30M34 12H37")
)
PEDESTAL_PIECE: Final = (
    path("c-marble-side", "M2 38H46V45H2Z")
    + path("c-marble", "M8 30H40V38H8Z")
    + path("c-gold", "M13 23H35V30H13Z")
)
THRONE_PIECE: Final = (
    path("c-gold", "M12 3H18V30H38V36H12Z")
    + path("c-gold", "M14 36H19V45H14ZM32 36H37V45H32ZM33 20H38V30H33Z")
    + box("c-lapis", 19, 25, 14, 5, 2)
    + disc("c-lapis", 15, 8, 2.2)
)
OBELISK_PIECE: Final = (
    path("c-sandstone", "M24 2L30 9L33 40H15L18 9Z")
    + path("c-stone-side", "M24 2L30 9L33 40H26Z")
    + box("c-stone", 10, 40, 28, 6, 1)
    + path("c-line", "M20.500 16H25M20 23H25.500M19.500 30H26")
)
DOOR_PIECE: Final = (
    path("c-sandstone", "M5 45L8 12H17V45ZM31 45V12H40L43 45Z")
    + path("c-gold", "M3 4H45V12H3Z")
    + disc("c-lapis", 24, 8, 3)
    + path("c-line", "M11 20H15M11 28H14.500M33 20H37M33.500 28H37")
)
MOSAIC_PIECE: Final = (
    path("c-tile-1", "M4 4H18V18H4ZM18 4H32V18H18ZM18 18H32V32H18ZM18 32H32V46H18ZM32 18H46V32H32Z")
    + path("c-line-light", "M18 4V46M32 4V46M4 18H46M18 32H46")
    + disc("c-gold-dot", 25, 25, 3.5)
)
PIECE_ICONS: Final = (
    WALL_PIECE,
    SPHINX_PIECE,
    PEDESTAL_PIECE,
    THRONE_PIECE,
    OBELISK_PIECE,
    DOOR_PIECE,
    MOSAIC_PIECE,
)
PALM: Final = (
    path("c-trunk", "M25 46C22 36 22 28 25 19")
    + path(
        "c-palm",
        "M25 19C17 10 8 11 4 18C12 15 19 16 25 19ZM25 19C33 10 42 11 46 18C38 15 31 16 25 19Z",
    )
    + path(
        "c-palm",
        "M25 19C14 19 8 25 7 33C13 25 19 21 25 19ZM25 19C36 19 42 25 43 33C37 25 31 21 25 19Z",
    )
    + path("c-palm", "M25 19C21 11 22 6 26 2C29 7 29 13 25 19Z")
)
CLEOPATRA: Final = (
    path("c-dark", "M-9 -20C-9 -29 9 -29 9 -20L11 -5H-11Z")
    + disc("c-skin", 0, -18, 6)
    + path("c-linen", "M-8 -8H8L13 18H-13Z")
    + path("c-gold", "M-9 -9Q0 -2 9 -9L7 -3Q0 3 -7 -3ZM-8 -25H8V-22H-8Z")
    + path("c-gold", "M-2 -32L0 -27L2 -32Z")
)
_FIST: Final = path(
    "c-skin",
    "M10 24C8 15 14 10 20 11C23 6 31 6 33 11C40 9 44 14 42 21C46 29 42 40 33 42H20"
    "C13 40 10 33 10 24Z",
) + path(
    "c-line", "M20 11C17 17 18 23 20 27M33 11C31 16 31 22 32 26M26.500 8V25M10 27C16 31 26 31 33 27"
)
FIST: Final = _FIST + box("c-gold", 17, 41, 19, 6, 2)
OPEN_HAND: Final = (
    path(
        "c-skin",
        "M4 26C4 21 9 21 11 25L15 29V11C15 7 20 7 20 11V22V7C20 3 25.500 3 25.500 7V22"
        "V8C25.500 4 31 4 31 8V23V13C31 9 36 9 36 13V31C36 38 32 42 29 43H19"
        "C14 42 5 33 4 26Z",
    )
    + path("c-line", "M20 22V27M25.500 22V27M31 23V27")
    + box("c-gold", 16, 42, 17, 6, 2)
)


@cache
def statue(seat: int) -> str:
    """The Anubis statue of a seat."""
    return STATUE.format(body=f"face{seat} c-edge", mark=f"light{seat}", base=f"edge{seat}")
