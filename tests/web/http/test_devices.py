"""Moving to another device: by a link that works once."""

from __future__ import annotations

from tests.web.people import TWO, House, Person


def link_of(person: Person) -> str:
    return str(person.post("/link").json()["url"]).removeprefix("http://testserver")


def test_a_browser_that_plays_as_somebody_else_is_asked_first(place: House) -> None:
    anna, ben = place.person("Anna"), place.person("Ben")
    url, link = anna.open(TWO), link_of(anna)
    before = dict(ben.cookies)
    asked = ben.get(link)
    assert asked.status_code == 200
    assert "Anna" in asked.text
    assert "Ben" in asked.text
    assert ben.cookies == before
    foreign = ben.post(link, **{"origin": "null", "sec-fetch-site": "cross-site"})
    assert foreign.status_code == 403
    agreed = ben.post(link, **{"origin": "null", "sec-fetch-site": "same-origin"})
    assert agreed.status_code == 303
    assert ben.post(f"{url}/chat", {"text": "on my phone"}).status_code == 200
    assert place.table(url).chat[0].name == "Anna"


def test_the_same_person_is_not_asked(place: House) -> None:
    anna = place.person("Anna")
    assert anna.get(link_of(anna)).status_code == 303


def test_a_messenger_that_looks_at_a_link_does_not_use_it_up(place: House) -> None:
    link, messenger, phone = link_of(place.person("Anna")), place.person(), place.person()
    for _ in range(3):
        assert messenger.get(link).status_code == 200
    assert not messenger.cookies
    assert phone.post(link).status_code == 303
    assert ">Anna<" in phone.get("/").text


def test_a_link_works_once_and_for_a_day(place: House) -> None:
    anna = place.person("Anna")
    link, other, late = link_of(anna), link_of(anna), link_of(anna)
    assert place.person().post(link).status_code == 303
    thief = place.person()
    assert (thief.post(link).status_code, thief.get(link).status_code) == (404, 404)
    assert anna.post("/me", {}, **{"content-type": "text/plain"}).status_code == 400
    revoked = anna.client.post(
        "/me", data={"deed": "revoke"}, headers=anna.headers(), follow_redirects=False
    )
    assert revoked.status_code == 303
    assert [thief.post(one).status_code for one in (other, late)] == [404, 404]
    link = link_of(anna)
    place.server.house.time += 24 * 3600 + 1  # type: ignore[attr-defined]
    assert thief.post(link).status_code == 404
    assert not thief.cookies
