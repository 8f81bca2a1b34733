"""Mosaics in the drawing: picked up, turned, and shown where they would lie."""

from __future__ import annotations

import pytest

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC
from baumeister.drawing import draw_parts
from baumeister.drawing.ink import Target
from baumeister.games.cleopatra.drawing.laying import (
    handle,
    new_sanctuaries,
    oriented,
    relative,
    ways,
)
from baumeister.games.cleopatra.rules.actions import LAY, Lay
from baumeister.games.cleopatra.rules.garden import bit, regions, squares_of
from baumeister.games.cleopatra.rules.mosaic_shapes import MOSAICS, shape_named
from baumeister.games.cleopatra.rules.mosaics import LayMosaic
from baumeister.games.cleopatra.rules.names import Row
from baumeister.games.cleopatra.rules.state import Cleopatra
from tests.games.cleopatra.drawing.boards import begun, offered, panel_of, seen, start


def fits(state: Cleopatra) -> dict[Action, Target]:
    return offered(panel_of(seen(state, 0), "garden"))


def laying(name: str, flipping: str = "off", seats: int = 3) -> Cleopatra:
    state = begun(seats, flipping=flipping)
    state.ask(LayMosaic(0, shape_named(name)))
    return state


@pytest.mark.parametrize(
    ("name", "turned", "flipped"),
    [("X", 1, 1), ("I", 2, 2), ("Z", 2, 4), ("V", 4, 4), ("F", 4, 8), ("L", 4, 8)],
)
def test_a_mosaic_has_as_many_turns_as_it_looks_different(
    name: str, turned: int, flipped: int
) -> None:
    shape = shape_named(name)
    assert len(ways(shape, False)) == turned
    assert len(ways(shape, True)) == flipped
    for flipping, count in (("off", turned), ("on", flipped)):
        state = laying(name, flipping)
        part = draw_parts(state, seat=0, legal=state.legal(0))["held"]
        assert f'data-pick="mosaic-{name}" data-turns="{count}"' in part
        assert part.count('data-with="') == count - 1


@pytest.mark.parametrize("shape", range(MOSAICS))
def test_the_handle_is_a_square_of_the_mosaic_near_its_middle(shape: int) -> None:
    for way in ways(shape, True):
        row, column = handle(shape, way)
        squares = oriented(shape, way)
        assert (row, column) in squares
        neighbours = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
        assert sum(one in squares for one in neighbours) >= 2


@pytest.mark.parametrize("name", ["F", "I", "Z"])
def test_every_place_is_there_for_its_turn_with_the_handle_on_it(name: str) -> None:
    state = laying(name)
    found = fits(state)
    assert found.keys() == set(state.legal(0))
    shape = shape_named(name)
    for action, target in found.items():
        assert isinstance(action, Lay)
        turn = ways(shape, False).index(action.orientation)
        assert target.held == f"mosaic-{name}/{turn}"
        down, right = handle(shape, action.orientation)
        assert target.spot == f"square-{action.row + down}-{action.column + right}"
    spots = {(target.held, target.spot) for target in found.values()}
    assert len(spots) == len(found)  # no two answers for one turn at one place


def test_the_ghost_says_what_the_mosaic_brings() -> None:
    """The X at the upper left covers three palms."""
    state = laying("X")
    at_corner = fits(state)[LAY[0][0][0]]
    covered = [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)]
    palms = sum(bool(state.settings.garden.palms & bit(Row(row), at)) for row, at in covered)
    assert palms == 2
    assert f">+{4 + palms}</text>" in at_corner.ghost
    assert f"{4 + palms} talents" in at_corner.sentence  # for those who cannot see it


def test_the_ghost_shows_the_sanctuary_it_would_make() -> None:
    """The X in the corner cuts off the squares left and right of its upper arm."""
    state = laying("X")
    found = fits(state)
    assert found[LAY[0][0][0]].ghost.count('class="c-holy"') == 2
    assert "c-holy" not in found[LAY[0][4][3]].ghost


def test_sanctuaries_are_those_of_the_rules() -> None:
    state = start()
    garden = state.settings.garden
    covered = bit(Row(0), 1) | bit(Row(1), 0)
    free = garden.squares & ~covered
    holy = new_sanctuaries(garden, free, 0, tuple(range(MOSAICS)))
    assert squares_of(holy) == [(0, 0)]
    assert holy in regions(free)
    assert relative(holy, 2, 1) == ((-2, -1),)
    assert new_sanctuaries(garden, free, holy, tuple(range(MOSAICS))) == 0


def test_only_the_builder_can_pick_the_mosaic_up() -> None:
    state = laying("W")
    for seat in (1, PUBLIC):
        drawing = seen(state, seat)
        assert not any(panel.picks for panel in drawing.panels)
        assert drawing.parts()["fits"] == ""
    assert list(panel_of(seen(state, 0), "held").picks) == ["mosaic-W"]
