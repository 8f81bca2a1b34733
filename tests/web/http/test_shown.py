"""A stream tells a page only what it does not show yet."""

from __future__ import annotations

import re
from random import Random

from baumeister.web.http.shown import PAGES
from tests.web.people import House, Person, news, play


def mark(person: Person, url: str) -> str:
    """What a page that was just sent shows."""
    found = re.search('data-shown="([^"]+)"', person.get(url).text)
    assert found
    return found[1]


def test_the_first_push_has_only_what_the_page_lacks(place: House) -> None:
    url, (anna, _) = place.two_at_a_table()
    with anna.stream(url, f"shown={mark(anna, url)}") as stream:
        first = news(stream)
    assert first["fragments"] == {}
    assert first["events"] == []
    assert first["anew"] is False


def test_what_happens_before_the_stream_opens_is_told(place: House) -> None:
    url, people = place.two_at_a_table()
    shown = mark(people[0], url)
    play(url, people, place.table(url), Random(1), 1)
    with people[0].stream(url, f"shown={shown}") as stream:
        first = news(stream)
    assert "prompt" in first["fragments"]
    assert "part-frame" not in first["fragments"]
    assert len(first["events"]) >= 1
    assert first["anew"] is False


def test_a_mark_holds_once_and_for_its_own_page_alone(place: House) -> None:
    url, (anna, ben) = place.two_at_a_table()
    shown = mark(anna, url)
    for person, wish, is_whole in ((ben, shown, True), (anna, shown, False), (anna, shown, True)):
        with person.stream(url, f"shown={wish}") as stream:
            assert news(stream)["anew"] is is_whole


def test_not_every_page_is_remembered_for_ever(place: House) -> None:
    place.lift_limits()
    url, (anna, _) = place.two_at_a_table()
    first = mark(anna, url)
    for number in range(PAGES):
        anna.post(f"{url}/chat", {"text": str(number)})
        assert mark(anna, url) != first
    with anna.stream(url, f"shown={first}") as stream:
        assert news(stream)["anew"] is True
