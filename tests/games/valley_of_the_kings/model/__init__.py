"""Tal der Könige once more, naive, from its rulebook and docs/rulings.md alone."""

from __future__ import annotations

from tests.games.valley_of_the_kings.model.playing import ValleyOfTheKings


def begin(seats: int, variants: dict[str, str], edition: str) -> ValleyOfTheKings:
    return ValleyOfTheKings(seats, variants, edition)
