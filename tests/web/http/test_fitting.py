"""Bots that fit: asked for in the form, taken at one click, offered after a game."""

from __future__ import annotations

import json
import re
from html import unescape

from baumeister.web.table.table import Table
from tests.web.http.replies import refused
from tests.web.people import House, Person

GAME = "kheops"
ME, FITTING = {"kind": "me"}, {"kind": "bot", "level": "fits"}
OFFERED = re.compile(r'data-rematch="([^"]*)">([^<]*)<')
FITS = re.compile(r'data-level="fits"[^>]*>([^<]*)<')


def levels(table: Table) -> list[str]:
    return [seat.level for seat in table.seats if seat.kind == "bot"]


def finished(place: House, url: str) -> Table:
    """A game that is played to its end, whoever wins it."""
    table = place.table(url)
    assert place.client.portal is not None
    place.client.portal.call(play_out, table)
    return table


async def play_out(table: Table) -> None:
    while not table.is_over:
        seat = table.asked()[0]
        table.play(seat, table.match.state.legal(seat)[0])
    await table.saved()


def has_won(table: Table) -> bool:
    result = table.match.state.result()
    assert result is not None
    return result.ranks[0] == 1


def form(anna: Person, game: str = GAME) -> str:
    """What the form says of the bot that fits."""
    found = FITS.search(anna.get(f"/new/{game}").text)
    assert found is not None
    return unescape(found[1])


def test_a_newcomer_is_given_beginners(place: House) -> None:
    anna = place.person("Anna")
    assert form(anna) == form(place.person()) == "Bot: fits you (beginner)"
    assert levels(place.table(anna.open([ME, FITTING], game=GAME))) == ["beginner"]
    assert levels(place.table(anna.post(f"/quick/{GAME}").json()["url"])) == ["beginner"]


def test_the_next_game_follows_from_the_last(place: House) -> None:
    anna = place.person("Anna")
    url = anna.open([ME, {"kind": "bot", "level": "builder"}], game=GAME)
    assert form(anna) == "Bot: fits you (beginner)", "that game is not over"
    is_won = has_won(finished(place, url))
    level = "foreman" if is_won else "apprentice"
    assert form(anna) == f"Bot: fits you ({level})"
    assert levels(place.table(anna.open([ME, FITTING], game=GAME))) == [level]
    assert levels(place.table(anna.post(f"/quick/{GAME}").json()["url"])) == [level]
    assert form(anna, "imhotep") == "Bot: fits you (beginner)"
    assert form(place.person("Ben")) == "Bot: fits you (beginner)"


def test_the_result_offers_the_same_again_and_who_fits(place: House) -> None:
    anna = place.person("Anna")
    url = anna.open([ME, {"kind": "bot", "level": "builder"}], game=GAME)
    is_won = has_won(finished(place, url))
    level = "foreman" if is_won else "apprentice"
    offered = {
        unescape(caption): json.loads(unescape(setup))
        for setup, caption in OFFERED.findall(anna.get(url).text)
    }
    assert {caption: levels_wished(setup) for caption, setup in offered.items()} == {
        "Another game": ["builder"],
        f"Another game, with bots that fit: {level}": [level],
    }


def levels_wished(setup: dict[str, list[dict[str, str]]]) -> list[str]:
    return [seat["level"] for seat in setup["seats"] if seat["kind"] == "bot"]


def test_among_friends_nothing_is_offered_but_the_same(place: House) -> None:
    anna = place.person("Anna")
    url = anna.open([ME, {"kind": "screen", "name": "Ben"}], game=GAME)
    finished(place, url)
    assert [caption for _, caption in OFFERED.findall(anna.get(url).text)] == ["Another game"]


def test_people_choose_from_six_levels_and_programs_from_seven(place: House) -> None:
    anna = place.person("Anna")
    offered = re.findall(r'data-level="(\w+)"', anna.get(f"/new/{GAME}").text)
    people = ["fits", "beginner", "apprentice", "builder", "foreman", "architect", "master"]
    assert offered == people * 2
    url = anna.open([ME, {"kind": "bot", "level": "random"}], game=GAME)
    assert levels(place.table(url)) == ["random"]


def test_only_a_new_table_has_bots_that_fit(place: House) -> None:
    anna = place.person("Anna")
    url = anna.open([ME, {"kind": "open"}], game=GAME)
    refused(anna.post(f"{url}/fill", {"seat": 1, "level": "fits"}), 400)
