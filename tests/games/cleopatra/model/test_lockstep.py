"""Kleopatra and its model agree before every answer: of recorded games, and by chance."""

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

CLEOPATRA = b.game("cleopatra")


def test_recorded_games_in_lockstep() -> None:
    for record in [*b.records(CLEOPATRA).values()][::20]:
        both = play_record(CLEOPATRA, record)
        assert both.state.result() is not None


def test_games_by_chance_in_lockstep() -> None:
    for number in range(8):
        both = play_numbered(CLEOPATRA, number, longest=300)
        assert both.offered > 0


def test_games_that_begin_like_recorded_ones_in_lockstep() -> None:
    for number in range(8):
        both = play_on(CLEOPATRA, number)
        assert both.offered > 0


def test_games_with_another_box_in_lockstep() -> None:
    """Few cards and many characters, so that the pile is used up again and again; other prices."""
    edition = changed(
        CLEOPATRA.edition(),
        ("counts = [30, 18, 11, 9, 7]", "counts = [6, 4, 3, 3, 3]"),
        ("doubles = [3, 3, 3, 3, 3]", "doubles = [1, 1, 1, 1, 1]"),
        ("trompe_loeil = [8]", "trompe_loeil = [2]"),
        ("counts = [2, 2, 2, 2, 2, 1]", "counts = [1, 3, 1, 2, 1, 2]"),
        ("double = [1]", "double = [2]"),
        ("artisan = [0]", "artisan = [1]"),
        ("symbols = [1]", "symbols = [3]"),
        ("hand = [10]", "hand = [6]"),
        ("merchant_value = [3]", "merchant_value = [1]"),
        ("steps = [5]", "steps = [3]"),
        ("rounds = [100]", "rounds = [12]"),
    )
    play_with(edition)


def test_games_of_honest_architects_in_lockstep() -> None:
    """Nothing tainted in the box, and Cleopatra is soon there: the crocodile stays hungry."""
    edition = changed(
        CLEOPATRA.edition(),
        ("doubles = [3, 3, 3, 3, 3]", "doubles = [0, 0, 0, 0, 0]"),
        ("trompe_loeil = [8]", "trompe_loeil = [0]"),
        ("counts = [2, 2, 2, 2, 2, 1]", "counts = [0, 0, 0, 0, 0, 0]"),
        ("hand = [10]", "hand = [20]"),
        ("steps = [5]", "steps = [1]"),
    )
    play_with(edition)


def play_with(edition: str) -> None:
    """Some games to the end."""
    for number in range(8):
        setup = agreed(CLEOPATRA, number)
        other = Setup(setup.seats, setup.variants, edition)
        both = play_by_chance(CLEOPATRA, other, Random(number))
        assert both.state.result() is not None
