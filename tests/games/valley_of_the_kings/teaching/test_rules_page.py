"""The rules page of Valley of the Kings: drawn from real states, true to the rules."""

from __future__ import annotations

import tomllib
from xml.etree import ElementTree

import pytest

from baumeister.core.text import ENGLISH
from baumeister.games.valley_of_the_kings.rules.game import VALLEY_OF_THE_KINGS
from baumeister.games.valley_of_the_kings.rules.kinds import kind_of
from baumeister.games.valley_of_the_kings.rules.names import KINDS, LARGE, SMALL, STEPS, Colour
from baumeister.games.valley_of_the_kings.rules.orders import cost
from baumeister.games.valley_of_the_kings.rules.pyramid import BLOCKS
from baumeister.games.valley_of_the_kings.teaching.examples import (
    EXAMPLES,
    LETTERS,
    example,
    orders,
    pyramid,
    pyramid_picture,
    takeover,
    theft,
    too_far,
)
from baumeister.games.valley_of_the_kings.teaching.rules_page import SHOWN
from tests.web.people import House
from tests.web.rules_pages import row_of, rules_page, words_of


@pytest.fixture
def page(place: House) -> str:
    return rules_page(place, "valley_of_the_kings")


def test_what_is_worth_reading_of_the_edition_is_on_the_page(page: str) -> None:
    tables = tomllib.loads(VALLEY_OF_THE_KINGS.edition())
    assert SHOWN.keys() == tables.keys()
    for name, values in tables.items():
        words = words_of(row_of(page, name))
        for key in SHOWN[name]:
            assert all(str(value) in words for value in values[key])


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_are_pictures_of_a_part_of_the_table(name: str) -> None:
    picture = example(name, ENGLISH).picture
    drawing = ElementTree.fromstring(picture)
    assert len(list(drawing.iter())) > 15
    for attribute in ("id=", "data-action", "data-pick", "tabindex", 'role="button"'):
        assert attribute not in picture
    assert len(picture) < len(example("whole_table", ENGLISH).picture)


def test_lit_up_fields_stay_lit_up_in_the_picture_of_steps() -> None:
    picture = example("steps", ENGLISH).picture
    assert picture.count('class="hot way"') > 40
    assert "away" not in picture


def test_what_the_examples_say_is_what_the_rules_say() -> None:
    fine, far = orders().state, too_far().state
    assert cost(fine, 0, fine.agenda[-1].steps[0]) == 5  # type: ignore[attr-defined]
    assert cost(far, 0, far.agenda[-1].steps[0]) == 7 > STEPS  # type: ignore[attr-defined]
    stolen = theft()
    assert [action.notation() for action in stolen.state.legal(stolen.seat)] == [
        "steal 15 10",
        "done",
    ]
    taken = takeover()
    assert taken.state.legal(taken.seat)[0].notation() == "take_over 8"


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_pyramids_of_each_kind_are_of_that_kind(size: int) -> None:
    pictures = set()
    for number, kind in enumerate(KINDS):
        blocks = pyramid(kind, size)
        assert len(blocks) == BLOCKS[size]
        assert kind_of([Colour(LETTERS.index(letter)) for letter in blocks], stripes=True) == number
        pictures.add(pyramid_picture(blocks))
    assert len(pictures) == len(KINDS)


def test_the_card_on_the_start_page_shows_the_valley(place: House) -> None:
    anna = place.person()
    page = anna.get("/").text
    card = page.partition('aria-labelledby="game-valley_of_the_kings"')[2].partition("</article>")[
        0
    ]
    picture = card.partition('src="')[2].partition('"')[0]
    assert "area-plate" in anna.get(picture).text
    assert "2 to 4 players" in card
