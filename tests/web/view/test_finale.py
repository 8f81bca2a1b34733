"""The finale: the points of a finished game by their sources, and where they lie on the board."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.bots.levels import bot
from baumeister.core.game import Game
from baumeister.core.state import CHANCE, State
from baumeister.drawing import Drawing, Viewer
from baumeister.games import all_games, game
from baumeister.web.view.finale import finale
from tests.games.cleopatra.rules.table import SHORT_GAME as SHORT_CLEOPATRA
from tests.games.oh_pharaoh.rules.table import SHORT as SHORT_PHARAOH

SHORT = {"oh_pharaoh": SHORT_PHARAOH, "cleopatra": SHORT_CLEOPATRA}


def ended(found: Game, seed: int) -> State:
    """A game between builders at its end."""
    rng, state = Random(seed), found.start(found.fewest, edition=SHORT.get(found.id))
    builder = bot("builder")
    while asked := state.to_act():
        seat = asked[0]
        if seat == CHANCE:
            state.apply(seat, state.sample(rng))
        else:
            view = state.mask(seat)
            state.apply(seat, builder.choose(view, seat, view.legal(seat), rng=rng))
    return state


@pytest.mark.parametrize("found", all_games(), ids=lambda found: found.id)
def test_every_source_is_counted_and_lies_somewhere_on_the_board(found: Game) -> None:
    lit = 0
    for seed in range(2):
        state = ended(found, seed)
        result = state.result()
        assert result is not None
        board = Drawing(state, Viewer())
        counts = finale(board)
        assert [count["points"] for count in counts] == [row for row in result.table if any(row)]
        names = {name for panel in board.panels for name in panel.places}
        for count in counts:
            places = count["places"]
            assert isinstance(places, list)
            lit += sum(any(is_meant(name, place) for name in names) for place in places)
    assert lit


def is_meant(name: str, place: str) -> bool:
    return name.startswith(place) if place.endswith("-") else name == place


def test_nothing_is_counted_before_the_end() -> None:
    assert finale(Drawing(game("imhotep").start(2), Viewer())) == []
