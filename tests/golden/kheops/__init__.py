"""The golden files of Kheops."""

from __future__ import annotations

from tests.golden.tales import Position, Tale


def kheops(match: str, closed: str, ties: str, replacing: str = "acts") -> dict[str, str]:
    return {"match": match, "closed": closed, "ties": ties, "replacing": replacing}


TALES = [
    Tale("kheops", 2, "one-edge-nobody", kheops("one_game", "edge", "nobody"), 1),
    Tale("kheops", 2, "one-everywhere-both", kheops("one_game", "everywhere", "both"), 2),
    Tale("kheops", 2, "two-edge-both", kheops("two_games", "edge", "both"), 3),
    Tale("kheops", 2, "one-edge-rests", kheops("one_game", "edge", "nobody", "rests"), 4),
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
            ("turn a corridor", 5, 94),
            ("replace", 3, 74),
            ("replace, then move", 5, 76),
            ("move", 5, 81),
            ("late turn", 6, 114),
            ("last turns", 5, 124),
        )
    ),
    Position("kheops", "second game", 2, 3, kheops("two_games", "edge", "nobody"), 3, 149),
]
