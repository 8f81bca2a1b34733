"""The things of Imhotep by number: sites, market cards, sources of points."""

from __future__ import annotations

from typing import Final

MARKET: Final = 0
PYRAMID: Final = 1
TEMPLE: Final = 2
BURIAL_CHAMBER: Final = 3
OBELISKS: Final = 4
SITES: Final = ("market", "pyramid", "temple", "burial_chamber", "obelisks")
ON_THE_RIVER: Final = -7  # where a ship is before it sails

ENTRANCE: Final = 0
SARCOPHAGUS: Final = 1
PAVED_PATH: Final = 2
PYRAMID_DECORATION: Final = 3
TEMPLE_DECORATION: Final = 4
BURIAL_CHAMBER_DECORATION: Final = 5
OBELISK_DECORATION: Final = 6
STATUE: Final = 7
LEVER: Final = 8
HAMMER: Final = 9
SAIL: Final = 10
CHISEL: Final = 11
CARDS: Final = (
    "entrance",
    "sarcophagus",
    "paved_path",
    "pyramid_decoration",
    "temple_decoration",
    "burial_chamber_decoration",
    "obelisk_decoration",
    "statue",
    "lever",
    "hammer",
    "sail",
    "chisel",
)
RED: Final = range(ENTRANCE, PAVED_PATH + 1)
GREEN: Final = range(PYRAMID_DECORATION, OBELISK_DECORATION + 1)
BLUE: Final = range(LEVER, CHISEL + 1)

LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
PYRAMIDS: Final = ("left", "middle", "right")

# Where points come from; the row of the final table.
SOURCES: Final = (
    "pyramid",
    "temple",
    "burial_chamber",
    "obelisks",
    "pyramid_decoration",
    "temple_decoration",
    "burial_chamber_decoration",
    "obelisk_decoration",
    "statues",
    "blue_cards",
    "wrath",
)
FROM_PYRAMID: Final = 0
FROM_TEMPLE: Final = 1
FROM_BURIAL_CHAMBER: Final = 2
FROM_OBELISKS: Final = 3
FROM_DECORATIONS: Final = 4
FROM_STATUES: Final = 8
FROM_BLUE_CARDS: Final = 9
FROM_WRATH: Final = 10
