"""Work that takes long is done at the desk, and not by the loop that answers everybody.

How much the loop itself does for a request is counted in calls of functions, which is the same on
every machine; nobody looks at a clock.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from types import FrameType

import pytest
from httpx2 import Response

from baumeister.corpus import record_text, records
from baumeister.games import game
from baumeister.play.sitter import Sitter
from baumeister.review.puzzle import puzzles
from baumeister.web.http.desk import Desk
from baumeister.web.http.problem import Problem
from baumeister.web.table.table import Table
from baumeister.web.table.tables import Opening
from tests.web.people import TWO, House, Person
from tests.web.played import ALL_B, played

MOST_CALLS = 4000  # of functions by the loop for one request; a board takes many thousands
FORM = {"content-type": "application/x-www-form-urlencoded"}
KHEOPS = game("kheops")


class Calls:
    """Counts what one thread does."""

    def __init__(self) -> None:
        self.made = 0

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        self.made += event == "call"


def calls_of(place: House, ask: Callable[[], object]) -> int:
    """How many functions the loop calls while somebody asks."""
    calls, portal = Calls(), place.client.portal
    assert portal is not None
    portal.call(sys.setprofile, calls)
    try:
        ask()
    finally:
        portal.call(sys.setprofile, None)
    return calls.made


@dataclass
class Library:
    """Everything that takes long can be asked for here."""

    place: House
    anna: Person
    over: str  # a table whose game is over
    running: str

    def calls(self, what: str) -> int:
        """How many functions the loop calls for it."""
        replies: list[Response] = []
        calls = calls_of(self.place, lambda: replies.append(self.ask(what)))
        assert replies[0].status_code < 500
        return calls

    def ask(self, what: str) -> Response:
        text = record_text(KHEOPS, next(iter(records(KHEOPS))))
        moment = {"record": text, "at": "9"}
        bad = {"game": "imhotep", "seats": TWO, "edition": "x = 1\n" + "[[y]]\n" * 900}
        edition = game("imhotep").edition() + "\n# mine"
        play_on = {"record": text, "at": 9, "seat": 0}
        asked: dict[str, Callable[[], Response]] = {
            "replay": lambda: self.anna.get(f"{self.over}/replay?at=40"),
            "moment": lambda: self.anna.get(f"{self.over}/moment?at=41"),
            "code": lambda: self.anna.get(f"{self.over}/replay.svg?at=42"),
            "invitation": lambda: self.anna.get(f"{self.over}/invitation.svg"),
            "since": lambda: self.anna.get(f"{self.running}/since"),
            "part of a record": lambda: self.anna.get(f"{self.running}/record.txt"),
            "luck": lambda: self.anna.get(f"{self.over}/luck"),
            "example": lambda: self.anna.get(f"/replay/kheops/{next(iter(records(KHEOPS)))}"),
            "moment of a record": lambda: self.anna.post("/replay/moment", moment),
            "edition": lambda: self.anna.post("/tables", {**bad, "edition": edition}),
            "bad edition": lambda: self.anna.post("/tables", bad),
            "preview": lambda: self.anna.get(f"{self.over}/preview.png"),
            "game preview": lambda: self.anna.get("/rules/kheops/preview.png"),
            "rules": lambda: self.anna.get("/rules/kheops"),
            "drawer": lambda: self.anna.get("/rules/kheops/drawer"),
            "clauses": lambda: self.anna.get("/rules/kheops/clauses"),
            "start": lambda: self.anna.get("/"),
            "new": lambda: self.anna.get("/new/imhotep"),
            "bring": lambda: self.anna.get("/replay"),
            "link": lambda: self.anna.post("/link"),
            "programs": lambda: self.anna.get("/programs"),
            "puzzles": lambda: self.anna.get("/puzzles/kheops"),
            "puzzle": lambda: self.anna.get(f"/puzzles/kheops/{puzzles(KHEOPS)[0].name}"),
            "why": lambda: self.anna.post(f"{self.running}/why", {"event": 40}),
            "review": lambda: self.anna.get(f"{self.over}/review"),
            "review of a record": lambda: self.bring("/replay/review", text),
            "luck of a record": lambda: self.bring("/replay/luck", text),
            "record": lambda: self.bring("/replay", text),
            "play a record on": lambda: self.anna.post("/replay/play-on", play_on),
        }
        return asked[what]()

    def bring(self, path: str, record: str) -> Response:
        """By form."""
        self.place.client.cookies.clear()
        headers = self.anna.headers()
        return self.place.client.post(path, data={"record": record}, headers=headers)


@pytest.fixture
def library(place: House) -> Library:
    anna = place.person("Anna")
    against_bot = opened(place, anna, 60, "bot")
    return Library(place, anna, opened(place, anna, 600), against_bot)


def opened(place: House, anna: Person, answers: int, other: str = "person") -> str:
    record, portal = played(1, answers), place.client.portal
    assert portal is not None
    person = place.server.signer.person(anna.cookies["baumeister"])
    ann = (
        Sitter("person", "Ann", person)
        if other == "person"
        else Sitter("bot", "Ada", level="random")
    )
    seats = [Sitter("person", "Anna", person), ann]
    opening = Opening(game("imhotep"), seats, ALL_B, history=record.entries)
    table: Table = portal.call(place.server.tables.open, person, opening)
    return f"/t/{table.info.id}"


ASKED = (
    "replay",
    "moment",
    "code",
    "invitation",
    "since",
    "part of a record",
    "luck",
    "example",
    "moment of a record",
    "edition",
    "bad edition",
    "preview",
    "game preview",
    "rules",
    "drawer",
    "clauses",
    "start",
    "new",
    "bring",
    "link",
    "programs",
    "puzzles",
    "puzzle",
    "why",
    "review",
    "review of a record",
    "luck of a record",
    "record",
    "play a record on",
)


def test_the_loop_does_little_for_anybody(library: Library) -> None:
    calls = {what: library.calls(what) for what in ASKED}
    assert {what: made for what, made in calls.items() if made >= MOST_CALLS} == {}


class Errand:
    """Something that takes until it is told to end."""

    def __init__(self, name: str, done: list[str]) -> None:
        self.name = name
        self.done = done
        self.may_end = threading.Event()

    def __call__(self) -> str:
        self.may_end.wait()
        self.done.append(self.name)
        return self.name


def test_others_are_answered_meanwhile(place: House) -> None:
    """However long somebody's work takes, even if it never ended."""
    errand, portal = Errand("long", []), place.client.portal
    assert portal is not None
    working = portal.start_task_soon(place.server.desk.do, "eve", errand)
    stranger = place.person()
    assert [stranger.get("/health").status_code for _ in range(20)] == [200] * 20
    assert not working.done()
    errand.may_end.set()
    assert working.result() == "long"


def test_whoever_wants_much_lets_others_go_first() -> None:
    async def evening() -> list[str]:
        desk, done = Desk(), list[str]()
        errands = [Errand(name, done) for name in ("eve 1", "eve 2", "eve 3", "anna")]
        work = [asyncio.create_task(desk.do(one.name.split()[0], one)) for one in errands]
        for one in errands:
            one.may_end.set()
        await asyncio.gather(*work)
        desk.close()
        return done

    assert asyncio.run(evening()).index("anna") == 1


def test_between_two_pages_everybody_else_is_served() -> None:
    """Also when all of them are asked for at once; and nobody gets ahead by asking more often."""

    async def evening() -> list[str]:
        desk, done = Desk(), list[str]()

        async def draw(visitor: str) -> None:
            async with desk.round(visitor):
                done.append(visitor)

        async def answer() -> None:
            while len(done) < 9:
                done.append("-")
                await asyncio.sleep(0)

        asking = [draw(visitor) for visitor in ("eve", "eve", "eve", "anna")]
        await asyncio.gather(answer(), *asking)
        desk.close()
        return done

    done = asyncio.run(evening())
    assert [name for name in done if name != "-"] == ["eve", "anna", "eve", "eve"]
    assert not any(one != "-" != other for one, other in pairwise(done)), done


def test_nobody_piles_up_work() -> None:
    async def evening() -> Problem:
        desk, errand = Desk(most_waiting=2), Errand("eve", [])
        work = [asyncio.create_task(desk.do("eve", errand)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Problem) as found:
            await desk.do("eve", errand)
        errand.may_end.set()
        await asyncio.gather(*work)
        desk.close()
        return found.value

    problem = asyncio.run(evening())
    assert (problem.status, problem.wait) == (429, 5)
