"""The golden files of Oh, Pharao!"""

from __future__ import annotations

from tests.golden.tales import Position, Tale

FEW = {"offers": "3", "alike": "off", "four_cards": "on"}

TALES = [
    Tale("oh_pharaoh", 3, "no_offers", {"offers": "0"}, 59),
    Tale("oh_pharaoh", 3, "offers_6", {"offers": "6"}, 9),
    Tale("oh_pharaoh", 3, "unlimited-must_take", {"offers": "unlimited", "must_take": "on"}, 1),
    Tale("oh_pharaoh", 4, "offers_3-not_alike-four_cards", FEW, 57),
    Tale("oh_pharaoh", 4, "offers_12", {"offers": "12"}, 7),
]

POSITIONS = [
    Position("oh_pharaoh", "the first cards 3p", 3, 3),
    *(
        Position("oh_pharaoh", f"{name} {seats}p", seats, depth, {}, seed, answers)
        for name, seats, depth, seed, answers in (
            ("first turn", 3, 4, 1, 24),
            ("building", 3, 4, 1, 78),
            ("offer", 3, 3, 1, 28),
            ("answers to an offer", 3, 4, 1, 289),
            ("other terms", 3, 4, 11, 945),
            ("thief", 3, 4, 1, 983),
            ("loot", 3, 4, 1, 62),
            ("mending", 3, 4, 1, 993),
            ("tax", 3, 4, 1, 1170),
            ("collecting tax", 3, 4, 1, 58),
            ("two pyramids", 3, 4, 1, 423),
            ("swapping jokers", 3, 4, 1, 77),
            ("end of a turn", 3, 4, 1, 42),
            ("last phase", 3, 4, 1, 1252),
            ("first turn", 4, 4, 1, 35),
            ("building", 4, 4, 1, 152),
            ("offer", 4, 3, 1, 42),
            ("answers to an offer", 4, 4, 1, 335),
            ("other terms", 4, 4, 5, 669),
            ("thief", 4, 4, 1, 150),
            ("loot", 4, 4, 1, 168),
            ("mending", 4, 4, 1, 672),
            ("tax", 4, 6, 1, 912),
            ("collecting tax", 4, 4, 1, 253),
            ("two pyramids", 4, 4, 1, 987),
            ("swapping jokers", 4, 4, 1, 82),
            ("end of a turn", 4, 4, 1, 38),
            ("last phase", 4, 4, 1, 1127),
        )
    ),
]
