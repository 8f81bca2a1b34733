"""A trade over HTTP: who is called, what the others see, and what the buttons say."""

from __future__ import annotations

import html
import json
import re
from typing import Any

import pytest

from tests.web.people import House, Person

THREE = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]
NAMES = ("Anna", "Ben", "Cleo")


class Seated:
    """Three people at a table of Oh, Pharao!, and somebody who watches."""

    def __init__(self, place: House) -> None:
        self.people = [place.person(name) for name in NAMES]
        self.watcher = place.person()
        self.url = self.people[0].open(THREE, game="oh_pharaoh")
        for seat in (1, 2):
            assert self.people[seat].post(f"{self.url}/sit", {"seat": seat}).status_code == 200

    def page(self, person: Person) -> str:
        return person.get(self.url).text

    def scene(self, person: Person) -> dict[str, Any]:
        found = re.search(r'data-scene="([^"]*)"', self.page(person))
        assert found
        scene = json.loads(html.unescape(found[1]))
        assert isinstance(scene, dict)
        return scene

    def legal(self, seat: int) -> list[str]:
        return list(self.scene(self.people[seat])["legal"])

    def answer(self, seat: int, notation: str) -> None:
        version = self.scene(self.people[seat])["version"]
        data = {"seat": seat, "action": notation, "version": version, "request": f"r{version}"}
        reply = self.people[seat].post(f"{self.url}/answer", data)
        assert reply.status_code == 200, reply.text

    def first(self, seat: int, word: str) -> str:
        return next(answer for answer in self.legal(seat) if answer.startswith(word))

    def urgent(self) -> list[str]:
        """Who is called away from what they were doing."""
        everybody = [*zip(NAMES, self.people, strict=True), ("watcher", self.watcher)]
        return [name for name, person in everybody if self.scene(person)["urgent"]]


@pytest.fixture
def table(place: House) -> Seated:
    seated = Seated(place)
    while "finish" not in seated.legal(0):
        seated.answer(0, seated.legal(0)[0])
    return seated


def offer(table: Seated, to: str) -> str:
    """Anna names an offer; tells the kind of card she would give."""
    table.answer(0, "offer")
    given = table.first(0, "give ")
    table.answer(0, given)
    table.answer(0, table.first(0, "want "))
    table.answer(0, to)
    return given.removeprefix("give ")


def test_who_gets_an_offer_is_called_and_nobody_else(table: Seated) -> None:
    assert table.urgent() == []
    offer(table, "propose 1")
    assert table.urgent() == ["Ben"]
    assert 'class="mine urgent"' in table.page(table.people[1])
    for person in (table.people[0], table.people[2], table.watcher):
        assert "mine urgent" not in table.page(person)
    table.answer(1, "decline")
    assert table.urgent() == []
    assert "finish" in table.legal(0)


def test_an_offer_to_all_calls_everybody_until_they_have_answered(table: Seated) -> None:
    offer(table, "propose_all")
    assert table.urgent() == ["Ben", "Cleo"]
    table.answer(2, "decline")
    assert table.urgent() == ["Ben"]


def test_whoever_names_other_terms_is_no_longer_called_and_the_deal_is_in_their_own_turn(
    table: Seated,
) -> None:
    offered = offer(table, "propose 1")
    table.answer(1, "counter")
    assert table.urgent() == []
    table.answer(1, table.first(1, "give "))
    table.answer(1, f"want {offered}")
    table.answer(1, "propose 0")
    assert table.urgent() == []
    assert table.legal(0) == ["deal 1", "no_deal"]
    table.answer(0, "deal 1")
    assert "Anna trades with Ben" in table.page(table.watcher)


def test_an_offer_that_is_put_together_is_on_no_other_page(table: Seated) -> None:
    others = [*table.people[1:], table.watcher]
    table.answer(0, "offer")
    before = [drawing(table.page(person)) for person in others]
    table.answer(0, table.first(0, "give "))
    table.answer(0, table.first(0, "want "))
    assert [drawing(table.page(person)) for person in others] == before


def drawing(page: str) -> str:
    return page.partition('<div id="board"')[2].partition('<ol id="words"')[0]


def test_the_board_names_the_players(table: Seated) -> None:
    table.answer(0, "offer")
    table.answer(0, table.first(0, "give "))
    table.answer(0, table.first(0, "want "))
    page = table.page(table.people[0])
    assert "<title>Offer it to Ben</title>" in page
    assert "<title>Offer it to Cleo</title>" in page


def test_who_is_asked_at_once_with_others_may_answer_after_them(table: Seated) -> None:
    """What they saw is still true, although the table has moved on."""
    offer(table, "propose_all")
    version = table.scene(table.people[2])["version"]
    table.answer(1, "decline")
    assert table.scene(table.people[2])["version"] > version
    assert said(table, 2, "decline", version) == 200
    assert "finish" in table.legal(0)


def test_what_was_seen_before_the_question_is_still_too_old(table: Seated) -> None:
    version = table.scene(table.people[1])["version"]
    offer(table, "propose_all")
    assert said(table, 1, "decline", version) == 409
    assert said(table, 1, "decline", version + 100) == 409
    version = table.scene(table.people[1])["version"]
    table.answer(1, "counter")
    assert said(table, 1, "decline", version) == 409


def said(table: Seated, seat: int, notation: str, version: int) -> int:
    data = {"seat": seat, "action": notation, "version": version, "request": f"{seat}-{version}"}
    return table.people[seat].post(f"{table.url}/answer", data).status_code
