"""The overseer’s track, its special spaces, and what they mean."""

from __future__ import annotations

import re

import pytest

from baumeister.core.event import Event
from baumeister.drawing import draw_parts
from baumeister.games.oh_pharaoh.drawing.style import STYLES
from baumeister.games.oh_pharaoh.rules.game import OH_PHARAOH
from baumeister.games.oh_pharaoh.rules.state import IN_THE_PILE, OhPharaoh
from tests.games.oh_pharaoh.drawing.games import ready


def test_special_spaces_are_explained() -> None:
    svg = draw_parts(ready())["track"]
    for words in (
        "From space 3 on, everybody may have two pyramids at a time.",
        "From space 6 on, only pyramids with three or more steps score.",
        "On space 10, the end card is shuffled in",
    ):
        assert words in svg
    assert svg.count("op-space-special") == 3


def test_they_have_no_colour_that_means_something_else() -> None:
    """Orange is for what may be done, blue for what is one’s own, green for what is new."""
    rules = [rule for rule in STYLES.split("}") if re.search("op-(space|mark|holds|soon)", rule)]
    assert len(rules) > 4
    assert not re.search("--(sun|lapis|faience|glow)", "".join(rules))


@pytest.mark.parametrize("space", [0, 4, 10])
def test_the_overseer_stands_on_its_space(space: int) -> None:
    state = ready()
    state.overseer = space
    svg = draw_parts(state)["track"]
    assert svg.count("op-hair") == 1
    assert svg.count("op-hair", svg.index(f'data-at="space-{space}"')) == 1
    assert "op-hair" not in svg.partition(f'data-at="space-{space + 1}"')[2]


@pytest.mark.parametrize("space", [0, 4, 10])
def test_the_legend_tells_what_holds_already(space: int) -> None:
    state = ready()
    state.overseer = space
    legend = draw_parts(state)["legend"]
    holding = sum(space >= special for special in (3, 6, 10))
    assert len(re.findall('"op-holds"', legend)) == holding
    assert len(re.findall('"op-soon"', legend)) == 3 - holding


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
    assert "the end card is among them" not in before["pile"]
    state.end_card = IN_THE_PILE
    after = draw_parts(state)
    assert 'data-at="end-card"' not in after["track"]
    assert "the end card is among them" in after["pile"]


def test_other_printings_have_other_tracks() -> None:
    edition = OH_PHARAOH.edition()
    for name, space in (("last_space", 30), ("two_pyramids", 30), ("three_steps", 7)):
        edition = re.sub(
            rf"(\[{name}\].*?space = )\[\d+\]", rf"\g<1>[{space}]", edition, flags=re.S
        )
    state = OH_PHARAOH.start(3, edition=edition)
    assert isinstance(state, OhPharaoh)
    parts = draw_parts(state)
    assert parts["track"].count('data-at="space-') == 31
    assert parts["track"].count("op-space-special") == 2
    assert re.findall(r">(\d+)</text>", parts["track"]) == ["5", "10", "15", "20", "25", "30"]
    assert parts["legend"].index("3 or more") < parts["legend"].index("2 pyramids")
