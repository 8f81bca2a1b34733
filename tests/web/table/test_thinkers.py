"""Bots in worker processes: a worker that dies, hangs or errs costs nobody a game."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random
from time import perf_counter

import pytest

from baumeister.bots import BOTS
from baumeister.bots.judgement import judgement_of
from baumeister.core.event import PUBLIC
from baumeister.core.match import Match
from baumeister.core.record import Record, begin, replay
from baumeister.core.refusal import Refusal
from baumeister.core.state import CHANCE
from baumeister.games import game
from baumeister.play.minds import Minds
from baumeister.web.table.fair_queue import MOST_WAITING, QueueIsFull
from baumeister.web.table.thinkers import Explained, Job, Thinkers, solve
from tests.arena.foreign_bots import Spy

IMHOTEP = game("imhotep")


def match_begun() -> Match:
    match = Match(IMHOTEP, begin(IMHOTEP, 2))
    while match.state.to_act() == [-1]:
        match.play_chance(Random(1))
    return match


MATCH = match_begun()
RECORD = MATCH.record.to_text()
TABLE = "t1"
LEGAL = {action.notation() for action in MATCH.state.legal(0)}


def job_for(level: str, seed: int = 1) -> Job:
    return Job(TABLE, RECORD, 0, level, seed)


def with_thinkers(
    job: Callable[[Thinkers], Awaitable[None]], workers: int = 1, thinking_seconds: float = 60
) -> None:
    async def inner() -> None:
        thinkers = Thinkers(workers, thinking_seconds)
        try:
            await job(thinkers)
        finally:
            thinkers.close()
        assert not thinkers.workers

    asyncio.run(inner())


def test_the_same_luck_finds_the_same_answer() -> None:
    async def job(thinkers: Thinkers) -> None:
        thinkers.prepare()
        answers = [(await thinkers.think(job_for("beginner", seed=7))).notation for _ in range(2)]
        assert set(answers) <= LEGAL
        assert answers[0] == answers[1]
        assert len(thinkers.workers) == 1

    with_thinkers(job)


def test_a_worker_that_was_killed_is_replaced_and_asked_again() -> None:
    async def job(thinkers: Thinkers) -> None:
        thinkers.prepare()
        (worker,) = thinkers.workers
        thinking = asyncio.create_task(thinkers.think(job_for("master")))
        await asyncio.sleep(0)
        assert worker.process.pid is not None
        os.kill(worker.process.pid, signal.SIGKILL)
        assert (await thinking).notation in LEGAL
        assert worker not in thinkers.workers
        assert (await thinkers.think(job_for("random"))).notation in LEGAL

    with_thinkers(job)


def test_a_worker_that_hangs_is_replaced() -> None:
    async def job(thinkers: Thinkers) -> None:
        thinkers.prepare()
        (worker,) = thinkers.workers
        assert (await thinkers.think(job_for("random"))).notation in LEGAL
        thinkers.thinking_seconds = 2  # from now on: to begin takes longer on a busy machine
        assert worker.process.pid is not None
        os.kill(worker.process.pid, signal.SIGSTOP)
        assert (await thinkers.think(job_for("random"))).notation in LEGAL
        assert worker not in thinkers.workers

    with_thinkers(job)


def test_where_thinking_is_impossible_any_answer_will_do(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def job(thinkers: Thinkers) -> None:
        thinkers.foreign_bots = {"Broken": "tests.arena.foreign_bots:Broken"}
        assert (await thinkers.think(job_for("Broken"))).notation in LEGAL

    with_thinkers(job)
    assert caplog.messages == ["thinker_replaced"] * 3 + ["thinkers_failed"]
    assert "I have lost my notes." in vars(caplog.records[0])["why"]


def test_a_bot_that_is_no_longer_there_costs_no_worker(caplog: pytest.LogCaptureFixture) -> None:
    async def job(thinkers: Thinkers) -> None:
        assert (await thinkers.think(job_for("no such level"))).notation in LEGAL
        assert await thinkers.advise(job_for("no such level")) is None
        assert not thinkers.workers

    with_thinkers(job)
    assert caplog.messages == ["no_such_bot"] * 2


def test_workers_give_a_sign_of_life() -> None:
    async def job(thinkers: Thinkers) -> None:
        assert await thinkers.are_alive()
        (worker,) = thinkers.workers
        thinkers.thinking_seconds = 0.1
        assert worker.process.pid is not None
        os.kill(worker.process.pid, signal.SIGSTOP)
        assert not await thinkers.are_alive()
        thinkers.thinking_seconds = 60
        assert await thinkers.are_alive(), "it was replaced"

    with_thinkers(job)


def test_several_tables_share_the_workers() -> None:
    async def job(thinkers: Thinkers) -> None:
        thoughts = [thinkers.think(job_for("random", seed=seed)) for seed in range(20)]
        assert {found.notation for found in await asyncio.gather(*thoughts)} <= LEGAL
        assert len(thinkers.workers) == 2

    with_thinkers(job, workers=2)


def test_an_answer_that_takes_no_time_never_waits_for_the_searches_of_others() -> None:
    """Here the only one who searches has stopped for good."""

    async def job(thinkers: Thinkers) -> None:
        assert (await thinkers.think(job_for("random"), "anna")).notation in LEGAL
        (worker,) = thinkers.workers
        tables = [job_for("master")._replace(table=f"t{number}") for number in range(19)]
        searching = [asyncio.create_task(thinkers.think(table, "anna")) for table in tables]
        await asyncio.sleep(0)
        assert len(thinkers.workers) == 2, "one is ready for whoever comes"
        assert worker.process.pid is not None
        os.kill(worker.process.pid, signal.SIGSTOP)
        for level in ("random", "beginner", "builder"):
            assert (await thinkers.think(job_for(level), "ben")).notation in LEGAL
        assert not any(search.done() for search in searching)
        assert len(thinkers.workers) == 2
        for search in searching:
            search.cancel()
        await asyncio.gather(*searching, return_exceptions=True)

    with_thinkers(job)


def test_nobody_lets_too_many_questions_wait() -> None:
    async def job(thinkers: Thinkers) -> None:
        asked = [thinkers.advise(job_for("random"), "anna") for _ in range(60)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(one, QueueIsFull) for one in found) == 60 - 1 - MOST_WAITING

    with_thinkers(job)


def test_a_game_goes_back_to_whoever_has_thought_about_it() -> None:
    """There the tree of the same turn may still be."""

    async def job(thinkers: Thinkers) -> None:
        await asyncio.gather(*(thinkers.think(job_for("random")) for _ in range(2)))
        first, second = thinkers.workers
        first.table, second.table = "another table", TABLE
        longer = f"{RECORD}0 {min(LEGAL)}\n"
        for _ in range(3):
            assert await thinkers.think(job_for("random")._replace(record=longer, seat=1))
            assert (first.table, second.table) == ("another table", TABLE)

    with_thinkers(job, workers=2)


def test_advice_comes_with_a_reason() -> None:
    async def job(thinkers: Thinkers) -> None:
        found = await thinkers.advise(job_for("builder"))
        assert found is not None
        assert found.notation in LEGAL
        assert found.why is not None
        assert found.why.key in judgement_of(IMHOTEP).sentences.templates

    with_thinkers(job)


def played(name: str, seed: int, answers: int) -> Match:
    """A game of three by chance, after so many answers."""
    rng = Random(seed)
    match = Match(game(name), begin(game(name), 3))
    while match.version < answers:
        seat = match.state.to_act()[0]
        if seat == CHANCE:
            match.play_chance(rng)
        else:
            match.answer(seat, rng.choice(match.state.legal(seat)))
    return match


def explained(record: Record, at: int, reader: int) -> Job:
    """Why was this answered? It is asked by a seat while the game runs."""
    known = record.seen_from(game(record.game), reader).entries
    seat, notation = known[at]
    earlier = tuple(answer for who, answer in known[:at] if who == seat)
    about = Explained(notation, PUBLIC, reader, earlier)
    before = replace(record, entries=record.entries[:at]).to_text()
    return Job(TABLE, before, seat, "builder", 1, wants_reason=True, explained=about)


def twin_for_the_public(record: Record) -> Record | None:
    """The same game as far as everybody sees it, with another card drawn face down."""
    rules = game(record.game)
    seen = record.seen_from(rules, PUBLIC)
    for number, (seat, notation) in enumerate(record.entries):
        if seat != CHANCE or seen.entries[number][1] != "?":
            continue
        for action in replay(rules, record, number).legal(CHANCE):
            other = replace(record, entries=record.entries[:])
            other.entries[number] = (CHANCE, action.notation())
            if action.notation() != notation and is_legal(other):
                return other if other.seen_from(rules, PUBLIC) == seen else None
    return None


def is_legal(record: Record) -> bool:
    try:
        replay(game(record.game), record)
    except Refusal:
        return False
    return True


def test_a_reason_tells_nothing_that_its_reader_cannot_see() -> None:
    """Cards that were drawn face down make no difference."""
    compared = 0
    for answers in range(40, 90):
        record = played("oh_pharaoh", 1, answers).record
        seat, notation = record.seen_from(game("oh_pharaoh"), PUBLIC).entries[-1]
        other = twin_for_the_public(record)
        if seat == CHANCE or notation == "?" or other is None:
            continue
        here, there = (explained(found, answers - 1, PUBLIC) for found in (record, other))
        assert here.record != there.record
        assert solve(here, BOTS["builder"], Minds()) == solve(there, BOTS["builder"], Minds())
        compared += 1
    assert compared > 10


def test_bids_are_explained_once_they_are_revealed() -> None:
    """All steps of a secret answer are known by then, so that the later ones make sense, too."""
    record = played("valley_of_the_kings", 3, 60).record
    bids = [n for n, (seat, notation) in enumerate(record.entries) if notation.startswith("bid")]
    assert len(bids) > 8
    for at in bids:
        found = solve(explained(record, at, PUBLIC), BOTS["builder"], Minds()).why
        assert found is not None
        assert found.key != "why.unseen"


def test_whoever_stops_waiting_leaves_no_worker_behind() -> None:
    async def job(thinkers: Thinkers) -> None:
        thinkers.prepare()
        (worker,) = thinkers.workers
        thinking = asyncio.create_task(thinkers.think(job_for("master")))
        await asyncio.sleep(0)
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        assert worker not in thinkers.workers
        assert (await thinkers.think(job_for("random"))).notation in LEGAL

    with_thinkers(job)


def test_an_idle_worker_is_renewed_at_once() -> None:
    async def job(thinkers: Thinkers) -> None:
        before = (await thinkers.think(job_for("beginner"))).notation
        (old,) = thinkers.workers
        thinkers.renew()
        (new,) = thinkers.workers
        assert new is not old
        assert not old.process.is_alive()
        assert (await thinkers.think(job_for("beginner"))).notation == before
        assert thinkers.workers == {new}

    with_thinkers(job)


def test_a_worker_that_thinks_is_renewed_after_its_answer(caplog: pytest.LogCaptureFixture) -> None:
    async def job(thinkers: Thinkers) -> None:
        thinking = asyncio.create_task(thinkers.think(job_for("beginner")))
        await asyncio.sleep(0)
        (old,) = thinkers.workers
        thinkers.renew()
        assert thinkers.workers == {old}
        assert (await thinking).notation in LEGAL
        (new,) = thinkers.workers
        assert new is not old
        assert (await thinkers.think(job_for("beginner"))).notation in LEGAL
        assert thinkers.workers == {new}

    with_thinkers(job)
    assert caplog.messages == []


def test_a_bot_gets_only_what_its_seat_sees() -> None:
    from baumeister.bots import Bot
    from baumeister.core.action import Action
    from baumeister.core.state import State

    class Curious(Bot):
        def choose(self, view: State, seat: int, legal: list[Action], rng: Random) -> Action:
            assert view.to_json() == view.mask(seat).to_json()
            assert view.log is None
            return legal[0]

    curious = job_for("curious")
    assert solve(curious, Curious(), Minds()).notation in LEGAL
    assert solve(curious._replace(wants_reason=True), Curious(), Minds()).notation in LEGAL


def test_a_bot_gets_what_is_left_of_the_time_of_its_turn() -> None:
    spy = Spy()
    assert solve(job_for("spy"), spy, Minds()).notation in LEGAL
    assert solve(job_for("spy")._replace(spent=2.5), spy, Minds()).notation in LEGAL
    assert spy.seconds == [1.0, 0.5]


def test_only_the_seconds_of_the_bot_itself_are_told() -> None:
    """Not those in which its question waited for a worker."""

    async def job(thinkers: Thinkers) -> None:
        begun = perf_counter()
        found = await asyncio.gather(*(thinkers.think(job_for("random")) for _ in range(4)))
        assert 0 < sum(thought.seconds for thought in found) < perf_counter() - begun

    with_thinkers(job)
