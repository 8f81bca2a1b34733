"""A scene: the same for the same viewer, drawn once."""

from __future__ import annotations

from random import Random

from baumeister.core.text import ENGLISH
from baumeister.languages import language
from baumeister.web.table.table import Table
from baumeister.web.view.people_panel import Attendance
from baumeister.web.view.scene import Scene, Told, scene
from baumeister.web.view.table_page import table_page
from baumeister.web.view.visitor import Visitor
from tests.web.room import ANNA, BEN, Room, answer, run

VISITOR = Visitor("anna", "Anna", ENGLISH, "auto")
ALONE = Attendance(present=[0], can_replace=False)


def seen(table: Table, who: Visitor = VISITOR) -> Scene:
    return scene(table, who, None, Told(), ALONE)


def test_the_same_viewer_of_the_same_table_gets_the_same_bytes(room: Room) -> None:
    async def job() -> None:
        await room.open(ANNA, BEN)
        answer(await room.find(), Random(1))
        await (await room.find()).saved()
        awake = [await room.find(), await room.on_disk()]
        first, second = (table_page(table, VISITOR, seen(table), "/join/x") for table in awake)
        assert str(first) == str(second)

    run(room, job)


def test_page_and_first_push_share_a_drawing_until_somebody_answers(room: Room) -> None:
    async def job() -> None:
        table = await room.open(ANNA, BEN)
        page, push = seen(table), seen(table)
        assert push.board is page.board
        answer(table, Random(1))
        assert seen(table).board is not page.board

    run(room, job)


def test_no_drawing_is_shared_with_another_seat_language_or_name(room: Room) -> None:
    async def job() -> None:
        table = await room.open(ANNA, BEN)
        others = [
            Visitor("ben", "Ben", ENGLISH, "auto"),
            Visitor("", "", ENGLISH, "auto"),
            Visitor("anna", "Anna", language("de"), "auto"),
        ]
        boards = {id(seen(table, who).board) for who in (VISITOR, *others)}
        assert len(boards) == 4
        before = seen(table).board
        table.substitute(1, "random")
        assert seen(table).board is before
        table.substitute(0, "random")  # what was asked of Anna is no longer
        assert seen(table).board is not before
        await table.saved()
        assert seen(await room.on_disk()).board is not seen(table).board

    run(room, job)


def test_a_plain_scene_is_data_alone(room: Room) -> None:
    async def job() -> None:
        table = await room.open(ANNA, BEN)
        plain = scene(table, VISITOR, None, Told(), ALONE, is_plain=True)
        assert plain.fragments == {}
        assert plain.data == {**seen(table).data, "words": 0}

    run(room, job)
