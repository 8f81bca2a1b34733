"""Kleopatra once more, naive and slow, from its rulebook and docs/rulings.md alone."""

from __future__ import annotations

from tests.games.cleopatra.model.playing import Cleopatra


def begin(seats: int, variants: dict[str, str], edition: str) -> Cleopatra:
    return Cleopatra(seats, variants, edition)
