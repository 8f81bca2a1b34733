"""The positions are worth something: whoever answers at random gets most of them wrong."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.bots.position import Blunders, Position, assert_telling, is_meant
from tests.games.cleopatra.judgement import test_blunders as cleopatra
from tests.games.cleopatra.rules.table import ANNA, table
from tests.games.imhotep.judgement import test_blunders as imhotep
from tests.games.kheops.judgement import test_blunders as kheops
from tests.games.oh_pharaoh.judgement import test_blunders as oh_pharaoh
from tests.games.valley_of_the_kings.judgement import test_blunders as valley_of_the_kings

GAMES = [
    module.BLUNDERS
    for module in (
        cleopatra,
        imhotep,
        kheops,
        oh_pharaoh,
        valley_of_the_kings,
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
