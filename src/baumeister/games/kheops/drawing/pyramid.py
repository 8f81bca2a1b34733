"""The pyramid: every laid tile with its symbol, and the figure that stands on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.drawing.ink import Picture, Placed, group, kept, tooltip
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, path
from baumeister.games.kheops.drawing.coordinates import edges, on_plan
from baumeister.games.kheops.drawing.figures import FIGURES
from baumeister.games.kheops.drawing.layout import (
    BADGE,
    CENTRES,
    FIGURE_SIZE,
    FIGURE_UP,
    FOOT,
    MIDDLE,
    RISE,
    STEP,
    TILE,
    TOP,
)
from baumeister.games.kheops.drawing.texts import Words
from baumeister.games.kheops.drawing.tiles import RING, ground, small_symbol, symbol_of, upside_down
from baumeister.games.kheops.rules.cells import EVERY_CELL, IS_UP, ROWS, Cell
from baumeister.games.kheops.rules.figures import COLUMNS, NO_FIGURE, ColouredFigure
from baumeister.games.kheops.rules.names import COLOURS, NO_COLOUR, Colour
from baumeister.games.kheops.rules.state import Kheops
from baumeister.games.kheops.rules.tiles import ALL_OPEN, EMPTY, Tile

FIGURE_RING: Final = box("ring deep", -24, -33, 48, 66, 12)
RINGS: Final = (upside_down(RING), RING)


def _site() -> str:
    """The plan of the pyramid on the sand, with its coordinates."""
    half = ROWS * STEP
    left, right = MIDDLE - half, MIDDLE + half
    return (
        path("dune", "M0 306Q40 276 110 286T180 290T260 284T360 306Q180 322 0 306Z")
        + path("plan", f"M{MIDDLE:g} {TOP}L{right:g} {FOOT:g}H{left:g}Z")
        + path("plan-line", _plan_lines())
        + edges()
    )


def _plan_lines() -> str:
    lines = []
    for n in range(1, ROWS):
        depth, half = TOP + RISE * n, n * STEP
        foot = (ROWS - n) * STEP - half  # beside the middle
        lines.append(f"M{MIDDLE - half:g} {depth:.5g}H{MIDDLE + half:g}")
        lines.append(f"M{MIDDLE - half:g} {depth:.5g}L{MIDDLE + foot:g} {FOOT:g}")
        lines.append(f"M{MIDDLE + half:g} {depth:.5g}L{MIDDLE - foot:g} {FOOT:g}")
    return "".join(lines)


SITE: Final = _site()


def cells(state: Kheops, words: Words, pen: Pen, holders: Sequence[Colour]) -> dict[str, Picture]:
    """One part for each cell; what nobody has laid is a place with a name."""
    return {f"cell-{cell}": _cell(state, words, pen, cell, holders[cell]) for cell in EVERY_CELL}


def figures(state: Kheops, words: Words, pen: Pen) -> dict[str, Picture]:
    """Who stands in each cell, above all tiles."""
    return {f"figure-{cell}": _stand(cell, state.figures.at(cell), words) for cell in EVERY_CELL}


def _cell(state: Kheops, words: Words, pen: Pen, cell: Cell, holder: Colour) -> Picture:
    tile, openings = state.pyramid.tiles[cell], state.pyramid.openings[cell]
    return _ground(tile, openings, cell, state.figures.at(cell), holder, words)


@kept
def _ground(
    tile: Tile,
    openings: int,
    cell: Cell,
    index: ColouredFigure,
    holder: Colour,
    words: Words,
) -> Picture:
    """What is laid in a cell; most cells are as they were before."""
    body = "" if tile == EMPTY else _tile(tile, openings, cell, index, holder, words)
    ring = RINGS[IS_UP[cell]]
    ground = Placed(body, f"cell-{cell}", *CENTRES[cell], angle(openings), TILE, ring)
    return ground + on_plan(cell, words) if tile == EMPTY else ground


@kept
def _stand(cell: Cell, index: ColouredFigure, words: Words) -> Picture:
    """Who stands there."""
    figure = "" if index == NO_FIGURE else _figure(words, cell, index)
    x, y = CENTRES[cell]
    y += TILE * sinking(cell)
    return Placed(figure, f"figure-{cell}", x, y, 0, TILE * FIGURE_SIZE, FIGURE_RING)


def _tile(
    tile: Tile, openings: int, cell: Cell, index: ColouredFigure, holder: Colour, words: Words
) -> str:
    """Ground and symbol; beside a figure the symbol is small."""
    style = "cell" if holder == NO_COLOUR else f"cell by-{COLOURS[holder]}"
    is_up = IS_UP[cell]
    small = small_symbol(tile, -BADGE if is_up else BADGE)
    symbol = symbol_of(tile) if index == NO_FIGURE else small
    drawn = group(style, ground(tile, openings, is_up) + symbol)
    return tooltip(words.lying(cell, tile, openings), drawn)


def _figure(words: Words, cell: Cell, index: ColouredFigure) -> str:
    colour, figure = divmod(index, COLUMNS)
    about = words.say(
        "standing",
        cell=words.cell(cell),
        colour=words.colours[colour],
        figure=words.figures[figure],
        about=words.about_figures[figure],
    )
    return tooltip(about, FIGURES[colour][figure])


def angle(openings: int) -> int:
    """How far a tile is turned, clockwise: its only opening, or its only wall, tells."""
    only = openings if openings.bit_count() == 1 else ALL_OPEN & ~openings
    return 120 * max(0, only.bit_length() - 1)


def sinking(cell: Cell) -> int:
    """Figures stand where their cell is wide."""
    return FIGURE_UP if IS_UP[cell] else -FIGURE_UP
