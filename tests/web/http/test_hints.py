"""Hints: for whom, what they say, and that they tell nothing else."""

from __future__ import annotations

import re
from random import Random

import pytest

from baumeister.games import all_games
from baumeister.languages import language as spoken
from tests.web.people import TWO, House, Person, any_answer, news

BOT = {"kind": "bot", "level": "random"}
BUILDER = {"kind": "bot", "level": "builder"}
MOST_WORDS = 20


SOON = {
    "en": "The next hint comes in 20 seconds.",
    "de": "Den nächsten Tipp gibt es in 20 Sekunden.",
}


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
    action = table.game.vocabulary.parse(found["action"])
    text = table.match.state.describe(0, action)
    assert found["what"] == table.game.sentences.say(text, spoken(language), table.names)
    assert found["why"].endswith(".")
    assert "{" not in found["why"] + found["more"]
    assert len(found["why"].split()) <= MOST_WORDS


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


def test_whoever_asks_again_reads_the_alternatives_with_their_chances(place: House) -> None:
    anna = place.person("Anna")
    url = anna.open([{"kind": "me"}, BOT])
    table = place.table(url)
    found = anna.post(f"{url}/hint", {"seat": 0, "version": table.version}).json()
    told = re.fullmatch(r"Wins (\d+) of 100 imagined games\. Otherwise: (.*)\.", found["more"])
    assert told is not None
    others = [other.rpartition(" – ") for other in told[2].split("; ")]
    assert len(others) == 2
    state = table.match.state
    names = {table.game.sentences.say(state.describe(0, action)) for action in state.legal(0)}
    assert {name for name, _, _ in others} <= names - {found["what"]}
    assert all(0 <= int(wins) <= 100 for _, _, wins in others)


def test_who_asks_too_often_is_told_when_the_next_hint_comes(place: House) -> None:
    place.server.hints.rate, place.server.hints.burst = 0.05, 1
    for language, sentence in SOON.items():
        anna = place.person("Anna", language)
        url = anna.open([{"kind": "me"}, BOT])
        assert ask(anna, place, url) == 200
        reply = anna.post(f"{url}/hint", {"seat": 0, "version": place.table(url).version})
        assert reply.status_code == 429
        assert reply.json()["error"] == sentence
        assert reply.json()["wait"] == 20
        assert reply.headers["retry-after"] == "20"


# Why a bot has moved


def wait_for_bots(person: Person, place: House, url: str) -> None:
    with person.stream(url) as stream:
        while place.table(url).asked_bots():
            news(stream)


def moved(place: House, game: str = "imhotep", bots: int = 1) -> tuple[Person, str, list[int]]:
    """Anna at a table at which bots have moved, and the moments after they did."""
    anna = place.person("Anna")
    url = anna.open([*[BUILDER] * bots, {"kind": "me"}], game=game)
    wait_for_bots(anna, place, url)
    entries = place.table(url).match.record.entries
    return anna, url, [n + 1 for n, (seat, _) in enumerate(entries) if 0 <= seat < bots]


def test_a_bot_says_why(place: House) -> None:
    anna, url, (first, *_) = moved(place)
    reply = anna.post(f"{url}/why", {"at": first})
    assert reply.status_code == 200
    assert reply.json()["why"].endswith(".")
    assert len(reply.json()["why"].split()) <= MOST_WORDS
    assert anna.post(f"{url}/why", {"at": first}).json() == reply.json()


def test_a_bot_says_why_of_a_line_of_the_log(place: House) -> None:
    anna, url, (first, *_) = moved(place)
    log = place.table(url).match.state.log or []
    lines = [n for n, event in enumerate(log) if event.seat == 0]
    found = anna.post(f"{url}/why", {"event": lines[0]})
    assert found.status_code == 200
    assert found.json() == anna.post(f"{url}/why", {"at": first}).json()
    for event, status in ((-1, 409), (0, 409), (len(log), 400), ("x", 400)):
        assert anna.post(f"{url}/why", {"event": event}).status_code == status


def test_only_bots_are_asked_about_what_has_happened(place: House) -> None:
    anna, url, (first, *_) = moved(place)
    table = place.table(url)
    seat = len(table.seats) - 1
    assert anna.post(f"{url}/answer", any_answer(table, Random(1))).status_code == 200
    own = next(n for n, (who, _) in enumerate(table.match.record.entries) if who == seat)
    for at, status in ((own + 1, 409), (0, 400), (-1, 400), (10_000, 400), ("x", 400)):
        assert anna.post(f"{url}/why", {"at": at}).status_code == status
    assert place.person("Eve").post(f"{url}/why", {"at": first}).status_code == 403
    place.server.hints.rate, place.server.hints.burst = 0.05, 0
    reply = anna.post(f"{url}/why", {"at": first})
    assert reply.status_code == 429
    assert reply.json()["error"] == "You can ask again in 20 seconds."


def test_a_secret_answer_keeps_its_reason_until_it_is_revealed(place: House) -> None:
    """In the Valley of the Kings bids are made face down."""
    anna, url, moments = moved(place, "valley_of_the_kings")
    for at in moments:
        reply = anna.post(f"{url}/why", {"at": at})
        assert reply.status_code == 403
        assert "give a secret away" in reply.json()["error"]
    table, rng = place.table(url), Random(1)
    while table.match.state.agenda[-1].conceals(table.match.state):
        assert anna.post(f"{url}/answer", any_answer(table, rng)).status_code == 200
        wait_for_bots(anna, place, url)
    replies = [anna.post(f"{url}/why", {"at": at}) for at in moments]
    assert {reply.status_code for reply in replies} == {200}


def test_the_film_strip_offers_to_ask_bots_where_help_is_allowed(place: House) -> None:
    anna, url, _ = moved(place)
    steps = anna.get(f"{url}/since").json()["steps"]
    assert steps
    assert all(step["can_say_why"] for step in steps)
    shared = anna.open([BUILDER, {"kind": "me"}, {"kind": "friend"}])
    place.person("Ben").post(f"{shared}/sit", {"seat": 2})
    wait_for_bots(anna, place, shared)
    steps = anna.get(f"{shared}/since").json()["steps"]
    assert steps
    assert not any(step["can_say_why"] for step in steps)
