"""Arrangements: panels beside and below each other, none smaller than it is drawn."""

from __future__ import annotations

import pytest

from baumeister.core.game import Game
from baumeister.drawing import Drawing, Viewer
from baumeister.drawing.arrangement import (
    GAP,
    Across,
    Arrangement,
    Down,
    Size,
    Tree,
    laid,
    names_in,
)
from baumeister.drawing.drawing import drawer_of
from baumeister.drawing.geometry import Rectangle
from baumeister.games import all_games

SIZES = {"river": Size(360, 200), "sites": Size(360, 300), "seat": Size(100, 100)}
TREES: list[Tree] = [
    "river",
    Down("river", "sites"),
    Across("river", "sites"),
    Across(Down("river", "sites"), "seat"),
    Down(Across("river", "sites"), Across("seat", "seat")),
]


def test_a_panel_alone_is_as_large_as_it_is_drawn() -> None:
    found = laid("river", SIZES)
    assert found.size == Size(360, 200)
    assert found.boxes == {"river": Rectangle(0, 0, 360, 200)}


def test_panels_one_below_the_other_are_equally_wide() -> None:
    found = laid(Down("river", "sites"), SIZES)
    assert found.size == Size(360, 200 + GAP + 300)
    assert found.boxes["sites"] == Rectangle(0, 200 + GAP, 360, 300)


def test_panels_side_by_side_are_equally_high() -> None:
    found = laid(Across("river", "sites"), SIZES)
    assert found.size == Size(540 + GAP + 360, 300)
    assert found.boxes["river"] == Rectangle(0, 0, 540, 300)


@pytest.mark.parametrize("tree", TREES, ids=str)
def test_no_panel_is_smaller_than_it_is_drawn_and_one_is_just_so(tree: Tree) -> None:
    scales = [where.width / SIZES[name].width for name, where in laid(tree, SIZES).boxes.items()]
    assert min(scales) == pytest.approx(1)


@pytest.mark.parametrize("tree", TREES, ids=str)
def test_every_panel_keeps_its_shape(tree: Tree) -> None:
    for name, where in laid(tree, SIZES).boxes.items():
        width, height = SIZES[name]
        assert where.width / where.height == pytest.approx(width / height)


def arranged() -> list[tuple[Game, int, Arrangement]]:
    seats = [(game, n) for game in all_games() for n in range(game.fewest, game.most + 1)]
    found = [(game, n, drawer_of(game).arrangement(n)) for game, n in seats]
    return [(game, n, one) for game, n, one in found if one is not None]


def test_every_panel_has_the_size_that_the_arrangement_says() -> None:
    for game, seats, arrangement in arranged():
        for seat in range(seats):
            state = game.start(seats).mask(seat)
            for panel in Drawing(state, Viewer(seat)).panels:
                size = arrangement.sizes[panel.name]
                if panel.is_map:  # which may begin with any part of it
                    shape = pytest.approx(size.width / size.height, rel=0.01)
                    assert panel.size[0] / panel.size[1] == shape, (game.id, panel.name)
                else:
                    assert panel.size == size, (game.id, panel.name)


def test_whatever_is_arranged_is_drawn() -> None:
    for game, seats, arrangement in arranged():
        state = game.start(seats).mask(0)
        drawn = {panel.name for panel in Drawing(state, Viewer(0)).panels}
        trees = [tree for spread in arrangement.spreads.values() for tree in spread.whole]
        faces = [tree for spread in arrangement.spreads.values() for tree in spread.faces.values()]
        for tree in (*trees, *faces, *arrangement.dock):
            assert set(names_in(tree)) <= drawn, game.id


def test_the_faces_of_a_spread_show_all_of_it() -> None:
    for game, _, arrangement in arranged():
        for name, spread in arrangement.spreads.items():
            shown = {panel for tree in spread.faces.values() for panel in names_in(tree)}
            whole = {panel for tree in spread.whole for panel in names_in(tree)}
            assert not shown or shown - spread.sums == whole - spread.sums, (game.id, name)
