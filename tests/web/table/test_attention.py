"""Attention: where bots think, and where they wait until somebody comes."""

from __future__ import annotations

from dataclasses import replace

from baumeister.play import Sitter
from baumeister.web.table.attention import VISIT_SECONDS, Attention
from baumeister.web.table.house import House
from baumeister.web.table.table import Table
from tests.web.room import ANNA, BEN, BOT, Room, run


class Clock(House):
    """A house whose time is moved by hand."""

    def __init__(self) -> None:
        super().__init__("secret")
        self.time = 1000.0

    def now(self) -> float:
        return self.time


def test_a_visit_counts_for_a_while() -> None:
    clock = Clock()
    attention = Attention(clock, lambda _: False)
    assert not attention.is_paid("t1")
    attention.visit("t1")
    clock.time += VISIT_SECONDS
    assert attention.is_paid("t1")
    assert not attention.is_paid("t2")
    clock.time += 1
    assert not attention.is_paid("t1")


def test_old_visits_are_forgotten() -> None:
    clock = Clock()
    attention = Attention(clock, lambda _: False)
    for number in range(1000):
        attention.visit(f"t{number}")
        clock.time += 10
    attention.visit("t999")
    assert len(attention._visited) <= VISIT_SECONDS / 10 + 1


def test_a_table_that_is_open_on_a_page_has_attention() -> None:
    clock, watched = Clock(), {"t1"}
    attention = Attention(clock, watched.__contains__)
    clock.time += 10 * VISIT_SECONDS
    assert attention.is_paid("t1")
    watched.clear()
    assert not attention.is_paid("t1")


def lets_think(room: Room, *seats: Sitter, speed: str = "live", visited: bool = False) -> bool:
    found = []

    async def job() -> None:
        table: Table = await room.open(*seats, speed=speed)
        attention = Attention(Clock(), room.watched.__contains__)
        if visited:
            attention.visit(table.info.id)
        found.append(attention.lets_bots_think(table))

    run(room, job)
    return found[0]


LEFT = replace(ANNA, is_substituted=True, level="random")


def test_bots_among_themselves_pause_when_nobody_watches(room: Room) -> None:
    assert not lets_think(room, BOT, BOT)


def test_bots_pause_when_people_are_away(room: Room) -> None:
    assert not lets_think(room, ANNA, BOT)


def test_bots_go_on_when_somebody_comes(room: Room) -> None:
    assert lets_think(room, ANNA, BOT, visited=True)


def test_bots_think_at_tables_of_days(room: Room) -> None:
    assert lets_think(room, ANNA, BOT, speed="3")


def test_bots_finish_what_the_last_person_has_left_to_them(room: Room) -> None:
    assert lets_think(room, LEFT, BOT)


def test_as_long_as_somebody_else_plays_bots_wait_for_them(room: Room) -> None:
    assert not lets_think(room, LEFT, BEN)
