"""Tal der Könige and its model agree before every answer: of recorded games, and by chance."""

from __future__ import annotations

from random import Random

import baumeister as b
from tests.games.editions import changed
from tests.games.lockstep import (
    Setup,
    agreed,
    play_by_chance,
    play_numbered,
    play_on,
    play_record,
)
from tests.games.valley_of_the_kings.model.builders import play_busily

VALLEY = b.game("valley_of_the_kings")
HUB = """[
    "17 18 19 20 21 22",
    "16 18",
    "16 17",
    "16 20",
    "16 19",
    "16 22",
    "16 21",
]"""
CHAIN = '["17", "16 18", "17 19", "18 20", "19 21", "20 22", "21"]'


def test_recorded_games_in_lockstep() -> None:
    for record in [*b.records(VALLEY).values()][::9]:
        both = play_record(VALLEY, record)
        assert both.state.result() is not None


def test_games_by_chance_in_lockstep() -> None:
    for number in range(8):
        both = play_numbered(VALLEY, number)
        assert both.state.result() is not None


def test_games_that_begin_like_recorded_ones_in_lockstep() -> None:
    for number in range(30):
        both = play_on(VALLEY, number)
        assert both.offered > 0


def test_games_of_busy_builders_in_lockstep() -> None:
    """Large pyramids of every kind are finished, robbed and taken over."""
    for number in range(12):
        both = play_busily(VALLEY, number)
        assert both.state.result() is not None


def test_games_on_another_board_in_lockstep() -> None:
    """Long ways, a bag that soon is empty, other tiles and points."""
    edition = changed(
        VALLEY.edition(),
        (HUB, CHAIN),
        ("counts = [33, 33, 33, 33, 33]", "counts = [7, 5, 9, 11, 30]"),
        ("rings = [1, 2, 3, 4, 0, 0, 0, 0]", "rings = [5, 4, 1, 0, 0, 0, 0, 0]"),
        ("small = [1, 3, 5]", "small = [1, 4, 9]"),
    )
    for number in range(6):
        setup = agreed(VALLEY, number)
        other = Setup(setup.seats, setup.variants, edition)
        both = play_by_chance(VALLEY, other, Random(number))
        assert both.state.result() is not None
