"""Tables that take days: the time for a turn, and who is told that it has come."""

from __future__ import annotations

from pathlib import Path
from queue import Queue
from random import Random

from starlette.testclient import TestClient

from baumeister.web.http.app import application
from baumeister.web.http.settings import ServerSettings
from baumeister.web.table.house import DAY_SECONDS
from tests.web.http.test_webhook import listener
from tests.web.people import TWO, House, Still, any_answer, news


def age(place: House, url: str, days: float) -> None:
    """Everything at the table happened so long ago."""
    clock = place.server.house
    assert isinstance(clock, Still)
    clock.time = place.table(url).moved + days * DAY_SECONDS


def arrived(place: House) -> None:
    """Wait until nothing is on its way any more."""
    webhook, portal = place.server.webhook, place.client.portal
    assert webhook is not None and portal is not None
    portal.call(webhook.close)


def test_when_the_time_is_up_anybody_at_the_table_can_let_a_bot_play(place: House) -> None:
    url, (_, ben) = place.two_at_a_table(speed="3")
    away = {"seat": 0, "level": "random"}
    assert ben.post(f"{url}/leave", away).status_code == 403
    age(place, url, 2.9)
    assert ben.post(f"{url}/leave", away).status_code == 403
    age(place, url, 3.1)
    assert "leave-0" in ben.get(url).text
    assert place.person("Eve").post(f"{url}/leave", away).status_code == 403
    assert ben.post(f"{url}/leave", away).status_code == 200
    assert place.table(url).seats[0].is_substituted


def test_a_live_table_knows_no_time_limit(place: House) -> None:
    url, (anna, ben) = place.two_at_a_table()
    with anna.stream(url) as stream:
        news(stream)
        age(place, url, 400)
        assert not place.table(url).is_overdue(0)
        assert ben.post(f"{url}/leave", {"seat": 0, "level": "random"}).status_code == 403


def test_another_program_is_told_once_whose_turn_it_is(tmp_path: Path) -> None:
    told: Queue[object] = Queue()
    with (
        listener(told) as address,
        TestClient(application(ServerSettings(tmp_path, webhook=address))) as client,
    ):
        place = House(client)
        live, _ = place.two_at_a_table()
        url, (anna, _) = place.two_at_a_table(speed="1")
        arrived(place)
        name = url.rpartition("/")[2]
        news = {"table": name, "path": url, "game": "imhotep", "seat": 0, "name": "Anna"}
        assert told.get_nowait() == news
        assert anna.post(f"{url}/chat", {"text": "hello"}).status_code == 200
        answer = any_answer(place.table(url), Random(1))
        assert anna.post(f"{url}/answer", answer).status_code == 200
        arrived(place)
        assert told.get_nowait() == {**news, "seat": 1, "name": "Ben"}
        assert told.empty()
        assert live != url


def test_free_seats_are_listed_only_if_the_host_wishes(place: House) -> None:
    anna, eve = place.person("Anna"), place.person("Eve")
    hidden = anna.open(TWO)
    shown = anna.open(TWO, listed=True)
    page = eve.get("/").text
    assert shown in page
    assert hidden not in page
