"""The things of Kleopatra by number: resources, cards, pieces, mosaics, sources of talents."""

from __future__ import annotations

from typing import Final, NewType

Card = NewType("Card", int)  # its kind
Resource = NewType("Resource", Card)  # has the number of its standard card
Piece = NewType("Piece", int)  # a kind of piece for the palace
MarketStall = NewType("MarketStall", int)
Row = NewType("Row", int)  # of the garden; what is counted across it is a column

ARTISAN: Final = Resource(Card(0))
STONE: Final = Resource(Card(1))
MARBLE: Final = Resource(Card(2))
WOOD: Final = Resource(Card(3))
LAPIS: Final = Resource(Card(4))
RESOURCES: Final = ("artisan", "stone", "marble", "wood", "lapis")

# The first five cards are the standard resources; each double card is its resource plus DOUBLE.
DOUBLE: Final = len(RESOURCES)
TROMPE: Final = Card(10)
BEGGAR: Final = Card(11)
COURTESAN: Final = Card(12)
ENVOY: Final = Card(13)
SCRIBE: Final = Card(14)
SMUGGLER: Final = Card(15)
VIZIER: Final = Card(16)
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
EVERY_CARD: Final = [Card(n) for n in range(KINDS)]
EVERY_RESOURCE: Final = [Resource(Card(n)) for n in range(len(RESOURCES))]
STANDARD: Final = EVERY_CARD[:DOUBLE]
DOUBLES: Final = EVERY_CARD[DOUBLE:TROMPE]
CHARACTERS: Final = EVERY_CARD[BEGGAR:]
TAINTED: Final = EVERY_CARD[DOUBLE:]  # corrupt resources and characters
FETCHERS: Final = (COURTESAN, VIZIER)  # characters that bring cards
MERCHANT: Final = Card(KINDS)  # no card, but paid with like one

WALL: Final = Piece(0)
SPHINX: Final = Piece(1)
PEDESTAL: Final = Piece(2)
THRONE: Final = Piece(3)
OBELISK: Final = Piece(4)
DOOR: Final = Piece(5)
MOSAIC: Final = Piece(6)
PIECES: Final = ("wall", "sphinx", "pedestal", "throne", "obelisk", "door", "mosaic")

WALLS: Final = 9
SPHINXES: Final = 6
OBELISKS: Final = 2
DOORS: Final = 2
LEFT: Final = 0
RIGHT: Final = 1

SIDE: Final = 9  # squares of the garden in a row and in a column
EVERY_ROW: Final = [Row(n) for n in range(SIDE)]
STALLS: Final = 3
EVERY_STALL: Final = [MarketStall(n) for n in range(STALLS)]
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
