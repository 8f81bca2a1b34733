"""The rules pages: complete, linked, drawn from real states, and honest about every value."""

from __future__ import annotations

import re
import tomllib
from xml.etree import ElementTree

import pytest

from baumeister.core.text import ENGLISH
from baumeister.draw.imhotep.layout import TABLE
from baumeister.games.imhotep.game import IMHOTEP
from baumeister.games.imhotep.names import CARDS
from baumeister.web.pages.imhotep.examples import EXAMPLES, card_picture, example
from baumeister.web.pages.imhotep.rules_texts import IMHOTEP as TEXTS
from baumeister.web.texts import SENTENCES
from tests.web.people import House


@pytest.fixture
def page(place: House) -> str:
    reply = place.person().get("/rules/imhotep")
    assert reply.status_code == 200
    return reply.text


def test_the_list_leads_to_every_game(place: House) -> None:
    page = place.person().get("/rules").text
    assert 'href="/rules/imhotep"' in page
    assert "2 to 4 players" in page


def test_every_link_within_the_page_leads_somewhere(page: str) -> None:
    anchors = set(re.findall(r'href="#([^"]+)"', page))
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert len(anchors) > 30
    assert anchors <= set(ids)


def test_every_sentence_of_the_rules_is_on_the_page(page: str) -> None:
    for key, template in TEXTS.items():
        if (
            isinstance(template, str)
            and "{" not in template
            and not key.endswith(".reconstruction")
        ):
            assert template.replace("'", "&#39;") in page, key


def test_no_markup_in_the_sentences() -> None:
    for key, template in SENTENCES.templates.items():
        if key.startswith(("rules.", "replay.")):
            assert not re.search("[<>&]", str(template)), key


def test_every_table_of_the_edition_says_how_sure_we_are(page: str) -> None:
    for name, values in tomllib.loads(IMHOTEP.edition()).items():
        row = page.partition(f'<tr id="values-{name}">')[2].partition("</tr>")[0]
        assert f">{values['provenance']}</span>" in row
        shown = re.findall(r"\d+", re.sub("<[^>]+>", " ", row))
        for listed in values.values():
            if isinstance(listed, list):
                assert {str(value) for value in listed if str(value).isdigit()} <= set(shown)


def test_the_edition_can_be_downloaded(place: House) -> None:
    reply = place.person().get("/rules/imhotep/edition.toml")
    assert reply.text == IMHOTEP.edition()
    assert reply.headers["content-type"].startswith("text/plain")
    assert "imhotep.toml" in reply.headers["content-disposition"]


def test_no_rules_of_unknown_games(place: House) -> None:
    for path in ("/rules/chess", "/rules/chess/edition.toml"):
        assert place.person().get(path).status_code == 404


def test_nothing_that_the_browser_would_have_to_refuse(page: str) -> None:
    assert " style=" not in page
    assert "<style" not in page
    assert not re.search(r"<script(?![^>]* src=)", page)


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_show_their_part_of_the_table(name: str) -> None:
    drawing = ElementTree.fromstring(example(name, ENGLISH).picture)
    left, top, width, height = map(float, drawing.get("viewBox", "").split())
    assert width <= TABLE.width + 10
    assert left + width <= TABLE.width + 5
    assert top + height <= TABLE.height + 5
    assert len(list(drawing.iter())) > 15
    assert not any("id" in element.attrib for element in drawing.iter())


def test_examples_are_small_without_the_rest_of_the_table() -> None:
    whole = len(example("whole_table", ENGLISH).picture)
    for name in EXAMPLES:
        if name != "whole_table":
            assert len(example(name, ENGLISH).picture) < whole / 2, name


def test_what_the_examples_score_is_what_the_rules_score() -> None:
    """The captions name areas and places; the rules of the game have counted them."""
    points = {name: list(example(name, ENGLISH).points) for name in EXAMPLES}
    assert points["temple_a"] == [1, 1, 2, 1]
    assert points["burial_chamber_a"] == [10 + 1, 6 + 3, 1 + 1, 1]
    assert points["burial_chamber_b"] == [8 + 3, 8, 8 + 3, 3 + 3]
    assert points["obelisks_a"] == [7, 15, 0, 7]


def test_every_card_has_a_picture() -> None:
    pictures = {card_picture(card, ENGLISH) for card in range(len(CARDS))}
    assert len(pictures) == len(CARDS)
    assert all("<svg" in picture for picture in pictures)


def test_the_page_is_drawn_in_the_language_of_the_visitor(place: House) -> None:
    page = place.person(language="de").get("/rules/imhotep").text
    assert '<html lang="de"' in page
    assert "Grabkammer" in page
