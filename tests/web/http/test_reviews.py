"""Reviews over HTTP: only of games that are over, from every seat, kept with their table."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import baumeister as b
from baumeister.core.record import begin
from baumeister.review.judging import Finding
from baumeister.review.review import LOOKS
from baumeister.review.tally import Tally
from baumeister.web.table import reviews
from baumeister.web.table.reviews import AT_ONCE, Reviewing, Wanted, packed, unpacked, with_names
from tests.web.http.test_luck import finished, send_form
from tests.web.people import House, Person, play
from tests.web.played import played


def news(person: Person, url: str, seat: int = 0, looks: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"{url}/review/news?seat={seat}&looks={looks}").json()
    return found


def made(place: House, url: str, seat: int = 0) -> Reviewing:
    """The review of a table once it is made."""
    found = place.server.reviews._known[url.removeprefix("/t/"), seat]
    assert found.task is not None
    portal = place.client.portal
    assert portal is not None
    portal.call(asyncio.wait, {found.task})
    return found


def test_a_finished_game_is_reviewed_once(place: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LOOKS", 2)
    monkeypatch.setattr(reviews, "CHUNK", 200)
    url, (anna, ben) = finished(place)
    page = anna.get(f"{url}/review")
    assert page.status_code == 200
    assert "Bots are looking at the game" in page.text
    assert made(place, url).is_done
    told = news(anna, url)
    assert (told["looks"], told["done"], told["progress"]) == (2, True, "")
    assert 'class="curve"' in told["content"]
    assert news(anna, url, looks=2)["content"] == ""
    assert 'href="/about/reviews"' in told["content"]
    assert "Your turning points" in anna.get(f"{url}/review?seat=0").text
    assert "Your turning points" not in ben.get(f"{url}/review?seat=0").text
    place.server.reviews._known.clear()
    again = ben.get(f"{url}/review?seat=0").text
    assert 'class="curve"' in again
    assert "data-done" in again


def test_a_running_game_has_no_review(place: House) -> None:
    url, people = place.two_at_a_table()
    play(url, people, place.table(url), Random(1), 3)
    for path in ("review", "review/news"):
        assert people[0].get(f"{url}/{path}").status_code == 409
    assert place.server.reviews._known == {}


def test_seats_that_are_not_there_are_refused(place: House) -> None:
    url, (anna, _) = finished(place)
    for seat in ("2", "x", "-1"):
        assert anna.get(f"{url}/review?seat={seat}").status_code == 400


def test_a_brought_record_is_reviewed_and_played_on(place: House) -> None:
    anna = place.person("Anna")
    record = replace(played(3, 20), players=["architect@16", "builder"])
    page = send_form(anna, "/replay/review", {"record": record.to_text(), "seat": "1"})
    assert page.status_code == 200
    wish = {"record": record.to_text(), "seat": "1", "looks": 0}
    told = anna.post("/replay/review/news", wish)
    assert told.status_code == 200
    assert set(told.json()) == {"looks", "done", "progress", "content"}
    opened = anna.post("/replay/play-on", {"record": record.to_text(), "at": 8, "seat": 0})
    assert opened.status_code == 201
    table = place.table(opened.json()["url"])
    assert [seat.kind for seat in table.seats] == ["person", "bot"]
    assert table.seats[1].level == "builder"
    assert table.match.record.entries[:8] == record.entries[:8]
    far = {"record": record.to_text(), "at": 999, "seat": 0}
    assert anna.post("/replay/play-on", far).status_code == 400


@pytest.mark.parametrize("text", ["", "nonsense", '{"game": "chess"}', '{"game": "imhotep"}\n- ?'])
def test_broken_records_are_brought_back_with_a_sentence(place: House, text: str) -> None:
    reply = send_form(place.person("Anna"), "/replay/review", {"record": text})
    assert 400 <= reply.status_code < 500
    assert 'role="alert"' in reply.text


def test_nobody_has_many_reviews_made_at_once(place: House) -> None:
    anna = place.person("Anna")
    texts = [played(seed, 12).to_text() for seed in range(AT_ONCE + 1)]
    codes = [send_form(anna, "/replay/review", {"record": text}).status_code for text in texts]
    assert codes == [200] * AT_ONCE + [429]
    ben = place.person("Ben")
    assert send_form(ben, "/replay/review", {"record": texts[-1]}).status_code == 200


def test_what_fails_says_so_and_is_tried_again_by_a_page_alone(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "LOOKS", 1)
    found = begun(place, BROKEN, again=True)
    assert (found.has_failed, found.is_done, found.is_running) == (True, False, False)
    task = found.task
    assert begun(place, BROKEN).task is task  # its news only tell
    found.wanted = BROKEN._replace(record=with_names(played(1, 4), []))
    assert begun(place, BROKEN, again=True).is_done
    assert (found.has_failed, found.done) == (False, found.total)


BROKEN = Wanted("broken", "no record", 4, 0, is_kept=False)  # no process can look at it


def begun(place: House, wanted: Wanted, *, again: bool = False) -> Reviewing:
    """Once it is at rest."""
    portal, made = place.client.portal, place.server.reviews
    assert portal is not None

    async def at_rest() -> Reviewing:
        found = await made.of(wanted, "anna", again=again)
        assert found.task is not None
        await asyncio.wait({found.task})
        return found

    return portal.call(at_rest)


def test_what_is_kept_is_read_again() -> None:
    wanted = Wanted("t", with_names(begin(b.game("kheops"), 2), []), 12, 0, is_kept=False)
    known = {0: Finding(0, Tally(1, [0.5, 0.5], [0.25, 0.25]))}
    assert unpacked(packed(known, wanted)) == known
    assert Reviewing(wanted, "anna").total == LOOKS * 3
