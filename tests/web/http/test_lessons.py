"""Lessons over HTTP: begun by one click, taken step by step, left, skipped and repeated."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession

from baumeister.core.text import ENGLISH
from baumeister.teaching.course import Standing
from baumeister.teaching.lesson import Do
from baumeister.web.table.lesson_table import LessonTable
from baumeister.web.view.shelf import game_card
from baumeister.web.view.visitor import Visitor
from tests.toys.nim import NIM
from tests.web.people import House, Person, answer, house, news

GAME = "imhotep"


class Pupil:
    """Somebody who takes a lesson, with its page open."""

    def __init__(self, place: House, person: Person, url: str) -> None:
        self.place, self.person, self.url = place, person, url

    @property
    def table(self) -> LessonTable:
        found = self.place.table(self.url)
        assert isinstance(found, LessonTable)
        return found

    @property
    def now(self) -> Standing:
        found = self.table.standing()
        assert found is not None
        return found

    def lesson(self, what: str) -> None:
        assert self.person.post(f"{self.url}/lesson/{what}", {"seat": 0}).status_code == 200

    def on(self) -> None:
        self.lesson(f"on/{self.table.place}")

    def answer(self, action: str) -> Any:
        return self.person.post(f"{self.url}/answer", answer(self.table, action))

    def wait(self, stream: WebSocketTestSession) -> dict[str, Any]:
        """Until the guide has something to say."""
        while True:
            push = news(stream)
            if self.now.entry is None and push["version"] == self.table.version:
                return push

    def do(self, notation: str) -> None:
        assert self.answer(notation).status_code == 200


def pupil(place: House, person: Person) -> Pupil:
    reply = person.post(f"/learn/{GAME}")
    assert reply.status_code in (200, 201), reply.text
    return Pupil(place, person, reply.json()["url"])


@pytest.fixture
def anna(place: House) -> Pupil:
    return pupil(place, place.person("Anna"))


def to_the_first_question(one: Pupil) -> None:
    while not one.now.asks:
        one.on()


def asked(one: Pupil) -> Do:
    step = one.now.step
    assert isinstance(step, Do)
    return step


def right(one: Pupil) -> str:
    return asked(one).answers[0].notation


def wrong(one: Pupil) -> str:
    return next(each.notation for each in asked(one).answers if each.is_wrong)


def test_one_click_begins_a_lesson_without_a_name(place: House) -> None:
    one = pupil(place, place.person())
    page = one.person.get(one.url)
    assert page.status_code == 200
    assert "I am Meret" in page.text
    assert [seat.name for seat in one.table.seats] == ["Guest", "Ben"]


def test_the_start_page_leads_newcomers_to_the_lesson_first(place: House) -> None:
    stranger = place.person()
    page = stranger.get("/").text
    assert page.index(f'data-quick="/learn/{GAME}"') < page.index(f'data-quick="/quick/{GAME}"')
    assert "Learn it in 6 minutes" in page
    assert 'class="primary learn"' in page
    pupil(place, stranger)
    page = stranger.get("/").text
    assert 'class="primary learn"' not in page
    assert "Imhotep · lesson" in page


def test_nothing_can_be_done_while_the_guide_tells_something(anna: Pupil) -> None:
    with anna.person.stream(anna.url) as stream:
        assert news(stream)["legal"] == []
    reply = anna.person.post(
        f"{anna.url}/answer",
        {"seat": 0, "action": "take", "version": anna.table.version, "request": "early"},
    )
    assert reply.status_code == 409
    assert reply.json()["error"] == "Not now: first do what the guide asks for."


def test_only_what_the_guide_asks_for_is_offered_and_taken(anna: Pupil) -> None:
    to_the_first_question(anna)
    with anna.person.stream(anna.url) as stream:
        assert sorted(news(stream)["legal"]) == sorted(anna.now.offered)
    assert anna.answer("take").status_code == 409
    anna.do(right(anna))


def test_nothing_is_declined_in_advance(place: House) -> None:
    anna = place.person("Anna")
    url = anna.post("/learn/cleopatra").json()["url"]
    assert anna.post(f"{url}/decline", {"seat": 0}).status_code == 409
    assert anna.post(f"{url}/lesson/play-on", {"seat": 0}).status_code == 200
    assert anna.post(f"{url}/decline", {"seat": 0}).status_code == 200


def test_a_step_is_gone_on_with_once(anna: Pupil) -> None:
    place = anna.table.place
    anna.lesson(f"on/{place}")
    anna.lesson(f"on/{place}")
    assert anna.now.done == 1


def test_the_others_and_chance_do_what_the_lesson_says(anna: Pupil) -> None:
    to_the_first_question(anna)
    with anna.person.stream(anna.url) as stream:
        anna.do(right(anna))
        anna.wait(stream)
    assert anna.table.match.record.entries[-1] == (1, "place 1 1")
    assert anna.table.match.record.entries[0] == (-1, "round 2")


def test_a_wrong_answer_is_taken_back_or_left(anna: Pupil) -> None:
    to_the_first_question(anna)
    mistake, done = wrong(anna), anna.now.done
    anna.do(mistake)
    assert anna.now.answer is not None
    assert "Take it back" in anna.person.get(anna.url).text
    reply = anna.person.post(f"{anna.url}/undo", {"version": anna.table.version})
    assert reply.json()["done"] is True
    assert (anna.now.asks, anna.now.done) == (True, done)
    anna.do(mistake)
    anna.on()
    assert anna.now.done == done + 1


def test_the_guide_does_what_somebody_cannot(anna: Pupil) -> None:
    to_the_first_question(anna)
    expected = right(anna)
    anna.on()
    assert (0, expected) in anna.table.match.record.entries


def take(one: Pupil) -> None:
    """The whole lesson, as the guide would do it."""
    with one.person.stream(one.url) as stream:
        while one.table.runs:
            if one.now.entry is not None:
                one.wait(stream)
            else:
                one.on()


def test_at_its_end_there_is_what_was_left_out_and_the_way_on(anna: Pupil) -> None:
    take(anna)
    page = anna.person.get(anna.url).text
    assert "That is how Imhotep is played" in page
    assert f'href="/rules/{GAME}#market-b"' in page
    assert "Play on from here" in page


def test_what_is_pointed_at_is_named_for_those_who_do_not_see_it(anna: Pupil) -> None:
    to_the_first_question(anna)
    page = anna.person.get(anna.url).text
    assert "Meant is: Put a stone on ship 2, slot 1" in page
    assert 'aria-live="polite"' in page


def test_whoever_looks_on_sees_no_guide(anna: Pupil) -> None:
    stranger = anna.place.person()
    assert "I am Meret" not in stranger.get(anna.url).text
    anna.lesson("skip")
    assert "The lesson is skipped" not in stranger.get(anna.url).text


def test_whoever_plays_on_meets_beginners_and_all_answers(anna: Pupil) -> None:
    take(anna)
    anna.lesson("play-on")
    table = anna.table
    assert table.seats[1].level == "beginner"
    with anna.person.stream(anna.url) as stream:
        while (push := news(stream))["mine"] == []:
            pass
    assert set(push["legal"]) == {
        table.game.vocabulary.notation(action) for action in table.match.state.legal(0)
    }
    assert push["can_ask"]
    version = table.version
    with anna.person.stream(anna.url) as stream:
        anna.do(push["legal"][0])
        while anna.table.asked() != [0] or anna.table.version == version:
            news(stream)


def test_a_rule_that_was_left_out_is_told_when_it_comes_up_first(anna: Pupil) -> None:
    with anna.person.stream(anna.url) as stream:
        while "card 2" not in (now := anna.now).offered:
            anna.wait(stream) if now.entry else anna.on()
        anna.do("card 2")
        anna.lesson("skip")
        anna.lesson("play-on")
        while not (push := news(stream))["can_ask"]:
            pass
        remark = "You hold a blue card"
        assert "play sail" in push["legal"]
        assert remark in anna.person.get(anna.url).text
        anna.do("play sail")
        assert remark not in anna.person.get(anna.url).text


def test_it_is_skipped_and_repeated(anna: Pupil) -> None:
    to_the_first_question(anna)
    anna.do(right(anna))
    anna.lesson("skip")
    assert "The lesson is skipped" in anna.person.get(anna.url).text
    anna.lesson("repeat")
    assert (anna.now.done, anna.table.runs) == (0, True)
    assert all(seat == -1 for seat, _ in anna.table.match.record.entries)


def test_it_goes_on_where_it_was_left_at_another_server(tmp_path: Path) -> None:
    with house(tmp_path) as first:
        one = pupil(first, first.person("Anna"))
        to_the_first_question(one)
        one.do(wrong(one))
        before, cookies = one.now, one.person.cookies
    with house(tmp_path) as second:
        again = Person(second.client, cookies=cookies)
        same = pupil(second, again)
        assert (same.url, same.now) == (one.url, before)


def test_a_finished_lesson_begins_anew_at_the_same_table(anna: Pupil) -> None:
    anna.lesson("skip")
    again = pupil(anna.place, anna.person)
    assert again.url == anna.url
    assert again.now.done == 0


def test_nobody_else_takes_somebodys_lesson(anna: Pupil) -> None:
    ben = anna.place.person("Ben")
    for what in (f"on/{anna.table.place}", "skip", "repeat", "play-on"):
        assert ben.post(f"{anna.url}/lesson/{what}", {}).status_code == 403
    assert anna.now.done == 0


def test_a_table_like_any_other_is_no_lesson(place: House) -> None:
    anna = place.person("Anna")
    url = anna.open([{"kind": "me"}, {"kind": "bot", "level": "random"}])
    assert anna.post(f"{url}/lesson/skip", {}).status_code == 404
    assert 'id="guide"' not in anna.get(url).text


def test_the_card_of_a_game_without_a_lesson_leads_to_playing() -> None:
    card = str(game_card(Visitor("", "", ENGLISH, "auto"), NIM, is_new=True))
    assert "/learn/" not in card
    assert 'class="primary" data-quick="/quick/nim"' in card


@pytest.mark.parametrize("game", ["chess", "../x"])
def test_a_game_without_a_lesson_is_refused(place: House, game: str) -> None:
    assert place.person().post(f"/learn/{game}").status_code == 404
