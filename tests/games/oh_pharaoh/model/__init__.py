"""Oh, Pharao! once more, from its rulebook and docs/rulings.md alone, without the engine."""

from __future__ import annotations

from tests.games.oh_pharaoh.model.playing import OhPharaoh


def begin(seats: int, variants: dict[str, str], edition: str) -> OhPharaoh:
    return OhPharaoh(seats, variants, edition)
