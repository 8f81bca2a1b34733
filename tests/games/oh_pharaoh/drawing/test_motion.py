"""What events of Oh, Pharao! move, and from where to where."""

from __future__ import annotations

import pytest

from baumeister.core.event import Event, visible
from baumeister.core.sentences import pack
from baumeister.drawing import draw, motion
from baumeister.games import game
from baumeister.games.oh_pharaoh.drawing.motion import touched
from tests.drawing.boards import places
from tests.games.oh_pharaoh.drawing.games import steps

PLACE = {"other": 2, "pyramid": 1}


@pytest.mark.parametrize(
    ("event", "moves"),
    [
        (Event("draws", 1, {}, {"card": 3}), [("deck", "hand-1")]),
        (Event("draws.hidden", 1, {}), [("deck", "hand-1")]),
        (Event("opens", -1, {"card": 3, "field": 2}), [("deck", "open-2")]),
        (Event("duplicate", -1, {"card": 3}), [("deck", "discard")]),
        (Event("takes", 0, {"card": 3, "field": 2}), [("open-2", "hand-0")]),
        (
            Event("lays.joker", 0, {"card": 0, "number": 4, "pyramid": 1}),
            [("hand-0", "step-0-1-4")],
        ),
        (
            Event("swaps", 0, {"number": 4, **PLACE}),
            [("hand-0", "step-2-1-4"), ("step-2-1-4", "hand-0")],
        ),
        (Event("steals", 0, {"card": 4, "number": 4, **PLACE}), [("step-2-1-4", "hand-0")]),
        (
            Event("takes_back", 1, {"card": 4, "number": 4, "pyramid": 0}),
            [("step-1-0-4", "hand-1")],
        ),
        (Event("scores", 1, {"pyramid": 0, "n": 22}), [("pyramid-1-0", "discard")]),
        (Event("collects.hidden", 1, {"other": 0}), [("hand-0", "hand-1")]),
        (Event("sends_thief", 1, PLACE), [("hand-1", "discard")]),
        (Event("discards", 1, {"card": 4}), [("hand-1", "discard")]),
        (Event("overseer", -1, {"space": 4}), [("space-3", "space-4")]),
        (Event("last_phase", -1, {"n": 40}), [("discard", "deck")]),
        (
            Event("trades", 1, {"other": 2, "give": pack([4, 4], 13), "want": pack([0], 13)}),
            [("hand-1", "hand-2"), ("hand-1", "hand-2"), ("hand-2", "hand-1")],
        ),
        (Event("endures", 1, {}), []),
        (Event("goes_on", 1, {}), []),
    ],
)
def test_what_moves(event: Event, moves: list[tuple[str, str]]) -> None:
    assert motion(game("oh_pharaoh"), event) == moves


def test_places_on_the_table_are_marked_and_hands_are_not() -> None:
    events = [
        Event("draws.hidden", 1, {}),
        Event("lays", 1, {"card": 4, "number": 4, "pyramid": 0}),
        Event("opens", -1, {"card": 3, "field": 2}),
    ]
    assert touched(events) == {"step-1-0-4", "open-2"}


@pytest.mark.parametrize("seats", [3, 4])
def test_every_place_of_a_motion_is_in_the_drawings_around_it(seats: int) -> None:
    moved = 0
    for before, after, events in steps(seats, seed=seats, most=2500):
        moves = [move for event in visible(events, 0) for move in motion(game("oh_pharaoh"), event)]
        if not moves:
            continue
        moved += len(moves)
        assert {origin for origin, _ in moves} <= set(places(draw(before, standalone=False)))
        assert {goal for _, goal in moves} <= set(places(draw(after, standalone=False)))
    assert moved > 200
