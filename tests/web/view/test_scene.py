"""A scene: the same for the same viewer, drawn once, and only forced where nobody has a say."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.action import Announced
from baumeister.core.event import PUBLIC
from baumeister.core.state import CHANCE, State
from baumeister.core.text import ENGLISH
from baumeister.games import game
from baumeister.languages import language
from baumeister.web.table.table import Table
from baumeister.web.view.people_panel import Attendance
from baumeister.web.view.scene import Scene, Told, scene
from baumeister.web.view.sight import Sight
from baumeister.web.view.table_page import table_page
from baumeister.web.view.visitor import Visitor
from tests.web.room import ANNA, BEN, Room, answer, run

VISITOR = Visitor("anna", "Anna", ENGLISH, "auto")
ALONE = Attendance(present=[0], can_replace=False)


def seen(table: Table, who: Visitor = VISITOR) -> Scene:
    return scene(table, who, None, Told(), ALONE)


def test_the_same_viewer_of_the_same_table_gets_the_same_bytes(room: Room) -> None:
    async def job() -> None:
        room.open(ANNA, BEN)
        answer(room.find(), Random(1))
        await room.find().saved()
        first, second = (table_page(table, VISITOR, seen(table), "/join/x") for table in awake())
        assert str(first) == str(second)

    def awake() -> list[Table]:
        return [room.find(), room.on_disk()]

    run(room, job)


def test_page_and_first_push_share_a_drawing_until_somebody_answers(room: Room) -> None:
    async def job() -> None:
        table = room.open(ANNA, BEN)
        page, push = seen(table), seen(table)
        assert push.board is page.board
        answer(table, Random(1))
        assert seen(table).board is not page.board

    run(room, job)


def test_no_drawing_is_shared_with_another_seat_language_or_name(room: Room) -> None:
    async def job() -> None:
        table = room.open(ANNA, BEN)
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
        assert seen(room.on_disk()).board is not seen(table).board

    run(room, job)


def test_a_plain_scene_is_data_alone(room: Room) -> None:
    async def job() -> None:
        table = room.open(ANNA, BEN)
        plain = scene(table, VISITOR, None, Told(), ALONE, is_plain=True)
        assert plain.fragments == {}
        assert plain.data == {**seen(table).data, "words": 0}

    run(room, job)


def only_answers(game_id: str, rng: Random) -> list[tuple[Sight, State]]:
    """Every moment of a game by chance at which a seat has one answer only, within a turn."""
    found = []
    state = game(game_id).start(game(game_id).most)
    while seats := state.to_act():
        seat = seats[0]
        if seat == CHANCE:
            state.apply(seat, state.sample(rng))
            continue
        view = state.mask(seat)
        legal = view.legal(seat)
        if len(legal) == 1 and len(view.agenda) > 1:
            found.append((Sight(seat, view, legal, [], None, False), view))
        state.apply(seat, rng.choice(state.legal(seat)))
    return found


@pytest.mark.parametrize("game_id", ["cleopatra", "oh_pharaoh", "valley_of_the_kings"])
def test_an_only_answer_is_forced_unless_it_is_announced_or_would_tell_something(
    game_id: str,
) -> None:
    kinds = set()
    for sight, view in only_answers(game_id, Random(4)):
        only = sight.legal[0]
        is_announced = isinstance(only, Announced)
        is_open = not is_announced and not view.agenda[-1].conceals()
        assert sight.forced == (only if is_open else None)
        assert is_announced == (only.word in ("pass", "done"))
        kinds.add(is_open)
    assert kinds


def test_whoever_has_a_choice_is_never_forced() -> None:
    view = game("kheops").start(2)
    sight = Sight(PUBLIC, view, list(view.game.vocabulary)[:2], [], None, False)
    assert sight.forced is None
