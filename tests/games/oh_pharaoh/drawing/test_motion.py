"""What events of Oh, Pharao! move, and from where to where."""

from __future__ import annotations

import re

import pytest

from baumeister.core.event import PUBLIC, Event, visible
from baumeister.core.sentences import pack
from baumeister.drawing import draw, draw_parts, motion
from baumeister.games import game
from baumeister.games.oh_pharaoh.drawing.motion import touched
from baumeister.games.oh_pharaoh.rules.names import Card
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from tests.drawing.boards import places
from tests.games.oh_pharaoh.drawing.games import ready, seen_by, steps

PLACE = {"other": 2, "pyramid": 1}


@pytest.mark.parametrize(
    ("event", "moves"),
    [
        (Event("draws", 1, {}, {"card": 3}), [("pile", "hand-1-3")]),
        (Event("draws.hidden", 1, {}), [("pile", "hand-1")]),
        (Event("opens", -1, {"card": 3, "field": 2}), [("pile", "open-2")]),
        (Event("duplicate", -1, {"card": 3}), [("pile", "discard")]),
        (Event("takes", 0, {"card": 3, "field": 2}), [("open-2", "hand-0-3")]),
        (
            Event("lays.joker", 0, {"card": 0, "number": 4, "pyramid": 1}),
            [("hand-0-0", "step-0-1-4")],
        ),
        (
            Event("swaps", 0, {"number": 4, **PLACE}),
            [("hand-0-4", "step-2-1-4"), ("step-2-1-4", "hand-0-0")],
        ),
        (Event("steals", 0, {"card": 4, "number": 4, **PLACE}), [("step-2-1-4", "hand-0-4")]),
        (
            Event("takes_back", 1, {"card": 4, "number": 4, "pyramid": 0}),
            [("step-1-0-4", "hand-1-4")],
        ),
        (Event("scores", 1, {"pyramid": 0, "n": 22}), [("pyramid-1-0", "discard")]),
        (Event("collects.hidden", 1, {"other": 0}), [("hand-0", "hand-1")]),
        (Event("collects", 1, {"other": 0}, {"card": 7}), [("hand-0-7", "hand-1-7")]),
        (Event("sends_thief", 1, PLACE), [("hand-1-10", "discard")]),
        (Event("discards", 1, {"card": 4}), [("hand-1-4", "discard")]),
        (Event("overseer", -1, {"space": 4}), [("space-3", "space-4")]),
        (Event("last_phase", -1, {"n": 40}), [("discard", "pile")]),
        (
            Event("trades", 1, {"other": 2, "give": pack([4, 4], 13), "want": pack([0], 13)}),
            [("hand-1-4", "hand-2-4"), ("hand-1-4", "hand-2-4"), ("hand-2-0", "hand-1-0")],
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
    """Things of others that have no place on the board go to their chip and come from there."""
    moved = 0
    for before, after, events in steps(seats, seed=seats, most=2500):
        for seat in (0, 1, PUBLIC):
            seen = visible(events, seat)
            moves = [move for event in seen for move in motion(game("oh_pharaoh"), event)]
            if not moves:
                continue
            moved += len(moves)
            assert {origin for origin, _ in moves} <= found(before, seat)
            assert {goal for _, goal in moves} <= found(after, seat)
    assert moved > 600


def found(state: OhPharaoh, seat: int) -> set[str]:
    """All places that somebody can see, on the board or by a chip of another player."""
    drawing = seen_by(state, seat)
    chips = [chip for other, chip in enumerate(drawing.chips) if other != seat]
    return {name for panel in drawing.panels for name in panel.places} | {
        name for chip in chips for name in chip.places
    }


@pytest.mark.parametrize("seats", [3, 4])
def test_a_replay_which_has_no_chips_shows_every_place(seats: int) -> None:
    for before, after, events in steps(seats, seed=seats + 5, most=800):
        seen = visible(events, PUBLIC)
        moves = [move for event in seen for move in motion(game("oh_pharaoh"), event)]
        if moves:
            shown = [set(places(draw(state.mask(PUBLIC)))) for state in (before, after)]
            assert {origin for origin, _ in moves} <= shown[0]
            assert {goal for _, goal in moves} <= shown[1]


def test_only_the_card_that_is_laid_leaves_its_place() -> None:
    """Each kind of card has a place of its own, and each card of a kind is drawn."""
    state = ready()
    for card in (1, 1, 5):
        state.gain_unseen(0, Card(card))
    before = draw_parts(state, seat=0, ids="x-")["hand"]
    state.lose_unseen(0, Card(1))
    after = draw_parts(state, seat=0, ids="x-")["hand"]
    for hand in (before, after):
        assert re.findall('data-at="([^"]*)"', hand) == ["hand-0-1", "hand-0-5"]
    assert (before.count("x-face-1"), after.count("x-face-1")) == (2, 1)
