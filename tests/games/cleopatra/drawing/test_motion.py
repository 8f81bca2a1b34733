"""What events of Kleopatra move, and from where to where."""

from __future__ import annotations

import re

import pytest

from baumeister.core.event import Event, visible
from baumeister.drawing import draw_parts, motion
from baumeister.games import game
from baumeister.games.cleopatra.drawing.motion import touched
from baumeister.games.cleopatra.rules.names import ARTISAN, STONE
from baumeister.games.cleopatra.rules.state import Cleopatra
from tests.games.cleopatra.drawing.boards import seen, start, steps


@pytest.mark.parametrize(
    ("event", "moves"),
    [
        (Event("stocks", 1, {"card": 3, "stall": 2, "place": 4}), [("drawn", "stall-2-3")]),
        (Event("stocks_face_down", 1, {"stall": 0, "place": 0}), [("drawn", "stall-0-down")]),
        (Event("takes", 1, {"card": 3, "stall": 2, "place": 0}), [("stall-2-3", "hand-1-3")]),
        (Event("visits", 1, {"stall": 2, "n": 4}), [("stall-2-down", "hand-1")]),
        (Event("pays", 0, {"card": 2, "resource": 2}), [("hand-0-2", "discard")]),
        (Event("overpays", 0, {"card": 7}), [("hand-0-7", "discard")]),
        (Event("stands_in", 0, {"card": 17, "resource": 2}), []),
        (Event("builds", 2, {"piece": 0, "place": 8, "n": 3}), [("quarry-0", "wall-8")]),
        (Event("builds", 2, {"piece": 1, "place": 5, "n": 3}), [("quarry-1", "sphinx-5")]),
        (Event("builds", 2, {"piece": 3, "place": 0, "n": 12}), [("quarry-2", "throne")]),
        (Event("builds", 2, {"piece": 4, "place": 1, "n": 12}), [("quarry-3", "obelisk-1")]),
        (Event("builds", 2, {"piece": 5, "place": 0, "n": 4}), [("quarry-4", "door-0")]),
        (Event("steps", -1, {"n": 2, "steps": 4}), [("step-2", "step-4")]),
        (Event("offers", 1, {"n": 4}), [("talents-1", "offered-1")]),
        (Event("gives", 1, {"other": 0, "card": 2}), [("hand-1-2", "hand-0-2")]),
        (Event("gives_talents", 1, {"other": 0, "n": 2}), [("talents-1", "talents-0")]),
        (Event("accepts.amulet", 1, {"other": 2, "card": 2, "n": 1}), [("hand-2-2", "hand-1-2")]),
        (Event("salvages.hidden", 1, {}), [("discard", "hand-1")]),
        (Event("salvages", 1, {"card": 4}), [("discard", "hand-1-4")]),
        (Event("claims", 1, {"row": 3, "column": 4, "n": 2}), [("statues-1", "holy-3-4")]),
        (Event("reshuffles", -1, {"n": 40}), [("discard", "pile")]),
        (Event("passes", 0, {}), []),
        (Event("plays", 1, {"card": 14, "n": 0}), [("hand-1-14", "discard")]),
        (Event("plays.amulets", 1, {"card": 12, "n": 1}), [("hand-1-12", "played-1")]),
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
    """Things of others that have no place on the board go to their chip and come from there."""
    moved: dict[str, int] = {}
    for before, after, events in steps(seats, seed=seats + 10):
        for seat in (0, 1):
            for event in visible(events, seat):
                moves = motion(game("cleopatra"), event)
                if not moves or moved.get(event.key, 0) > 6:
                    continue
                moved[event.key] = moved.get(event.key, 0) + 1
                if after.agenda and event.key != "visits":  # there need be nothing face down
                    assert {origin for origin, _ in moves} <= found(before, seat), event
                    assert {goal for _, goal in moves} <= found(after, seat), event
    assert {"builds", "takes", "stocks", "lays", "steps", "pays"} <= moved.keys()


def found(state: Cleopatra, seat: int) -> set[str]:
    """All places that somebody can see, on the board or by a chip of another player."""
    drawing = seen(state, seat)
    chips = [chip for other, chip in enumerate(drawing.chips) if other != seat]
    return {name for panel in drawing.panels for name in panel.places} | {
        name for chip in chips for name in chip.places
    }


def test_only_the_card_that_is_paid_leaves_its_place() -> None:
    """Each kind of card has a place of its own, and each card of a kind is drawn."""
    state = start()
    state.hands[0].clear()
    for card in (ARTISAN, ARTISAN, STONE):
        state.hands[0].add_unseen(card)
    before = draw_parts(state, seat=0)["hand"]
    state.hands[0].take(ARTISAN)
    after = draw_parts(state, seat=0)["hand"]
    assert re.findall('data-at="([^"]*)"', before) == ["hand-0-0", "hand-0-1"]
    assert re.findall('data-at="([^"]*)"', after) == ["hand-0-0", "hand-0-1"]
    assert before.count('class="c-card"') == 3
    assert after.count('class="c-card"') == 2
