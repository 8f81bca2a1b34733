"""“Not this turn” at a table: the questions of the turn are answered, whatever is in the hand."""

from __future__ import annotations

import pytest

from baumeister.core.refusal import IllegalAction
from baumeister.core.state import State
from baumeister.web.table.table import NotYours, Table
from tests.web.room import ANNA, BEN, Room, run


async def at_the_end_of_a_turn(room: Room) -> Table:
    """Whoever has taken a stall is asked for a character."""
    table = await room.open(ANNA, BEN, game_id="cleopatra")
    take_stall(table)
    return table


def take_stall(table: Table) -> None:
    seat = table.asked()[0]
    table.play(seat, next(one for one in legal(table, seat) if one.startswith("stall")))


def legal(table: Table, seat: int) -> list[str]:
    return [action.notation() for action in table.match.state.legal(seat)]


def question(state: State) -> str:
    return type(state.agenda[-1]).__name__


def test_a_question_is_answered_and_the_others_of_the_turn(room: Room) -> None:
    async def job() -> None:
        table = await at_the_end_of_a_turn(room)
        seat = table.asked()[0]
        person = table.seats[seat].person
        assert question(table.match.state) == "EndTurn"
        before = len(table.match.record.entries)
        table.decline(person, seat)
        assert table.match.record.entries[before] == (seat, "done")
        assert table.last_answer([seat]) == before  # it was a choice, which can be taken back

    run(room, job)


def test_it_can_be_said_before_anything_is_asked(room: Room) -> None:
    async def job() -> None:
        table = await room.open(ANNA, BEN, game_id="cleopatra")
        seat = table.asked()[0]
        table.decline(table.seats[seat].person, seat)
        assert question(table.match.state) == "Turn"
        take_stall(table)
        assert (seat, "done") in table.match.record.entries

    run(room, job)


def test_taking_back_takes_that_back_too(room: Room) -> None:
    async def job() -> None:
        table = await at_the_end_of_a_turn(room)
        seat = table.asked()[0]
        person = table.seats[seat].person
        table.substitute(1 - seat, "random")  # nobody has to agree
        table.decline(person, seat)
        table.undo(person, table.version)
        assert question(table.match.state) == "EndTurn"
        assert table.asked() == [seat]

    run(room, job)


def test_only_for_the_own_seat_and_where_there_is_something_to_decline(room: Room) -> None:
    async def job() -> None:
        table = await at_the_end_of_a_turn(room)
        with pytest.raises(NotYours):
            table.decline("ben", table.seats_of("anna")[0])
        other = await room.open(ANNA, BEN, name="t2")
        with pytest.raises(IllegalAction):
            other.decline("anna", 0)

    run(room, job)
