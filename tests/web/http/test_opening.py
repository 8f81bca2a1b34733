"""Opening a table: what can be asked for, what is refused, and the shortest ways to one."""

from __future__ import annotations

import pytest
from httpx2 import Response

from baumeister.games import game
from baumeister.play.sitter import Sitter
from tests.web.http.replies import refused
from tests.web.people import TWO, House


def test_opening_a_table(place: House) -> None:
    anna = place.person("Anna")
    seats = [{"kind": "me"}, {"kind": "screen", "name": "Ben"}, {"kind": "screen"}, {"kind": "bot"}]
    url = anna.open(seats, variants={"market": "B"}, speed="3")
    table = place.table(url)
    assert [seat.kind for seat in table.seats] == ["person", "person", "person", "bot"]
    assert table.names == ["Anna", "Ben", "", table.names[3]]
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
        {"order": "dice"},
        {"order": 7},
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


def test_somebody_without_a_name_is_called_something_in_every_language(place: House) -> None:
    anna = place.person("Anna", language="de")
    url = anna.open([{"kind": "me"}, {"kind": "screen"}])
    assert "Spieler 2" in anna.get(url).text
    page = place.person(language="en").get(url).text
    assert "Player 2" in page
    assert "Spieler 2" not in page
    assert "Player 2" in place.person().get(f"{url}/record.txt").text
