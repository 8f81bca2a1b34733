"""The golden files of Kleopatra."""

from __future__ import annotations

from tests.golden.tales import Position, Tale

TURNED = {"flipping": "off"}
FLIPPED = {"flipping": "on"}

OLD_READINGS = dict.fromkeys(("vizier_waits", "envoy_asks_all", "must_turn", "clean_paying"), "on")

TALES = [
    Tale("cleopatra", 2, "turned", TURNED, 5),
    Tale("cleopatra", 3, "flipped", FLIPPED, 60),
    Tale("cleopatra", 3, "old_readings", OLD_READINGS, 1),
    Tale("cleopatra", 4, "turned", TURNED, 33),
    Tale("cleopatra", 5, "flipped", FLIPPED, 53),
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
    position("turn", 3, 3, 1, 56),
    position("quarry", 4, 4, 1, 37),
    position("payment", 5, 4, 1, 154),
    position("mosaic turned", 4, 2, 1, 19),
    position("mosaic flipped", 5, 2, 1, 309),
    position("sanctuaries", 5, 3, 1, 533),
    position("new cards", 4, 4, 1, 53),
    position("too many cards", 2, 3, 1, 133),
    position("offering", 3, 2, 1, 264),
    position("alms", 5, 3, 1, 175),
    position("whom the envoy asks", 5, 3, 1, 129),
    position("offers to the envoy", 3, 4, 1, 102),
    position("accepted offers", 5, 4, 1, 388),
    position("discarded card", 3, 3, 1, 261),
    position("vizier's cards", 3, 3, 1, 145),
    position("scribe", 3, 3, 1, 155),
]
