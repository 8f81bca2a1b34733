"""How strong the levels are in each game, as measured in the arena (see docs/bots.md)."""

from __future__ import annotations

from typing import Final

# To tens; a level that has not yet met the others often enough has none.
RATINGS: Final[dict[str, dict[str, int]]] = {
    "imhotep": {
        "random": 0,
        "beginner": 260,
        "builder": 1300,
        "architect": 1980,
        "master": 2030,
    },
    "oh_pharaoh": {"random": 0, "beginner": 210, "builder": 920},
    "cleopatra": {"random": 0, "beginner": 300, "builder": 940},
    "kheops": {"random": 0, "beginner": 820, "builder": 1300, "architect": 1720},
    "valley_of_the_kings": {"random": 0, "beginner": 30, "builder": 1010},
}


def rating(game: str, level: str) -> int | None:
    """None where it was not measured."""
    return RATINGS.get(game, {}).get(level)
