"""The welcome: an invited friend reads who invites to what, in three sentences."""

from __future__ import annotations

import re
from html import unescape

import pytest

from baumeister.core.game import Game
from baumeister.core.text import ENGLISH
from baumeister.games import all_games
from baumeister.languages import language
from baumeister.teaching import teaching_of
from tests.web.people import TWO, House

CARD = re.compile(r'id="welcome">(.*?)</div>')


def welcome(page: str) -> str:
    found = CARD.search(page)
    assert found is not None
    return unescape(found[1])


def test_a_friend_is_invited_and_does_not_watch(place: House) -> None:
    url = place.person("Anna").open(TWO, game="kheops")
    for friend in (place.person(), place.person("Ben")):
        page = friend.get(url).text
        assert "<h2>Anna invites you to Kheops</h2>" in welcome(page)
        assert welcome(page).count("<button") == 1
        assert 'data-post="sit" data-seat="1"' in welcome(page)
        assert "You are watching" not in page


def test_a_game_has_a_name_in_each_language_and_its_title_below(place: House) -> None:
    url = place.person("Anna").open(TWO, game="valley_of_the_kings")
    english = welcome(place.person(language="en").get(url).text)
    assert "Anna invites you to Valley of the Kings</h2>" in english
    assert '<p class="original">Tal der Könige</p>' in english
    german = welcome(place.person(language="de").get(url).text)
    assert "Anna lädt dich zu Tal der Könige ein</h2>" in german
    assert "original" not in german


def test_nobody_else_is_invited(place: House) -> None:
    anna, ben = place.person("Anna"), place.person("Ben")
    url = anna.open(TWO)
    assert welcome(anna.get(url).text) == ""
    assert ben.post(f"{url}/sit", {"seat": 1}).status_code == 200
    assert welcome(ben.get(url).text) == ""
    late = place.person().get(url).text
    assert welcome(late) == ""
    assert "You are watching" in late
    empty = anna.open([{"kind": "bot", "level": "random"}, {"kind": "friend"}])
    assert welcome(anna.get(empty).text) == ""
    assert "Anna invites you" in place.person().get(empty).text


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_three_sentences_say_what_a_game_is(game: Game) -> None:
    card = teaching_of(game).card
    assert card is not None
    for spoken in (ENGLISH, language("de")):
        said = spoken.translate(card.invitation)
        assert len(re.findall(r"[.!?](?: |$)", said)) == 3
        assert said.endswith(".")
    assert 1 <= card.weight <= 5
