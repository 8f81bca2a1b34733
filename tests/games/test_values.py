"""The states of every game are values: compared, pickled, sent away, written and read again."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from operator import methodcaller
from random import Random

import pytest

import baumeister as b
from baumeister.core.game import Game
from baumeister.core.refusal import BadState
from baumeister.core.sealed import Sealed

EVERY = pytest.mark.parametrize("game", b.all_games(), ids=lambda game: game.id)


def moments(game: Game, seed: int = 3) -> Iterator[b.State]:
    """Some moments of a random game by an edition of its own, the first sealed one among them."""
    edition = game.edition() + "\n# a reprint\n"
    state = game.start(game.most, edition=edition, log=True)
    rng = Random(seed)
    is_sealed = False
    for number in range(400):
        if not state.agenda:
            break
        seals = isinstance(state.agenda[-1], Sealed) and state.agenda[-1].steps != [[]] * game.most
        if number % 40 == 0 or (seals and not is_sealed):
            is_sealed = is_sealed or seals
            yield state
        b.play_out(state, rng, most=1)


def views(game: Game) -> Iterator[b.State]:
    for state in moments(game):
        yield from (state, *(state.mask(viewer) for viewer in (0, game.most - 1, b.PUBLIC)))


@EVERY
def test_states_and_views_are_read_from_json_by_their_game_and_by_the_shelf(game: Game) -> None:
    for state in views(game):
        text = json.dumps(state.to_json())
        assert game.from_json(json.loads(text)) == state == b.State.from_json(json.loads(text))


@EVERY
def test_states_and_views_can_be_pickled_and_copied(game: Game) -> None:
    for state in views(game):
        for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
            assert (again, again.log, type(again)) == (state, state.log, type(state))
            assert again.key() == state.key()


@EVERY
def test_every_action_is_still_the_same_after_pickling(game: Game) -> None:
    some = list(game.vocabulary)[::97]
    assert all(pickle.loads(pickle.dumps(action)) is action for action in some)


@EVERY
def test_another_edition_travels_with_the_state_and_the_own_one_does_not(game: Game) -> None:
    state = next(moments(game))
    assert state.to_json()["edition"] == game.edition() + "\n# a reprint\n"
    assert "edition" not in game.start(game.fewest, edition=game.edition()).to_json()
    assert state != game.start(game.most)


@EVERY
def test_facts_that_are_missing_or_wrong_are_refused(game: Game) -> None:
    """Whatever becomes of a fact: a refusal, and never another error."""
    state = list(moments(game))[2]
    data = state.to_json()
    facts = data["facts"]
    assert isinstance(facts, dict)
    for name in facts:
        without = {key: value for key, value in facts.items() if key != name}
        for wrong in (without, {**facts, name: "?"}, {**facts, name: [[None]]}):
            with pytest.raises(BadState, match="The state cannot be read"):
                game.from_json({**data, "facts": wrong})


@EVERY
def test_a_notebook_shows_the_drawing_of_what_it_is_given(game: Game) -> None:
    state = list(moments(game))[1]
    for shown in (state, state.mask(0)):
        assert shown._repr_html_().startswith("<svg")


def test_states_travel_to_other_processes_and_back() -> None:
    states = [state for game in b.all_games() for state in list(views(game))[4:8]]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert list(pool.map(methodcaller("copy"), states)) == states
        assert list(pool.map(methodcaller("key"), states)) == [state.key() for state in states]


def test_data_of_a_game_that_is_not_on_the_shelf_is_refused() -> None:
    with pytest.raises(BadState, match=r"There is no game “chess”\. Known games: .*cleopatra"):
        b.State.from_json({"game": "chess"})
