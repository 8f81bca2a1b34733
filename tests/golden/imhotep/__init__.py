"""The golden files of Imhotep."""

from __future__ import annotations

from baumeister.games.imhotep.rules.names import SITES
from tests.golden.tales import Position, Tale


def imhotep(sides: str, **others: str) -> dict[str, str]:
    return dict(zip(SITES, sides, strict=True)) | others


TALES = [
    *(
        Tale("imhotep", seats, sides, imhotep(sides), seed)
        for seats in (2, 3, 4)
        for sides, seed in (("AAAAA", 1), ("BBBBB", 2), ("BABAB", 3))
    ),
    *(
        Tale("imhotep", seats, "ABABA-wrath", imhotep("ABABA", wrath="on"), 4)
        for seats in (2, 3, 4)
    ),
    Tale("imhotep", 4, "AAAAB-loose", imhotep("AAAAB", loose_stones="on"), 22),
    Tale("imhotep", 3, "BABAA-stones_first", imhotep("BABAA", stones_first="on"), 5),
]

POSITIONS = [
    Position("imhotep", "chance alone 2p AAAAA", 2, 4, imhotep("AAAAA")),
    *(
        Position("imhotep", f"{name} {seats}p {sides}", seats, 4, imhotep(sides), seed, answers)
        for name, seed in (("first turn", 1), ("other first turn", 2))
        for seats in (2, 3, 4)
        for sides, answers in (("AAAAA", 5), ("BBBBB", 4))
    ),
    *(
        Position("imhotep", f"{name} {seats}p {sides}", seats, 4, imhotep(sides), seed, answers)
        for name, seats, sides, seed, answers in (
            ("lever", 2, "AAAAA", 5, 74),
            ("pair", 2, "BABAB", 8, 43),
            ("temple and top card", 3, "BBBBB", 6, 95),
            ("pyramids and card bonus", 4, "ABABA", 7, 84),
            ("load bonus", 4, "BBBBB", 9, 102),
            ("sail card", 4, "BBBBB", 9, 109),
            ("end of the game", 4, "ABABA", 7, 154),
        )
    ),
]
