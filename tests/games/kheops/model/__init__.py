"""Kheops once more, from its rulebook and docs/rulings.md alone: naive, and without the engine."""

from __future__ import annotations

from tests.games.kheops.model.playing import Kheops


def begin(seats: int, variants: dict[str, str], edition: str) -> Kheops:
    assert seats == 2
    return Kheops(variants, edition)
