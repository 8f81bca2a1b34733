"""The fair queue, with a clock that is moved by hand: who overtakes whom."""

from __future__ import annotations

import asyncio

import pytest

from baumeister.web.table import fair_queue
from baumeister.web.table.fair_queue import FairQueue, FairTurns, QueueIsFull


def queue_of(*waiting: str, places: int = 1) -> FairQueue[str]:
    """Everybody waits with something named after them and when it came."""
    queue = FairQueue[str](places)
    for number, person in enumerate(waiting):
        queue.add(person, f"{person} {number}")
    return queue


def served(queue: FairQueue[str], seconds: float, now: float = 0.0) -> list[str]:
    """Who is served, one after the other, if everything takes so long."""
    people = []
    while (item := queue.start(now)) is not None:
        now += seconds
        queue.end(item.split()[0], seconds, now)
        people.append(item)
    return people


def test_whoever_wants_little_overtakes_all_but_what_is_being_done() -> None:
    queue = queue_of(*["anna"] * 19)
    assert queue.start(0) == "anna 0"
    queue.add("ben", "ben 19")
    assert queue.start(1) is None, "there is one place"
    queue.end("anna", 2, 2)
    assert served(queue, 2, 2)[:2] == ["ben 19", "anna 1"]


def test_those_who_wait_take_turns() -> None:
    queue = queue_of("anna", "anna", "anna", "ben", "ben", "carl")
    told = [item.split()[0] for item in served(queue, 1)]
    assert told == ["anna", "ben", "carl", "anna", "ben", "anna"]


def test_of_one_person_what_came_first_is_first() -> None:
    assert served(queue_of("anna", "anna", "anna"), 1) == ["anna 0", "anna 1", "anna 2"]


def test_what_was_used_long_ago_hardly_counts() -> None:
    queue = queue_of("anna", "ben")
    served(queue, 0)
    queue.add("anna", "long ago")
    assert queue.start(0) == "long ago"
    queue.end("anna", 30, 0)
    queue.add("ben", "just now")
    assert queue.start(600) == "just now"
    queue.end("ben", 1, 600)
    assert queue.used("anna", 600) < 0.03 < queue.used("ben", 600)
    queue.add("ben", "ben")
    queue.add("anna", "anna")
    assert served(queue, 1, 600) == ["anna", "ben"]


def test_whoever_has_something_running_lets_others_go_first() -> None:
    """What runs has not been charged yet."""
    queue = queue_of("anna", "anna", "anna", places=2)
    assert [queue.start(0), queue.start(0)] == ["anna 0", "anna 1"]
    queue.add("ben", "ben 3")
    queue.add("ben", "ben 4")
    queue.end("anna", 0, 0)
    assert queue.start(0) == "ben 3"
    queue.end("anna", 0, 0)
    assert queue.start(0) == "anna 2"


def test_what_nobody_looks_at_waits_for_everybody() -> None:
    queue = FairQueue[str](1)
    queue.add("anna", "anna unseen", is_patient=True)
    queue.add("anna", "anna seen")
    queue.add("ben", "ben unseen", is_patient=True)
    for number in range(3):
        queue.add("carl", f"carl {number}")
    assert served(queue, 1) == [
        "anna seen",
        "carl 0",
        "carl 1",
        "carl 2",
        "ben unseen",
        "anna unseen",
    ]


def test_nobody_lets_more_than_some_wait() -> None:
    queue = FairQueue[int](1, most_waiting=3)
    for number in range(3):
        queue.add("anna", number)
    with pytest.raises(QueueIsFull):
        queue.add("anna", 3)
    queue.add("ben", 4)
    assert len(queue) == 4


def test_people_who_used_nothing_lately_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "REMEMBERED_PEOPLE", 10)
    queue = FairQueue[str](1)
    for number in range(30):
        queue.add(f"p{number}", f"p{number}")
        served(queue, 1, number)
    assert [queue.used(f"p{number}", 30) > 0 for number in range(30)] == [False] * 20 + [True] * 10


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


async def one_turn(turns: FairTurns, clock: Clock, person: str, told: list[str]) -> None:
    async with turns.turn(person):
        clock.now += 2
        told.append(person)


async def waiting(turns: FairTurns, count: int) -> None:
    while len(turns.queue) < count:
        await asyncio.sleep(0)


def test_turns_are_charged_by_the_clock() -> None:
    async def job() -> None:
        clock, told = Clock(), list[str]()
        turns = FairTurns(1, clock=clock)
        async with turns.turn("anna"):
            people = ["anna"] * 19 + ["ben"]
            tasks = [asyncio.create_task(one_turn(turns, clock, who, told)) for who in people]
            await waiting(turns, 20)
            clock.now += 2
        await asyncio.gather(*tasks)
        assert told == ["ben", *["anna"] * 19]
        assert turns.queue.used("anna", clock.now) > turns.queue.used("ben", clock.now) > 0

    asyncio.run(job())


@pytest.mark.parametrize("moment", ["while waiting", "just before", "just after"])
def test_whoever_gives_up_leaves_no_place_taken(moment: str) -> None:
    """Also in the very moment in which the turn comes."""

    async def job() -> None:
        turns, clock, told = FairTurns(1), Clock(), list[str]()
        async with turns.turn("anna"):
            giving_up = asyncio.create_task(one_turn(turns, clock, "ben", told))
            await waiting(turns, 1)
            if moment != "just after":
                giving_up.cancel()
            if moment == "while waiting":
                await asyncio.wait([giving_up])
                assert len(turns.queue) == 0
        giving_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await giving_up
        await one_turn(turns, clock, "carl", told)
        assert told == ["carl"]
        assert len(turns.queue) == 0

    asyncio.run(job())


def test_what_goes_wrong_in_a_turn_ends_it() -> None:
    async def job() -> None:
        turns = FairTurns(1)
        with pytest.raises(ValueError, match="oops"):
            async with turns.turn("anna"):
                raise ValueError("oops")
        told = list[str]()
        await one_turn(turns, Clock(), "anna", told)
        assert told == ["anna"]

    asyncio.run(job())
