"""The clock of a turn: whose seconds count, and until when."""

from __future__ import annotations

from baumeister.core.state import CHANCE
from baumeister.play.turn_clock import TurnClock


def test_a_turn_goes_on_after_chance_and_ends_with_the_answer_of_another_seat() -> None:
    clock = TurnClock()
    clock.add(1, 0.75)
    for seat in (1, CHANCE):
        clock.answered(seat)
    assert (clock.spent(1), clock.spent(0)) == (0.75, 0.0)
    clock.add(1, 0.5)
    assert clock.spent(1) == 1.25
    assert clock.taken == 0.5
    clock.answered(0)
    assert clock.spent(1) == 0.0


def test_another_seat_that_thinks_begins_a_turn_of_its_own() -> None:
    clock = TurnClock()
    clock.add(0, 2.0)
    clock.add(1, 0.5)
    assert (clock.spent(0), clock.spent(1)) == (0.0, 0.5)
