"""How strong the levels are in each game, as measured in the arena (see docs/bots.md)."""

from __future__ import annotations

from typing import Final

# To tens. Each level is as far above the one below as in the first cross table with both of them.
RATINGS: Final[dict[str, dict[str, int]]] = {
    "imhotep": {"random": 0, "beginner": 320, "builder": 1540, "architect": 2390, "master": 2490},
    "oh_pharaoh": {
        "random": 0,
        "beginner": 210,
        "builder": 970,
        "architect": 1050,
        "master": 1020,
    },
    "cleopatra": {"random": 0, "beginner": 30, "builder": 430, "architect": 650, "master": 690},
    "kheops": {"random": 0, "beginner": 870, "builder": 1260, "architect": 1720, "master": 1780},
    "valley_of_the_kings": {
        "random": 0,
        "beginner": 320,
        "builder": 1550,
        "architect": 1840,
        "master": 1920,
    },
}


def rating(game: str, level: str) -> int | None:
    """None where it was not measured."""
    return RATINGS.get(game, {}).get(level)
