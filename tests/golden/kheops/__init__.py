"""The golden files of Kheops."""

from __future__ import annotations

from tests.golden.tales import Position, Tale


def kheops(match: str, closed: str, ties: str) -> dict[str, str]:
    return {"match": match, "closed": closed, "ties": ties}


TALES = [
    Tale("kheops", 2, "one-edge-nobody", kheops("one_game", "edge", "nobody"), 1),
    Tale("kheops", 2, "one-everywhere-both", kheops("one_game", "everywhere", "both"), 2),
    Tale("kheops", 2, "two-edge-both", kheops("two_games", "edge", "both"), 3),
]

POSITIONS = [
    Position("kheops", "foundation", 2, 2),
    *(
        Position("kheops", name, 2, 3, {}, seed, answers)
        for name, seed, answers in (
            ("hands", 1, 19),
            ("first turn", 1, 25),
            ("other first turn", 2, 25),
            ("turn a hall", 4, 100),
            ("turn a corridor", 5, 88),
            ("replace", 3, 74),
            ("move", 5, 84),
            ("late turn", 6, 110),
            ("last turns", 5, 118),
        )
    ),
    Position("kheops", "second game", 2, 3, kheops("two_games", "edge", "nobody"), 3, 149),
]
