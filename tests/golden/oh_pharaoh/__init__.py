"""The golden files of Oh, Pharao!"""

from __future__ import annotations

from tests.golden.tales import Position, Tale

TALES = [
    Tale("oh_pharaoh", 3, "no_offers", {"offers": "0"}, 38),
    Tale("oh_pharaoh", 3, "offers_6", {"offers": "6"}, 25),
    Tale("oh_pharaoh", 4, "offers_3-not_alike", {"offers": "3", "alike": "off"}, 34),
    Tale("oh_pharaoh", 4, "offers_12", {"offers": "12"}, 2),
]

POSITIONS = [
    Position("oh_pharaoh", "the first cards 3p", 3, 3),
    *(
        Position("oh_pharaoh", f"{name} {seats}p", seats, depth, {}, seed, answers)
        for name, seats, depth, seed, answers in (
            ("first turn", 3, 4, 1, 24),
            ("building", 3, 4, 1, 829),
            ("offer", 3, 3, 1, 30),
            ("answers to an offer", 3, 4, 1, 47),
            ("other terms", 3, 4, 1, 126),
            ("thief", 3, 4, 1, 300),
            ("mending", 3, 4, 1, 665),
            ("tax", 3, 4, 1, 76),
            ("two pyramids", 3, 4, 1, 336),
            ("swapping jokers", 3, 4, 1, 86),
            ("end of a turn", 3, 4, 1, 234),
            ("last phase", 3, 4, 1, 1115),
            ("first turn", 4, 4, 1, 35),
            ("building", 4, 4, 1, 167),
            ("offer", 4, 3, 1, 45),
            ("answers to an offer", 4, 4, 1, 47),
            ("other terms", 4, 4, 1, 63),
            ("thief", 4, 4, 2, 74),
            ("mending", 4, 4, 5, 684),
            ("tax", 4, 6, 1, 147),
            ("two pyramids", 4, 4, 1, 341),
            ("swapping jokers", 4, 4, 1, 74),
            ("end of a turn", 4, 4, 2, 473),
            ("last phase", 4, 4, 1, 880),
        )
    ),
]
