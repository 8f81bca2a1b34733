"""Answers that nobody has seen can be changed until all are in, and nobody else can tell."""

from __future__ import annotations

import pytest

from baumeister.core.event import PUBLIC
from baumeister.core.refusal import IllegalAction
from baumeister.core.text import ENGLISH
from baumeister.web.table.store import CHANGE
from baumeister.web.table.table import NotYours, Table
from baumeister.web.view.people_panel import Attendance
from baumeister.web.view.scene import Told, scene
from baumeister.web.view.sight import look
from baumeister.web.view.visitor import Visitor
from tests.web.room import ANNA, BEN, Room, is_same, run

VALLEY = "valley_of_the_kings"
FIRST, SECOND = "overseer 0 8-a", "overseer 0 12-a"
COMPANY = Attendance(present=[0, 1], can_replace=False)


async def asked_for(room: Room, question: str) -> Table:
    """A game of two in the valley in which everybody is idle until this is asked."""
    table = await room.open(ANNA, BEN, game_id=VALLEY)
    while type(table.match.state.agenda[-1]).__name__ != question:
        table.play(table.asked()[0], "done")
    return table


def give(table: Table, person: str, *notations: str) -> None:
    (seat,) = table.seats_of(person)
    for notation in notations:
        table.answer(person, seat, notation, table.version)


def legal(table: Table, person: str) -> list[str]:
    return [action.notation() for action in look(table, person).legal]


def seen(table: Table, person: str) -> tuple[object, ...]:
    """Everything that somebody gets to see but the number of lines in the journal."""
    found = scene(table, Visitor(person, person, ENGLISH, "auto"), None, Told(), COMPANY)
    data = {key: value for key, value in found.data.items() if key != "version"}
    return data, found.fragments, found.told


def answers(table: Table) -> list[tuple[int, str]]:
    return table.match.record.entries[table.secrets.begins() :]


def test_an_order_can_be_changed_while_others_write_theirs(room: Room) -> None:
    async def job() -> None:
        table = await asked_for(room, "Orders")
        give(table, "anna", FIRST)
        give(table, "ben", FIRST, "done")
        assert table.undo("anna", table.version)
        assert answers(table) == [(1, FIRST), (1, "done")]
        assert table.asked() == [0]
        give(table, "anna", SECOND)
        assert answers(table) == [(1, FIRST), (1, "done"), (0, SECOND)]
        await table.saved()
        assert is_same(table, await room.on_disk())

    run(room, job)


def test_what_is_whole_counts_until_another_answer_is(room: Room) -> None:
    async def job() -> None:
        table = await asked_for(room, "Orders")
        give(table, "anna", FIRST, "done")
        assert legal(table, "anna") == []
        assert table.undo("anna", table.version)
        assert legal(table, "anna")[-1] == "done"
        assert table.asked() == [1]
        assert answers(table) == [(0, FIRST), (0, "done")]
        table.withdraw("anna", 0, 0)
        give(table, "anna", SECOND)
        assert answers(table) == [(0, FIRST), (0, "done")]
        give(table, "anna", "done")
        assert answers(table) == [(0, SECOND), (0, "done")]
        assert legal(table, "anna") == []
        await table.saved()
        assert is_same(table, await room.on_disk())

    run(room, job)


def test_a_change_that_comes_too_late_is_dropped(room: Room) -> None:
    async def job() -> None:
        table = await asked_for(room, "Orders")
        give(table, "anna", FIRST, "done")
        table.undo("anna", table.version)
        give(table, "ben", "done")
        assert type(table.match.state.agenda[-1]).__name__ != "Orders"
        assert (0, FIRST) in table.match.record.entries
        assert not table.secrets.is_changing(0)

    run(room, job)


def test_nobody_can_tell_that_an_answer_was_changed(room: Room) -> None:
    async def job() -> None:
        table = await asked_for(room, "Orders")
        give(table, "anna", FIRST, "done")
        before = {person: seen(table, person) for person in ("ben", "")}
        for change in (
            lambda: table.undo("anna", table.version),
            lambda: table.withdraw("anna", 0, 0),
            lambda: give(table, "anna", SECOND),
            lambda: give(table, "anna", "done"),
        ):
            change()
            assert {person: seen(table, person) for person in ("ben", "")} == before
        assert table.journal[-1].kind == CHANGE
        assert table.chapter(PUBLIC) == table.chapter(1) == 0
        assert table.chapter(0) == 1  # only she has to read the log again
        table.answer("ben", 1, "done", table.version - 1)  # he answers to what he saw before

    run(room, job)


def test_an_answer_may_stay_as_it_was(room: Room) -> None:
    async def job() -> None:
        table = await asked_for(room, "Orders")
        give(table, "anna", FIRST, "done")
        table.undo("anna", table.version)
        table.keep_answer("anna", 0)
        assert legal(table, "anna") == []
        assert answers(table) == [(0, FIRST), (0, "done")]

    run(room, job)


def test_a_bid_whose_places_were_seen_can_change_its_rings(room: Room) -> None:
    async def job() -> None:
        table = await asked_for(room, "Bids")
        bidder = table.asked()[0]
        person, other = table.seats[bidder].person, table.seats[1 - bidder].person
        give(table, person, "bid 1 3", "bid 0 2", "done")
        before = seen(table, other)
        table.withdraw(person, bidder, 0)
        assert legal(table, person) == [f"bid 1 {rings}" for rings in range(5)]
        give(table, person, "bid 1 4", "bid 0 1", "done")
        assert answers(table) == [(bidder, n) for n in ("bid 1 4", "bid 0 1", "done")]
        assert seen(table, other) == before
        await table.saved()
        assert is_same(table, await room.on_disk())

    run(room, job)


def test_only_what_is_there_and_only_the_own_can_be_withdrawn(room: Room) -> None:
    async def job() -> None:
        table = await asked_for(room, "Orders")
        give(table, "anna", FIRST, "done")
        with pytest.raises(NotYours):
            table.withdraw("ben", 0, 0)
        with pytest.raises(IllegalAction):
            table.withdraw("ben", 1, 0)
        with pytest.raises(IllegalAction):
            table.withdraw("anna", 0, 9)
        table.undo("anna", table.version)
        with pytest.raises(IllegalAction):
            give(table, "anna", "bid 0 1")

    run(room, job)


def test_a_request_that_was_heard_counts_once(room: Room) -> None:
    async def job() -> None:
        table = await asked_for(room, "Orders")
        give(table, "anna", "done")
        table.undo("anna", table.version)
        for _ in range(2):
            table.answer("anna", 0, FIRST, table.version, "r1")
        assert [step.notation() for step in table.secrets.steps(0)] == [FIRST]

    run(room, job)
