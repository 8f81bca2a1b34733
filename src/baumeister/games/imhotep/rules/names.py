"""The things of Imhotep by number: sites, market cards, sources of points."""

from __future__ import annotations

from typing import Final, NewType

Site = NewType("Site", int)
MarketCard = NewType("MarketCard", int)  # cards with the same picture are the same number

MARKET: Final = Site(0)
PYRAMID: Final = Site(1)
TEMPLE: Final = Site(2)
BURIAL_CHAMBER: Final = Site(3)
OBELISKS: Final = Site(4)
SITES: Final = ("market", "pyramid", "temple", "burial_chamber", "obelisks")
MONUMENTS: Final[tuple[Site, ...]] = (PYRAMID, TEMPLE, BURIAL_CHAMBER, OBELISKS)
EVERY_SITE: Final[tuple[Site, ...]] = (MARKET, *MONUMENTS)
ON_THE_RIVER: Final = Site(-7)  # where a ship is before it sails

ENTRANCE: Final = MarketCard(0)
SARCOPHAGUS: Final = MarketCard(1)
PAVED_PATH: Final = MarketCard(2)
PYRAMID_DECORATION: Final = MarketCard(3)
TEMPLE_DECORATION: Final = MarketCard(4)
BURIAL_CHAMBER_DECORATION: Final = MarketCard(5)
OBELISK_DECORATION: Final = MarketCard(6)
STATUE: Final = MarketCard(7)
LEVER: Final = MarketCard(8)
HAMMER: Final = MarketCard(9)
SAIL: Final = MarketCard(10)
CHISEL: Final = MarketCard(11)
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
RED: Final[tuple[MarketCard, ...]] = (ENTRANCE, SARCOPHAGUS, PAVED_PATH)
GREEN: Final[tuple[MarketCard, ...]] = (
    PYRAMID_DECORATION,
    TEMPLE_DECORATION,
    BURIAL_CHAMBER_DECORATION,
    OBELISK_DECORATION,
)
BLUE: Final[tuple[MarketCard, ...]] = (LEVER, HAMMER, SAIL, CHISEL)
EVERY_CARD: Final[tuple[MarketCard, ...]] = (*RED, *GREEN, STATUE, *BLUE)

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
