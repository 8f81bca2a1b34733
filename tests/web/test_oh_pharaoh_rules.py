"""The rules page of Oh, Pharao!: complete, drawn from real states, and true to the rules."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from baumeister.core.text import ENGLISH
from baumeister.draw.oh_pharaoh.layout import HEIGHT, WIDTH
from baumeister.games.oh_pharaoh.game import OH_PHARAOH
from baumeister.games.oh_pharaoh.names import KINDS
from baumeister.web.pages.imhotep.sources_texts import RULINGS as IMHOTEP_RULINGS
from baumeister.web.pages.oh_pharaoh.examples import EXAMPLES, built, card_picture, example
from baumeister.web.pages.oh_pharaoh.rules_texts import OH_PHARAOH as TEXTS
from baumeister.web.pages.oh_pharaoh.sources_texts import RULINGS
from tests.web.people import House

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"


@pytest.fixture
def page(place: House) -> str:
    reply = place.person().get("/rules/oh_pharaoh")
    assert reply.status_code == 200
    return reply.text


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
    for name, values in tomllib.loads(OH_PHARAOH.edition()).items():
        row = page.partition(f'<tr id="values-{name}">')[2].partition("</tr>")[0]
        assert f">{values['provenance']}</span>" in row
        shown = re.findall(r"\d+", re.sub("<[^>]+>", " ", row))
        for listed in values.values():
            if isinstance(listed, list):
                assert {str(value) for value in listed} <= set(shown)


@pytest.mark.parametrize(
    ("code", "rulings"), [("IM", IMHOTEP_RULINGS), ("OP", RULINGS)], ids=["imhotep", "oh_pharaoh"]
)
def test_every_ruling_of_our_list_is_told(code: str, rulings: tuple[str, ...]) -> None:
    listed = re.findall(rf"^### {code}-(\d+):", (DOCS / "rulings.md").read_text("utf-8"), re.M)
    assert len(rulings) == len(listed)


def test_the_spaces_are_those_of_the_edition(page: str) -> None:
    for space in (3, 6, 10):
        assert f"Space {space}: " in page


@pytest.mark.parametrize("name", [*EXAMPLES, "whole_table"])
def test_examples_show_their_part_of_the_table_and_can_only_be_looked_at(name: str) -> None:
    drawing = ElementTree.fromstring(example(name, ENGLISH).picture)
    left, top, width, height = map(float, drawing.get("viewBox", "").split())
    assert left + width <= WIDTH + 5
    assert top + height <= HEIGHT + 5
    assert len(list(drawing.iter())) > 5
    for element in drawing.iter():
        assert not {"id", "tabindex", "data-action", "data-pick"} & element.attrib.keys()


def test_what_the_examples_score_is_what_the_rules_score() -> None:
    points = {name: list(example(name, ENGLISH).points) for name in EXAMPLES}
    assert points["two_steps"] == [(5 + 6) * 2]
    assert points["three_steps"] == [(3 + 4 + 5) * 3]
    assert built("55", "6").score() == 22
    assert built("444", "55", "6").score() == 45


def test_what_is_called_a_pyramid_is_one() -> None:
    for name in ("good", "with_jokers", "two_steps", "three_steps", "before", "after", "mended"):
        assert EXAMPLES[name]().state.pyramids[0].is_legal, name
    for name in ("even", "gap", "single", "robbed"):
        assert not EXAMPLES[name]().state.pyramids[0].is_legal, name


def test_every_card_has_a_picture() -> None:
    pictures = {card_picture(card, ENGLISH) for card in range(len(KINDS))}
    assert len(pictures) == len(KINDS)


def test_nothing_that_the_browser_would_have_to_refuse(page: str) -> None:
    assert " style=" not in page
    assert "<style" not in page
    assert not re.search(r"<script(?![^>]* src=)", page)


def test_the_page_is_drawn_in_the_language_of_the_visitor(place: House) -> None:
    page = place.person(language="de").get("/rules/oh_pharaoh").text
    assert '<html lang="de"' in page
    assert "Steuereintreiber" in page
