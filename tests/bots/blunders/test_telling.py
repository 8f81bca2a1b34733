"""The positions are worth something: whoever answers at random gets most of them wrong."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.bots.blunders import (
    test_cleopatra,
    test_imhotep,
    test_kheops,
    test_oh_pharaoh,
    test_valley_of_the_kings,
)
from tests.bots.blunders.position import Blunders, Position, assert_telling, is_meant
from tests.games.cleopatra.table import ANNA, table

GAMES = [
    module.BLUNDERS
    for module in (
        test_cleopatra,
        test_imhotep,
        test_kheops,
        test_oh_pharaoh,
        test_valley_of_the_kings,
    )
]
MOST_ON_AVERAGE = Fraction(2, 5)  # many questions are put with only two or three answers


@pytest.mark.parametrize("game", GAMES)
def test_a_random_answer_is_seldom_right(game: Blunders) -> None:
    assert game.share() <= MOST_ON_AVERAGE, float(game.share())


def test_a_notation_is_meant_word_by_word() -> None:
    assert is_meant("bid 4", "bid 4")
    assert not is_meant("bid 4", "bid 40")
    assert not is_meant("bid 1", "bid 1 0")
    assert is_meant("bid 1 *", "bid 1 0")
    assert not is_meant("build *", "build wall 3")


def test_answers_that_cannot_be_given_are_noticed() -> None:
    position = Position(table(3), ANNA, wrong=("build pyramid",))
    with pytest.raises(AssertionError, match="build pyramid"):
        assert_telling(position)
