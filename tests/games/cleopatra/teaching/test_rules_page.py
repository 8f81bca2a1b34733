"""The rules page of Kleopatra: drawn from real states, and true to the rules."""

from __future__ import annotations

import tomllib
from xml.etree import ElementTree

import pytest

from baumeister.core.text import ENGLISH
from baumeister.games.cleopatra.rules.game import CLEOPATRA
from baumeister.games.cleopatra.rules.names import CARDS
from baumeister.games.cleopatra.rules.pieces import door_value, wall_value
from baumeister.games.cleopatra.teaching.examples import EXAMPLES, card_picture, example
from tests.web.people import House
from tests.web.rules_pages import row_of, rules_page, words_of


@pytest.fixture
def page(place: House) -> str:
    return rules_page(place, "cleopatra")


def test_every_value_of_the_edition_is_on_the_page(page: str) -> None:
    for name, values in tomllib.loads(CLEOPATRA.edition()).items():
        words = words_of(row_of(page, name))
        for listed in values.values():
            if isinstance(listed, list):
                assert all(str(value) in words for value in listed), name


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_show_their_part_of_the_table(name: str) -> None:
    drawing = ElementTree.fromstring(example(name, ENGLISH).picture)
    _, _, width, height = map(float, drawing.get("viewBox", "").split())
    assert 100 < width < 1300
    assert 100 < height < 900
    assert len(list(drawing.iter())) > 15
    for element in drawing.iter():
        assert not {"id", "tabindex", "data-action", "data-pick"} & element.attrib.keys()


def test_what_the_captions_say_is_what_the_rules_say() -> None:
    assert wall_value(EXAMPLES["wall"]().state, 1) == 3 + 2
    assert door_value(EXAMPLES["door"]().state, 0) == 4 + 4
    table = EXAMPLES["sanctuary"]().state
    garden, left = table.settings.garden, table.stack
    found = garden.sanctuaries(table.free_squares(), left)
    assert sorted(region.bit_count() for region in found) == [2, 4]
    assert table.sanctuaries[2][0] in found


def test_every_card_has_a_picture() -> None:
    pictures = {card_picture(card, ENGLISH) for card in range(len(CARDS))}
    assert len(pictures) == len(CARDS)
