"""Drawn examples for the rules of Kheops: real states, drawn as at the table, a few cells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.event import PUBLIC
from baumeister.core.text import Language
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import move
from baumeister.drawing.svg import Svg
from baumeister.games.kheops.drawing.figures import FIGURES as FIGURE_SHAPES
from baumeister.games.kheops.drawing.layout import CENTRES, INNER, OUTER, SIDE
from baumeister.games.kheops.drawing.tiles import whole_tile
from baumeister.games.kheops.rules.cells import IS_UP, cell_named
from baumeister.games.kheops.rules.estimate import estimate
from baumeister.games.kheops.rules.game import KHEOPS
from baumeister.games.kheops.rules.names import BLUE, FIGURES, WHITE, Figure
from baumeister.games.kheops.rules.state import Kheops
from baumeister.games.kheops.rules.tiles import WAYS_OF, tile_named
from baumeister.teaching.pictures import moment, picture_of, still_panels, table_picture
from baumeister.teaching.writer import Example

PYRAMID: Final = "pyramid"  # the panel with all tiles
WHOLE_TABLE: Final = "whole_table"
SEED: Final = 11
ANSWERS: Final = 82  # of the game that the whole table shows
MARGIN: Final = 10
SIDE_LETTERS: Final = ("rlt", "lrb")  # of a cell that points down, and of one that points up

# A cell, the tile on it, its open sides, and who stands there: a capital letter is White's.
Lies = tuple[str, str, str, str]
LETTERS: Final = "wmpf"


def _table(*tiles: Lies) -> Kheops:
    state = KHEOPS.start(2)
    assert isinstance(state, Kheops)
    for name, tile, sides, figure in tiles:
        cell = cell_named(name)
        letters = SIDE_LETTERS[IS_UP[cell]]
        state.pyramid.lay(cell, tile_named(tile), sum(1 << letters.index(side) for side in sides))
        if figure:
            colour = WHITE if figure.isupper() else BLUE
            state.figures.put(colour, Figure(LETTERS.index(figure.lower())), cell)
    return state


def passages() -> Kheops:
    """Three tiles that hang together, and a fourth behind a wall."""
    return _table(
        ("g3", "hall2_plain", "lr", ""),
        ("g4", "corridor2_plain", "lr", ""),
        ("g5", "hall1_two", "l", ""),
        ("g6", "hall2_turn_hall", "lt", ""),
    )


def majority() -> Kheops:
    """Two workers against a pharaoh and a worker on a two."""
    return _table(
        ("g3", "hall2_plain", "rb", "w"),
        ("g4", "hall3_ankh", "lrt", "w"),
        ("g5", "hall1_two", "l", "W"),
        ("f3", "hall2_turn_hall", "lb", "F"),
    )


def pair() -> Kheops:
    return _table(
        ("g3", "hall1_red_queen", "r", "W"),
        ("g4", "corridor2_move", "lr", ""),
        ("g5", "hall2_red_pharaoh", "lb", ""),
    )


def closed() -> Kheops:
    """The same pair without an opening to the outside."""
    return _table(
        ("g3", "hall1_red_queen", "r", "W"),
        ("g4", "corridor2_move", "lr", ""),
        ("g5", "hall2_red_pharaoh", "lr", ""),
        ("g6", "hall2_plain", "lt", ""),
        ("f5", "hall1_ankh", "r", "w"),
    )


def curse() -> Kheops:
    """A pair that is worth nothing, and an ankh that does not count."""
    return _table(
        ("g3", "hall1_red_queen", "r", "W"),
        ("g4", "hall3_curse", "lrt", ""),
        ("g5", "hall2_red_pharaoh", "lb", ""),
        ("f3", "hall1_ankh", "b", "W"),
    )


EXAMPLES: Final[dict[str, Callable[[], Kheops]]] = {
    function.__name__: function for function in (passages, majority, pair, closed, curse)
}


@lru_cache(maxsize=64)
def example(name: str, language: Language) -> Example:
    if name == WHOLE_TABLE:
        return Example(table_picture(moment(KHEOPS, 2, SEED, ANSWERS), language, seat=WHITE))
    state = EXAMPLES[name]()
    parts = still_panels(state, language, seat=PUBLIC)[PYRAMID]
    laid = [cell for cell, tile in enumerate(state.pyramid.tiles) if tile >= 0]
    body = "".join(parts[f"{part}-{cell}"] for part in ("cell", "figure") for cell in laid)
    body += parts["pennants"]
    return Example(picture_of(body, _around(laid), ground="table"), estimate(state))


def _around(cells: Sequence[int]) -> Rectangle:
    """The box in which these cells lie."""
    left = min(CENTRES[cell].x for cell in cells) - SIDE / 2 - MARGIN
    right = max(CENTRES[cell].x for cell in cells) + SIDE / 2 + MARGIN
    tops = [CENTRES[cell].y - (OUTER if IS_UP[cell] else INNER) for cell in cells]
    feet = [CENTRES[cell].y + (INNER if IS_UP[cell] else OUTER) for cell in cells]
    top, foot = min(tops) - MARGIN, max(feet) + MARGIN
    return Rectangle(left, top, right - left, foot - top)


@lru_cache(maxsize=128)
def tile_picture(tile: int) -> Svg:
    """A single tile."""
    body = f'<g class="cell">{whole_tile(tile, WAYS_OF[tile][0])}</g>'
    half = SIDE / 2 + 2
    return picture_of(
        body, Rectangle(-half, -OUTER - 2, 2 * half, INNER + OUTER + 4), ground="table"
    )


@lru_cache(maxsize=8)
def figure_picture(figure: int) -> Svg:
    """A figure of both colours, as far as both have it."""
    owners = (WHITE,) if FIGURES[figure] == "pharaoh" else (WHITE, BLUE)
    body = "".join(
        move(28 * (2 * n - len(owners) + 1), 36, FIGURE_SHAPES[colour][figure])
        for n, colour in enumerate(owners)
    )
    return picture_of(body, Rectangle(-58, 0, 116, 72), ground="table")
