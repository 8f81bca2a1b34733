"""Hints: for whom, what they say, and that they tell nothing else."""

from __future__ import annotations

import pytest

from baumeister.games import all_games
from baumeister.language import language as spoken
from tests.web.people import TWO, House, Person

BOT = {"kind": "bot", "level": "random"}


def ask(person: Person, place: House, url: str, seat: int = 0, version: int | None = None) -> int:
    table = place.table(url)
    known = table.version if version is None else version
    return person.post(f"{url}/hint", {"seat": seat, "version": known}).status_code


@pytest.mark.parametrize("game", [game.id for game in all_games()])
@pytest.mark.parametrize("language", ["en", "de"])
def test_against_bots_everybody_may_ask(place: House, game: str, language: str) -> None:
    anna = place.person("Anna", language)
    rivals = max(1, next(found.fewest for found in all_games() if found.id == game) - 1)
    url = anna.open([{"kind": "me"}, *[BOT] * rivals], game=game)
    table = place.table(url)
    assert table.asked() == [0]
    reply = anna.post(f"{url}/hint", {"seat": 0, "version": table.version})
    assert reply.status_code == 200
    found = reply.json()
    assert found["action"] in [action.notation() for action in table.match.state.legal(0)]
    assert found["by"] == {"en": "architect", "de": "Architekt"}[language]
    action = table.game.vocabulary.parse(found["action"])
    text = table.match.state.describe(0, action)
    assert found["what"] == table.game.sentences.say(text, spoken(language), table.names)
    assert found["why"].endswith(".")
    assert "{" not in found["why"]


def test_among_people_nobody_is_helped(place: House) -> None:
    url, (anna, _) = place.two_at_a_table()
    reply = anna.post(f"{url}/hint", {"seat": 0, "version": place.table(url).version})
    assert reply.status_code == 403
    assert reply.json()["error"] == "Hints are for games against bots or at a shared screen."


def test_people_at_one_screen_may_ask(place: House) -> None:
    anna = place.person("Anna")
    url = anna.open([{"kind": "me"}, {"kind": "screen", "name": "Ben"}])
    assert ask(anna, place, url) == 200


def test_nobody_asks_for_another_seat_or_too_late(place: House) -> None:
    anna = place.person("Anna")
    url = anna.open([{"kind": "me"}, BOT])
    assert ask(anna, place, url, seat=1) == 403
    assert ask(place.person("Eve"), place, url) == 403
    assert ask(anna, place, url, version=0) == 409
    open_table = anna.open(TWO)
    assert ask(anna, place, open_table) == 403


def test_hints_are_limited(place: House) -> None:
    anna = place.person("Anna")
    url = anna.open([{"kind": "me"}, BOT])
    place.server.hints.burst = place.server.hints.rate = 0
    assert ask(anna, place, url) == 429
