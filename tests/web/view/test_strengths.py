"""What people read of how strong bots are."""

from __future__ import annotations

import pytest

from baumeister.bots.judgement import judgement_of
from baumeister.core.game import Game
from baumeister.core.text import ENGLISH
from baumeister.games import all_games
from baumeister.web.view.speech import rated_before, strength
from baumeister.web.view.visitor import Visitor
from tests.toys.nim import NIM

ANNA = Visitor("anna", "Anna", ENGLISH, "auto")

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


@every_game
def test_strengths_that_were_measured_by_other_rules_say_so(game: Game) -> None:
    judged = judgement_of(game)
    is_older = judged.rated_by < game.rules_version
    said = strength(ANNA, game, "architect")
    assert str(judged.ratings["architect"]) in said
    assert (f"by rules {judged.rated_by}" in said) == is_older
    assert bool(rated_before(ANNA, game)) == is_older


@every_game
def test_no_strength_was_measured_by_rules_to_come(game: Game) -> None:
    assert 1 <= judgement_of(game).rated_by <= game.rules_version


def test_what_was_not_measured_was_not_measured_by_any_rules() -> None:
    assert rated_before(ANNA, NIM) == ""
    assert strength(ANNA, NIM, "random") == "Strength not measured yet."
