"""Points of finished pyramids are known before the last block is placed."""

from __future__ import annotations

from baumeister.core.foresight import foreseen
from baumeister.games.valley_of_the_kings.rules.actions import VOCABULARY
from baumeister.games.valley_of_the_kings.rules.state import Valley
from tests.games.valley_of_the_kings.rules.table import (
    GREY,
    answer,
    ask_building,
    bids_open,
    give,
    later,
    lay,
    own,
    stand,
)


def building(blocks: str) -> Valley:
    """Grey may build on a small site."""
    state = later(2)
    own(state, GREY, 3)
    lay(state, 3, blocks)
    stand(state, GREY, workers="3-a")
    give(state, GREY, "rg")
    ask_building(state)
    return state


def brings(state: Valley, notation: str) -> list[int]:
    action = VOCABULARY.parse(notation)
    return foreseen(state.mask(GREY), GREY, [action])[action]


def test_the_last_block_shows_the_points_of_the_pyramid() -> None:
    state = building("rrrr")
    assert brings(state, "build 3 red 4") == [5, 0]
    answer(state, "build 3 red 4")
    assert state.points() == state.estimate() == [5, 0]


def test_an_unfinished_pyramid_brings_nothing_yet() -> None:
    assert brings(building("rrr"), "build 3 red 3") == [0, 0]


def test_bids_cannot_be_judged() -> None:
    state = bids_open(2)
    seat = state.to_act()[0]
    view = state.mask(seat)
    assert foreseen(view, seat, view.legal(seat)) == {}
