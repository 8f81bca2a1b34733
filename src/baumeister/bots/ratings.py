"""How strong the levels are in each game, as measured in the arena (see docs/bots.md)."""

from __future__ import annotations

from typing import Final

RATINGS: Final[dict[str, dict[str, int]]] = {
    "imhotep": {},
    "oh_pharaoh": {},
    "cleopatra": {},
    "kheops": {},
    "valley_of_the_kings": {},
}


def rating(game: str, level: str) -> int | None:
    """None where it was not measured."""
    return RATINGS.get(game, {}).get(level)
