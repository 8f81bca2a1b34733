"""The last roll of the die, shown beside the pyramid it was for."""

from __future__ import annotations

from baumeister.core.event import Event
from baumeister.draw import draw
from baumeister.draw.oh_pharaoh.rolls import NOWHERE, Roll, last_roll
from baumeister.games.oh_pharaoh.thief import Loot
from tests.draw.oh_pharaoh.games import built, ready

SENT = Event("sends_thief", 0, {"other": 1, "pyramid": 1})
ENDURED = Event("endures", 1, {})
FAILED = Event("thief_fails", 0, {"rolled": 2, "n": 3})
THROUGH = Event("thief_succeeds", 0, {"rolled": 5, "n": 3})
STOLEN = Event("steals", 0, {"card": 5, "number": 5, "other": 1, "pyramid": 1})


def test_without_a_roll_there_is_none() -> None:
    assert last_roll(ready(), [SENT, ENDURED]) is None


def test_the_thief_was_sent_there() -> None:
    roll = last_roll(ready(), [SENT, ENDURED, FAILED])
    assert roll == Roll((1, 1), 2, 3)
    assert not roll.is_enough


def test_who_has_endured_finds_it_by_the_steps_of_his_pyramids() -> None:
    state = ready()
    state.pyramids[2:4] = [built("55", "6"), built("333", "44", "5")]
    assert last_roll(state, [ENDURED, FAILED]) == Roll((1, 1), 2, 3)
    state.pyramids[3] = built("33", "4")
    assert last_roll(state, [ENDURED, FAILED]) == Roll(NOWHERE, 2, 3)
    assert last_roll(state, [FAILED]) == Roll(NOWHERE, 2, 3)


def test_the_question_or_the_stolen_card_tells_where_it_was() -> None:
    state = ready()
    assert last_roll(state, [ENDURED, THROUGH, STOLEN]) == Roll((1, 1), 5, 3)
    state.ask(Loot(0, 1, 0))
    roll = last_roll(state, [THROUGH])
    assert roll == Roll((1, 0), 5, 3)
    assert roll.is_enough


def test_of_two_rolls_the_last_is_shown() -> None:
    again = Event("sends_thief", 0, {"other": 2, "pyramid": 0})
    assert last_roll(ready(), [SENT, THROUGH, STOLEN, again, FAILED]) == Roll((2, 0), 2, 3)


def test_the_die_lies_beside_the_pyramid() -> None:
    state = ready()
    state.pyramids[3] = built("333", "44", "5")
    for event, style, pips in ((FAILED, "op-die-bad", 2), (THROUGH, "op-die-good", 5)):
        svg = draw(state, last=[SENT, event], standalone=False)
        place = svg.partition('data-at="pyramid-1-1"')[2].partition('data-at="hand')[0]
        assert style in place
        assert place.count("op-pip") == pips
        assert "was needed." in place
        assert "op-die" not in svg.partition('data-at="pyramid-1-1"')[0]
