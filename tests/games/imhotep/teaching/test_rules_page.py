"""The rules page of Imhotep: drawn from real states, and true to the rules."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from baumeister.core.text import ENGLISH
from baumeister.games.imhotep.rules.names import CARDS
from baumeister.games.imhotep.teaching.examples import EXAMPLES, WIDE, card_picture, example


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_show_their_part_of_the_table(name: str) -> None:
    drawing = ElementTree.fromstring(example(name, ENGLISH).picture)
    width, height = map(float, drawing.get("viewBox", "").split()[2:])
    assert width >= WIDE
    assert height < width
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
