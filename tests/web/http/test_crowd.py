"""Whole games over HTTP, and what happens to those who ask too often."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from starlette.testclient import WebSocketTestSession

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


def test_too_many_new_people_and_tables_from_one_address(place: House) -> None:
    statuses = [place.person().post("/name", {"name": "Eve"}).status_code for _ in range(25)]
    assert statuses[:20] == [200] * 20
    assert statuses[-1] == 429
    assert place.person().post("/quick/imhotep").status_code == 429


def test_strangers_are_told_apart_by_address(place: House) -> None:
    stranger = place.person()
    statuses = [stranger.get("/").status_code for _ in range(130)]
    assert statuses[:100] == [200] * 100
    assert statuses[-1] == 429
    assert json.loads(stranger.get("/", accept="application/json").text)["error"]
    assert stranger.get("/health").status_code == 200
