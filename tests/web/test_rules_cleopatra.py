"""The rules page of Kleopatra: complete, linked, drawn from real states, honest about values."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from baumeister.core.text import ENGLISH
from baumeister.draw.cleopatra import layout
from baumeister.games.cleopatra.game import CLEOPATRA
from baumeister.games.cleopatra.names import CARDS
from baumeister.games.cleopatra.pieces import door_value, wall_value
from baumeister.web.pages.cleopatra.examples import EXAMPLES, card_picture, picture
from baumeister.web.pages.cleopatra.rules_texts import CLEOPATRA as TEXTS
from baumeister.web.pages.cleopatra.sources_texts import RULINGS
from tests.web.people import House

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"


@pytest.fixture
def page(place: House) -> str:
    reply = place.person().get("/rules/cleopatra")
    assert reply.status_code == 200
    return reply.text


def test_the_list_leads_to_it(place: House) -> None:
    page = place.person().get("/rules").text
    assert 'href="/rules/cleopatra"' in page
    assert "2 to 5 players" in page


def test_every_link_within_the_page_leads_somewhere(page: str) -> None:
    anchors = set(re.findall(r'href="#([^"]+)"', page))
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert len(anchors) > 20
    assert anchors <= set(ids)


def test_every_sentence_of_the_rules_is_on_the_page(page: str) -> None:
    for key, template in TEXTS.items():
        if isinstance(template, str) and "{" not in template:
            assert template.replace("'", "&#39;") in page, key


def test_every_table_of_the_edition_says_how_sure_we_are(page: str) -> None:
    for name, values in tomllib.loads(CLEOPATRA.edition()).items():
        row = page.partition(f'<tr id="values-{name}">')[2].partition("</tr>")[0]
        assert f">{values['provenance']}</span>" in row
        text = re.sub("<[^>]+>", " ", row)
        for listed in values.values():
            if isinstance(listed, list):
                assert all(str(value) in text for value in listed), name


def test_every_ruling_has_its_number(page: str) -> None:
    written = re.findall(r"^### (CL-\d+):", (DOCS / "rulings.md").read_text("utf-8"), re.MULTILINE)
    assert len(written) == len(RULINGS)
    for number in written:
        assert f'<div id="{number.lower()}"><dt>{number}</dt>' in page


def test_nothing_that_the_browser_would_have_to_refuse(page: str) -> None:
    assert " style=" not in page
    assert "<style" not in page
    assert 'role="button"' not in page.partition("<main")[2].partition("</article>")[0]


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_show_their_part_of_the_table(name: str) -> None:
    drawing = ElementTree.fromstring(picture(name, ENGLISH))
    left, top, width, height = map(float, drawing.get("viewBox", "").split())
    assert width <= layout.WIDTH + 10
    assert height <= layout.HEIGHT + 10
    assert top + height <= layout.HEIGHT + 5
    assert left + width <= layout.WIDTH + 5
    assert len(list(drawing.iter())) > 15
    assert not any("id" in element.attrib for element in drawing.iter())


def test_what_the_captions_say_is_what_the_rules_say() -> None:
    assert wall_value(EXAMPLES["wall"]().state, 1) == 3 + 2
    assert door_value(EXAMPLES["door"]().state, 0) == 4 + 4
    table = EXAMPLES["sanctuary"]().state
    garden, left = table.rules.garden, table.stack
    found = garden.sanctuaries(table.free_squares(), left)
    assert sorted(region.bit_count() for region in found) == [2, 4]
    assert table.sanctuaries[2][0] in found


def test_every_card_has_a_picture() -> None:
    pictures = {card_picture(card, ENGLISH) for card in range(len(CARDS))}
    assert len(pictures) == len(CARDS)


def test_the_page_is_drawn_in_the_language_of_the_visitor(place: House) -> None:
    page = place.person(language="de").get("/rules/cleopatra").text
    assert "Säulenwände" in page
    assert "Steinbruch" in page


def test_the_edition_can_be_downloaded(place: House) -> None:
    assert place.person().get("/rules/cleopatra/edition.toml").text == CLEOPATRA.edition()
