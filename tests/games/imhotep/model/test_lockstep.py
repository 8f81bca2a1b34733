"""Imhotep and its model agree before every answer: of recorded games, and of games by chance."""

from __future__ import annotations

from random import Random

import baumeister as b
from tests.games.editions import changed
from tests.games.lockstep import Setup, play_by_chance, play_numbered, play_record

IMHOTEP = b.game("imhotep")
SIDES_B = dict.fromkeys(("market", "pyramid", "temple", "burial_chamber", "obelisks"), "B")


def test_recorded_games_in_lockstep() -> None:
    for record in [*b.records(IMHOTEP).values()][::3]:
        both = play_record(IMHOTEP, record)
        assert both.state.result() is not None


def test_games_by_chance_in_lockstep() -> None:
    for number in range(60):
        both = play_numbered(IMHOTEP, number)
        assert both.state.result() is not None


def test_a_box_with_few_cards_and_heavy_boats_in_lockstep() -> None:
    """The pile ends in the middle of everything, and boats wait for their last stone."""
    small = changed(
        IMHOTEP.edition(),
        (
            "counts = [2, 2, 2, 2, 2, 2, 2, 10, 2, 2, 3, 3]",
            "counts = [1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 1]",
        ),
        ("minimum = [1, 1, 2, 3]", "minimum = [1, 2, 3, 4]"),
    )
    for number in range(30):
        both = play_by_chance(IMHOTEP, Setup(2 + number % 3, SIDES_B, small), Random(number))
        assert both.state.result() is not None
