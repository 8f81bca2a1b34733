"""One's own games: counted for each game, with what reviews say, had as data, and begun anew."""

from __future__ import annotations

import json
from typing import Any

import pytest

from baumeister.web.table import reviews
from baumeister.web.table.own_games import own_games, statistics_of
from tests.web.http.test_luck import finished, send_form
from tests.web.http.test_reviews import made
from tests.web.people import House, Person


def games_of(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(person.get("/me/games.json").text)
    return found


def test_a_finished_game_counts_for_both(place: House) -> None:
    url, (anna, ben) = finished(place)
    mine, theirs = games_of(anna), games_of(ben)
    assert [one["table"] for one in mine] == [one["table"] for one in theirs] == [url[3:]]
    table = place.table(url)
    result = table.match.state.result()
    assert result is not None
    assert [mine[0]["rank"], theirs[0]["rank"]] == list(result.ranks)
    page = anna.get("/me/games").text
    assert f'href="{url}/review"' in page
    assert "Luck and mistakes are known of games" in page
    assert 'href="/me/games"' in anna.get("/me").text


def test_a_review_tells_luck_and_mistakes_of_ones_own_seat_alone(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "LOOKS", 1)
    monkeypatch.setattr(reviews, "CHUNK", 200)
    url, (anna, ben) = finished(place)
    anna.get(f"{url}/review?seat=0")
    made(place, url, 0)
    (game,) = games_of(anna)
    assert game["review"]["parts"].keys() == {"luck", "own", "others", "hidden"}
    (of_ben,) = games_of(ben)
    assert of_ben["review"] is None
    for language in ("en", "de"):
        anna.cookies["lang"] = language
        page = anna.get("/me/games").text
        assert ("From 1 review" in page) == (language == "en")


def test_whoever_begins_anew_has_no_statistics(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "LOOKS", 1)
    monkeypatch.setattr(reviews, "CHUNK", 200)
    url, (anna, ben) = finished(place)
    anna.get(f"{url}/review?seat=0")
    made(place, url, 0)
    assert send_form(anna, "/me/games", {}).status_code == 303
    assert games_of(anna) == []
    assert "You have not finished a game yet" in anna.get("/me/games").text
    assert len(games_of(ben)) == 1
    portal = place.client.portal
    assert portal is not None
    kept = portal.call(place.server.store.rows, "SELECT seat FROM review")
    assert kept == []
    assert anna.get(f"{url}/replay").status_code == 200


def test_strangers_have_no_statistics(place: House) -> None:
    stranger = place.person()
    for path in ("/me/games", "/me/games.json"):
        assert stranger.get(path).status_code == 401
    assert send_form(stranger, "/me/games", {}).status_code == 401


def test_a_table_with_two_own_seats_does_not_count(place: House) -> None:
    anna = place.person("Anna")
    url = anna.open([{"kind": "me"}, {"kind": "me"}])
    table = place.table(url)
    person = table.seats[0].person
    portal = place.client.portal
    assert portal is not None
    portal.call(
        place.server.store.change,
        [("UPDATE game_table SET is_over = 1, points = '[1, 2]', ranks = '[2, 1]'", [])],
    )
    read = portal.call(own_games, place.server.store, person)
    assert statistics_of(read()) == []
