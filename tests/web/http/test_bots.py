"""Bots at the table: they answer in the background, after a restart as well."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

from starlette.testclient import WebSocketTestSession

from baumeister.web.table import house as house_module
from tests.web.people import House, Person, Still, any_answer, house, news

BOT = {"kind": "bot", "level": "random"}


def until_asked_or_over(stream: WebSocketTestSession) -> dict[str, object]:
    """Look on until a person has to answer."""
    while True:
        push: dict[str, object] = news(stream)
        if push["mine"] or push["over"]:
            return push


def test_one_click_begins_a_game_against_bots(place: House) -> None:
    stranger = place.person()
    reply = stranger.post("/quick/imhotep")
    assert reply.status_code == 201
    url = reply.json()["url"]
    table = place.table(url)
    assert [seat.kind for seat in table.seats] == ["person", "bot", "bot"]
    with stranger.stream(url) as stream:
        assert until_asked_or_over(stream)["mine"] == [0]
        assert stranger.post(f"{url}/answer", any_answer(table, Random(1))).status_code == 200
        assert until_asked_or_over(stream)["mine"] == [0]
    assert {seat for seat, _ in table.match.record.entries} == {-1, 0, 1, 2}


def test_a_whole_game_against_bots(place: House) -> None:
    place.lift_limits()
    rng = Random(1)
    anna = place.person("Anna")
    url = anna.open([{"kind": "me"}, BOT, BOT])
    table = place.table(url)
    with anna.stream(url) as stream:
        while not until_asked_or_over(stream)["over"]:
            assert anna.post(f"{url}/answer", any_answer(table, rng)).status_code == 200
    assert table.is_over
    assert {seat for seat, _ in table.match.record.entries} == {-1, 0, 1, 2}


def test_the_same_chance_brings_the_same_game(place: House) -> None:
    anna = place.person("Anna")
    tables = []
    for _ in range(2):
        url = anna.open([BOT, BOT])
        with anna.stream(url) as stream:
            assert until_asked_or_over(stream)["over"]
        tables.append(place.table(url))
    first, second = (table.match.record.entries for table in tables)
    assert first == second


def test_luck_is_another_for_every_table_seat_and_answer() -> None:
    house = house_module.House("secret")
    questions = [("t1", 0, 0), ("t2", 0, 0), ("t1", 1, 0), ("t1", 0, 1)]
    whims = [house.whim(*question).random() for question in questions]
    assert len(set(whims)) == len(questions)
    assert house.whim("t1", 0, 0).random() == whims[0]
    assert house_module.House("another").whim("t1", 0, 0).random() != whims[0]


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        anna = place.person("Anna")
        url = anna.open([BOT, {"kind": "me"}])
        cookies = anna.cookies
        table = place.table(url)
        version = table.version
    # The bot was asked, and the server was gone before it could answer.
    with house(tmp_path) as place:
        with Person(place.client, cookies=cookies).stream(url) as stream:
            push = until_asked_or_over(stream)
        assert push["mine"] == [1]
        assert place.table(url).version > version


def test_a_bot_stands_in_until_the_person_comes_back(place: House) -> None:
    rng = Random(1)
    url, (anna, ben) = place.two_at_a_table()
    table = place.table(url)
    with ben.stream(url) as stream:
        assert anna.post(f"{url}/leave", {"seat": 0, "level": "random"}).status_code == 200
        push = until_asked_or_over(stream)
        assert push["mine"] == [1]
        refused = anna.post(f"{url}/answer", any_answer(table, rng) | {"seat": 0})
        assert refused.status_code == 409
        assert "take your seat back" in refused.json()["error"]
        assert anna.post(f"{url}/come-back", {"seat": 0}).status_code == 200
        assert ben.post(f"{url}/answer", any_answer(table, rng)).status_code == 200
    assert table.asked_bots() == []


def test_a_game_among_bots_is_played_for_whoever_watches(place: House) -> None:
    anna = place.person("Anna")
    url = anna.open([BOT, BOT])
    with place.person().stream(url) as stream:
        assert until_asked_or_over(stream)["over"] is True
    assert place.table(url).is_over


class NextDay(Still):
    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.time += 24 * 3600


def test_the_day_after_bots_think_only_where_somebody_waits_for_them(tmp_path: Path) -> None:
    seats = [BOT, {"kind": "me"}]
    with house(tmp_path) as place:
        anna = place.person("Anna")
        live, slow = anna.open(seats), anna.open(seats, speed="3")
        before = place.table(live).version
    # The bots were asked, and the server was gone before they could answer.
    with house(tmp_path, kind=NextDay) as place:
        anna = Person(place.client, cookies=anna.cookies)
        with anna.stream(slow) as stream:
            assert until_asked_or_over(stream)["mine"] == [1]
        assert place.table(live).version == before
        assert anna.get(live).status_code == 200  # somebody looks
        with anna.stream(live) as stream:
            assert until_asked_or_over(stream)["mine"] == [1]


def test_a_table_that_cannot_be_woken_does_not_hold_up_the_others(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        anna = place.person("Anna")
        urls = [anna.open([BOT, {"kind": "me"}]) for _ in range(2)]
    broken = urls[0].rpartition("/")[2]
    database = sqlite3.connect(tmp_path / "baumeister.sqlite", isolation_level=None)
    database.execute("UPDATE game_table SET rules = 99 WHERE id = ?", [broken])
    database.close()
    with house(tmp_path) as place:
        anna = Person(place.client, cookies=anna.cookies)
        with anna.stream(urls[1]) as stream:
            assert until_asked_or_over(stream)["mine"] == [1]
        reply = anna.get(urls[0])
        assert reply.status_code == 409
        assert "version 99 of the rules" in reply.json()["error"]
