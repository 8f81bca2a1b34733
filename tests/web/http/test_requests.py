"""Every request has an answer: the right status, a sentence in the visitor's language, and a table
that stays as it was if the request was not good.
"""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from httpx2 import Response
from starlette.testclient import WebSocketTestSession

from baumeister.games import game
from baumeister.play.sitter import Sitter
from baumeister.web.http.requests import BODY_BYTES
from tests.web.people import TWO, House, Person, Still, any_answer, news, play


def snapshot(place: House, url: str) -> list[object]:
    """Everything about a table that a bad request must not touch."""
    table = place.table(url)
    return [
        table.version,
        table.match.state.to_json(),
        list(table.seats),
        list(table.chat),
        table.undo_wished_by,
    ]


def refused(reply: Response, status: int, kind: str = "Problem") -> str:
    assert reply.status_code == status, reply.text
    data = reply.json()
    assert data["kind"] == kind
    sentence = str(data["error"])
    assert sentence.endswith((".", ").")), sentence
    assert "Traceback" not in sentence
    return sentence


ACTIONS: dict[str, dict[str, object]] = {
    "answer": {"seat": 0, "action": "take", "version": 1, "request": "r"},
    "undo": {"version": 1},
    "agree": {"agrees": True},
    "chat": {"text": "hello"},
    "sit": {"seat": 1},
    "fill": {"seat": 1, "level": "random"},
    "leave": {"seat": 0, "level": "random"},
    "come-back": {"seat": 0},
    "play-on": {"at": 3, "seat": 0},
}


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


def test_opening_a_table(place: House) -> None:
    anna = place.person("Anna")
    seats = [{"kind": "me"}, {"kind": "screen", "name": "Ben"}, {"kind": "screen"}, {"kind": "bot"}]
    url = anna.open(seats, variants={"market": "B"}, speed="3")
    table = place.table(url)
    assert [seat.kind for seat in table.seats] == ["person", "person", "person", "bot"]
    assert table.names == ["Anna", "Ben", "Player 3", table.names[3]]
    assert table.info.variants["market"] == "B"
    assert table.info.speed == "3"
    assert table.asked() == [0]


def test_a_table_with_an_edition(place: House) -> None:
    anna = place.person("Anna")
    table = place.table(anna.open(TWO))
    url = anna.open(TWO, edition=table.game.edition())
    assert place.table(url).info.edition == table.game.edition()


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"game": "chess"},
        {"game": 7},
        {"seats": []},
        {"seats": "two"},
        {"seats": [{"kind": "me"}]},
        {"seats": [{"kind": "me"}] * 5},
        {"seats": [{"kind": "bot"}] * 8},
        {"seats": [{"kind": "me"}] * 500},
        {"seats": ["me", "me"]},
        {"seats": [{"kind": "king"}, {"kind": "me"}]},
        {"seats": [{"kind": "bot", "level": "godlike"}, {"kind": "me"}]},
        {"seats": [{"kind": "bot", "level": 7}, {"kind": "me"}]},
        {"seats": [{"kind": "screen", "name": 7}, {"kind": "me"}]},
        {"variants": {"market": "C"}},
        {"variants": {"luck": "on"}},
        {"variants": []},
        {"variants": {"market": {"a": []}}},
        {"speed": "2"},
        {"speed": 7},
        {"edition": "not toml ["},
        {"edition": "a = " + "[" * 39_000},
        {"edition": "x" * 50_000},
        {"edition": 7},
    ],
)
def test_tables_that_cannot_be_opened(place: House, data: dict[str, object]) -> None:
    anna = place.person("Anna")
    good = {"game": "imhotep", "seats": TWO}
    reply = anna.post("/tables", {**good, **data} if data else {})
    assert reply.status_code == 400, reply.text
    assert reply.json()["error"]
    assert len(place.server.tables) == 0


def opened_with(place: House, old: str, new: str) -> Response:
    """What is said to a table of the Valley with a changed edition."""
    edition = game("valley_of_the_kings").edition().replace(old, new)
    asked = {"game": "valley_of_the_kings", "seats": TWO, "edition": edition}
    return place.person("Anna").post("/tables", asked)


def test_a_refused_edition_says_what_its_game_has_against_it(place: House) -> None:
    reply = opened_with(place, "rings = [1, 2, 3, 4,", "rings = [1, 2, 3, 5,")
    assert reply.status_code == 400
    assert reply.json()["error"].endswith("the tiles of a player have 10 gold rings in all.")


def test_a_table_that_could_not_be_drawn_is_not_opened(place: House) -> None:
    reply = opened_with(place, 'pharaoh = ["800,605"]', 'pharaoh = ["nowhere"]')
    assert reply.status_code == 400
    assert "(map.pharaoh)" in reply.json()["error"]
    assert len(place.server.tables) == 0


def test_one_click_at_a_game_that_does_not_exist(place: House) -> None:
    refused(place.person("Anna").post("/quick/chess"), 404)


def test_somebody_who_clicks_once_gets_a_name_and_keeps_it(place: House) -> None:
    anna = place.person()
    first = place.table(anna.post("/quick/imhotep").json()["url"])
    second = place.table(anna.post("/quick/imhotep").json()["url"])
    assert first.seats[0] == second.seats[0] == Sitter("person", "Guest", first.seats[0].person)


def test_an_invitation_leads_to_the_table(place: House) -> None:
    anna, ben = place.person("Anna"), place.person("Ben")
    url = anna.open(TWO)
    invitation = place.server.signer.invitation(url.rpartition("/")[2])
    reply = ben.get(f"/join/{invitation}")
    assert (reply.status_code, reply.headers["location"]) == (303, url)
    refused(ben.get(f"/join/{invitation}x"), 404)
    refused(ben.get(f"/join/{place.server.signer.invitation('nowhere')}"), 404)


def test_sitting_down(place: House) -> None:
    anna, ben, eve = place.person("Anna"), place.person("Ben"), place.person("Eve")
    url = anna.open(TWO)
    refused(anna.post(f"{url}/answer", ACTIONS["answer"]), 409, "IllegalAction")
    assert ben.post(f"{url}/sit", {"seat": 1}).status_code == 200
    before = snapshot(place, url)
    assert ben.post(f"{url}/sit", {"seat": 1}).status_code == 200
    refused(eve.post(f"{url}/sit", {"seat": 1}), 409, "IllegalAction")
    refused(eve.post(f"{url}/sit", {"seat": 2}), 400)
    assert snapshot(place, url) == before


def test_the_host_fills_a_seat_with_a_bot(place: House) -> None:
    anna, ben = place.person("Anna"), place.person("Ben")
    url = anna.open(TWO)
    refused(ben.post(f"{url}/fill", {"seat": 1, "level": "random"}), 403)
    refused(anna.post(f"{url}/fill", {"seat": 1, "level": "godlike"}), 400)
    assert anna.post(f"{url}/fill", {"seat": 1, "level": "random"}).status_code == 200
    assert place.table(url).seats[1].level == "random"
    refused(anna.post(f"{url}/fill", {"seat": 1, "level": "random"}), 409, "IllegalAction")


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
    assert table.undo_wished_by is None
    anna.post(f"{url}/undo", {"version": table.version})
    assert ben.post(f"{url}/agree", {"agrees": True}).status_code == 200
    assert table.match.state.to_json() == before


def test_the_host_cannot_replace_somebody_who_is_there(place: House) -> None:
    url, (anna, ben) = place.two_at_a_table()
    refused(ben.post(f"{url}/leave", {"seat": 0, "level": "random"}), 403, "NotYours")
    with ben.stream(url) as stream:
        news(stream)
        sentence = refused(anna.post(f"{url}/leave", {"seat": 1, "level": "random"}), 409)
        assert "2 minutes" in sentence
        assert ben.post(f"{url}/leave", {"seat": 1, "level": "random"}).status_code == 200
        assert ben.post(f"{url}/come-back", {"seat": 1}).status_code == 200
    refused(anna.post(f"{url}/come-back", {"seat": 1}), 403, "NotYours")
    refused(anna.post(f"{url}/leave", {"seat": 7, "level": "random"}), 400)
    refused(anna.post(f"{url}/leave", {"seat": 1, "level": "godlike"}), 400)


def later(place: House, seconds: float) -> None:
    clock = place.server.house
    assert isinstance(clock, Still)
    clock.time += seconds


def until_people_show(stream: WebSocketTestSession, piece: str) -> None:
    while piece not in news(stream)["fragments"].get("people", ""):
        pass


def test_a_host_who_has_just_left_may_come_back(place: House) -> None:
    url, (anna, ben) = place.two_at_a_table()
    later(place, 3600)
    with ben.stream(url, "") as stream:
        with anna.stream(url) as own:
            news(own)
            until_people_show(stream, ">here<")
        until_people_show(stream, ">away<")
        refused(ben.post(f"{url}/leave", {"seat": 0, "level": "random"}), 403, "NotYours")
        assert "leave-0" not in ben.get(url).text
        with anna.stream(url) as own:
            news(own)
            assert not place.server.hub.is_gone(url.rpartition("/")[2], place.table(url).info.host)


def test_a_host_who_is_gone_can_be_replaced_by_anybody_at_the_table(place: House) -> None:
    url, (anna, ben) = place.two_at_a_table()
    later(place, 3600)
    place.server.hub.patience = 0
    with ben.stream(url, "") as stream:
        with anna.stream(url) as own:
            news(own)
            until_people_show(stream, ">here<")
        until_people_show(stream, "leave-0")
        refused(
            place.person("Eve").post(f"{url}/leave", {"seat": 0, "level": "random"}),
            403,
            "NotYours",
        )
        assert ben.post(f"{url}/leave", {"seat": 0, "level": "random"}).status_code == 200
    assert place.table(url).seats[0].is_substituted
    assert anna.post(f"{url}/come-back", {"seat": 0}).status_code == 200


def test_a_host_may_take_some_time_to_arrive(place: House) -> None:
    url, (_, ben) = place.two_at_a_table()
    refused(ben.post(f"{url}/leave", {"seat": 0, "level": "random"}), 403, "NotYours")
    later(place, 120)
    assert ben.post(f"{url}/leave", {"seat": 0, "level": "random"}).status_code == 200


def test_whoever_leaves_is_not_called_by_his_own_name(place: House) -> None:
    url, (anna, _) = place.two_at_a_table()
    assert "Let a bot play for me" in anna.get(url).text
    alone = place.person("Cleo")
    url = alone.open([{"kind": "me"}, {"kind": "screen", "name": "Dora"}])
    text = alone.get(url).text
    assert "Let a bot play for Cleo" in text
    assert "Let a bot play for Dora" in text


def test_nobody_can_be_replaced_where_nobody_sits(place: House) -> None:
    anna = place.person("Anna")
    url = anna.open(TWO)
    refused(anna.post(f"{url}/leave", {"seat": 1, "level": "random"}), 409)


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
    reply = phone.get(link.removeprefix("http://testserver"))
    assert reply.status_code == 303
    assert phone.post(f"{url}/chat", {"text": "from my phone"}).status_code == 200
    assert place.table(url).chat[0].person == place.table(url).seats[0].person
    refused(phone.get("/link/forged"), 404)
    refused(place.person().post("/link"), 401)
