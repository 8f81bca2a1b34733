"""What can be done in the pyramid now: where figures and tiles may go, and which tiles turn.

Each offer shows, while it is aimed at, how it would look and what it would change in points.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.action import Action
from baumeister.drawing.areas import Area, hot_box, hot_disc
from baumeister.drawing.gains import signed
from baumeister.drawing.geometry import Point
from baumeister.drawing.ink import Picture, group, join, move, only_without
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.kheops.drawing.figures import FIGURES
from baumeister.games.kheops.drawing.layout import (
    CENTRES,
    FIGURE_SIZE,
    INNER,
    OUTER,
    PYRAMID,
    TILE,
    upturned,
)
from baumeister.games.kheops.drawing.offered import Offered, figure_name, tile_name
from baumeister.games.kheops.drawing.pyramid import sinking
from baumeister.games.kheops.drawing.supply import ways_in_hand
from baumeister.games.kheops.drawing.texts import Words
from baumeister.games.kheops.drawing.tiles import HOT, upside_down, whole_tile
from baumeister.games.kheops.rules.actions import Lay, Move, Put, Replace, Turn
from baumeister.games.kheops.rules.cells import CELLS, IS_UP, Cell
from baumeister.games.kheops.rules.figures import COLUMNS, NO_FIGURE
from baumeister.games.kheops.rules.names import BLUE, WHITE, WORKER
from baumeister.games.kheops.rules.names import FIGURES as KINDS
from baumeister.games.kheops.rules.state import Kheops
from baumeister.games.kheops.rules.tiles import turned

HOTS: Final = (Area(upside_down(HOT.shape), upturned(HOT.bounds)), HOT)
FIGURE_HOT: Final = hot_box(-22, -32, 44, 64, 12)
KNOB: Final = disc("knob", 0, 0, 19)
KNOB_HOT: Final = hot_disc(0, 0, 20)
CLOCKWISE: Final = KNOB + path("knob-arrow", "M7 -7A9.500 9.500 0 1 0 9.500 2.500M9 -13V-6H2")
ANTICLOCKWISE: Final = f'<g transform="scale(-1 1)">{CLOCKWISE}</g>'
KNOB_X: Final = 38  # in the corners of the wide side
KNOB_Y: Final = 12
PLAQUE: Final = box("plaque", -44, -9, 88, 18, 5)  # in the coordinates of the panel
SMALL_PLAQUE: Final = box("plaque", -19, -9, 38, 18, 5)
ASIDE: Final = 47  # that its middle is away from the edge of the panel, and
ABOVE: Final = 12  # from the top of its cell
OTHERS: Final = " ".join(figure_name(figure) for figure in range(WORKER + 1, len(KINDS)))


class Offers:
    """Collects what is offered in each cell."""

    def __init__(self, state: Kheops, words: Words, pen: Pen, offered: Offered) -> None:
        self.state = state
        self.words = words
        self.pen = pen
        self.offered = offered
        self.colour = state.colour(pen.seat)
        self.cells: list[list[Picture]] = [[] for _ in range(CELLS)]

    def offer(self, action: Action, change: Sequence[int]) -> None:
        white, blue = (change[self.state.seat_of(colour)] for colour in (WHITE, BLUE))
        if isinstance(action, Put | Replace):
            self._figure(action, (white, blue))
        elif isinstance(action, Move):
            self._move(action, (white, blue))
        elif isinstance(action, Turn):
            self._turn(action, (white, blue))
        else:
            assert isinstance(action, Lay)
            self._lay(action, (white, blue))

    def _figure(self, action: Put | Replace, change: tuple[int, int]) -> None:
        """A worker needs no picking up, and neither does the only kind there is."""
        figure, cell = action.figure, action.cell
        ghost = self._standing(figure, cell) + plaque(change, cell)
        hot = HOTS[IS_UP[cell]]
        if len(self.offered.figures) > 1 and figure != WORKER:
            held, spot = figure_name(figure), f"cell-{cell}"
            drawn = self.pen.fit(action, held, hot, spot=spot, ghost=ghost)
        else:
            drawn = self.pen.button(action, "", hot, ghost=ghost)
            if len(self.offered.figures) > 1:
                drawn = only_without(OTHERS, drawn)
        self.cells[cell].append(drawn)

    def _standing(self, figure: int, cell: Cell) -> str:
        return move(0, sinking(cell), FIGURES[self.colour][figure], FIGURE_SIZE)

    def _move(self, action: Move, change: tuple[int, int]) -> None:
        figure = self.state.figures.at(action.start) % COLUMNS
        ghost = self._standing(figure, action.cell) + plaque(change, action.cell)
        held = f"from-{action.start}"
        hot, spot = HOTS[IS_UP[action.cell]], f"cell-{action.cell}"
        drawn = self.pen.fit(action, held, hot, spot=spot, ghost=ghost)
        self.cells[action.cell].append(drawn)

    def own_figures(self, starts: Sequence[Cell]) -> None:
        """Figures in the pyramid that can be picked up and moved."""
        for start in starts:
            figure = self.state.figures.at(start) % COLUMNS
            sentence = self.words.say(
                "own", cell=self.words.cell(start), figure=self.words.figures[figure]
            )
            drawn = self.pen.pick(
                f"from-{start}", sentence, FIGURES[self.colour][figure], FIGURE_HOT
            )
            self.cells[start].append(move(0, sinking(start), drawn, FIGURE_SIZE))

    def _turn(self, action: Turn, change: tuple[int, int]) -> None:
        """A knob in a corner turns the tile that way."""
        cell, pyramid = action.cell, self.state.pyramid
        is_up, before = IS_UP[cell], pyramid.openings[cell]
        index = self.state.figures.at(cell)
        ghost = group("cell", whole_tile(pyramid.tiles[cell], action.openings, is_up))
        if index != NO_FIGURE:
            figure = FIGURES[index // COLUMNS][index % COLUMNS]
            ghost += move(0, sinking(cell), figure, FIGURE_SIZE)
        if action.openings == before:
            x, knob, other = 0, CLOCKWISE, ""
        elif action.openings == turned(before):
            x, knob, other = KNOB_X, CLOCKWISE, ANTICLOCKWISE
        else:
            x, knob, other = -KNOB_X, ANTICLOCKWISE, CLOCKWISE
        y = KNOB_Y if is_up else -KNOB_Y
        ghost += move(-x, y, other) + plaque(change, cell)
        body = group("ghost", ghost) + move(x, y, knob)  # the knob stays on top of the ghost
        self.cells[cell].append(self.pen.button(action, body, KNOB_HOT.at(x, y)))

    def _lay(self, action: Lay, change: tuple[int, int]) -> None:
        tile, cell = action.tile, action.cell
        is_up = IS_UP[cell]
        turn = ways_in_hand(tile).index(action.openings)
        copies = self.state.hands[self.pen.seat].count(tile)
        held = " ".join(f"{tile_name(tile, copy)}/{turn}" for copy in range(copies))
        ghost = group("cell", whole_tile(tile, action.openings, is_up)) + plaque(change, cell)
        hot, spot = HOTS[is_up], f"cell-{cell}"
        drawn = self.pen.fit(action, held, hot, spot=spot, ghost=ghost)
        self.cells[cell].append(drawn)

    def drawn(self) -> Picture:
        """What is not aimed at fades (`offers`), so that it does not run across the one that is."""
        cells = enumerate(self.cells)
        body = join(move(*CENTRES[cell], join(found), TILE) for cell, found in cells if found)
        return group("offers", body)


def offers(
    state: Kheops, words: Words, pen: Pen, offered: Offered, actions: Sequence[Action]
) -> Picture:
    found = Offers(state, words, pen, offered)
    for action, change in pen.changes.items():
        found.offer(action, change)
    starts = {action.start for action in actions if isinstance(action, Move)}
    found.own_figures(sorted(starts))
    return found.drawn()


@lru_cache(maxsize=4096)
def plaque(change: tuple[int, int], cell: Cell) -> str:
    """What White (a ring) and Blue (a square) would gain or lose: above a cell, over no finger."""
    white, blue = change
    body = SMALL_PLAQUE + label(0, 4, "gain", "±0")
    if white or blue:
        body = PLAQUE + label(0, 4, "gain", f"○ {signed(white)}  ■ {signed(blue)}")
    return group("estimate gains", move(*_above(cell), body, 1 / TILE))


def _above(cell: Cell) -> Point:
    """Where a plaque lies beside the centre of a cell: above it, and inside the panel."""
    x, y = CENTRES[cell]
    top = y - TILE * (OUTER if IS_UP[cell] else INNER)
    middle = min(max(x, ASIDE), PYRAMID.width - ASIDE)
    return Point((middle - x) / TILE, (max(top - ABOVE, ABOVE) - y) / TILE)
