"""The answers of the game and how they are written."""

from __future__ import annotations

import pytest

from baumeister.core.refusal import UnknownNotation
from baumeister.games.valley_of_the_kings.rules.actions import FACE_DOWN, VOCABULARY, Build, Worker
from baumeister.games.valley_of_the_kings.rules.names import (
    LETTER_OF,
    NO_SITE,
    SITE_OF,
    SPOT_NAMES,
    SPOTS,
    spot_of,
)


def test_every_action_has_a_notation_in_small_letters() -> None:
    """Whatever people type is read in small letters."""
    notations = [action.notation() for action in VOCABULARY]
    assert notations == [notation.lower() for notation in notations]
    assert len(set(notations)) == len(notations) == 2624


@pytest.mark.parametrize(
    "notation",
    [
        "bid 0 4",
        "begin 3",
        "overseer 1 13-h",
        "worker 4 16",
        "steal 2 9",
        "take_over 15",
        "build 1 ochre 4",
        "done",
        "draw red",
    ],
)
def test_notation_is_read_as_it_is_written(notation: str) -> None:
    assert VOCABULARY.parse(notation).notation() == notation


def test_sites_and_areas_go_by_their_printed_numbers() -> None:
    build = VOCABULARY.parse("build 13 white 0")
    assert isinstance(build, Build)
    assert build.site == 12
    walk = VOCABULARY.parse("worker 0 22")
    assert isinstance(walk, Worker)
    assert walk.spot == 6


def test_nobody_can_choose_a_tile_that_lies_face_down() -> None:
    assert FACE_DOWN[3].notation() == "bid 3 ?"
    with pytest.raises(UnknownNotation):
        VOCABULARY.parse("bid 3 ?")


def test_fields_have_a_site_and_a_letter() -> None:
    """Rulebook: the field 13-H is field H of site 13."""
    spot = SPOT_NAMES.index("13-h")
    assert (SITE_OF[spot], LETTER_OF[spot]) == (12, 7)
    assert all(
        spot_of(SITE_OF[spot], LETTER_OF[spot]) == spot
        for spot in range(SPOTS)
        if SITE_OF[spot] >= 0
    )
    assert [SITE_OF[spot] for spot in range(7)] == [NO_SITE] * 7
