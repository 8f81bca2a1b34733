"""What events of Kheops move, and from where to where."""

from __future__ import annotations

import pytest

from baumeister.core.event import Event, visible
from baumeister.drawing import draw, motion
from baumeister.games import game
from baumeister.games.kheops.drawing.motion import touched
from tests.drawing.boards import places
from tests.games.kheops.drawing.games import MATCH, steps


@pytest.mark.parametrize(
    ("event", "moves"),
    [
        (Event("founds", -1, {"tile": 3, "cell": 36, "openings": 3}), [("pile", "cell-36")]),
        (Event("draws", 1, {}, secret={"tile": 3}), [("pile", "hand-1-3")]),
        (Event("draws.hidden", 1, {}), [("pile", "hand-1")]),
        (Event("puts", 0, {"figure": 2, "cell": 9}), [("supply-0-2", "figure-9")]),
        (
            Event("ousts", 0, {"other": 1, "figure": 0, "cell": 9}),
            [("figure-9", "supply-1-0")],
        ),
        (
            Event("replaces", 1, {"other": 0, "cell": 4, "figure": 0, "removed": 1}),
            [("figure-4", "supply-0-1"), ("supply-1-0", "figure-4")],
        ),
        (Event("moves", 1, {"figure": 0, "start": 4, "cell": 8}), [("figure-4", "figure-8")]),
        (Event("lays", 1, {"tile": 3, "cell": 8, "openings": 1}), [("hand-1-3", "cell-8")]),
        (Event("turns", 1, {"cell": 8, "openings": 1, "before": 2}), [("cell-8", "cell-8")]),
        (Event("game_ends", 0, {"number": 0}), []),
    ],
)
def test_what_moves(event: Event, moves: list[tuple[str, str]]) -> None:
    assert motion(game("kheops"), event) == moves


def test_what_was_reached_or_turned_is_touched_but_not_the_foundation() -> None:
    events = [
        Event("founds", -1, {"tile": 3, "cell": 36, "openings": 3}),
        Event("puts", 0, {"figure": 2, "cell": 9}),
        Event("turns", 1, {"cell": 8, "openings": 1, "before": 2}),
    ]
    assert touched(events) == {"figure-9", "cell-8"}


def test_every_place_of_a_motion_is_in_the_drawings_around_it() -> None:
    moved = 0
    for before, after, events in steps(3, MATCH):
        moves = [move for event in visible(events, 0) for move in motion(game("kheops"), event)]
        if moves and after.pyramid.laid:
            moved += len(moves)
            assert {origin for origin, _ in moves} <= set(places(draw(before, standalone=False)))
            assert {goal for _, goal in moves} <= set(places(draw(after, standalone=False)))
    assert moved > 100
