"""What the end card would bring now, and what scoring brings."""

from __future__ import annotations

from baumeister.core.foresight import foreseen
from baumeister.games.oh_pharaoh.rules.actions import SCORE
from tests.games.oh_pharaoh.rules.table import ANNA, answer, table


def test_pyramids_of_three_steps_would_score_if_the_game_ended_now() -> None:
    state = table(pyramids=["333/44/5", "55/6"], at="score")
    assert state.points() == [0, 0, 0]
    assert state.estimate() == [36, 0, 0]


def test_scoring_a_pyramid_shows_all_its_points() -> None:
    state = table(pyramids=["333/44/5"], at="score")
    assert foreseen(state.mask(ANNA), ANNA, SCORE[:1]) == {SCORE[0]: [36, 0, 0]}
    answer(state, "score 0")
    assert state.points() == state.estimate() == [36, 0, 0]
