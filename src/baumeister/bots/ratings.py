"""How strong the levels are in each game, as measured in the arena (see docs/bots.md)."""

from __future__ import annotations

from typing import Final

# To tens; a level that has not yet met the others has none. Kleopatra's are from tables of three up
# to the builder, and from duels above.
RATINGS: Final[dict[str, dict[str, int]]] = {
    "imhotep": {
        "random": 0,
        "beginner": 260,
        "builder": 1300,
        "architect": 1980,
        "master": 2030,
    },
    "oh_pharaoh": {"random": 0, "beginner": 200, "builder": 890, "architect": 900},
    "cleopatra": {"random": 0, "beginner": 450, "builder": 1030, "architect": 1220},
    "kheops": {"random": 0, "beginner": 810, "builder": 1290, "architect": 1670, "master": 1700},
    "valley_of_the_kings": {
        "random": 0,
        "beginner": 270,
        "builder": 1310,
        "architect": 1560,
        "master": 1610,
    },
}


def rating(game: str, level: str) -> int | None:
    """None where it was not measured."""
    return RATINGS.get(game, {}).get(level)
