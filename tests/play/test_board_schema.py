"""The form of a board is what is described: positions of whole games, as each viewer sees them."""

from __future__ import annotations

from random import Random

import pytest
from jsonschema_rs import Draft202012Validator

from baumeister.core.event import PUBLIC
from baumeister.core.game import Game
from baumeister.core.state import CHANCE
from baumeister.games import all_games
from baumeister.play.board_schema import board_schema

GAMES = 12  # of each, every answer of which leads to a position
EVERY = 3  # one of so many is looked at


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_position_has_the_form_that_is_described(game: Game) -> None:
    form = Draft202012Validator(board_schema(game))
    rng, looked_at, questions = Random(1), 0, set()
    for number in range(GAMES):
        seats = game.fewest + number % (game.most - game.fewest + 1)
        chosen = {variant.key: rng.choice(variant.values) for variant in game.variants}
        state = game.start(seats, chosen, edition=game.edition() + "\n" if number == 0 else None)
        steps = 0
        while asked := state.to_act():
            seat = rng.choice(asked)
            state.apply(
                seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat))
            )
            steps += 1
            if steps % EVERY and state.agenda:
                continue
            for viewer in (*range(seats), PUBLIC):
                data = state.mask(viewer).to_json()
                form.validate(data)
                looked_at += 1
            questions |= {type(question).__name__ for question in state.agenda}
    assert looked_at > 500
    assert len(questions) > 5


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_whatever_is_not_described_is_found(game: Game) -> None:
    form = Draft202012Validator(board_schema(game))
    data = game.start(game.most).to_json()
    assert form.is_valid(data)
    facts = data["facts"]
    assert isinstance(facts, dict)
    for name in facts:
        for other in ("x", None, {"x": 1}):
            assert not form.is_valid({**data, "facts": {**facts, name: other}})
        assert not form.is_valid({**data, "facts": {k: v for k, v in facts.items() if k != name}})
    assert not form.is_valid({**data, "facts": {**facts, "more": 1}})
    assert not form.is_valid({**data, "agenda": [{"ask": "Nothing", "facts": []}]})
    assert not form.is_valid({**data, "game": "chess"})
