"""The rules page of Kheops: drawn from real states, and true to the rules."""

from __future__ import annotations

import tomllib
from xml.etree import ElementTree

import pytest

from baumeister.core.text import ENGLISH
from baumeister.games.kheops.rules.game import KHEOPS
from baumeister.games.kheops.teaching.examples import (
    EXAMPLES,
    example,
    figure_picture,
    tile_picture,
)
from tests.web.people import House
from tests.web.rules_pages import row_of, rules_page, words_of


@pytest.fixture
def page(place: House) -> str:
    return rules_page(place, "kheops")


def test_every_value_of_the_edition_is_on_the_page(page: str) -> None:
    for name, values in tomllib.loads(KHEOPS.edition()).items():
        words = set(words_of(row_of(page, name)).split())
        for listed in values.values():
            if isinstance(listed, list):
                assert {str(value).upper() for value in listed} <= words


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
