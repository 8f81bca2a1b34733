"""The last roll of the die, shown beside the pyramid it was for."""

from __future__ import annotations

from baumeister.core.event import Event
from baumeister.drawing import draw_parts
from baumeister.games.oh_pharaoh.drawing.rolls import Roll, last_roll
from tests.games.oh_pharaoh.drawing.games import built, ready

SENT = Event("sends_thief", 0, {"other": 1, "pyramid": 1})
FAILED = Event("thief_fails", 0, {"other": 1, "pyramid": 1, "rolled": 2, "n": 3})
THROUGH = Event("thief_succeeds", 0, {"other": 1, "pyramid": 1, "rolled": 5, "n": 3})
ELSEWHERE = Event("thief_fails", 0, {"other": 2, "pyramid": 0, "rolled": 1, "n": 2})


def test_without_a_roll_there_is_none() -> None:
    assert last_roll([SENT]) is None


def test_a_roll_is_enough_or_not() -> None:
    failed, through = last_roll([SENT, FAILED]), last_roll([SENT, THROUGH])
    assert failed == Roll((1, 1), 2, 3)
    assert not failed.is_enough
    assert through == Roll((1, 1), 5, 3)
    assert through.is_enough


def test_of_two_rolls_the_last_is_shown() -> None:
    assert last_roll([SENT, THROUGH, SENT, ELSEWHERE]) == Roll((2, 0), 1, 2)


def test_the_die_lies_beside_the_pyramid() -> None:
    state = ready()
    state.overseer = 3
    state.pyramids[3] = built("333", "44", "5")
    for event, style, pips in ((FAILED, "op-die-bad", 2), (THROUGH, "op-die-good", 5)):
        parts = draw_parts(state, last=[event])
        place = parts.pop("rival-1-1")
        assert style in place
        assert place.count("op-pip") == pips
        assert "was needed." in place
        assert not any("op-die" in part for part in parts.values())
