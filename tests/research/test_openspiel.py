"""What OpenSpiel's search asks of a state, answered by our games."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.game import Game
from baumeister.core.state import CHANCE
from baumeister.games import all_games
from baumeister.research.openspiel import TERMINAL, SpielState

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))


def begin(game: Game) -> SpielState:
    return SpielState(game.start(max(2, game.fewest)), None, Random(2))


@GAMES
def test_a_game_is_played_in_their_words(game: Game) -> None:
    rng = Random(4)
    state = begin(game)
    while not state.is_terminal():
        actions = state.legal_actions()
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert [action for action, _ in outcomes] == actions
            assert sum(share for _, share in outcomes) == pytest.approx(1)
        state.apply_action(rng.choice(actions))
    assert state.current_player() == TERMINAL
    returns = state.returns()
    assert len(returns) == state.num_players()
    assert sum(returns) == pytest.approx(2 - len(returns))


@GAMES
def test_a_sampled_state_looks_the_same_to_whoever_is_asked(game: Game) -> None:
    rng = Random(5)
    state = begin(game)
    for _ in range(60):
        player = state.current_player()
        if player != CHANCE:
            sampled = state.resample_from_infostate(player, None)
            assert sampled.information_state_string() == state.information_state_string()
            assert sampled.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))


def test_a_clone_goes_its_own_way() -> None:
    state = begin(all_games()[0])
    before = state.information_state_string(0)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.information_state_string(0) == before
    assert twin.information_state_string(0) != before
    assert state.returns() == [0.0, 0.0]
