"""The golden files of Valley of the Kings."""

from __future__ import annotations

from tests.golden.tales import Position, Tale

GAME = "valley_of_the_kings"
STRIPES = {"stripes": "on"}
PHARAOH = {"unsold": "pharaoh"}

TALES = [
    Tale(GAME, 2, "bag", {}, 2),
    Tale(GAME, 2, "stripes-tie_break", STRIPES | {"tie_break": "on"}, 223),
    Tale(GAME, 3, "stripes", STRIPES, 145),
    Tale(GAME, 3, "pharaoh", PHARAOH, 25),
    Tale(GAME, 4, "stripes", STRIPES, 31),
    Tale(GAME, 4, "pharaoh", PHARAOH, 27),
]

POSITIONS = [
    Position(GAME, "chance alone 2p", 2, 4),
    *(
        Position(GAME, f"{name} {seats}p", seats, depth, {}, seed, answers)
        for name, seats, depth, seed, answers in (
            ("bids", 2, 4, 1, 15),
            ("bids", 3, 3, 1, 20),
            ("bids", 4, 3, 1, 25),
            ("first overseers", 2, 2, 2, 17),
            ("first overseers", 3, 2, 3, 41),
            ("first overseers", 4, 2, 23, 57),
            ("first workers", 2, 3, 23, 32),
            ("first workers", 3, 3, 3, 50),
            ("orders", 2, 2, 2, 57),
            ("orders", 3, 2, 3, 92),
            ("orders of two in one area", 4, 2, 26, 129),
            ("workers", 2, 2, 23, 70),
            ("workers", 3, 2, 7, 108),
            ("workers", 4, 2, 26, 141),
            ("theft", 3, 3, 15, 120),
            ("takeover", 2, 3, 23, 127),
            ("building", 2, 3, 23, 39),
            ("building", 3, 3, 3, 57),
            ("building at the end", 4, 3, 24, 150),
            ("building at the end", 2, 3, 23, 169),
        )
    ),
]
