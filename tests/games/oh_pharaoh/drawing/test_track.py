"""The overseer’s track and its special spaces."""

from __future__ import annotations

import re

import pytest

from baumeister.core.event import Event
from baumeister.drawing import draw_parts
from baumeister.games.oh_pharaoh.rules.game import OH_PHARAOH
from baumeister.games.oh_pharaoh.rules.state import IN_THE_PILE, OhPharaoh
from tests.games.oh_pharaoh.drawing.games import ready


def test_special_spaces_are_explained() -> None:
    svg = draw_parts(ready())["track"]
    for words in (
        "From space 3 on, everybody may have two pyramids at a time.",
        "From space 6 on, only pyramids with three or more steps score.",
        "On space 10, the end card is shuffled in",
        "two pyramids each",
        "only 3 or more steps score",
        "last phase: the end card joins the pile",
    ):
        assert words in svg
    assert svg.count("op-space-special") == 3


@pytest.mark.parametrize("space", [0, 4, 10])
def test_the_overseer_stands_on_his_space(space: int) -> None:
    state = ready()
    state.overseer = space
    svg = draw_parts(state)["track"]
    assert svg.count("op-hair") == 1
    assert svg.count("op-hair", svg.index(f'data-at="space-{space}"')) == 1
    assert "op-hair" not in svg.partition(f'data-at="space-{space + 1}"')[2]
    assert svg.count("op-legend-now") == 2 * sum(space >= special for special in (3, 6, 10))


def test_a_space_that_was_just_reached_is_marked() -> None:
    state = ready()
    state.overseer = 4
    moved = [Event("overseer", -1, {"space": 4})]
    assert draw_parts(state, last=moved)["track"].count('class="ring"') == 1
    assert 'class="ring"' not in draw_parts(state)["track"]


def test_the_end_card_lies_beside_the_track_until_it_is_shuffled_in() -> None:
    state = ready()
    before = draw_parts(state)
    assert 'data-at="end-card"' in before["track"]
    assert "the end card is among them" not in before["deck"]
    state.end_card = IN_THE_PILE
    after = draw_parts(state)
    assert 'data-at="end-card"' not in after["track"]
    assert "the end card is among them" in after["deck"]


def test_other_printings_have_other_tracks() -> None:
    edition = OH_PHARAOH.edition()
    for name, space in (("last_space", 30), ("two_pyramids", 30), ("three_steps", 7)):
        edition = re.sub(
            rf"(\[{name}\].*?space = )\[\d+\]", rf"\g<1>[{space}]", edition, flags=re.S
        )
    state = OH_PHARAOH.start(3, edition=edition)
    assert isinstance(state, OhPharaoh)
    svg = draw_parts(state)["track"]
    assert svg.count('data-at="space-') == 31
    assert svg.count("op-space-special") == 2
    assert svg.index("only 3 or more") < svg.index("two pyramids each")
