"""The things of Oh, Pharao! and the numbers that stand for them.

Rulebook: "Spielmaterial". The kind of a building card is the number printed on it.
"""

from __future__ import annotations

from typing import Final, NewType

from baumeister.core.state import NOTHING

Card = NewType("Card", int)  # its kind
PyramidPlace = NewType("PyramidPlace", int)  # before its seat

JOKER: Final = Card(0)
THIEF: Final = Card(10)  # Dieb
TAX: Final = Card(11)  # Steuereintreiber
PHARAOH: Final = Card(12)  # Pharao
KINDS: Final = ("joker", "1", "2", "3", "4", "5", "6", "7", "8", "9", "thief", "tax", "pharaoh")
EVERY_CARD: Final = [Card(n) for n in range(len(KINDS))]
HIGHEST: Final = 9
NUMBERS: Final = range(1, HIGHEST + 1)  # loops that are run often name the range themselves
SPECIAL: Final = range(THIEF, PHARAOH + 1)

NO_CARD: Final = Card(NOTHING)  # an empty place among the open cards
OPEN_CARDS: Final = 3
HAND: Final = 7  # cards a hand has after its turn
PYRAMIDS: Final = 2  # places for pyramids before each seat; at first only one may be used
PYRAMID_PLACES: Final = [PyramidPlace(n) for n in range(PYRAMIDS)]
MOST_SEATS: Final = 4

SOURCES: Final = ("two_steps", "three_steps", "four_steps", "more_steps", "at_the_end")
FROM_TWO_STEPS: Final = 0
FROM_MORE_STEPS: Final = 3
FROM_THE_END: Final = 4


def source_of(steps: int) -> int:
    """Points of scored pyramids are told apart by their steps."""
    return min(FROM_TWO_STEPS + steps - 2, FROM_MORE_STEPS)
