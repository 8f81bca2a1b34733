"""The rules pages of all games: complete, linked, in every language, honest about every value."""

from __future__ import annotations

import re
import tomllib

import pytest
from markupsafe import escape

import baumeister
from baumeister.core.game import Game
from baumeister.core.sentences import PLAIN, Sentences
from baumeister.languages import language, languages
from baumeister.teaching import teaching_of
from baumeister.teaching.texts import SHARED
from baumeister.web.view.texts import SENTENCES
from tests.games.test_rulings import GAMES as CODES
from tests.games.test_rulings import rulings
from tests.web.people import House
from tests.web.rules_pages import row_of, rules_page, words_of

GAMES = baumeister.all_games()
PARTLY_SHOWN = "valley_of_the_kings"  # where things lie on its map is not told in numbers
NOT_THE_LETTER = re.compile(r"(?:stricter|generous|other)\s+than\s+the\s+text")

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_language = pytest.mark.parametrize("code", languages())


@every_game
def test_the_list_leads_to_every_game(place: House, game: Game) -> None:
    page = place.person().get("/rules").text
    entry = page.partition(f'href="/rules/{game.id}"')[2].partition("</li>")[0]
    fewest = "" if game.fewest == game.most else f"{game.fewest} to "
    assert f">{fewest}{game.most} players<" in entry


@every_language
@every_game
def test_the_drawer_has_the_same_sections_without_a_page(
    place: House, game: Game, code: str
) -> None:
    page = rules_page(place, game.id, code)
    drawer = place.person(language=code).get(f"/rules/{game.id}/drawer").text
    sections = r'<section id="([^"]+)"'
    assert re.findall(sections, drawer) == re.findall(sections, page)
    assert "<html" not in drawer
    assert 'type="search"' in drawer


def test_a_game_without_rules_to_read_has_no_drawer(place: House) -> None:
    assert place.person().get("/rules/nothing/drawer").status_code == 404


@every_game
def test_every_link_within_the_page_leads_somewhere(place: House, game: Game) -> None:
    page = rules_page(place, game.id)
    anchors = set(re.findall(r'href="#([^"]+)"', page))
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert anchors <= set(ids)
    sections = re.findall(r'<section id="([^"]+)"', page)
    assert len(sections) > 10
    assert set(sections) <= anchors


@every_language
@every_game
def test_every_sentence_of_the_rules_is_on_the_page(place: House, game: Game, code: str) -> None:
    page = rules_page(place, game.id, code)
    assert f'<html lang="{code}"' in page
    shared = {**PLAIN.templates, **SHARED}
    mine = {key: text for key, text in sentences_of(game).templates.items() if key not in shared}
    assert len(mine) > 50
    for key, template in mine.items():
        if isinstance(template, str) and "{" not in template:
            assert escape(language(code).translate(template)) in page, key


def sentences_of(game: Game) -> Sentences:
    page = teaching_of(game).rules_page
    assert page is not None
    return page.sentences


@pytest.mark.parametrize(
    "sentences", [SENTENCES, *map(sentences_of, GAMES)], ids=["web", *(game.id for game in GAMES)]
)
def test_no_markup_in_the_sentences(sentences: Sentences) -> None:
    for key, template in sentences.templates.items():
        assert not re.search("[<>&]", str(template)), key


@every_language
@every_game
def test_every_ruling_is_on_the_page_under_its_number(place: House, game: Game, code: str) -> None:
    page = rules_page(place, game.id, code)
    written = [number for number in rulings() if CODES[number.partition("-")[0]] == game.id]
    shown = re.findall(r'<div id="([a-z]+-\d+)"><dt>([^<]+)</dt>', page)
    assert sorted(shown) == sorted((number.lower(), number) for number in written)


@every_game
def test_readings_that_are_not_the_letter_stand_apart(place: House, game: Game) -> None:
    """Our list says of each whether it is stricter or more generous than the text, or other."""
    page = rules_page(place, game.id)
    section = page.partition('<section id="readings"')[2].partition("</section>")[0]
    apart = re.findall(r"<dt>([^<]+)</dt>", section)
    mine = [number for number in rulings() if CODES[number.partition("-")[0]] == game.id]
    honest = [number for number in mine if NOT_THE_LETTER.search(rulings()[number])]
    assert apart == honest or not section


@every_language
@every_game
def test_every_table_of_the_edition_says_how_sure_we_are(
    place: House, game: Game, code: str
) -> None:
    page = rules_page(place, game.id, code)
    for name, values in tomllib.loads(game.edition()).items():
        label = language(code).translate(values["provenance"])
        assert f">{label}</span>" in row_of(page, name), name


@pytest.mark.parametrize(
    "game", [game for game in GAMES if game.id != PARTLY_SHOWN], ids=lambda game: game.id
)
def test_every_number_of_the_edition_is_on_the_page(place: House, game: Game) -> None:
    page = rules_page(place, game.id)
    for name, values in tomllib.loads(game.edition()).items():
        shown = set(re.findall(r"\d+", words_of(row_of(page, name))))
        for listed in values.values():
            if isinstance(listed, list):
                assert {str(value) for value in listed if str(value).isdecimal()} <= shown, name


@every_game
def test_the_edition_can_be_downloaded(place: House, game: Game) -> None:
    reply = place.person().get(f"/rules/{game.id}/edition.toml")
    assert reply.text == game.edition()
    assert reply.headers["content-type"].startswith("text/plain")
    assert f"{game.id}.toml" in reply.headers["content-disposition"]


def test_no_rules_of_unknown_games(place: House) -> None:
    for path in ("/rules/chess", "/rules/chess/edition.toml"):
        assert place.person().get(path).status_code == 404


@every_game
def test_nothing_that_the_browser_would_have_to_refuse(place: House, game: Game) -> None:
    page = rules_page(place, game.id)
    assert " style=" not in page
    assert "<style" not in page
    assert not re.search(r"<script(?![^>]* src=)", page)


@every_game
def test_no_picture_looks_like_a_button(place: House, game: Game) -> None:
    shown = rules_page(place, game.id).partition("<main")[2].partition("</article>")[0]
    assert "<svg" in shown
    assert 'role="button"' not in shown
    assert "data-action" not in shown
