"""Pyramids in the drawing: how they rise, and what can be done to them."""

from __future__ import annotations

import re

from baumeister.drawing import draw, draw_parts
from baumeister.games.valley_of_the_kings.drawing.blocks import BLOCKS, CAST
from baumeister.games.valley_of_the_kings.drawing.figures import (
    SCARABS,
)
from baumeister.games.valley_of_the_kings.drawing.map import map_of
from baumeister.games.valley_of_the_kings.rules.actions import BUILD, STEAL, TAKE_OVER
from baumeister.games.valley_of_the_kings.rules.building import BuildPyramids, capacity
from baumeister.games.valley_of_the_kings.rules.names import Colour
from baumeister.games.valley_of_the_kings.rules.pyramid import Position
from baumeister.games.valley_of_the_kings.rules.takeover import TakeSites
from baumeister.games.valley_of_the_kings.rules.theft import StealBlocks
from tests.games.valley_of_the_kings.drawing.answers import (
    asked_svg,
    button_of,
    picks_of,
    targets_of,
)
from tests.games.valley_of_the_kings.drawing.games import (
    own,
    stand,
    table,
)


def test_pyramids_rise_in_layers_and_cast_shadows() -> None:
    state = table()
    site = own(state, 0, "13", "rgwobrgwr.r")
    part = draw_parts(state)[f"site-{site}"]
    assert [part.count(BLOCKS[colour]) for colour in range(5)] == [4, 2, 1, 2, 1]
    assert part.count(CAST) == 1
    assert SCARABS[0] in part
    assert "Site 13, large, owned by Seat 1: 4 more blocks until it is finished" in part


def test_every_site_in_play_explains_itself() -> None:
    state = table()
    own(state, 0, "13")
    parts = draw_parts(state, names=["Anna", "Ben"])
    assert "Site 13, large, owned by Anna: 14 more blocks until it is finished" in parts["site-12"]
    assert "Site 3, small: belongs to nobody" in parts["site-2"]
    assert parts["site-0"] == ""


def test_each_colour_has_a_grain_of_its_own() -> None:
    shapes = {re.sub(r"(grain|top|front|shine)\d", "", block) for block in BLOCKS}
    assert len(shapes) == 5


def test_the_scarab_lies_on_the_tip_of_what_is_finished() -> None:
    state = table()
    site = own(state, 1, "8", "gggg")
    x, y = map_of(state.settings.edition).scarabs[site]
    beside = f'data-at="scarab-{site}" transform="translate({x} {y})"'
    assert beside in draw_parts(state)[f"site-{site}"]
    state.put_block(site, Position(4), Colour(2))
    part = draw_parts(state)[f"site-{site}"]
    assert beside not in part
    assert f'data-at="scarab-{site}"' in part
    assert "finished, layered" in part


def test_a_block_is_picked_up_and_its_places_show_it() -> None:
    state = table()
    site = own(state, 0, "13", "rgwobrgwr")
    stand(state, 0, "", "13-a")
    state.stock[0] = [2, 0, 0, 1, 0]
    state.ask(BuildPyramids(0, 0, capacity(state, 0)))
    svg = asked_svg(state, 0)
    assert picks_of(state, 0) == ["stock-0", "stock-3"]
    open_now = range(9, 13)
    assert targets_of(state, 0) == [BUILD[site][colour][n] for colour in (0, 3) for n in open_now]
    assert f'data-spot="block-{site}-9"' in svg
    ghost = f'<g class="ghost">{BLOCKS[3]}</g>'
    assert svg.count(ghost) == 4
    assert "Site 13: 2 more" in svg


def test_blocks_that_can_be_stolen_are_buttons() -> None:
    state = table()
    own(state, 0, "15", "rgwobrgwr.r")
    stand(state, 1, "15-e", "15-g")
    state.ask(StealBlocks(1, 0))
    assert targets_of(state, 1) == [STEAL[14][10]]
    assert "Site 15: 2 to steal" in asked_svg(state, 1)


def test_a_site_that_can_be_taken_over_is_a_button_with_names() -> None:
    state = table()
    own(state, 0, "8", "gg")
    stand(state, 1, "8-d", "8-a")
    state.ask(TakeSites(1, 0))
    assert targets_of(state, 1) == [TAKE_OVER[7]]
    svg = draw(state, seat=1, legal=state.legal(1), names=["Anna", "Ben"])
    assert button_of(svg, "take_over 8")[0].text == "Take over site 8 from Anna"


def test_the_pharaohs_pyramid_is_counted() -> None:
    state = table()
    state.pharaoh = [Colour(n % 5) for n in range(18)]
    part = draw_parts(state)["pharaoh"]
    assert sum(part.count(block) for block in BLOCKS) == 18
    assert part.count(CAST) == 2
    assert ">18 of 30</text>" in part
