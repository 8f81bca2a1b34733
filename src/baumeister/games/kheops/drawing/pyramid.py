"""The pyramid: every laid tile with its symbol, and the figure that stands on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.state import NOBODY
from baumeister.drawing.ink import Picture, group, hint
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, path
from baumeister.games.kheops.drawing.figures import FIGURES
from baumeister.games.kheops.drawing.layout import (
    BADGE,
    CENTRES,
    FIGURE_UP,
    FOOT,
    HEIGHT,
    MIDDLE,
    SIDE,
    TOP,
    WIDTH,
)
from baumeister.games.kheops.drawing.texts import Words
from baumeister.games.kheops.drawing.tiles import RING, ground, small_symbol, symbol_of, upside_down
from baumeister.games.kheops.rules.cells import CELLS, IS_UP, ROWS
from baumeister.games.kheops.rules.figures import COLUMNS
from baumeister.games.kheops.rules.names import COLOURS
from baumeister.games.kheops.rules.state import Kheops
from baumeister.games.kheops.rules.tiles import ALL_OPEN, EMPTY

FIGURE_RING: Final = box("ring", -24, -33, 48, 66, 12)


def site() -> str:
    """Sand, and the plan of the pyramid on it."""
    half = ROWS * SIDE / 2
    left, right = MIDDLE - half, MIDDLE + half
    return (
        box("table", 0, 0, WIDTH, HEIGHT)
        + path("dune", "M8 738Q240 660 480 690T952 738Q760 770 480 764T8 738Z")
        + path("dune", "M4 846Q90 772 240 792T480 800T720 786T956 846Q480 872 4 846Z")
        + path("cast", f"M{left + 14:g} {FOOT + 6:.5g}H{WIDTH:g}L{right:g} {FOOT:.5g}Z")
        + path("plan", f"M{MIDDLE:g} {TOP}L{right:g} {FOOT:.5g}H{left:g}Z")
        + path("plan-line", _plan_lines())
    )


def _plan_lines() -> str:
    lines = []
    for n in range(1, ROWS):
        depth, half = TOP + (FOOT - TOP) * n / ROWS, n * SIDE / 2
        foot = (ROWS - n) * SIDE / 2 - half  # beside the middle
        lines.append(f"M{MIDDLE - half:g} {depth:.5g}H{MIDDLE + half:g}")
        lines.append(f"M{MIDDLE - half:g} {depth:.5g}L{MIDDLE + foot:g} {FOOT:.5g}")
        lines.append(f"M{MIDDLE + half:g} {depth:.5g}L{MIDDLE - foot:g} {FOOT:.5g}")
    return "".join(lines)


def cells(state: Kheops, words: Words, pen: Pen, holders: Sequence[int]) -> dict[str, Picture]:
    """One part for each cell; what nobody has laid is a mere place."""
    return {f"cell-{cell}": _cell(state, words, pen, cell, holders[cell]) for cell in range(CELLS)}


def _cell(state: Kheops, words: Words, pen: Pen, cell: int, holder: int) -> Picture:
    tile, index = state.pyramid.tiles[cell], state.figures.at(cell)
    x, y = CENTRES[cell]
    ring = RING if IS_UP[cell] else upside_down(RING)
    body = ""
    if tile != EMPTY:
        body = _tile(tile, state.pyramid.openings[cell], cell, index, holder, words)
    placed = pen.place(f"cell-{cell}", x, y, body, ring, angle(state.pyramid.openings[cell]))
    figure = "" if index == NOBODY else _figure(words, cell, index)
    return placed + pen.place(f"figure-{cell}", x, y + sinking(cell), figure, FIGURE_RING)


@lru_cache(maxsize=4096)
def _tile(tile: int, openings: int, cell: int, index: int, holder: int, words: Words) -> str:
    """Ground and symbol; beside a figure the symbol is small."""
    style = "cell" if holder == NOBODY else f"cell by-{COLOURS[holder]}"
    is_up = IS_UP[cell]
    small = small_symbol(tile, -BADGE if is_up else BADGE)
    symbol = symbol_of(tile) if index == NOBODY else small
    drawn = group(style, ground(tile, openings, is_up) + symbol)
    return hint(words.lying(cell, tile, openings), drawn)


@lru_cache(maxsize=1024)
def _figure(words: Words, cell: int, index: int) -> str:
    colour, figure = divmod(index, COLUMNS)
    about = words.say(
        "standing",
        cell=words.cell(cell),
        colour=words.colours[colour],
        figure=words.figures[figure],
        about=words.about_figures[figure],
    )
    return hint(about, FIGURES[colour][figure])


def angle(openings: int) -> int:
    """How far a tile is turned, clockwise: its only opening, or its only wall, tells."""
    only = openings if openings.bit_count() == 1 else ALL_OPEN & ~openings
    return 120 * max(0, only.bit_length() - 1)


def sinking(cell: int) -> int:
    """Figures stand where their cell is wide."""
    return FIGURE_UP if IS_UP[cell] else -FIGURE_UP
