"""Moving to another device."""

from __future__ import annotations

from tests.web.people import TWO, House


def test_a_browser_that_plays_as_somebody_else_is_asked_first(place: House) -> None:
    anna, ben = place.person("Anna"), place.person("Ben")
    url = anna.open(TWO)
    link = str(anna.post("/link").json()["url"]).removeprefix("http://testserver")
    before = dict(ben.cookies)
    asked = ben.get(link)
    assert asked.status_code == 200
    assert "Anna" in asked.text and "Ben" in asked.text
    assert ben.cookies == before
    foreign = ben.post(link, **{"origin": "null", "sec-fetch-site": "cross-site"})
    assert foreign.status_code == 403
    agreed = ben.post(link, **{"origin": "null", "sec-fetch-site": "same-origin"})
    assert agreed.status_code == 303
    assert ben.post(f"{url}/chat", {"text": "on my phone"}).status_code == 200
    assert place.table(url).chat[0].name == "Anna"


def test_the_same_person_is_not_asked(place: House) -> None:
    anna = place.person("Anna")
    link = str(anna.post("/link").json()["url"]).removeprefix("http://testserver")
    assert anna.get(link).status_code == 303
