"""What events of Imhotep move, and from where to where."""

from __future__ import annotations

import pytest

from baumeister.core.event import Event, visible
from baumeister.drawing import draw, motion
from baumeister.games import game
from baumeister.games.imhotep.drawing.motion import touched
from tests.drawing.boards import MIXTURES, places, steps

QUARRY = {"ship": -1, "slot": -1}


@pytest.mark.parametrize(
    ("event", "moves"),
    [
        (Event("takes", 1, {"n": 2}), [("quarry-1", "sled-1")] * 2),
        (Event("places", 0, {"ship": 2, "slot": 1}), [("sled-0", "ship-2-1")]),
        (Event("sails", 0, {"ship": 2, "site": 3}), [("mooring-2", "dock-3")]),
        (Event("unloads", 3, {"ship": 2, "slot": 0}), [("ship-2-0", "quarry-3")]),
        (Event("gets", 3, {"card": 7, "field": 1}), [("market-1", "hand-3")]),
        (Event("keeps", 3, {"card": 7}), [("market-3", "hand-3")]),
        (Event("discards", 3, {"card": 8}), [("market-3", "discard")]),
        (Event("draws", 0, {"card": 8}), [("deck", "hand-0")]),
        (Event("deals", -1, {"card": 8, "field": 2}), [("deck", "market-2")]),
        (Event("clears", -1, {"card": 8, "field": 3}), [("market-3", "discard")]),
        (Event("plays", 2, {"card": 8}), [("hand-2", "discard")]),
        (Event("reshuffles", -1, {}), [("discard", "deck")]),
        (Event("passes", 0, {}), []),
        (Event("sees.hidden", 0, {}), []),
        (Event("round_ends", -1, {"round": 2}), []),
    ],
)
def test_what_moves(event: Event, moves: list[tuple[str, str]]) -> None:
    assert motion(game("imhotep"), event) == moves


@pytest.mark.parametrize(
    ("site", "field", "place"),
    [
        (1, 4, "pyramid-4"),
        (1, -1, "pyramid-edge"),
        (2, 2, "temple-2"),
        (3, 7, "burial-7"),
        (4, 1, "obelisk-1"),
    ],
)
def test_where_stones_are_built(site: int, field: int, place: str) -> None:
    sailed = {"site": site, "ship": 3, "slot": 2, "field": field, "n": 0}
    assert motion(game("imhotep"), Event("builds", 1, sailed)) == [("ship-3-2", place)]
    carried = {**sailed, **QUARRY}
    assert motion(game("imhotep"), Event("builds.scores", 1, carried)) == [("quarry-1", place)]


def test_what_was_reached_is_touched() -> None:
    events = [Event("takes", 1, {"n": 2}), Event("places", 0, {"ship": 2, "slot": 1})]
    assert touched(events) == {"sled-1", "ship-2-1"}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("sides", MIXTURES)
def test_every_place_of_a_motion_is_in_the_drawings_around_it(seats: int, sides: str) -> None:
    moved = 0
    for before, after, events in steps(seats, sides, seed=seats + 10):
        moves = [move for event in visible(events, 0) for move in motion(game("imhotep"), event)]
        if moves:
            moved += len(moves)
            assert {origin for origin, _ in moves} <= set(places(draw(before, standalone=False)))
            assert {goal for _, goal in moves} <= set(places(draw(after, standalone=False)))
    assert moved > 100
