"""What is fixed about the game."""

from __future__ import annotations

from random import Random

import pytest

import baumeister
from baumeister.core.playout import play_out
from baumeister.core.refusal import BadSetup
from baumeister.core.result import Result
from baumeister.games.valley_of_the_kings.rules.game import VALLEY_OF_THE_KINGS
from baumeister.games.valley_of_the_kings.rules.names import FINISHED
from tests.games.valley_of_the_kings.rules.table import moments, start


def test_it_is_registered() -> None:
    assert baumeister.game("valley_of_the_kings") is VALLEY_OF_THE_KINGS
    assert VALLEY_OF_THE_KINGS.title == "Tal der Könige"


@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadSetup):
        VALLEY_OF_THE_KINGS.start(seats)


def test_no_game_comes_near_the_bound() -> None:
    """A lot, and 30 rounds: 25 draws, 36 bids, 28 moves of overseers and of workers, 44 thefts,
    12 takeovers and 44 blocks at most."""
    assert VALLEY_OF_THE_KINGS.bound > 30 * (25 + 36 + 28 + 28 + 44 + 12 + 44)
    for seats in (2, 3, 4):
        for seed in range(20):
            assert play_out(start(seats), Random(seed)) < VALLEY_OF_THE_KINGS.bound / 10
        assert sum(1 for _ in moments(start(seats), seats, is_eager=True)) < 2000


def test_a_tie_is_told_in_pyramids() -> None:
    """Two finished ones each, of which the first seat has a large one."""
    result = Result([20, 20], [1, 2], [2 * FINISHED + 1, 2 * FINISHED], [])
    assert VALLEY_OF_THE_KINGS.tie_rows(result) == [("finished", [2, 2]), ("large", [1, 0])]
