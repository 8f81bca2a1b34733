"""The gate of a network: a class behind one address comes in, one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from baumeister.web.http import gate as gates
from baumeister.web.http.gate import Gate, GateIsFull
from tests.web.people import House


class Hours:
    """Time that passes only while somebody sleeps."""

    def __init__(self) -> None:
        self.now = 0.0

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


def gate_with(rate: float, burst: float) -> tuple[Gate, Hours]:
    hours = Hours()
    return Gate(rate, burst, lambda: hours.now, hours.sleep), hours


async def came_in(gate: Gate, visitors: list[str], network: str = "school") -> list[str]:
    """In the order in which they got through, all of whom come at once."""
    through: list[str] = []

    async def come(visitor: str) -> None:
        await gate.enter(network, visitor)
        through.append(visitor)

    await asyncio.gather(*map(come, visitors))
    await gate.close()
    return through


def test_a_class_gets_in_whole() -> None:
    gate, hours = gate_with(rate=2, burst=10)
    pupils = [f"pupil {n}" for n in range(30)]
    assert asyncio.run(came_in(gate, pupils)) == pupils
    assert hours.now == 10  # seconds for the twenty who had to wait


def test_nobody_gets_ahead_by_asking_more_often() -> None:
    gate, _ = gate_with(rate=1, burst=1)
    through = asyncio.run(came_in(gate, ["greedy"] * 6 + ["anna", "ben"]))
    assert through[:4] == ["greedy", "greedy", "anna", "ben"]
    assert through[4:] == ["greedy"] * 4


def test_who_comes_later_does_not_overtake() -> None:
    async def evening(gate: Gate) -> list[str]:
        through: list[str] = []

        async def come(visitor: str) -> None:
            await gate.enter("school", visitor)
            through.append(visitor)

        first = [asyncio.create_task(come(visitor)) for visitor in "abc"]
        await asyncio.sleep(0)
        hours.now += 100  # there would be room for many now
        await asyncio.gather(*first, come("d"))
        await gate.close()
        return through

    gate, hours = gate_with(rate=1, burst=1)
    assert asyncio.run(evening(gate)) == ["a", "b", "c", "d"]


def test_what_costs_more_waits_longer() -> None:
    async def evening(gate: Gate) -> list[float]:
        await gate.enter("school", "first")
        times = []
        for cost in (1, 5):
            begun = hours.now
            await gate.enter("school", "anna", cost)
            times.append(hours.now - begun)
        await gate.close()
        return times

    gate, hours = gate_with(rate=1, burst=5)
    asyncio.run(gate.enter("school", "zero", 4))
    assert asyncio.run(evening(gate)) == [1, 5]


def test_networks_have_nothing_to_do_with_each_other() -> None:
    async def evening(gate: Gate) -> None:
        flood = [asyncio.create_task(gate.enter("school", f"{n}")) for n in range(50)]
        await asyncio.sleep(0)
        await gate.enter("home", "anna")  # at once
        assert sum(task.done() for task in flood) <= 2
        for task in flood:
            task.cancel()
        await gate.close()

    asyncio.run(evening(gate_with(rate=1, burst=1)[0]))


def test_who_has_gone_away_costs_nobody_a_turn() -> None:
    async def evening(gate: Gate) -> None:
        await gate.enter("school", "first")
        gone = asyncio.create_task(gate.enter("school", "gone"))
        await asyncio.sleep(0)
        gone.cancel()
        await gate.enter("school", "anna")
        await gate.close()

    gate, hours = gate_with(rate=1, burst=1)
    asyncio.run(evening(gate))
    assert hours.now <= 2


@pytest.mark.parametrize(
    ("most", "visitor"),
    [("MOST_WAITING", "greedy".format), ("MOST_IN_LINE", "visitor {}".format)],
)
def test_a_line_has_an_end(
    most: str, visitor: Callable[[int], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gates, most, 5)

    async def evening(gate: Gate) -> list[bool]:
        await gate.enter("school", "first")
        tried = [asyncio.create_task(gate.enter("school", visitor(n))) for n in range(8)]
        await asyncio.sleep(0)
        full = [task.done() and isinstance(task.exception(), GateIsFull) for task in tried]
        await gate.close()
        for task in tried:
            task.cancel()
        return full

    assert asyncio.run(evening(gate_with(rate=1, burst=1)[0])) == [False] * 5 + [True] * 3


def test_too_long_a_line_is_told_to_come_again(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gates, "MOST_IN_LINE", 0)
    anna, stranger = place.person("Anna"), place.person()
    place.server.strangers = Gate(rate=0.001, burst=3)
    replies = [stranger.get("/about", accept="application/json") for _ in range(4)]
    assert [reply.status_code for reply in replies] == [200] * 3 + [429]
    assert replies[-1].headers["retry-after"] == "10"
    assert stranger.get("/health").status_code == 200
    assert anna.get("/about").status_code == 200, "whoever has a name has room of their own"
