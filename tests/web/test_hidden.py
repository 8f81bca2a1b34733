"""Hidden information: nobody can tell two worlds apart that differ only in what they may not know.

Whole games are played on one server. Wherever an answer leads to something that not everybody
sees, the data folder is copied and the same answer is given on a second server, where chance has
other things in mind. Then every byte that both servers send to those who did not look is compared.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession

from baumeister.core.event import EVERYONE, PUBLIC
from baumeister.core.luck import Luck
from baumeister.core.match import Match
from baumeister.core.record import Record
from baumeister.core.state import CHANCE, State
from baumeister.web.api.operations import OPERATIONS
from baumeister.web.table import house as house_module
from baumeister.web.table.table import Table
from baumeister.web.table.tokens import SCOPES
from tests.web.api.programs import Program, token_of
from tests.web.people import House, Person, Still, any_answer, heard, house

ALL_B = dict.fromkeys(("market", "pyramid", "temple", "burial_chamber", "obelisks"), "B")
WORLDS = 40  # tried until one looks the same from outside


@dataclass
class Viewer:
    """Somebody at the table: their cookies, and the stream that they listen to."""

    name: str
    cookies: dict[str, str]
    query: str = ""
    seats: tuple[int, ...] = ()
    token: str = ""

    @property
    def fetches_pages(self) -> bool:
        return not self.query

    def may_know(self, seat: int) -> bool:
        """Several people at one screen see nothing before one of them has taken it."""
        return seat in self.seats and (len(self.seats) == 1 or f"seat={seat}" in self.query)


class AnyPromise(Still):
    """All its worlds promise the same, so that only what chance does can tell them apart."""

    def luck(self, table: str, words: Sequence[str], after: int = 0) -> Luck:
        return replace(super().luck(table, words, after), commitment="0" * 64)


@contextmanager
def still_house(folder: Path, secret: str) -> Iterator[House]:
    with house(folder, secret, kind=AnyPromise) as place:
        place.lift_limits()
        yield place


def copy(folder: Path, to: Path) -> None:
    """The data as it is on disk now."""
    to.mkdir()
    with (
        closing(sqlite3.connect(folder / "baumeister.sqlite")) as source,
        closing(sqlite3.connect(to / "baumeister.sqlite")) as target,
    ):
        source.backup(target)


def hides_something(state: State, seat: int, notation: str) -> bool:
    """Whether chance will answer next, and not everybody sees what."""
    twin = state.copy()
    twin.apply(seat, twin.game.vocabulary.parse(notation))
    if twin.to_act() != [CHANCE]:
        return False
    return twin.agenda[-1].seen_by(twin, CHANCE) != EVERYONE


def outcome(table: Table, data: dict[str, Any], house: house_module.House) -> Record:
    """The record after an answer, if chance is what it is in this house."""
    record = replace(table.match.record, entries=table.match.record.entries[:])
    twin = Match(table.game, record)
    twin.play(data["seat"], data["action"])
    while twin.state.to_act() == [CHANCE]:
        twin.play_luck(house.luck(table.info.id, [seat.word for seat in table.seats]))
    return record


def world_apart(table: Table, data: dict[str, Any], house: house_module.House) -> str:
    """The secret of a house in which the same answer leads to other hidden things only."""
    truth = outcome(table, data, house)
    seen = truth.seen_from(table.game, PUBLIC)
    for number in range(WORLDS):
        other = outcome(table, data, AnyPromise(f"world {number}"))
        if other != truth and other.seen_from(table.game, PUBLIC) == seen:
            return f"world {number}"
    raise AssertionError("There is no such world.")


@dataclass
class World:
    """One of two servers that everybody watches."""

    place: House
    url: str
    viewers: list[Viewer]
    streams: list[WebSocketTestSession]

    def pushes(self) -> list[list[str]]:
        return self.place.pushed(self.streams)

    def settle(self) -> None:
        """Whoever came and went has been told of."""
        self.place.quiet(self.streams)
        self.pushes()

    def pages(self, viewer: Viewer) -> list[bytes]:
        """Everything that can be fetched about the table, as it comes over the wire."""
        who = Person(self.place.client, cookies=dict(viewer.cookies))
        version = len(self.place.table(self.url).match.record.entries)
        paths = ["/", self.url, f"{self.url}/record.txt", f"{self.url}/luck"]
        paths += [f"{self.url}/replay?seat={seat}" for seat in ("", "all")]
        paths += [
            f"{self.url}/moment?at={at}&seat={seat}"
            for at in (version, version - 1)
            for seat in ("", "0", "1", "2", "public", "all")
        ]
        replies = [who.get(path) for path in paths]
        streams = []
        for query in ("plain=1", "", "seat=0", "seat=1", "seat=2"):
            if len(viewer.seats) < 2 or "seat" not in query:
                with who.stream(self.url, query) as stream:
                    streams.append(heard(stream).encode())
        heads = [
            str([reply.status_code, sorted(reply.headers.items())]).encode() for reply in replies
        ]
        found = heads + [reply.content for reply in replies] + streams
        return found + (self.operations(viewer) if viewer.token else [])

    def operations(self, viewer: Viewer) -> list[bytes]:
        """Every reply of every operation that programs have."""
        program = Program(self.place.client, viewer.token)
        table = self.url.rpartition("/")[2]
        self.place.lift_limits()  # how much is left of them says how much was asked before
        found = []
        for operation in OPERATIONS:
            path = operation.path.replace("{table}", table).replace("{game}", "imhotep")
            if operation.method == "POST":
                for data in deeds(operation.name, viewer):
                    found.append(program.post(path, data))
            elif operation.socket is None:
                found += [program.get(path, **query) for query in QUERIES]
        streams: list[object] = []
        paths = [f"/tables/{table}/stream", f"/tables/{table}/stream?since=1"]
        if any(one["your_turn"] for one in program.get("/tables").json()["tables"]):
            paths.append("/turns")
        for path in paths:
            with program.socket(path) as stream:
                streams += [stream.receive_json(), program.lines(path, 1)]
        heads = [str([reply.status_code, sorted(reply.headers.items())]) for reply in found]
        return [
            *(head.encode() for head in heads),
            *(reply.content for reply in found),
            *(json.dumps(told).encode() for told in streams),
        ]


QUERIES: list[dict[str, int]] = [{}, {"since": 1}, {"since": 10**6}, {"seat": 0}]
# Whoever has no seat, or gives no answer that fits, changes nothing by these.
REFUSED: dict[str, list[dict[str, Any]]] = {
    "answer": [
        {"seat": seat, "answer": word, "version": version}
        for seat in (0, 1)
        for word in ("look", "nonsense", "take")
        for version in (0, 10**6)
    ],
    "undo": [{"version": 0}],
    "agree": [{"agrees": True}],
    "chat": [{"text": ""}, {"text": "Look!"}],
    "join": [{}, {"seat": 0}, {"seat": 7}],
    "resign": [{"seat": 7}],
    "come_back": [{"seat": 7}],
    "fill": [{"seat": 0}, {"seat": 7}],
    "leave": [{}],
    "open_table": [{"game": "imhotep", "seats": [{"kind": "me"}]}],
}


def deeds(name: str, viewer: Viewer) -> list[dict[str, Any]]:
    """Nobody leaves whose seat is still needed."""
    return [] if name == "leave" and viewer.seats else REFUSED[name]


@contextmanager
def world(place: House, url: str, viewers: list[Viewer]) -> Iterator[World]:
    """Everybody listens, and has been told what there was to tell."""
    with ExitStack() as stack:
        streams = [
            stack.enter_context(
                Person(place.client, cookies=dict(viewer.cookies)).stream(url, viewer.query)
            )
            for viewer in viewers
        ]
        found = World(place, url, viewers, streams)
        found.settle()
        yield found


def compare(here: World, there: World, data: dict[str, Any], host: Viewer) -> int:
    """Give the same answer in both worlds; tells how many bytes were compared."""
    for each in (here, there):
        each.settle()
        who = Person(each.place.client, cookies=dict(host.cookies))
        assert who.post(f"{each.url}/answer", data).status_code == 200
    table = here.place.table(here.url)
    other = there.place.table(there.url)
    assert table.match.record.entries != other.match.record.entries
    looker = table.asked()[0]
    size = 0
    for each in (here, there):
        each.place.quiet(each.streams)
    pairs = zip(here.viewers, here.pushes(), there.pushes(), strict=True)
    for viewer, mine, theirs in pairs:
        assert mine, "everybody is told that something has happened"
        if viewer.may_know(looker):
            assert mine != theirs, "whoever looks must see what they look at"
            continue
        assert mine == theirs, f"{viewer.name} can tell the worlds apart by a push"
        size += len("".join(mine))
        if viewer.fetches_pages and looker not in viewer.seats:
            for one, another in zip(here.pages(viewer), there.pages(viewer), strict=True):
                assert one == another, f"{viewer.name} can tell the worlds apart by a page"
                size += len(one)
    return size


def viewers_of(anna: Person, ben: Person, eve: Person) -> list[Viewer]:
    """Anna sits on seat 0; Ben shares a screen with somebody on seats 1 and 2."""
    tokens = [token_of(person, *SCOPES) for person in (anna, ben, eve)]
    return [
        Viewer("Anna", anna.cookies, "", (0,), tokens[0]),
        Viewer("Anna's program", anna.cookies, "plain=1", (0,)),
        Viewer("Ben's screen", ben.cookies, "", (1, 2), tokens[1]),
        Viewer("Ben's program", ben.cookies, "plain=1", (1, 2)),
        Viewer("Ben at his own seat", ben.cookies, "plain=1&seat=1", (1, 2)),
        Viewer("Eve", eve.cookies, "", (), tokens[2]),
        Viewer("Eve's program", eve.cookies, "plain=1"),
        Viewer("a stranger", {}, ""),
    ]


@pytest.mark.parametrize("seed", range(3))
def test_nobody_can_tell_worlds_apart_by_what_they_may_not_know(tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    looks = size = 0
    with still_house(tmp_path / "here", f"truth {seed}") as place:
        anna, ben, eve = (place.person(name) for name in ("Anna", "Ben", "Eve"))
        url = anna.open([{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}], variants=ALL_B)
        for seat in (1, 2):
            assert ben.post(f"{url}/sit", {"seat": seat}).status_code == 200
        viewers = viewers_of(anna, ben, eve)
        table = place.table(url)
        while not table.is_over:
            data = any_answer(table, rng)
            seat = table.asked()[0]
            hosts = [viewer for viewer in viewers if seat in viewer.seats]
            if hides_something(table.match.state, seat, data["action"]):
                there = tmp_path / f"there {table.version}"
                copy(tmp_path / "here", there)
                secret = world_apart(table, data, place.server.house)
                with (
                    still_house(there, secret) as other,
                    world(place, url, viewers) as one,
                    world(other, url, viewers) as another,
                ):
                    size += compare(one, another, data, hosts[0])
                    looks += 1
            else:
                who = Person(place.client, cookies=dict(hosts[0].cookies))
                assert who.post(f"{url}/answer", data).status_code == 200
    assert looks > 0
    assert size > 100_000
