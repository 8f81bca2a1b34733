"""Why something is not allowed: each rule that forbids an action, in words the player gets to see.

`None` means that no rule speaks against it. Together these are the rules of legality said a second
time, on purpose tile by tile and figure by figure and not from the sets of cells that the legal
answers are made of: a property test compares the two.
"""

from __future__ import annotations

from baumeister.core.action import Action
from baumeister.core.text import Text
from baumeister.games.kheops.rules.actions import Lay, Move, Put, Replace, Turn
from baumeister.games.kheops.rules.cells import EVERY_CELL, NEIGHBOURS, Cell
from baumeister.games.kheops.rules.figures import COLUMNS
from baumeister.games.kheops.rules.names import (
    BOTH_COLOURS,
    FORBIDDEN,
    MUMMY,
    NO_COLOUR,
    PHARAOH,
    PRIEST,
    ROOMS,
    WHITE,
    Colour,
    Figure,
    opponent,
)
from baumeister.games.kheops.rules.state import Kheops
from baumeister.games.kheops.rules.tiles import ALL_OPEN, EMPTY, SYMBOL_OF, passages, room


def put_objection(state: Kheops, seat: int, action: Action) -> Text | None:
    """Rulebook: phase 1 of "Ablauf einer Partie", and "Die Spezialfiguren"."""
    if not isinstance(action, Put):
        return Text("refuse.put_first")
    figure, cell = action.figure, action.cell
    missing = _figure_objection(state, seat, figure)
    if missing is not None:
        return missing
    if figure == MUMMY and _owner(state, cell) == opponent(state.colour(seat)):
        return _removal_objection(state, seat, cell)
    return _target_objection(state, cell)


def turn_objection(state: Kheops, seat: int, wanted: int, action: Action) -> Text | None:
    """Rulebook: "Symbole mit sofortiger Wirkung", and "Der Priester" on the tile under him."""
    if not isinstance(action, Turn):
        return Text("refuse.effect_first")
    cell, openings = action.cell, action.openings
    cannot = _turned_cell_objection(state, seat, wanted, cell)
    if cannot is not None:
        return cannot
    if openings.bit_count() != passages(state.pyramid.tiles[cell]):
        return Text("refuse.openings", {"cell": cell, "n": passages(state.pyramid.tiles[cell])})
    if openings != state.pyramid.openings[cell]:
        return None
    if openings != ALL_OPEN:
        return Text("refuse.not_turned", {"cell": cell})
    others = [n for n in EVERY_CELL if 0 < state.pyramid.openings[n] < ALL_OPEN]
    if any(_turned_cell_objection(state, seat, wanted, other) is None for other in others):
        return Text("refuse.looks_the_same", {"cell": cell})
    return None


def replace_objection(state: Kheops, seat: int, action: Action) -> Text | None:
    """Rulebook: "Symbole mit sofortiger Wirkung"."""
    if not isinstance(action, Replace):
        return Text("refuse.effect_first")
    return _removal_objection(state, seat, action.cell) or _figure_objection(
        state, seat, action.figure
    )


def move_objection(state: Kheops, seat: int, action: Action) -> Text | None:
    """Rulebook: "Symbole mit sofortiger Wirkung"."""
    if not isinstance(action, Move):
        return Text("refuse.effect_first")
    if _owner(state, action.start) != state.colour(seat):
        return Text("refuse.no_own_figure", {"cell": action.start})
    return _target_objection(state, action.cell)


def lay_objection(state: Kheops, seat: int, action: Action) -> Text | None:
    """Rulebook: phase 2 of "Ablauf einer Partie"."""
    if not isinstance(action, Lay):
        return Text("refuse.lay_first")
    tile, cell = action.tile, action.cell
    tiles = state.pyramid.tiles
    if tile not in state.hands[seat]:
        return Text("refuse.tile_not_held", {"tile": tile})
    if tiles[cell] != EMPTY:
        return Text("refuse.cell_taken", {"cell": cell})
    if all(other < 0 or tiles[other] == EMPTY for other in NEIGHBOURS[cell]):
        return Text("refuse.no_neighbour", {"cell": cell})
    return None


def _figure_objection(state: Kheops, seat: int, figure: Figure) -> Text | None:
    """Whether a figure can come from the supply (Rulings KH-11 and KH-12)."""
    colour, figures = state.colour(seat), state.figures
    if figure == PHARAOH and colour != WHITE:
        return Text("refuse.no_pharaoh")
    if figures.supply[colour * COLUMNS + figure] == 0:
        return Text("refuse.figure_used", {"figure": figure})
    if figure >= PRIEST and figures.supply[colour * COLUMNS + MUMMY]:
        return Text("refuse.needs_mummy", {"figure": figure})
    return None


def _removal_objection(state: Kheops, seat: int, cell: Cell) -> Text | None:
    """Whether the figure in a cell may be taken off by the other seat."""
    if _owner(state, cell) != opponent(state.colour(seat)):
        return Text("refuse.no_enemy", {"cell": cell})
    figure = state.figures.at(cell) % COLUMNS
    if figure >= PRIEST:
        return Text("refuse.protected", {"figure": figure, "cell": cell})
    return None


def _target_objection(state: Kheops, cell: Cell) -> Text | None:
    """Whether a figure may come to a tile."""
    tile = state.pyramid.tiles[cell]
    if tile == EMPTY:
        return Text("refuse.no_tile", {"cell": cell})
    if SYMBOL_OF[tile] == FORBIDDEN:
        return Text("refuse.forbidden", {"cell": cell})
    if _owner(state, cell) != NO_COLOUR:
        return Text("refuse.taken", {"cell": cell})
    return None


def _turned_cell_objection(state: Kheops, seat: int, wanted: int, cell: Cell) -> Text | None:
    """Whether a tile is of the right room and not held fast by the other's priest or pharaoh."""
    tile = state.pyramid.tiles[cell]
    if tile == EMPTY:
        return Text("refuse.no_tile", {"cell": cell})
    if room(tile) != wanted:
        return Text(f"refuse.not_{ROOMS[wanted]}", {"cell": cell})
    figure = state.figures.at(cell) % COLUMNS
    if _owner(state, cell) == opponent(state.colour(seat)) and figure >= PRIEST:
        return Text("refuse.held_fast", {"figure": figure, "cell": cell})
    return None


def _owner(state: Kheops, cell: Cell) -> Colour:
    """The colour of the figure in a cell."""
    for colour in BOTH_COLOURS:
        if state.figures.of(colour) >> cell & 1:
            return colour
    return NO_COLOUR
