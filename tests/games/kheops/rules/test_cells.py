"""The plan of the pyramid."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.games.kheops.rules.cells import (
    ADJACENT,
    ALL_CELLS,
    CELL_LOOKUP,
    CELLS,
    EVERY_CELL,
    IS_UP,
    NAMES,
    NEIGHBOURS,
    OUTSIDE,
    SIDES,
    facing,
    lookup_of,
    neighbour,
    picked,
    row_of,
)
from tests.games.kheops.rules.naive import PLAN, neighbours


def test_pyramid_is_a_triangle_of_seven_rows() -> None:
    """Arithmetic: rows of 1, 3, 5, 7, 9, 11 and 13 cells make 49."""
    rows = [row_of(cell) for cell in EVERY_CELL]
    assert [rows.count(row) for row in range(7)] == [1, 3, 5, 7, 9, 11, 13]
    assert CELLS == 49


def test_board_model_neighbours() -> None:
    """Board model: the neighbours of cells that point up and of cells that point down."""
    for number, cell in enumerate(PLAN):
        wanted = [PLAN.index(other) if other in PLAN else OUTSIDE for other in neighbours(cell)]
        assert NEIGHBOURS[number] == wanted
        assert IS_UP[number] == (cell[1] % 2 == 0)


def test_board_model_side_meets_side() -> None:
    """Board model: side i always meets side i of the neighbour."""
    for cell in EVERY_CELL:
        for side in range(SIDES):
            other = neighbour(cell, side)
            assert other == OUTSIDE or neighbour(other, side) == cell
            assert other == OUTSIDE or IS_UP[other] != IS_UP[cell]


def test_board_model_joints_and_outer_sides() -> None:
    """Board model: 63 inner joints and 21 outer sides, 7 on each edge."""
    outer = [side for cell in NEIGHBOURS for side in range(SIDES) if cell[side] == OUTSIDE]
    assert [outer.count(side) for side in range(SIDES)] == [7, 7, 7]
    assert (CELLS * SIDES - len(outer)) == 2 * 63


def test_names_go_from_the_apex_to_the_right_end_of_the_base() -> None:
    assert NAMES[0] == "a1"
    assert NAMES[1:4] == ["b1", "b2", "b3"]
    assert NAMES[-1] == "g13"
    assert len(set(NAMES)) == CELLS


def test_adjacent_cells_share_a_side() -> None:
    for cell in range(CELLS):
        beside = {other for other in range(CELLS) if ADJACENT[cell] >> other & 1}
        assert beside == set(NEIGHBOURS[cell]) - {OUTSIDE}


@pytest.mark.parametrize("side", range(SIDES))
def test_facing_is_the_neighbour_of_every_cell_of_a_set(side: int) -> None:
    rng = Random(side)
    for _ in range(300):
        chosen = rng.getrandbits(CELLS)
        wanted = sum(
            1 << cell
            for cell in range(CELLS)
            if NEIGHBOURS[cell][side] != OUTSIDE and chosen >> NEIGHBOURS[cell][side] & 1
        )
        assert facing(side, chosen) == wanted


def test_the_things_of_a_set_of_cells_come_in_order() -> None:
    rng = Random(1)
    lookup = lookup_of(NAMES)
    for _ in range(300):
        chosen = rng.getrandbits(CELLS)
        wanted = [cell for cell in range(CELLS) if chosen >> cell & 1]
        assert picked(CELL_LOOKUP, chosen) == wanted
        assert picked(lookup, chosen) == [NAMES[cell] for cell in wanted]
    assert picked(CELL_LOOKUP, 0) == []
    assert picked(CELL_LOOKUP, ALL_CELLS) == list(range(CELLS))


def test_what_was_picked_is_a_list_of_its_own() -> None:
    picked(CELL_LOOKUP, 3).append(EVERY_CELL[9])
    assert picked(CELL_LOOKUP, 3) == [0, 1]
