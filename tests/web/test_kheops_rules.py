"""The rules page of Kheops: complete, linked, drawn from real states, honest about every value."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from baumeister.core.text import ENGLISH
from baumeister.games.kheops.game import KHEOPS
from baumeister.web.pages.kheops.examples import EXAMPLES, example, figure_picture, tile_picture
from baumeister.web.pages.kheops.rules_texts import KHEOPS as TEXTS
from baumeister.web.pages.kheops.sources_texts import RULINGS
from tests.web.people import House

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def page(place: House) -> str:
    reply = place.person().get("/rules/kheops")
    assert reply.status_code == 200
    return reply.text


def test_the_list_leads_to_it(place: House) -> None:
    page = place.person().get("/rules").text
    assert 'href="/rules/kheops"' in page
    assert ">2 players<" in page


def test_every_link_within_the_page_leads_somewhere(page: str) -> None:
    anchors = set(re.findall(r'href="#([^"]+)"', page))
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert len(anchors) > 10
    assert anchors <= set(ids)


def test_every_sentence_of_the_rules_is_on_the_page(page: str) -> None:
    for key, template in TEXTS.items():
        if isinstance(template, str) and "{" not in template:
            assert template.replace("'", "&#39;") in page, key


def test_every_ruling_is_on_the_page_under_its_number(page: str) -> None:
    written = re.findall(r"^### KH-(\d+):", (ROOT / "docs" / "rulings.md").read_text(), re.M)
    assert [int(number) for number in written] == list(range(1, len(RULINGS) + 1))
    for number in written:
        assert f'id="kh-{number}"' in page


def test_every_table_of_the_edition_says_how_sure_we_are(page: str) -> None:
    for name, values in tomllib.loads(KHEOPS.edition()).items():
        row = page.partition(f'<tr id="values-{name}">')[2].partition("</tr>")[0]
        assert f">{values['provenance']}</span>" in row
        shown = re.sub("<[^>]+>", " ", row).split()
        for listed in values.values():
            if isinstance(listed, list):
                assert {str(value).upper() for value in listed} <= set(shown)


def test_nothing_that_the_browser_would_have_to_refuse(page: str) -> None:
    assert " style=" not in page
    assert "<style" not in page
    assert not re.search(r"<script(?![^>]* src=)", page)


def test_what_the_examples_score_is_what_the_captions_say() -> None:
    points = {name: list(example(name, ENGLISH).points) for name in EXAMPLES}
    assert points == {
        "passages": [0, 0],
        "majority": [4 + 5, 1],
        "pair": [2 + 15 + 5, 0],
        "closed": [2 * (3 + 15 + 5), 1],
        "curse": [0, 0],
    }


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_are_small_pictures(name: str) -> None:
    drawing = ElementTree.fromstring(example(name, ENGLISH).picture)
    _, _, width, height = map(float, drawing.get("viewBox", "").split())
    assert width < 400
    assert height < 400
    assert not any("id" in element.attrib for element in drawing.iter())


def test_tiles_and_figures_have_pictures_of_one_size() -> None:
    assert "<svg" in tile_picture(3)
    figures = [figure_picture(figure) for figure in range(4)]
    assert len(set(figures)) == 4
    assert {ElementTree.fromstring(figure).get("viewBox") for figure in figures} == {"-58 0 116 72"}


def test_symbols_are_where_the_rulebook_has_them_and_named(page: str) -> None:
    """No figure may come to a forbidden tile: that is one of the symbols that act at once."""
    at_once, _, later = page.rpartition("Symbols that count at the end")
    for name in (
        "turn a corridor",
        "turn a hall",
        "replace a figure",
        "move a figure",
        "forbidden",
    ):
        assert f"<strong>{name}</strong>" in at_once
        assert f"<strong>{name}</strong>" not in later
    for name in ("two", "ankh", "curse", "golden sarcophagus, queen"):
        assert f"<strong>{name}</strong>" in later


def test_the_page_is_drawn_in_the_language_of_the_visitor(place: House) -> None:
    page = place.person(language="de").get("/rules/kheops").text
    assert '<html lang="de"' in page
    assert "Sarkophag" in page
