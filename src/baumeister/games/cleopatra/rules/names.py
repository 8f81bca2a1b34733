"""The things of Kleopatra by number: resources, cards, pieces, mosaics, sources of talents."""

from __future__ import annotations

from typing import Final

ARTISAN: Final = 0
STONE: Final = 1
MARBLE: Final = 2
WOOD: Final = 3
LAPIS: Final = 4
RESOURCES: Final = ("artisan", "stone", "marble", "wood", "lapis")

# The first five cards are the standard resources; each double card is its resource plus DOUBLE.
DOUBLE: Final = len(RESOURCES)
TROMPE: Final = 10
BEGGAR: Final = 11
COURTESAN: Final = 12
ENVOY: Final = 13
SCRIBE: Final = 14
SMUGGLER: Final = 15
VIZIER: Final = 16
CARDS: Final = (
    *RESOURCES,
    *(f"double_{resource}" for resource in RESOURCES),
    "trompe_loeil",
    "beggar",
    "courtesan",
    "envoy",
    "scribe",
    "smuggler",
    "vizier",
)
KINDS: Final = len(CARDS)
STANDARD: Final = range(DOUBLE)
DOUBLES: Final = range(DOUBLE, TROMPE)
CHARACTERS: Final = range(BEGGAR, KINDS)
TAINTED: Final = range(DOUBLE, KINDS)  # corrupt resources and characters
FETCHERS: Final = (COURTESAN, VIZIER)  # characters that bring cards
MERCHANT: Final = KINDS  # no card, but paid with like one

WALL: Final = 0
SPHINX: Final = 1
PEDESTAL: Final = 2
THRONE: Final = 3
OBELISK: Final = 4
DOOR: Final = 5
MOSAIC: Final = 6
PIECES: Final = ("wall", "sphinx", "pedestal", "throne", "obelisk", "door", "mosaic")

WALLS: Final = 9
SPHINXES: Final = 6
OBELISKS: Final = 2
DOORS: Final = 2
LEFT: Final = 0
RIGHT: Final = 1

STALLS: Final = 3
STATUES: Final = 2  # of each seat
DICE: Final = 5
MOST_SEATS: Final = 5

CATEGORIES: Final = ("walls", "sphinxes", "throne", "obelisks", "doors", "mosaics")

# Where talents come from and go to; the row of the final table.
SOURCES: Final = (
    "start",
    "walls",
    "sphinxes",
    "throne",
    "obelisks",
    "doors",
    "mosaics",
    "bonus",
    "beggars",
    "offerings",
    "merchants",
    "corruption",
    "crocodile",
)
FROM_START: Final = 0
FROM_WALLS: Final = 1
FROM_SPHINXES: Final = 2
FROM_THRONE: Final = 3
FROM_OBELISKS: Final = 4
FROM_DOORS: Final = 5
FROM_MOSAICS: Final = 6
FROM_BONUS: Final = 7
FROM_BEGGARS: Final = 8
FROM_OFFERINGS: Final = 9
FROM_MERCHANTS: Final = 10
FROM_CORRUPTION: Final = 11
FROM_CROCODILE: Final = 12
