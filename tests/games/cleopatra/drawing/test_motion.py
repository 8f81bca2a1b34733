"""What events of Kleopatra move, and from where to where."""

from __future__ import annotations

import pytest

from baumeister.core.event import Event, visible
from baumeister.drawing import draw, motion
from baumeister.games import game
from baumeister.games.cleopatra.drawing.motion import touched
from tests.drawing.boards import places
from tests.games.cleopatra.drawing.boards import steps


@pytest.mark.parametrize(
    ("event", "moves"),
    [
        (Event("stocks", 1, {"card": 3, "stall": 2, "place": 4}), [("drawn", "stall-2-4")]),
        (Event("stocks_face_down", 1, {"stall": 0, "place": 0}), [("drawn", "stall-0-0")]),
        (Event("takes", 1, {"card": 3, "stall": 2, "place": 0}), [("stall-2", "hand-1")]),
        (Event("pays", 0, {"card": 2, "resource": 2}), [("hand-0", "discard")]),
        (Event("stands_in", 0, {"card": 17, "resource": 2}), []),
        (Event("builds", 2, {"piece": 0, "place": 8, "n": 3}), [("quarry-0", "wall-8")]),
        (Event("builds", 2, {"piece": 1, "place": 5, "n": 3}), [("quarry-1", "sphinx-5")]),
        (Event("builds", 2, {"piece": 3, "place": 0, "n": 12}), [("quarry-2", "throne")]),
        (Event("builds", 2, {"piece": 4, "place": 1, "n": 12}), [("quarry-3", "obelisk-1")]),
        (Event("builds", 2, {"piece": 5, "place": 0, "n": 4}), [("quarry-4", "door-0")]),
        (Event("steps", -1, {"n": 2, "steps": 4}), [("step-2", "step-4")]),
        (Event("offers", 1, {"n": 4}), [("talents-1", "fist-1")]),
        (Event("gives", 1, {"other": 0, "card": 2}), [("hand-1", "hand-0")]),
        (Event("gives_talents", 1, {"other": 0, "n": 2}), [("talents-1", "talents-0")]),
        (Event("accepts.amulet", 1, {"other": 2, "card": 2, "n": 1}), [("hand-2", "hand-1")]),
        (Event("salvages.hidden", 1, {}), [("discard", "hand-1")]),
        (Event("reshuffles", -1, {"n": 40}), [("discard", "deck")]),
        (Event("passes", 0, {}), []),
        (Event("plays", 1, {"card": 14, "n": 0}), [("hand-1", "discard")]),
        (Event("plays.amulets", 1, {"card": 12, "n": 1}), [("hand-1", "fist-1")]),
    ],
)
def test_what_moves(event: Event, moves: list[tuple[str, str]]) -> None:
    assert motion(game("cleopatra"), event) == moves


def test_a_mosaic_moves_from_the_stack_to_the_garden() -> None:
    event = Event("lays", 1, {"shape": 7, "orientation": 1, "row": 2, "column": 3, "n": 5})
    assert motion(game("cleopatra"), event) == [("stack", "mosaic-7")]


def test_what_was_reached_is_touched_but_hands_are_not() -> None:
    events = [
        Event("builds", 2, {"piece": 0, "place": 8, "n": 3}),
        Event("takes", 1, {"card": 3, "stall": 2, "place": 0}),
        Event("rolls", 2, {"n": 0, "dice": 4}),
    ]
    assert touched(events) == {"wall-8"}
    assert touched([Event("rolls", 2, {"n": 1, "dice": 4})]) == {"altar"}


@pytest.mark.parametrize("seats", [2, 5])
def test_every_place_of_a_motion_is_in_the_drawings_around_it(seats: int) -> None:
    moved: dict[str, int] = {}
    for before, after, events in steps(seats, seed=seats + 10):
        for seat in (0, 1):
            for event in visible(events, seat):
                moves = motion(game("cleopatra"), event)
                if not moves or moved.get(event.key, 0) > 6:
                    continue
                moved[event.key] = moved.get(event.key, 0) + 1
                if after.agenda:
                    there = set(places(draw(before.mask(seat), seat=seat, standalone=False)))
                    here = set(places(draw(after.mask(seat), seat=seat, standalone=False)))
                    assert {origin for origin, _ in moves} <= there, event
                    assert {goal for _, goal in moves} <= here, event
    assert {"builds", "takes", "stocks", "lays", "steps", "pays"} <= moved.keys()
