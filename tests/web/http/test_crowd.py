"""Whole games over HTTP, and what happens to those who ask too often."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from baumeister.web.http import gate
from baumeister.web.http.app import application
from baumeister.web.http.gate import Gate
from baumeister.web.http.networks import read_networks
from baumeister.web.http.settings import ServerSettings
from tests.web.http.replies import refused
from tests.web.people import House, answer


def latest(place: House, streams: list[WebSocketTestSession]) -> list[dict[str, Any]]:
    """The last thing that each of them was told."""
    return [json.loads(pushes[-1]) for pushes in place.pushed(streams)]


def test_whole_games_by_two_random_clients(place: House) -> None:
    """They know nothing but what is pushed to them."""
    place.lift_limits()
    for seed in range(2):
        rng = Random(seed)
        url, people = place.two_at_a_table(variants={"market": "B", "temple": "B"})
        streams = [person.stream(url) for person in people]
        with streams[0], streams[1]:
            pushes = latest(place, streams)
            while not pushes[0]["over"]:
                assert pushes[0]["version"] == pushes[1]["version"]
                assert [push["legal"] == [] for push in pushes].count(True) == 1
                n = 0 if pushes[0]["legal"] else 1
                data = {
                    "seat": pushes[n]["mine"][0],
                    "action": rng.choice(pushes[n]["legal"]),
                    "version": pushes[n]["version"],
                    "request": f"r{pushes[n]['version']}",
                }
                reply = people[n].post(f"{url}/answer", data)
                assert reply.status_code == 200
                pushes = latest(place, streams)
        table = place.table(url)
        assert table.match.state.result() is not None
        who = people[data["seat"]]
        refused(who.post(f"{url}/answer", {**data, "request": "x"}), 409, "StaleVersion")
        late = {**data, "request": "y", "version": table.version}
        refused(who.post(f"{url}/answer", late), 409, "IllegalAction")


def test_health(place: House) -> None:
    place.two_at_a_table()
    assert place.person().get("/health").json() == {"status": "ok", "tables_awake": 1}


def test_too_many_answers(place: House) -> None:
    url, (anna, ben) = place.two_at_a_table()
    data = {**answer(place.table(url), "fly"), "seat": 0}
    statuses = [anna.post(f"{url}/answer", data).status_code for _ in range(80)]
    assert statuses[:60] == [400] * 60
    assert statuses[-1] == 429
    assert ben.post(f"{url}/chat", {"text": "fine"}).status_code == 200


def test_too_much_chat(place: House) -> None:
    url, (anna, _) = place.two_at_a_table()
    statuses = [anna.post(f"{url}/chat", {"text": "hey"}).status_code for _ in range(15)]
    assert statuses[:10] == [200] * 10
    assert statuses[-1] == 429


def test_a_school_class_sits_down_and_whoever_wants_more_waits(place: House) -> None:
    """Thirty newcomers behind one address, each with a table of their own."""
    pupils = [place.person(f"Pupil {n}") for n in range(30)]
    assert [pupil.post("/quick/imhotep").status_code for pupil in pupils] == [201] * 30
    statuses = [pupils[0].post("/quick/imhotep").status_code for _ in range(25)]
    assert statuses[:19] == [201] * 19
    assert statuses[-1] == 429, "so many tables of one person are enough"


def test_addresses_of_one_line_are_one_network(tmp_path: Path) -> None:
    """Whoever has one address of IPv6 has all others of its prefix."""
    settings = ServerSettings(tmp_path, trusted_proxies=read_networks(["192.0.2.1"]))
    client = TestClient(application(settings), client=("192.0.2.1", 1))
    with client as http:
        server = http.app.state.server  # type: ignore[attr-defined]
        server.strangers = Gate(rate=0.001, burst=3)

        def come_from(address: str) -> int:
            return http.get("/about", headers={"x-forwarded-for": address}).status_code

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(gate, "MOST_IN_LINE", 0)
            own = [come_from(f"2001:db8:1:1::{n}") for n in range(4)]
            assert own == [200, 200, 200, 429]
            assert come_from("2001:db8:1:2::1") == 200
