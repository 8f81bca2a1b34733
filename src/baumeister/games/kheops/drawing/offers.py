"""What can be done in the pyramid now: where figures and tiles may go, and which tiles turn.

Each offer shows, while it is aimed at, how it would look and what it would change in points.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.action import Action
from baumeister.drawing.scene import Scene, only_without
from baumeister.drawing.svg import box, disc, label, move, path
from baumeister.games.kheops.drawing.figures import FIGURES
from baumeister.games.kheops.drawing.layout import CENTRES
from baumeister.games.kheops.drawing.offered import Offered, figure_name, tile_name
from baumeister.games.kheops.drawing.pyramid import sinking
from baumeister.games.kheops.drawing.seats import ways_in_hand
from baumeister.games.kheops.drawing.texts import Words
from baumeister.games.kheops.drawing.tiles import HOT, upside_down, whole_tile
from baumeister.games.kheops.rules.actions import Lay, Move, Put, Replace, Turn
from baumeister.games.kheops.rules.cells import CELLS, IS_UP
from baumeister.games.kheops.rules.estimate import changes
from baumeister.games.kheops.rules.figures import COLUMNS
from baumeister.games.kheops.rules.names import BLUE, NOBODY, WHITE, WORKER
from baumeister.games.kheops.rules.names import FIGURES as KINDS
from baumeister.games.kheops.rules.state import Kheops
from baumeister.games.kheops.rules.tiles import turned

HOTS: Final = (upside_down(HOT), HOT)
FIGURE_HOT: Final = box("hot", -22, -32, 44, 64, 12)
KNOB: Final = disc("knob", 0, 0, 15)
KNOB_HOT: Final = disc("hot", 0, 0, 15)
CLOCKWISE: Final = KNOB + path(
    "knob-arrow", "M5.500 -5.500A7.500 7.500 0 1 0 7.500 2M7 -10V-4.500H1.500"
)
ANTICLOCKWISE: Final = f'<g transform="scale(-1 1)">{CLOCKWISE}</g>'
KNOB_X: Final = 37  # in the corners of the wide side
KNOB_Y: Final = 20
PLAQUE: Final = box("plaque", -64, -14, 128, 28, 8)
PLAQUE_Y: Final = 51
OTHERS: Final = " ".join(figure_name(figure) for figure in range(WORKER + 1, len(KINDS)))


class Offers:
    """Collects what is offered in each cell."""

    def __init__(self, state: Kheops, words: Words, scene: Scene, offered: Offered) -> None:
        self.state = state
        self.words = words
        self.scene = scene
        self.offered = offered
        self.colour = state.colour(scene.seat)
        self.cells: list[list[str]] = [[] for _ in range(CELLS)]

    def offer(self, action: Action, change: Sequence[int]) -> None:
        white, blue = (change[self.state.seat_of(colour)] for colour in (WHITE, BLUE))
        note = self.words.say("preview", white=signed(white), blue=signed(blue))
        if isinstance(action, Put | Replace):
            self._figure(action.notation(), action.figure, action.cell, (white, blue), note)
        elif isinstance(action, Move):
            self._move(action, (white, blue), note)
        elif isinstance(action, Turn):
            self._turn(action, (white, blue), note)
        else:
            assert isinstance(action, Lay)
            self._lay(action, (white, blue), note)

    def _figure(
        self, notation: str, figure: int, cell: int, change: tuple[int, int], note: str
    ) -> None:
        """A worker needs no picking up, and neither does the only kind there is."""
        ghost = self._standing(figure, cell) + plaque(change, IS_UP[cell])
        hot = HOTS[IS_UP[cell]]
        if len(self.offered.figures) > 1 and figure != WORKER:
            drawn = self.scene.fit(notation, figure_name(figure), hot, f"cell-{cell}", ghost, note)
        else:
            shown = f'{hot}<g class="ghost">{ghost}</g>'
            drawn = self.scene.button(notation, "", shown, note)
            if len(self.offered.figures) > 1:
                drawn = only_without(OTHERS, drawn)
        self.cells[cell].append(drawn)

    def _standing(self, figure: int, cell: int) -> str:
        return move(0, sinking(cell), FIGURES[self.colour][figure])

    def _move(self, action: Move, change: tuple[int, int], note: str) -> None:
        figure = self.state.figures.at(action.start) % COLUMNS
        ghost = self._standing(figure, action.cell) + plaque(change, IS_UP[action.cell])
        held = f"from-{action.start}"
        hot, spot = HOTS[IS_UP[action.cell]], f"cell-{action.cell}"
        drawn = self.scene.fit(action.notation(), held, hot, spot, ghost, note)
        self.cells[action.cell].append(drawn)

    def own_figures(self, starts: Sequence[int]) -> None:
        """Figures in the pyramid that can be picked up and moved."""
        for start in starts:
            figure = self.state.figures.at(start) % COLUMNS
            sentence = self.words.say(
                "own", cell=self.words.cell(start), figure=self.words.figures[figure]
            )
            drawn = self.scene.pick(
                f"from-{start}", sentence, FIGURES[self.colour][figure], FIGURE_HOT
            )
            self.cells[start].append(move(0, sinking(start), drawn))

    def _turn(self, action: Turn, change: tuple[int, int], note: str) -> None:
        """A knob in a corner turns the tile that way."""
        cell, pyramid = action.cell, self.state.pyramid
        is_up, before = IS_UP[cell], pyramid.openings[cell]
        index = self.state.figures.at(cell)
        ghost = f'<g class="cell">{whole_tile(pyramid.tiles[cell], action.openings, is_up)}</g>'
        if index != NOBODY:
            ghost += move(0, sinking(cell), FIGURES[index // COLUMNS][index % COLUMNS])
        if action.openings == before:
            x, knob, other = 0, CLOCKWISE, ""
        elif action.openings == turned(before):
            x, knob, other = KNOB_X, CLOCKWISE, ANTICLOCKWISE
        else:
            x, knob, other = -KNOB_X, ANTICLOCKWISE, CLOCKWISE
        y = KNOB_Y if is_up else -KNOB_Y
        ghost += move(-x, y, other) + plaque(change, is_up)
        shown = f'<g class="ghost">{ghost}</g>' + move(x, y, knob + KNOB_HOT)
        self.cells[cell].append(self.scene.button(action.notation(), "", shown, note))

    def _lay(self, action: Lay, change: tuple[int, int], note: str) -> None:
        tile, cell = action.tile, action.cell
        is_up = IS_UP[cell]
        turn = ways_in_hand(tile).index(action.openings)
        copies = self.state.hands[self.scene.seat].count(tile)
        held = " ".join(f"{tile_name(tile, copy)}/{turn}" for copy in range(copies))
        ghost = f'<g class="cell">{whole_tile(tile, action.openings, is_up)}</g>'
        ghost += plaque(change, is_up)
        drawn = self.scene.fit(action.notation(), held, HOTS[is_up], f"cell-{cell}", ghost, note)
        self.cells[cell].append(drawn)

    def drawn(self) -> str:
        """What is not aimed at fades (`offers`), so that it does not run across the one that is."""
        body = "".join(
            move(*CENTRES[cell], "".join(found)) for cell, found in enumerate(self.cells) if found
        )
        return f'<g class="offers">{body}</g>'


def offers(
    state: Kheops, words: Words, scene: Scene, offered: Offered, actions: Sequence[Action]
) -> str:
    found = Offers(state, words, scene, offered)
    if actions:
        for action, change in zip(actions, changes(state, scene.seat, actions), strict=True):
            found.offer(action, change)
    starts = {action.start for action in actions if isinstance(action, Move)}
    found.own_figures(sorted(starts))
    return found.drawn()


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


@lru_cache(maxsize=4096)
def plaque(change: tuple[int, int], is_up: bool) -> str:
    """What White (a ring) and Blue (a square) would gain or lose."""
    white, blue = change
    text = f"○ {signed(white)}  ■ {signed(blue)}" if white or blue else "±0"
    body = move(0, PLAQUE_Y if is_up else -PLAQUE_Y, PLAQUE + label(0, 6, "gain", text))
    return f'<g class="estimate">{body}</g>'
