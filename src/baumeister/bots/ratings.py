"""How strong the levels are in each game, as measured in the arena (see docs/bots.md)."""

from __future__ import annotations

from typing import Final

# To tens. Each level is as far above the one below as in the first cross table with both of them.
RATINGS: Final[dict[str, dict[str, int]]] = {
    "imhotep": {"random": 0, "beginner": 320, "builder": 1540, "architect": 2390, "master": 2490},
    "oh_pharaoh": {
        "random": 0,
        "beginner": 220,
        "builder": 840,
        "architect": 940,
        "master": 960,
    },
    "cleopatra": {"random": 0, "beginner": 30, "builder": 430, "architect": 650, "master": 690},
    "kheops": {"random": 0, "beginner": 880, "builder": 1420, "architect": 1900, "master": 1960},
    "valley_of_the_kings": {
        "random": 0,
        "beginner": 320,
        "builder": 1550,
        "architect": 1840,
        "master": 1910,
    },
}


def rating(game: str, level: str) -> int | None:
    """None where it was not measured."""
    return RATINGS.get(game, {}).get(level)
