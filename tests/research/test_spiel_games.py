"""OpenSpiel's own checks of our games."""

from __future__ import annotations

from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough

from baumeister.core.game import Game
from baumeister.games import all_games
from baumeister.research import spiel_games
from baumeister.research.setting import Setting

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))


def test_all_games_are_registered_once() -> None:
    spiel_games.register()
    names = pyspiel.registered_names()
    assert {f"baumeister_{game.id}" for game in all_games()} <= set(names)


@GAMES
def test_random_games_with_serialisation(game: Game) -> None:
    found = pyspiel.load_game(f"baumeister_{game.id}")
    pyspiel.random_sim_test(found, num_sims=1, serialize=True, verbose=False)


@GAMES
def test_a_state_that_was_written_down_is_the_same_again(game: Game) -> None:
    found = pyspiel.load_game(f"baumeister_{game.id}", {"players": game.most})
    rng = Random(5)
    state = found.new_initial_state()
    for _ in range(40):
        state.apply_action(rng.choice(state.legal_actions()))
    again = found.deserialize_state(state.serialize())
    assert str(again) == str(state)
    for seat in range(game.most):
        assert again.information_state_string(seat) == state.information_state_string(seat)
        assert (again.observation_tensor(seat) == np.array(state.observation_tensor(seat))).all()


def test_players_and_variants_are_parameters() -> None:
    found = pyspiel.load_game("baumeister_imhotep", {"players": 4, "variants": "market=B"})
    assert found.num_players() == 4
    state = found.new_initial_state()
    assert '"market":"B"' in str(state)
    assert found.observation_tensor_shape() == [Setting("imhotep", 4, dtype="float32").size]


def test_an_information_state_remembers_what_the_seat_has_seen_and_no_more() -> None:
    """Of bids, others see where a tile is laid and not how much it is."""
    state = pyspiel.load_game("baumeister_valley_of_the_kings").new_initial_state()
    rng = Random(2)
    while "Bids" not in str(state):
        state.apply_action(rng.choice(state.legal_actions()))
    bidder = state.current_player()
    words = {state.action_to_string(bidder, n): n for n in state.legal_actions()}
    state.apply_action(words["bid 0 3"])
    assert f"{bidder} bid 0 3" in state.information_state_string(bidder).splitlines()
    assert f"{bidder} bid 0 ?" in state.information_state_string(1 - bidder).splitlines()


def test_a_playthrough_can_be_written_and_played_again() -> None:
    found = "baumeister_kheops"
    actions: list[int] = []
    rng = Random(3)
    state = pyspiel.load_game(found).new_initial_state()
    while not state.is_terminal():
        actions.append(rng.choice(state.legal_actions()))
        state.apply_action(actions[-1])
    first = generate_playthrough.playthrough(found, actions)
    assert first == generate_playthrough.playthrough(found, actions)
    assert "Terminal? = True" in first or "IsTerminal() = True" in first
