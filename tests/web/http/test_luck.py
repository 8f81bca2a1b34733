"""The luck of a table over HTTP: promised on its pages, hidden while it runs, shown at its end."""

from __future__ import annotations

import logging
import re
from dataclasses import replace
from html import unescape
from random import Random

import pytest
from httpx2 import Response

from baumeister.core.luck import lucky
from baumeister.core.luck_check import KEPT, check_luck
from baumeister.core.record import Record
from baumeister.web.http.limits import RateLimit
from baumeister.web.http.logs import JsonLines
from baumeister.web.table.bot_turns import job_of
from baumeister.web.table.table import Table
from baumeister.web.view.bring_page import RECORD_LENGTH
from tests.web.people import TWO, House, Person, heard, play

DIGITS = re.compile(r"\b[0-9a-f]{64}\b")
BOT = {"kind": "bot", "level": "random"}


def send_form(person: Person, path: str, data: dict[str, str]) -> Response:
    person.client.cookies.clear()
    return person.client.post(path, data=data, headers=person.headers(), follow_redirects=False)


def secret_of(place: House, table: Table) -> str:
    return place.server.house.luck(table.info.id, []).secret


def record_at(person: Person, url: str) -> Record:
    return Record.from_text(person.get(f"{url}/record.txt").text)


def finished(place: House, seed: int = 1) -> tuple[str, list[Person]]:
    """A game of two that is over, with some answers taken back."""
    url, people = place.two_at_a_table()
    place.lift_limits()
    table, rng = place.table(url), Random(seed)
    while not table.is_over:
        play(url, people, table, rng, 5)
        if not table.is_over:
            take_back(url, people, table)
    return url, people


def take_back(url: str, people: list[Person], table: Table) -> None:
    wish = people[0].post(f"{url}/undo", {"version": table.version})
    if wish.status_code == 200 and not wish.json()["done"]:
        assert people[1].post(f"{url}/agree", {"agrees": True}).status_code == 200


# What is promised


def test_a_table_shows_its_promise_before_the_first_answer(place: House) -> None:
    anna = place.person("Anna")
    url = anna.open(TWO)
    (commitment,) = set(DIGITS.findall(anna.get(f"{url}/luck").text))
    luck = record_at(anna, url).luck
    assert luck is not None
    assert (luck.commitment, luck.secret) == (commitment, "")
    assert f"Promised luck: {commitment[:8]}…" in anna.get(url).text


def test_the_promise_stays_the_same_until_the_secret_is_shown(place: House) -> None:
    anna = place.person("Anna")
    url = anna.open(TWO)
    before = DIGITS.findall(anna.get(f"{url}/luck").text)
    ben = place.person("Ben")
    assert ben.post(f"{url}/sit", {"seat": 1}).status_code == 200
    assert DIGITS.findall(anna.get(f"{url}/luck").text) == before
    play(url, [anna, ben], place.table(url), Random(1), 10_000)
    luck = record_at(anna, url).luck
    assert luck is not None
    assert [luck.commitment] == before
    assert luck.secret == secret_of(place, place.table(url))


def test_the_page_speaks_german(place: House) -> None:
    anna = place.person("Anna", "de")
    url = anna.open(TWO)
    page = anna.get(f"{url}/luck").text
    assert "Der Zufall an diesem Tisch" in page
    assert "Dein Wort" in page


def test_a_secret_leaks_nowhere_while_the_game_runs(
    place: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    url, people = place.two_at_a_table()
    place.lift_limits()
    eve, table, rng = place.person("Eve"), place.table(url), Random(1)
    secret, looks = secret_of(place, table), 0
    play(url, people, table, rng, 15)
    while not table.is_over:
        for who in (*people, eve):
            for path in ("", "/record.txt", "/luck", "/replay", "/moment", "/since"):
                assert secret not in who.get(url + path).text
            for query in ("", "plain=1"):
                with who.stream(url, query) as stream:
                    assert secret not in heard(stream)
        assert secret not in job_of(table, 0).record
        assert secret not in repr(table.match.record) + repr(table.info)
        looks += 1
        play(url, people, table, rng, 15)
    assert looks > 2
    lines = [JsonLines().format(record) for record in caplog.records]
    assert lines
    assert secret not in "".join(lines)
    assert secret in people[0].get(f"{url}/record.txt").text


# Words of the players


def test_words_are_mixed_in_by_whoever_sits_down(place: House) -> None:
    anna, ben = place.person("Anna"), place.person("Ben")
    url = anna.open([{"kind": "me", "word": " the  Nile "}, {"kind": "friend"}])
    assert ben.post(f"{url}/sit", {"seat": 1, "word": "Größe"}).status_code == 200
    play(url, [anna, ben], place.table(url), Random(1), 10_000)
    record = record_at(anna, url)
    assert record.luck is not None
    assert record.luck.words == ["the Nile", "Größe"]
    assert check_luck(place.table(url).game, record).outcome == KEPT
    page = anna.get(f"{url}/luck").text
    assert "the Nile" in page
    assert "Größe" in page


def test_a_word_is_given_on_the_page_of_the_luck(place: House) -> None:
    anna, ben = place.person("Anna"), place.person("Ben")
    url = anna.open(TWO)
    reply = send_form(anna, f"{url}/luck", {"seat": "0", "word": "nile"})
    assert (reply.status_code, reply.headers["location"]) == (303, url)
    assert 'value="nile"' in anna.get(f"{url}/luck").text
    assert "Sit down with this word" in ben.get(f"{url}/luck").text
    assert send_form(ben, f"{url}/luck", {"seat": "1", "word": "thebes"}).status_code == 303
    table = place.table(url)
    assert [seat.word for seat in table.seats] == ["nile", "thebes"]
    assert table.version > 0
    assert "The game has begun" in anna.get(f"{url}/luck").text


def test_a_stranger_is_asked_for_a_name_first(place: House) -> None:
    url = place.person("Anna").open(TWO)
    stranger = place.person()
    assert "Tell us your name first" in stranger.get(f"{url}/luck").text
    assert send_form(stranger, f"{url}/luck", {"seat": "1", "word": "x"}).status_code == 401


def test_people_at_one_screen_have_a_word_each(place: House) -> None:
    anna = place.person("Anna")
    seats = [{"kind": "me"}, {"kind": "screen", "name": "Ben", "word": "thebes"}]
    url = anna.open([*seats, {"kind": "friend"}])
    page = unescape(anna.get(f"{url}/luck").text)
    assert "The word of Anna" in page
    assert "The word of Ben" in page
    assert send_form(anna, f"{url}/luck", {"seat": "1", "word": "luxor"}).status_code == 303
    assert [seat.word for seat in place.table(url).seats] == ["", "luxor", ""]


def test_no_word_comes_too_late_or_from_somebody_else(place: House) -> None:
    anna, ben, eve = (place.person(name) for name in ("Anna", "Ben", "Eve"))
    url = anna.open(TWO)
    assert send_form(ben, f"{url}/luck", {"seat": "0", "word": "x"}).status_code == 403
    for seat in ("2", "-1", "x", ""):
        assert send_form(anna, f"{url}/luck", {"seat": seat, "word": "x"}).status_code == 400
    assert send_form(anna, f"{url}/luck", {"seat": "0", "word": "x" * 41}).status_code == 400
    assert send_form(anna, f"{url}/luck", {"seat": "0", "word": "x" * 4000}).status_code == 413
    assert ben.post(f"{url}/sit", {"seat": 1, "word": "x" * 41}).status_code == 400
    assert ben.post(f"{url}/sit", {"seat": 1, "word": 7}).status_code == 400
    assert ben.post(f"{url}/sit", {"seat": 1}).status_code == 200
    late = send_form(anna, f"{url}/luck", {"seat": "0", "word": "late"})
    assert late.status_code == 409
    assert send_form(eve, f"{url}/luck", {"seat": "0", "word": "x"}).status_code == 403
    assert [seat.word for seat in place.table(url).seats] == ["", ""]


def promise_in(page: str) -> tuple[str, str]:
    """The signed promise in the form for a new table, and the commitment beside it."""
    found = re.search(r'name="promise" value="([^"]+)"', page)
    assert found is not None
    (commitment,) = DIGITS.findall(page)
    return found[1], commitment


def test_a_form_promises_the_luck_of_the_table_that_it_opens(place: House) -> None:
    anna = place.person("Anna")
    promise, commitment = promise_in(anna.get("/new/imhotep").text)
    url = anna.open([{"kind": "me", "word": "nile"}, BOT], promise=promise)
    assert url == f"/t/{place.server.signer.table_of_promise(promise)}"
    luck = record_at(anna, url).luck
    assert luck is not None
    assert luck.commitment == commitment
    assert luck.words == ["nile", ""]


def test_a_promise_is_good_for_one_table_only(place: House) -> None:
    """Whoever has seen the secret of a game must not begin another one with it."""
    anna = place.person("Anna")
    promise, _ = promise_in(anna.get("/new/imhotep").text)
    anna.open(TWO, promise=promise)
    for used in (promise, promise + "x", "nonsense"):
        wish = {"game": "imhotep", "seats": TWO, "promise": used}
        reply = anna.post("/tables", wish)
        assert reply.status_code == 409
        assert "Reload the page" in reply.json()["error"]
    assert anna.post("/tables", {"game": "imhotep", "seats": TWO, "promise": 1}).status_code == 400


# Taking back, and the end


def test_taking_back_changes_no_draw(place: House) -> None:
    for seed in range(3):
        url, people = finished(place, seed)
        table = place.table(url)
        assert table.rewinds > 0
        assert check_luck(table.game, record_at(people[0], url)).outcome == KEPT


def test_a_game_that_is_over_stays_over(place: House) -> None:
    anna = place.person("Anna")
    place.lift_limits()
    url = anna.open([{"kind": "me"}, {"kind": "screen", "name": "Ben"}])
    table = place.table(url)
    play(url, [anna, anna], table, Random(1), 10_000)
    assert table.is_over
    assert not table.can_undo(next(iter(table.people())))
    assert anna.post(f"{url}/undo", {"version": table.version}).status_code == 409


def test_nobody_agrees_to_take_back_what_is_over(place: House) -> None:
    url, (anna, ben) = place.two_at_a_table()
    place.lift_limits()
    table, rng = place.table(url), Random(1)
    while not table.is_over:
        play(url, [anna, ben], table, rng, 1)
        if table.asked() == [1] and table.can_undo(table.seats[0].person):
            anna.post(f"{url}/undo", {"version": table.version})
    assert table.wish is None
    assert ben.post(f"{url}/agree", {"agrees": True}).status_code == 409


def test_a_finished_game_is_checked_on_its_page(place: House) -> None:
    url, (anna, _) = finished(place)
    page = unescape(place.person().get(f"{url}/luck").text)
    assert "The luck of this game is as promised." in page
    assert re.search(r"All \d+ draws were made again", page)
    assert secret_of(place, place.table(url)) in page
    assert page.count("<td>matches</td>") == len(
        [seat for seat, _ in place.table(url).match.record.entries if seat < 0]
    )
    (findings,) = re.findall(r'<ol class="findings">(.*?)</ol>', page)
    assert findings.count("<li") == findings.count('<li class="good"') == 3
    assert f'href="{url}/luck"' in anna.get(f"{url}/replay").text
    assert "Check the luck" in anna.get(url).text


def test_a_game_that_goes_on_from_another_has_luck_of_its_own(place: House) -> None:
    url, (anna, _) = finished(place)
    reply = anna.post(f"{url}/play-on", {"at": 40, "seat": 0})
    assert reply.status_code == 201
    new = reply.json()["url"]
    luck = record_at(anna, new).luck
    assert luck is not None
    assert luck.after == 40


def test_what_was_taken_over_from_another_game_is_not_taken_back(place: House) -> None:
    url, (anna, _) = finished(place)
    entries = place.table(url).match.record.entries
    own = next(n for n in range(40, len(entries)) if entries[n][0] == 0)
    new = anna.post(f"{url}/play-on", {"at": own, "seat": 0}).json()["url"]
    table = place.table(new)
    assert table.asked() == [0]
    assert not table.can_undo(table.seats[0].person)
    assert anna.post(f"{new}/undo", {"version": table.version}).status_code == 409


# Records that somebody brings


def test_a_record_that_was_brought_is_checked(place: House) -> None:
    url, (anna, _) = finished(place)
    text = anna.get(f"{url}/record.txt").text
    stranger = place.person()
    shown = send_form(stranger, "/replay", {"record": text}).text
    assert 'formaction="/replay/luck"' in shown
    page = send_form(stranger, "/replay/luck", {"record": text})
    assert page.status_code == 200
    assert "The luck of this game is as promised." in page.text


def test_a_record_that_was_changed_is_found(place: House) -> None:
    url, (anna, _) = finished(place)
    record = record_at(anna, url)
    assert record.luck is not None
    swapped = replace(record, luck=lucky(record.luck.secret, ["another", "word"]))
    page = unescape(send_form(anna, "/replay/luck", {"record": swapped.to_text()}).text)
    assert "The luck of this game is not as promised." in page
    assert "draws come out differently" in page
    assert "should be: " in page
    other = replace(record, luck=replace(record.luck, commitment="a" * 64))
    page = unescape(send_form(anna, "/replay/luck", {"record": other.to_text()}).text)
    assert "does not have the fingerprint" in page
    partly = replace(record, luck=replace(record.luck, after=30))
    page = unescape(send_form(anna, "/replay/luck", {"record": partly.to_text()}).text)
    assert "taken over from another game" in page


def test_a_record_with_nothing_to_check_says_so(place: House) -> None:
    url, (anna, _) = finished(place)
    record = record_at(anna, url)
    assert record.luck is not None
    plain = replace(record, luck=None).to_text()
    assert "/replay/luck" not in send_form(anna, "/replay", {"record": plain}).text
    assert "promises nothing" in send_form(anna, "/replay/luck", {"record": plain}).text
    hidden = replace(record, luck=record.luck.hidden()).to_text()
    assert "that was not over" in send_form(anna, "/replay/luck", {"record": hidden}).text


def test_a_record_that_cannot_be_read_is_refused(place: House) -> None:
    anna = place.person("Anna")
    for text, status in (("", 400), ("hello", 400), ("x" * (RECORD_LENGTH + 1), 413)):
        reply = send_form(anna, "/replay/luck", {"record": text})
        assert reply.status_code == status, text[:10]


def test_checking_is_limited(place: House) -> None:
    url, (anna, _) = finished(place)
    place.server.visits = RateLimit(rate=0.0, burst=3)
    assert anna.get(f"{url}/luck").status_code == 200
    assert send_form(anna, "/replay/luck", {"record": ""}).status_code == 400
    assert anna.get(f"{url}/luck").status_code == 200
    assert anna.get(f"{url}/luck").status_code == 429
    assert send_form(anna, "/replay/luck", {"record": ""}).status_code == 429
