"""Everything that can be answered."""

from __future__ import annotations

import pytest

from baumeister.games.imhotep.rules.actions import (
    PLACE,
    PLACES,
    SAIL_TO,
    SAILS,
    SHIPS,
    SLOTS,
    TAKE,
    VOCABULARY,
    Place,
)
from baumeister.games.imhotep.rules.names import SITES, TEMPLE


@pytest.mark.parametrize(
    "notation",
    [
        "take",
        "place 2 0",
        "sail 3 burial_chamber",
        "play lever",
        "pass",
        "card 3",
        "keep pyramid_decoration",
        "pyramid middle",
        "next 3",
        "point",
        "stones",
        "top_card",
        "decline",
        "round 6",
        "draw paved_path",
    ],
)
def test_notation(notation: str) -> None:
    assert VOCABULARY.parse(notation).notation() == notation


def test_numbers_of_the_notation_count_from_zero() -> None:
    assert VOCABULARY.parse("take") is TAKE
    place = VOCABULARY.parse("place 2 0")
    assert isinstance(place, Place)
    assert (place.ship, place.slot) == (2, 0)
    assert place is PLACE[2][0]


def test_the_size_of_the_vocabulary() -> None:
    """1 take, 16 places, 20 sails, 4 cards played, pass; 49 answers to other questions."""
    assert len(VOCABULARY) == 1 + 16 + 20 + 4 + 1 + 4 + 12 + 3 + 4 + 4 + 7 + 12
    assert len({action.notation() for action in VOCABULARY}) == len(VOCABULARY)


def test_the_slots_of_a_set_of_bits() -> None:
    assert PLACES[1][0b0000] == []
    assert PLACES[1][0b1010] == [PLACE[1][1], PLACE[1][3]]
    assert [len(places) for places in PLACES] == [1 << SLOTS] * SHIPS


def test_the_sites_of_a_set_of_bits() -> None:
    assert SAILS[3][1 << TEMPLE] == [SAIL_TO[3][TEMPLE]]
    assert SAILS[0][(1 << len(SITES)) - 1] == SAIL_TO[0]
