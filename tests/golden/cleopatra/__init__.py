"""The golden files of Kleopatra."""

from __future__ import annotations

from tests.golden.tales import Position, Tale

TURNED = {"flipping": "off"}
FLIPPED = {"flipping": "on"}

TALES = [
    Tale("cleopatra", 2, "turned", TURNED, 29),
    Tale("cleopatra", 3, "flipped", FLIPPED, 47),
    Tale("cleopatra", 4, "turned", TURNED, 9),
    Tale("cleopatra", 5, "flipped", FLIPPED, 58),
]


def position(name: str, seats: int, depth: int, seed: int, answers: int) -> Position:
    """Tables of three and five play with flipped mosaics."""
    variants = FLIPPED if seats % 2 else TURNED
    return Position("cleopatra", f"{name} {seats}p", seats, depth, variants, seed, answers)


POSITIONS = [
    position("chance alone", 2, 3, 0, 0),
    position("first turn", 2, 3, 1, 11),
    position("first turn", 3, 3, 2, 14),
    position("first turn", 4, 3, 3, 17),
    position("first turn", 5, 3, 4, 20),
    position("turn", 3, 3, 1, 107),
    position("quarry", 4, 4, 1, 150),
    position("payment", 5, 4, 1, 187),
    position("mosaic turned", 4, 2, 1, 344),
    position("mosaic flipped", 5, 2, 1, 215),
    position("sanctuaries", 5, 3, 1, 885),
    position("new cards", 4, 4, 1, 112),
    position("too many cards", 2, 3, 1, 117),
    position("offering", 3, 2, 1, 336),
    position("alms", 5, 3, 1, 196),
    position("offers to the envoy", 3, 4, 1, 317),
    position("accepted offers", 5, 4, 1, 141),
    position("discarded card", 3, 3, 1, 151),
    position("vizier's cards", 3, 3, 1, 529),
    position("scribe", 3, 3, 1, 335),
]
