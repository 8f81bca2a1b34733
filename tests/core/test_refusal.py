"""Refusals go from process to process with their reason."""

from __future__ import annotations

import pickle

import pytest

from baumeister.core.game import Game
from baumeister.core.refusal import IllegalAction, Refusal
from baumeister.games import all_games
from baumeister.languages import language


def refused_by(game: Game) -> Refusal:
    state = game.start(game.most)
    with pytest.raises(IllegalAction) as refused:
        state.play(0, game.vocabulary[0])
    return refused.value


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_refusal_is_the_same_after_its_way_from_a_process(game: Game) -> None:
    refusal = refused_by(game)
    twin = pickle.loads(pickle.dumps(refusal))
    assert type(twin) is type(refusal)
    assert twin.text == refusal.text
    assert twin.game == refusal.game == game.id
    for code in ("en", "de"):
        assert twin.say(language(code)) == refusal.say(language(code))
