"""Figures on the tiles and in the supplies."""

from __future__ import annotations

from baumeister.games.kheops.rules.cells import EVERY_CELL, Cell
from baumeister.games.kheops.rules.edition import edition_for
from baumeister.games.kheops.rules.figures import COLUMNS, NO_FIGURE, Figures, new_figures
from baumeister.games.kheops.rules.game import KHEOPS
from baumeister.games.kheops.rules.names import (
    BLUE,
    EVERY_FIGURE,
    MUMMY,
    PHARAOH,
    PRIEST,
    WHITE,
    WORKER,
    Colour,
)

HERE, THERE = Cell(5), Cell(9)


def figures() -> Figures:
    return new_figures(edition_for(KHEOPS.edition()).workers)


def usable(found: Figures, colour: Colour) -> set[int]:
    return {figure for figure in range(COLUMNS) if found.usable(colour) >> figure & 1}


def test_white_has_14_workers_a_mummy_a_priest_and_the_pharaoh() -> None:
    """Vorbereitung: Weiß nimmt 14 Arbeiter und seine übrigen Figuren."""
    assert figures().supply[:COLUMNS] == [14, 1, 1, 1]


def test_blue_has_15_workers_a_mummy_and_a_priest() -> None:
    """Vorbereitung: Blau tut dasselbe mit seinen 15 Arbeitern; nur Weiß besitzt einen Pharao."""
    assert figures().supply[COLUMNS:] == [15, 1, 1, 0]


def test_components_each_has_17_figures_in_play() -> None:
    assert [sum(figures().supply[:COLUMNS]), sum(figures().supply[COLUMNS:])] == [17, 17]


def test_a_figure_that_is_put_comes_from_the_supply() -> None:
    found = figures()
    found.put(BLUE, WORKER, HERE)
    assert found.supply[BLUE * COLUMNS + WORKER] == 14
    assert found.of(BLUE) == found.taken == 1 << HERE
    assert found.at(HERE) == BLUE * COLUMNS + WORKER
    assert found.at(THERE) == NO_FIGURE


def test_a_figure_that_is_taken_off_goes_back_to_its_owner() -> None:
    found = figures()
    found.put(WHITE, MUMMY, HERE)
    assert found.take_off(HERE) == MUMMY
    assert found.supply == figures().supply
    assert found.taken == 0


def test_a_figure_moves() -> None:
    found = figures()
    found.put(WHITE, PRIEST, HERE)
    assert found.move(HERE, THERE) == PRIEST
    assert found.of(WHITE) == found.taken == found.protected(WHITE) == 1 << THERE


def test_priest_and_pharaoh_are_protected_worker_and_mummy_are_not() -> None:
    found = figures()
    for cell, figure in zip(EVERY_CELL, EVERY_FIGURE, strict=False):
        found.put(WHITE, figure, cell)
    assert found.removable(WHITE) == 0b0011
    assert found.protected(WHITE) == 0b1100
    assert found.removable(BLUE) == found.protected(BLUE) == 0


def test_the_priest_waits_for_the_mummy() -> None:
    """Der Priester: nur, wenn die eigene Mumie schon im Spiel ist."""
    found = figures()
    assert usable(found, WHITE) == {WORKER, MUMMY}
    found.put(WHITE, MUMMY, HERE)
    assert usable(found, WHITE) == {WORKER, PRIEST, PHARAOH}
    assert usable(found, BLUE) == {WORKER, MUMMY}


def test_a_copy_is_of_its_own() -> None:
    found = figures()
    twin = found.copy()
    twin.put(WHITE, WORKER, HERE)
    assert (found.taken, found.supply) == (0, figures().supply)
    assert (twin.taken, twin.of(WHITE)) == (1 << HERE, 1 << HERE)
