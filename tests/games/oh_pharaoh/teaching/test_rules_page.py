"""The rules page of Oh, Pharao!: drawn from real states, and true to the rules."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from baumeister.core.text import ENGLISH
from baumeister.games.oh_pharaoh.rules.names import KINDS
from baumeister.games.oh_pharaoh.teaching.examples import EXAMPLES, built, card_picture, example
from tests.web.people import House
from tests.web.rules_pages import rules_page


@pytest.fixture
def page(place: House) -> str:
    return rules_page(place, "oh_pharaoh")


def test_the_spaces_are_those_of_the_edition(page: str) -> None:
    for space in (3, 6, 10):
        assert f"Space {space}: " in page


@pytest.mark.parametrize("name", [*EXAMPLES, "whole_table"])
def test_examples_show_their_part_of_the_table_and_can_only_be_looked_at(name: str) -> None:
    drawing = ElementTree.fromstring(example(name, ENGLISH).picture)
    _, _, width, height = map(float, drawing.get("viewBox", "").split())
    assert width > height
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
    pictures = {card_picture(card) for card in range(len(KINDS))}
    assert len(pictures) == len(KINDS)
