"""A table: answers, taking back, sitting down, standing in; memory and disk always agree."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.record import replay
from baumeister.core.refusal import IllegalAction, StaleVersion, UnknownNotation
from baumeister.games import game
from baumeister.web.table.kept_sitting import Wish
from baumeister.web.table.store import REWIND, TableInfo
from baumeister.web.table.table import NotYours, Table
from tests.web.room import ANNA, BEN, BOT, OPEN, Room, answer, choice, is_same, marks, run

FORBIDDEN = "keep chisel"  # nobody has looked at any cards yet


def test_a_whole_game_with_taking_back_is_on_disk_at_every_moment(room: Room) -> None:
    async def job() -> None:
        rng = Random(1)
        table = await room.open(ANNA, BOT)
        await table.saved()
        while not table.is_over:
            answer(table, rng, f"r{table.version}")
            if rng.random() < 0.1 and table.can_undo("anna"):
                table.undo("anna", table.version)
            await table.saved()
            assert is_same(table, await room.on_disk())
        record = table.match.record
        assert replay(table.game, record).result() == table.match.state.result()
        ((_, standing, _),) = await room.store.tables_of("anna", 1)
        result = table.match.state.result()
        assert result is not None
        assert standing.is_over
        assert (standing.points, standing.ranks) == (result.points, result.ranks)

    run(room, job)


def test_nothing_begins_before_every_seat_is_taken(room: Room) -> None:
    async def job() -> None:
        table = await room.open(ANNA, OPEN)
        assert (table.version, table.asked(), table.is_full) == (0, [], False)
        with pytest.raises(IllegalAction):
            table.play(0, "take", 0)
        with pytest.raises(IllegalAction):
            table.play(0, "take", None)
        table.sit(1, "ben", "Ben")
        await table.saved()
        assert table.version > 0
        assert table.asked() == [0]
        assert is_same(table, await room.on_disk())

    run(room, job)


def test_a_seat_is_taken_once(room: Room) -> None:
    async def job() -> None:
        table = await room.open(ANNA, OPEN)
        table.sit(1, "ben", "Ben")
        await table.saved()
        version = table.version
        table.sit(1, "ben", "Ben")  # asked twice, heard once
        with pytest.raises(IllegalAction):
            table.sit(1, "eve", "Eve")
        with pytest.raises(IllegalAction):
            table.fill_with_bot(1, "Ada", "random")
        assert table.version == version
        assert table.seats == [ANNA, BEN]

    run(room, job)


def test_a_late_answer_changes_nothing(room: Room) -> None:
    async def job() -> None:
        table = await room.open(ANNA, BEN)
        late = table.version
        action = choice(table, Random(1))
        table.play(0, action, late, "r1")
        before = table.match.state.to_json()
        with pytest.raises(StaleVersion):
            table.play(0, action, late, "r2")
        with pytest.raises(StaleVersion):
            table.play(0, action, late + 100, "r2")
        assert table.match.state.to_json() == before
        assert "r2" not in table.requests

    run(room, job)


def test_nobody_answers_for_others_or_for_a_bot(room: Room) -> None:
    async def job() -> None:
        table = await room.open(ANNA, BEN)
        version, action = table.version, choice(table, Random(1))
        for person, seat in (("ben", 0), ("", 0), ("anna", 1), ("anna", 7), ("anna", -1)):
            with pytest.raises(NotYours):
                table.answer(person, seat, action, version, "r1")
        table.substitute(0, "random")
        with pytest.raises(IllegalAction):
            table.answer("anna", 0, action, version, "r1")
        assert table.version == version
        table.come_back(0)
        table.answer("anna", 0, action, version, "r1")
        assert table.version > version

    run(room, job)


def test_hints_are_for_whoever_has_nobody_to_mind(room: Room) -> None:
    async def job() -> None:
        table = await room.open(ANNA, BEN)
        assert not table.has_hints_for("anna")
        table.substitute(1, "random")
        assert table.has_hints_for("anna")
        assert not table.has_hints_for("ben")
        assert not table.has_hints_for("")

    run(room, job)


def test_a_sealed_answer_is_not_late_because_others_have_answered(room: Room) -> None:
    """Everybody is asked at once, and has seen the same question all the time."""

    async def job() -> None:
        rng = Random(1)
        table = await room.open(ANNA, BEN, BOT, game_id="cleopatra")
        while len(table.asked()) < 3:
            seen = table.version
            answer(table, rng, f"r{seen}")
        asked = table.version
        bids = {seat: table.match.state.legal(seat)[-1].notation() for seat in (0, 1)}
        table.play(1, bids[1], asked, "ben")
        with pytest.raises(StaleVersion):
            table.play(0, bids[0], seen, "too early")
        with pytest.raises(StaleVersion):
            table.play(0, bids[0], asked + 9, "from nowhere")
        with pytest.raises(StaleVersion):
            table.play(1, bids[1], asked, "twice")
        table.play(0, bids[0], asked, "anna")
        assert table.asked() == [2]

    run(room, job)


def test_a_repeated_request_is_heard_once_even_after_a_restart(room: Room) -> None:
    async def job() -> None:
        table = await room.open(ANNA, BEN)
        version, action = table.version, choice(table, Random(1))
        table.play(0, action, version, "r1")
        await table.saved()
        after = table.version
        table.play(0, action, version, "r1")
        assert table.version == after
        woken = await room.on_disk()
        woken.play(0, action, version, "r1")
        assert woken.version == after

    run(room, job)


def test_what_the_rules_forbid_changes_nothing(room: Room) -> None:
    async def job() -> None:
        table = await room.open(ANNA, BEN)
        before = table.version, table.match.state.to_json()
        with pytest.raises(UnknownNotation):
            table.play(0, "fly to the moon", table.version)
        with pytest.raises(IllegalAction):
            table.play(1, choice(table, Random(1)), table.version)
        with pytest.raises(IllegalAction):
            table.play(0, FORBIDDEN, table.version)
        assert (table.version, table.match.state.to_json()) == before

    run(room, job)


def test_an_answer_is_written_in_its_proper_form(room: Room) -> None:
    async def job() -> None:
        table = await room.open(ANNA, BEN)
        action = choice(table, Random(1))
        table.play(0, f"  {action}\n", table.version)
        await table.saved()
        assert [line.text for line in table.journal if line.seat == 0] == [action]
        assert is_same(table, await room.on_disk())

    run(room, job)


def test_alone_against_bots_everything_can_be_taken_back(room: Room) -> None:
    async def job() -> None:
        rng = Random(2)
        table = await room.open(ANNA, BOT)
        before = table.match.state.to_json()
        answer(table, rng)
        while table.asked() != [0]:
            answer(table, rng)
        assert table.undo("anna", table.version)
        assert table.match.state.to_json() == before
        assert table.journal[-1].kind == REWIND
        with pytest.raises(IllegalAction):
            table.undo("anna", table.version)
        await table.saved()
        assert is_same(table, await room.on_disk())

    run(room, job)


def test_taking_back_is_no_second_try_with_chance(room: Room) -> None:
    async def job() -> None:
        rng = Random(3)
        table = await room.open(ANNA, BOT)
        for _ in range(10):
            answer(table, rng)
        while table.asked() != [0]:
            answer(table, rng)
        action = choice(table, rng)
        table.play(0, action, table.version)
        after = table.match.state.to_json()
        table.undo("anna", table.version)
        table.play(0, action, table.version)
        assert table.match.state.to_json() == after

    run(room, job)


def test_it_is_known_how_long_the_log_was_before_the_last_answer_that_counts(room: Room) -> None:
    async def job() -> None:
        rng = Random(3)
        table = await room.open(ANNA, BEN)
        assert marks(table) == [None, None]
        lengths: list[int] = []  # of the log before each of Anna's answers
        while len(lengths) < 4:
            if table.asked() == [0]:
                lengths.append(len(table.match.state.log or []))
            answer(table, rng)
        assert marks(table)[0] == lengths[3]
        for stays in (2, 1):
            table.undo("anna", table.version)
            if table.wish is not None:
                table.agree_to_undo("ben", True)
            assert marks(table)[0] == lengths[stays]

    run(room, job)


def others_asked(table: Table, rng: Random) -> None:
    """Play until Anna has answered and Ben is asked."""
    while True:
        before = table.asked()
        answer(table, rng)
        if before == [0] and table.asked() == [1]:
            return


def test_among_people_the_others_must_agree(room: Room) -> None:
    async def job() -> None:
        table = await room.open(ANNA, BEN)
        before = table.match.state.to_json()
        others_asked(table, Random(1))
        with pytest.raises(StaleVersion):
            table.undo("anna", table.version - 1)
        with pytest.raises(IllegalAction):
            table.agree_to_undo("ben", True)
        assert table.undo("anna", table.version) is False
        for stranger in ("anna", "eve", ""):
            with pytest.raises(IllegalAction):
                table.agree_to_undo(stranger, True)
        version = table.version
        table.agree_to_undo("ben", False)
        assert table.version == version
        with pytest.raises(IllegalAction):
            table.agree_to_undo("ben", True)
        table.undo("anna", table.version)
        table.agree_to_undo("ben", True)
        assert table.match.state.to_json() == before
        assert table.wish is None
        await table.saved()
        assert is_same(table, await room.on_disk())

    run(room, job)


def test_a_wish_ends_when_a_person_plays_on(room: Room) -> None:
    async def job() -> None:
        rng = Random(1)
        table = await room.open(ANNA, BEN)
        others_asked(table, rng)
        table.undo("anna", table.version)
        answer(table, rng)
        assert table.wish is None

    run(room, job)


def test_a_wish_outlives_the_answers_of_bots(room: Room) -> None:
    async def job() -> None:
        rng = Random(1)
        imhotep = game("imhotep")
        variants = imhotep.complete({})
        info = TableInfo(
            "t1", "imhotep", imhotep.rules_version, variants, None, "anna", "live", 1.0, 3
        )
        await room.store.add_table(info, [ANNA, BOT, BEN])
        table = await room.find()
        before = table.match.state.to_json()
        while table.asked() == [0]:
            answer(table, rng)
        assert table.asked() == [1]
        assert table.undo("anna", table.version) is False
        answer(table, rng)
        assert table.wish == Wish(0)
        table.agree_to_undo("ben", True)
        assert table.match.state.to_json() == before

    run(room, job)


def test_within_a_turn_taking_back_is_free(room: Room) -> None:
    async def job() -> None:
        rng = Random(5)
        table = await room.open(ANNA, BEN)
        freely = 0
        while not table.is_over:
            seat, before = table.asked()[0], table.match.state.to_json()
            answer(table, rng)
            if table.match.can_undo(seat):
                assert table.undo(("anna", "ben")[seat], table.version)
                assert table.match.state.to_json() == before
                freely += 1
                answer(table, rng)
        assert freely > 0

    run(room, job)


def test_a_bot_stands_in_and_the_person_comes_back(room: Room) -> None:
    async def job() -> None:
        table = await room.open(ANNA, BEN)
        await table.saved()
        assert table.asked_bots() == []
        table.substitute(0, "random")
        assert table.asked_bots() == [0]
        assert table.people() == {"ben"}
        assert table.seats_of("anna") == [0]
        await table.saved()
        assert (await room.on_disk()).asked_bots() == [0]
        table.come_back(0)
        assert table.asked_bots() == []
        await table.saved()
        assert (await room.on_disk()).seats == [ANNA, BEN]

    run(room, job)


def test_chat_is_kept_and_a_repeated_line_is_heard_once(room: Room) -> None:
    async def job() -> None:
        table = await room.open(ANNA, BEN)
        table.say("anna", "Anna", "hello", "r1")
        table.say("anna", "Anna", "hello", "r1")
        table.say("ben", "Ben", "hi")
        table.say("ben", "Ben", "hi")
        assert [line.text for line in table.chat] == ["hello", "hi", "hi"]
        await table.saved()
        assert (await room.on_disk()).chat == table.chat

    run(room, job)
