"""What events of the Valley move, and from where to where."""

from __future__ import annotations

import pytest

from baumeister.core.event import PUBLIC, Event, visible
from baumeister.core.state import State
from baumeister.drawing import Drawing, Viewer, motion
from baumeister.games import game
from baumeister.games.valley_of_the_kings.drawing.motion import touched
from tests.games.valley_of_the_kings.drawing.games import steps

GAME = "valley_of_the_kings"


@pytest.mark.parametrize(
    ("event", "moves"),
    [
        (Event("draws", -1, {"group": 2, "colour": 1}), [("bag", "group-2-1")]),
        (Event("bids", 1, {"group": 2}, {"n": 4}), [("tile-1-4", "bids-2-1")]),
        (Event("bids.hidden", 1, {"group": 2}), [("tiles-1", "bids-2-1")]),
        (
            Event("wins", 0, {"group": 2, "n": 4}),
            [(f"group-2-{colour}", f"stock-0-{colour}") for colour in range(5)],
        ),
        (Event("unsold", -1, {"group": 1}), [(f"group-1-{colour}", "bag") for colour in range(5)]),
        (
            Event("unsold.pharaoh", -1, {"group": 1, "n": 2, "first": 7}),
            [("group-1", "pharaoh-7"), ("group-1", "pharaoh-8")],
        ),
        (Event("gives", 3, {"n": 1, "first": 0}), [("stock-3", "pharaoh-0")]),
        (
            Event("oversees.field", 1, {"source": 0, "target": 19}),
            [("camp-0-1", "at-19")],
        ),
        (Event("works.area", 1, {"source": 19, "target": 3}), [("at-19", "camp-3-1")]),
        (Event("finds_taken", 2, {"source": 0, "target": 1}), [("camp-0-2", "camp-1-2")]),
        (Event("claims", 2, {"site": 4}), [("scarabs-2", "scarab-4")]),
        (
            Event("takes_over", 2, {"site": 4, "other": 0}),
            [("scarab-4", "scarabs-0"), ("scarabs-2", "scarab-4")],
        ),
        (
            Event("steals", 2, {"site": 4, "other": 0, "position": 3, "colour": 1}),
            [("block-4-3", "stock-2-1")],
        ),
        (
            Event("builds", 2, {"site": 4, "position": 3, "colour": 1}),
            [("stock-2-1", "block-4-3")],
        ),
        (Event("orders.area", 2, {"source": 0, "target": 1}), []),
        (Event("too_far", 2, {"n": 6}), []),
    ],
)
def test_what_moves(event: Event, moves: list[tuple[str, str]]) -> None:
    assert motion(game(GAME), event) == moves


def test_what_was_reached_on_the_map_or_the_market_is_touched() -> None:
    events = [
        Event("builds", 2, {"site": 4, "position": 3, "colour": 1}),
        Event("steals", 2, {"site": 4, "other": 0, "position": 3, "colour": 1}),
        Event("bids.hidden", 1, {"group": 2}),
    ]
    assert touched(events) == {"block-4-3", "bids-2-1"}


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("unsold", ["bag", "pharaoh"])
def test_every_place_of_a_motion_is_in_the_drawings_around_it(seats: int, unsold: str) -> None:
    """But for figures and blocks that went on in the same moment."""
    moved = 0
    for before, after, events in steps(seats, 3, {"unsold": unsold}):
        moves = [move for event in visible(events, PUBLIC) for move in motion(game(GAME), event)]
        if moves and after.agenda:
            moved += len(moves)
            drawn = places_of(before) | places_of(after)
            fleeting = {place for move in moves for place in move} - drawn
            assert not [
                one for one in fleeting if not one.startswith(("group-", "camp-", "at-", "bids-"))
            ]
    assert moved > 100


def places_of(state: State) -> set[str]:
    """Where something can come from or go to, in any panel or at a chip."""
    drawing = Drawing(state, Viewer())
    chips = {name for chip in drawing.chips for name in chip.places}
    return chips | {name for panel in drawing.panels for name in panel.places}


def test_what_flies_to_a_rival_flies_to_their_chip() -> None:
    """The panel of a seat is seldom open; one's own things are in the dock."""
    before, _, _ = next(steps(3, 3, {}))
    drawing = Drawing(before.mask(1), Viewer(1))
    own, rival = drawing.chips[1], drawing.chips[2]
    assert not own.places
    seat = next(panel for panel in drawing.panels if panel.name == "seat-2")
    assert seat.places.keys() - {"pharaoh-stone"} <= set(rival.places)
