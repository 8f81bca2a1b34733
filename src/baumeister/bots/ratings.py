"""How strong the levels are in each game, as measured in the arena (see docs/bots.md)."""

from __future__ import annotations

from typing import Final

# To tens; a level that has not yet met the others has none. Kleopatra's are from tables of three up
# to the builder, and from duels above.
RATINGS: Final[dict[str, dict[str, int]]] = {
    "imhotep": {
        "random": 0,
        "beginner": 320,
        "builder": 1350,
        "architect": 2030,
        "master": 2120,
    },
    "oh_pharaoh": {"random": 0, "beginner": 210, "builder": 940, "architect": 980},
    "cleopatra": {"random": 0, "beginner": 510, "builder": 930, "architect": 1080, "master": 1090},
    "kheops": {"random": 0, "beginner": 840, "builder": 1240, "architect": 1610, "master": 1660},
    "valley_of_the_kings": {
        "random": 0,
        "beginner": 320,
        "builder": 1360,
        "architect": 1610,
        "master": 1670,
    },
}


def rating(game: str, level: str) -> int | None:
    """None where it was not measured."""
    return RATINGS.get(game, {}).get(level)
