"""Every request has an answer: the right status, a sentence in the visitor's language, and a table
that stays as it was if the request was not good.
"""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from baumeister.web.http.requests import BODY_BYTES
from tests.web.http.replies import ACTIONS, refused, snapshot
from tests.web.people import TWO, House, Person, any_answer, play


@pytest.mark.parametrize("action", ACTIONS)
def test_an_unknown_table(place: House, action: str) -> None:
    anna = place.person("Anna")
    sentence = refused(anna.post(f"/t/nowhere/{action}", ACTIONS[action]), 404)
    assert sentence == "There is no such table. Perhaps the link was cut off."


@pytest.mark.parametrize("action", ACTIONS)
def test_whoever_has_no_name_must_take_one(place: House, action: str) -> None:
    url, _ = place.two_at_a_table()
    before = snapshot(place, url)
    refused(place.person().post(f"{url}/{action}", ACTIONS[action]), 401)
    forged = Person(place.client, cookies={"baumeister": "forged"})
    refused(forged.post(f"{url}/{action}", ACTIONS[action]), 401)
    assert snapshot(place, url) == before


@pytest.mark.parametrize(
    ("content", "kind", "status"),
    [
        (b"", "application/json", 400),
        (b"{", "application/json", 400),
        (b"[]", "application/json", 400),
        (b"7", "application/json", 400),
        (b'{"text": "\\ud800"}', "application/json", 400),
        (b'{"seat": ' + b"9" * 5000 + b"}", "application/json", 400),
        (b"[" * 40_000, "application/json", 400),
        (b"\xff\xfe", "application/json", 400),
        (b"x" * (BODY_BYTES + 1), "application/json", 413),
        (b"{}", "text/plain", 415),
        (b"seat=1", "application/x-www-form-urlencoded", 415),
    ],
)
def test_what_cannot_be_read(place: House, content: bytes, kind: str, status: int) -> None:
    place.lift_limits()
    url, (anna, _) = place.two_at_a_table()
    before = snapshot(place, url)
    paths = [f"{url}/{action}" for action in ACTIONS]
    for path in [*paths, "/name", "/settings", "/tables", "/quick/imhotep"]:
        place.client.cookies.clear()
        headers = anna.headers() | {"content-type": kind}
        refused(place.client.post(path, content=content, headers=headers), status)
    assert snapshot(place, url) == before


@pytest.mark.parametrize("action", [name for name in ACTIONS if name != "agree"])
def test_values_that_cannot_be(place: House, action: str) -> None:
    """Whatever is sent for one of the values, the others being right."""
    place.lift_limits()
    url, (anna, _) = place.two_at_a_table()
    before = snapshot(place, url)
    values: list[object] = [None, True, 1.5, "1", [], {}, -1, 99, 2**70, "x" * 10_000]
    for key, value in product(ACTIONS[action], values):
        if (key, value) == ("text", "1"):
            continue
        reply = anna.post(f"{url}/{action}", {**ACTIONS[action], key: value})
        assert reply.status_code in (400, 403, 409), (key, reply.text)
        assert reply.json()["error"]
    assert snapshot(place, url) == before


@pytest.mark.parametrize(
    ("path", "status"),
    [("/nowhere", 404), ("/t/nowhere", 404), ("/t/nowhere/record.txt", 404), ("/tables", 405)],
)
def test_addresses_that_lead_nowhere(place: House, path: str, status: int) -> None:
    refused(place.person().get(path, accept="application/json"), status)
    page = place.person().get(path, accept="text/html")
    assert page.status_code == status
    assert page.headers["content-type"].startswith("text/html")


def test_refusals_are_said_in_german_as_well(place: House) -> None:
    """That everything is translated is for the tests of the catalogue to say."""
    url, (anna, _) = place.two_at_a_table()
    data = any_answer(place.table(url), Random(1))
    requests = [
        ("/quick/chess", {}),
        (f"{url}/answer", {**data, "action": "fly"}),
        (f"{url}/answer", {**data, "version": 0}),
    ]
    for path, sent in requests:
        anna.language = "en"
        english = anna.post(path, sent)
        anna.language = "de-AT,de;q=0.9,en;q=0.5"
        german = anna.post(path, sent)
        assert german.status_code == english.status_code
        assert german.json()["kind"] == english.json()["kind"]
        assert german.json()["error"] != english.json()["error"]


def test_the_language_that_was_chosen_counts_most(place: House) -> None:
    anna = place.person("Anna", language="en")
    assert anna.post("/settings", {"lang": "de"}).status_code == 200
    assert anna.cookies["lang"] == "de"
    assert "gibt es hier nicht" in refused(anna.post("/quick/chess"), 404)


def test_settings(place: House) -> None:
    anna = place.person()
    assert anna.post("/settings", {"theme": "night"}).status_code == 200
    assert anna.cookies["theme"] == "night"
    refused(anna.post("/settings", {"theme": "pink"}), 400)
    refused(anna.post("/settings", {"lang": "tlh"}), 400)
    refused(anna.post("/settings", {"lang": 7}), 400)


def test_names(place: House) -> None:
    anna = place.person()
    assert anna.post("/name", {"name": "  Anna\n"}).json() == {"name": "Anna"}
    cookie = anna.cookies["baumeister"]
    assert anna.post("/name", {"name": "Änne"}).json() == {"name": "Änne"}
    assert anna.cookies["baumeister"] == cookie
    refused(anna.post("/name", {"name": " \u200b "}), 400)
    refused(anna.post("/name", {}), 400)
    refused(anna.post("/name", {"name": "x" * 10_000}), 400)


def test_answers(place: House) -> None:
    url, (anna, ben) = place.two_at_a_table()
    table, rng = place.table(url), Random(1)
    data = any_answer(table, rng)
    before = snapshot(place, url)
    refused(ben.post(f"{url}/answer", data), 403, "NotYours")
    refused(place.person("Eve").post(f"{url}/answer", data), 403, "NotYours")
    refused(ben.post(f"{url}/answer", {**data, "seat": 1}), 409, "IllegalAction")
    refused(anna.post(f"{url}/answer", {**data, "action": "fly"}), 400, "UnknownNotation")
    refused(anna.post(f"{url}/answer", {**data, "action": "keep chisel"}), 409, "IllegalAction")
    refused(anna.post(f"{url}/answer", {**data, "version": 0}), 409, "StaleVersion")
    assert snapshot(place, url) == before
    reply = anna.post(f"{url}/answer", data)
    assert reply.json() == {"version": table.version}
    after = snapshot(place, url)
    assert anna.post(f"{url}/answer", data).json() == {"version": table.version}  # repeated
    refused(anna.post(f"{url}/answer", {**data, "request": "r2"}), 409, "StaleVersion")  # late
    assert snapshot(place, url) == after


def test_an_answer_against_the_rules_is_refused_with_its_clause(place: House) -> None:
    url, (anna, _) = place.two_at_a_table()
    data = any_answer(place.table(url), Random(1))
    against = anna.post(f"{url}/answer", {**data, "action": "pass"}).json()["clause"]
    assert against == {
        "text": "§\N{NO-BREAK SPACE}5.1",
        "href": "/rules/imhotep/clauses#clause-5-1",
        "target": "_blank",
    }
    assert 'id="clause-5-1"' in anna.get(against["href"]).text
    late = anna.post(f"{url}/answer", {**data, "version": 0}).json()
    assert "clause" not in late


def test_taking_back_among_people(place: House) -> None:
    url, (anna, ben) = place.two_at_a_table()
    table, rng = place.table(url), Random(1)
    before = table.match.state.to_json()
    refused(anna.post(f"{url}/undo", {"version": table.version}), 409, "IllegalAction")
    while table.asked() == [0]:
        play(url, [anna, ben], table, rng, 1)
    refused(anna.post(f"{url}/undo", {"version": 0}), 409, "StaleVersion")
    refused(ben.post(f"{url}/agree", {"agrees": True}), 409, "IllegalAction")
    reply = anna.post(f"{url}/undo", {"version": table.version})
    assert reply.json() == {"version": table.version, "done": False}
    assert ben.post(f"{url}/agree", {"agrees": "yes"}).status_code == 200  # only true is a yes
    assert table.wish is None
    anna.post(f"{url}/undo", {"version": table.version})
    assert ben.post(f"{url}/agree", {"agrees": True}).status_code == 200
    assert table.match.state.to_json() == before


def test_playing_on_from_a_moment(place: House) -> None:
    place.lift_limits()
    url, people = place.two_at_a_table()
    table, rng = place.table(url), Random(3)
    refused(people[0].post(f"{url}/play-on", {"at": 3, "seat": 0}), 409)
    play(url, people, table, rng, 1000)
    entries = table.match.record.entries
    eve = place.person("Eve")
    refused(eve.post(f"{url}/play-on", {"at": len(entries) + 1, "seat": 0}), 400)
    refused(eve.post(f"{url}/play-on", {"at": -1, "seat": 0}), 400)
    refused(eve.post(f"{url}/play-on", {"at": 3, "seat": 2}), 400)
    for at in range(0, len(entries), 7):
        reply = eve.post(f"{url}/play-on", {"at": at, "seat": 1})
        assert reply.status_code == 201
        later = place.table(reply.json()["url"])
        assert later.match.record.entries[:at] == entries[:at]
        assert later.asked(), f"nobody is asked after answer {at}"
        assert later.seats[1].name == "Eve"


def test_a_personal_link_moves_to_another_device(place: House) -> None:
    anna = place.person("Anna")
    url = anna.open(TWO)
    link = str(anna.post("/link").json()["url"])
    phone = place.person()
    reply = phone.post(link.removeprefix("http://testserver"))
    assert reply.status_code == 303
    assert phone.post(f"{url}/chat", {"text": "from my phone"}).status_code == 200
    assert place.table(url).chat[0].person == place.table(url).seats[0].person
    refused(phone.get("/link/forged"), 404)
    refused(place.person().post("/link"), 401)
