"""Streams: whoever follows one misses nothing, even after a broken line."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from baumeister.web.api.lines import LineWire
from baumeister.web.http.hub import PAGES
from tests.web.api.programs import Program, answer_to, news, program
from tests.web.people import House, house
from tests.web.postgres import Cluster


def test_a_table_is_followed_over_broken_lines(place: House) -> None:
    """One line is cut after each answer; what was heard all in all is everything."""
    place.lift_limits()
    rng, anna = Random(3), program(place)
    name = anna.open("me", "screen", game="imhotep")
    heard: list[Any] = []
    version = 0
    for _ in range(25):
        with anna.socket(f"/tables/{name}/stream?since={version}") as stream:
            seen = news(stream)
            heard += seen["events"]
            assert anna.post(f"/tables/{name}/answer", answer_to(seen, rng)).status_code == 200
            after = news(stream)
            while after["version"] == seen["version"]:
                after = news(stream)
            heard += after["events"]
            version = after["version"]
    assert heard == anna.table(name)["events"]


def test_lines_and_sockets_say_the_same(place: House) -> None:
    anna = program(place)
    name = anna.open("me", "screen", game="imhotep")
    with anna.socket(f"/tables/{name}/stream") as stream:
        said = news(stream)
    assert anna.lines(f"/tables/{name}/stream", 1) == [said] == [anna.table(name)]
    with anna.socket("/turns") as stream:
        told = news(stream)
    assert anna.lines("/turns", 1) == [told]
    assert (told["what"], told["table"], told["version"]) == ("turn", name, said["version"])


def test_a_person_hears_of_every_turn_and_every_end(place: House) -> None:
    place.lift_limits()
    rng, anna, ben = Random(4), program(place), program(place, "Ben")
    name = anna.open("me", "open", game="imhotep")
    with ben.socket("/turns") as stream:
        assert ben.post(f"/tables/{name}/join").status_code == 200
        turns = 0
        while True:
            seen = anna.table(name)
            if seen["over"]:
                break
            if not seen["legal"]:
                told, seen = news(stream), ben.table(name)
                assert (told["what"], told["table"]) == ("turn", name)
                assert told["version"] == seen["version"]
                turns += 1
            player = ben if seen["seat"] else anna
            assert player.answer(seen, rng).status_code == 200
        assert news(stream)["what"] == "over"
    assert turns > 5
    moved = ben.get("/tables").json()["tables"][0]["moved"]
    (again,) = ben.lines(f"/turns?since={moved}", 1)
    assert (again["what"], again["table"]) == ("over", name)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/tables/none/stream", "NotFound"),
        ("/tables/T/stream?since=x", "BadRequest"),
        ("/turns?since=-1", "BadRequest"),
    ],
)
def test_a_socket_says_why_it_closes(place: House, path: str, kind: str) -> None:
    anna = program(place)
    path = path.replace("T", anna.open("me", "open"))
    with anna.socket(path) as stream:
        assert news(stream)["kind"] == kind
        assert stream.receive()["type"] == "websocket.close"
    assert anna.get(path).json()["kind"] == kind
    with Program(place.client, "bm_nobody").socket(path) as stream:
        assert news(stream)["kind"] == "Unauthorized"


def test_nobody_opens_streams_without_end(place: House) -> None:
    anna = program(place)
    name = anna.open("me", "open")
    host = place.table(f"/t/{name}").info.host
    events = [place.server.turns.listen(host) for _ in range(PAGES)]
    for event in events:
        event.__enter__()
    assert anna.get("/turns").status_code == 429
    for event in events:
        event.__exit__(None, None, None)
    place.server.hub._pages[host] = PAGES
    assert anna.get(f"/tables/{name}/stream").status_code == 429
    del place.server.hub._pages[host]


def test_a_quiet_line_gives_a_sign_of_life() -> None:
    async def job() -> list[bytes]:
        sent: list[bytes] = []
        gone = asyncio.Event()

        async def receive() -> dict[str, object]:
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message["body"])
            if len(sent) == 3:
                gone.set()

        assert (await LineWire(receive, send, 0.001).receive())["type"] == "websocket.disconnect"
        return sent

    assert asyncio.run(job()) == [b"\n"] * 3


def test_a_turn_at_another_server_is_heard_here(postgres: Cluster) -> None:
    """Where nobody has the table open, and nobody has ever seen it."""
    address = postgres.address(postgres.empty_place())
    with house(address) as here, house(address) as there:
        anna, ben = program(here), program(there, "Ben")
        name = anna.open("me", "open", game="imhotep")
        with ben.socket("/turns") as stream:
            moved = Program(here.client, ben.token)
            assert moved.post(f"/tables/{name}/join").status_code == 200
            seen = anna.table(name)
            if seen["legal"]:
                assert anna.answer(seen, Random(1)).status_code == 200
            told = news(stream)
        assert (told["what"], told["table"]) == ("turn", name)
