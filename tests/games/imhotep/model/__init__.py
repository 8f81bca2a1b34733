"""Imhotep once more, from its rulebook and docs/rulings.md alone: naive, and without the engine."""

from __future__ import annotations

from tests.games.imhotep.model.playing import Imhotep


def begin(seats: int, variants: dict[str, str], edition: str) -> Imhotep:
    return Imhotep(seats, variants, edition)
