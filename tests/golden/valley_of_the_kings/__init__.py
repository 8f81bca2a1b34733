"""The golden files of Valley of the Kings."""

from __future__ import annotations

from tests.golden.tales import Position, Tale

GAME = "valley_of_the_kings"
STRIPES = {"stripes": "on"}
PHARAOH = {"unsold": "pharaoh"}

TALES = [
    Tale(GAME, 2, "bag", {}, 17),
    Tale(
        GAME,
        2,
        "stripes-tie_break-first_seat",
        STRIPES | {"tie_break": "on", "first_player": "first_seat"},
        160,
    ),
    Tale(GAME, 3, "stripes-busy", STRIPES | {"thieves": "busy"}, 22),
    Tale(GAME, 3, "pharaoh", PHARAOH, 55),
    Tale(GAME, 4, "stripes", STRIPES, 94),
    Tale(GAME, 4, "pharaoh-own_sites", PHARAOH | {"first_workers": "own_sites"}, 44),
]

POSITIONS = [
    Position(GAME, "chance alone 2p", 2, 4),
    *(
        Position(GAME, f"{name} {seats}p", seats, depth, {}, seed, answers)
        for name, seats, depth, seed, answers in (
            ("bids", 2, 4, 1, 16),
            ("bids", 3, 3, 1, 21),
            ("bids", 4, 3, 1, 26),
            ("first overseers", 2, 2, 2, 25),
            ("first overseers", 3, 2, 3, 41),
            ("first overseers", 4, 2, 1, 54),
            ("first workers", 2, 3, 3, 38),
            ("first workers", 3, 2, 3, 50),
            ("orders", 2, 2, 2, 67),
            ("orders", 3, 2, 3, 104),
            ("orders of two in one area", 4, 2, 26, 129),
            ("workers", 2, 2, 24, 68),
            ("workers", 3, 2, 1, 108),
            ("workers", 4, 2, 41, 136),
            ("theft", 3, 3, 3, 192),
            ("theft, then takeover", 3, 3, 55, 181),
            ("takeover", 2, 3, 2, 78),
            ("building", 2, 3, 1, 37),
            ("building", 3, 3, 3, 64),
            ("building at the end", 4, 3, 2, 150),
            ("building at the end", 2, 3, 37, 147),
        )
    ),
]
