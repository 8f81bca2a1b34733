"""The page about oneself: browsers, links, and all that is kept."""

from __future__ import annotations

import re

import pytest
from httpx2 import Response
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocketDisconnect

from baumeister.web.http.close_codes import COME_AGAIN
from baumeister.web.http.user_agents import browser
from tests.web.http.test_devices import link_of
from tests.web.people import House, Person, heard, news

FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like"
    " Gecko) Version/17.0 Mobile/15E148 Safari/604.1"
)
EDGE = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)"
    " Chrome/120.0.0.0 Safari/537.36 Edg/120.0.0.0"
)


def do(person: Person, deed: str, **data: str) -> Response:
    """By form, as the page does."""
    person.client.cookies.clear()
    reply = person.client.post(
        "/me", data={"deed": deed, **data}, headers=person.headers(), follow_redirects=False
    )
    for key, value in reply.cookies.items():
        person.cookies[key] = value
    return reply


def another_browser(place: House, person: Person, agent: str = FIREFOX) -> Person:
    found, link = place.person(), link_of(person)
    assert found.post(link, **{"user-agent": agent}).status_code == 303
    return found


def is_known(person: Person) -> bool:
    return person.get("/me/data.json").status_code == 200


def test_it_is_found_from_every_page_and_knows_nothing_of_strangers(place: House) -> None:
    stranger = place.person()
    assert '<a href="/me">' in stranger.get("/about").text
    page = stranger.get("/me")
    assert "Nothing: you have not taken a name here" in page.text
    assert '<form method="post" action="/me"' not in page.text
    assert stranger.get("/me/data.json").status_code == 401
    assert do(stranger, "delete-surely").status_code == 401


def test_browsers_are_listed_and_can_be_logged_out(place: House) -> None:
    anna = place.person("Anna")
    phone = another_browser(place, anna)
    tablet = another_browser(place, anna, SAFARI)
    page = anna.get("/me").text
    assert "Firefox, Android" in page
    assert "Safari, iPhone" in page
    devices = re.findall(r'name="device" value="([^"]+)"', page)
    assert len(devices) == 2
    assert do(anna, "log-out-one", device=devices[0]).status_code == 303
    assert sorted([is_known(phone), is_known(tablet)]) == [False, True]
    assert do(anna, "log-out-others").status_code == 303
    assert [is_known(one) for one in (anna, phone, tablet)] == [True, False, False]
    assert "Log out all others" not in anna.get("/me").text


def test_nobody_logs_out_the_browsers_of_others(place: House) -> None:
    anna, ben = place.person("Anna"), place.person("Ben")
    another_page = another_browser(place, anna).get("/me").text
    (device,) = re.findall(r'name="device" value="([^"]+)"', another_page)
    do(ben, "log-out-one", device=device)
    assert is_known(anna)


def test_whoever_logs_out_is_nobody_even_with_the_old_cookie(place: House) -> None:
    anna = place.person("Anna")
    kept = dict(anna.cookies)
    reply = do(anna, "log-out")
    assert reply.status_code == 303
    assert 'baumeister=""' in reply.headers["set-cookie"]
    thief = place.person()
    thief.cookies = kept
    assert not is_known(thief)
    assert thief.post("/link").status_code == 401


def test_a_page_that_is_open_elsewhere_ends_with_its_device(place: House) -> None:
    url, (anna, _) = place.two_at_a_table()
    phone = another_browser(place, anna)
    with phone.stream(url) as stream:
        assert news(stream)["mine"] == [0]
        do(anna, "log-out-others")
        with pytest.raises(WebSocketDisconnect) as closed:
            while True:
                heard(stream)
    assert closed.value.code == COME_AGAIN
    with phone.stream(url) as stream:
        assert news(stream)["mine"] == []


def test_cookies_of_older_versions_can_be_logged_out_as_well(place: House) -> None:
    anna, old = place.person("Anna"), place.person()
    person = place.server.signer.person(anna.cookies["baumeister"])
    old.cookies["baumeister"] = place.server.signer.cookie(person)
    assert is_known(old)
    assert "this one" in old.get("/me").text
    do(anna, "log-out-others")
    assert (is_known(old), is_known(anna)) == (False, True)


def test_everything_can_be_had_and_then_be_deleted(place: House) -> None:
    url, (anna, ben) = place.two_at_a_table()
    anna.post(f"{url}/chat", {"text": "my own words"})
    reply = anna.get("/me/data.json")
    assert reply.headers["content-disposition"] == 'attachment; filename="baumeister.json"'
    data = reply.json()
    assert data["chat"][0]["text"] == "my own words"
    assert data["tables"][0]["id"] == url.rpartition("/")[2]
    asked = do(anna, "delete")
    assert "Nobody can bring it back" in asked.text
    assert is_known(anna)
    gone = do(anna, "delete-surely")
    assert (gone.status_code, gone.headers["location"]) == (303, "/")
    assert not is_known(anna)
    page = ben.get(url).text
    assert "my own words" not in page
    assert "Anna" not in page
    table = place.table(url)
    assert table.seats[0].name == "somebody who has left"
    assert table.seats[0].is_played_by_bot
    assert ben.post(f"{url}/chat", {"text": "Bye"}).status_code == 200


def test_unknown_deeds_are_refused(place: House) -> None:
    anna = place.person("Anna")
    assert do(anna, "fly").status_code == 400
    assert is_known(anna)


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (FIREFOX, "Firefox, Android"),
        (SAFARI, "Safari, iPhone"),
        (EDGE, "Edge, Windows"),
        ("curl/8.0", ""),
        ("<script>Linux</script>", "Linux"),
    ],
)
def test_browsers_are_called_as_their_owners_do(agent: str, name: str) -> None:
    scope = {"type": "http", "headers": [(b"user-agent", agent.encode())]}
    assert browser(HTTPConnection(scope)) == name
