"""Seats of a table: sitting down, leaving, and whoever may put a bot in somebody's place."""

from __future__ import annotations

from starlette.testclient import WebSocketTestSession

from tests.web.http.replies import ACTIONS, refused, snapshot
from tests.web.people import TWO, House, Still, news


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
    place.server.hub.away_seconds = 0
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


def test_whoever_leaves_is_not_called_by_their_own_name(place: House) -> None:
    url, (anna, _) = place.two_at_a_table()
    assert "Let a bot play for me" in anna.get(url).text
    alone = place.person("Cleo")
    url = alone.open([{"kind": "me"}, {"kind": "screen", "name": "Dora"}])
    text = alone.get(url).text
    assert "Let a bot play for Cleo" in text
    assert "Let a bot play for Dora" in text


def test_leaving_waits_and_letting_bots_finish_says_what_it_does(place: House) -> None:
    alone = place.person("Cleo")
    text = alone.get(alone.open([{"kind": "me"}, {"kind": "bot", "level": "random"}])).text
    assert "The game waits for you" in text
    assert "Let bots finish without me" in text
    assert "they play the game to its end at once" in text
    url, (anna, _) = place.two_at_a_table()
    assert "Let bots finish without me" not in anna.get(url).text


def test_nobody_can_be_replaced_where_nobody_sits(place: House) -> None:
    anna = place.person("Anna")
    url = anna.open(TWO)
    refused(anna.post(f"{url}/leave", {"seat": 1, "level": "random"}), 409)


def test_onlookers_are_counted_once_each_and_nobody_with_a_seat(place: House) -> None:
    url, (anna, ben) = place.two_at_a_table()
    eve, gus = place.person("Eve"), place.person("Gus")
    with anna.stream(url, "") as stream, ben.stream(url) as other:
        news(stream), news(other)
        assert "watching" not in anna.get(url).text
        with eve.stream(url) as first, eve.stream(url) as second:
            news(first), news(second)
            until_people_show(stream, "1 person is watching.")
            with gus.stream(url) as third:
                news(third)
                until_people_show(stream, "2 people are watching.")
            until_people_show(stream, "1 person is watching.")
