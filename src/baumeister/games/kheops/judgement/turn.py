"""What it is worth to have the turn in Kheops."""

from __future__ import annotations

from typing import Final

from baumeister.core.bits import count
from baumeister.core.state import Question, State
from baumeister.games.kheops.rules.effects import MoveFigure, ReplaceFigure, TurnTile
from baumeister.games.kheops.rules.lay_tile import LayTile
from baumeister.games.kheops.rules.names import MOVE, REPLACE, TURN_CORRIDOR, TURN_HALL
from baumeister.games.kheops.rules.state import Kheops

# Symbols that act at once, the strongest first, and their weights.
EFFECTS: Final = (
    (REPLACE, "replace"),
    (MOVE, "move"),
    (TURN_HALL, "turn_hall"),
    (TURN_CORRIDOR, "turn_corridor"),
)


def has_put(question: Question[State]) -> bool:
    """Whether the player whose turn it is has put a figure already."""
    return isinstance(question, (LayTile, TurnTile, ReplaceFigure, MoveFigure))


def next_put(state: Kheops, weights: dict[str, float]) -> float:
    """What the next figure is worth to its owner.

    Of a symbol that acts, both take one after the other; only an odd one makes a difference, and
    of several odd ones the first goes to whoever is to put, the next one to the rival.
    """
    worth = weights["put"]
    marked, vacant = state.pyramid.marked, state.free_cells()
    sign = 1.0
    for symbol, name in EFFECTS:
        if count(marked[symbol] & vacant) & 1:
            worth += sign * weights[name]
            sign = -sign
    return worth


def rest_of_turn(question: Question[State], weights: dict[str, float]) -> float:
    """What is left to do after the figure: perhaps a symbol that acts, and a tile."""
    if isinstance(question, ReplaceFigure):
        return weights["replace"]
    if isinstance(question, MoveFigure):
        return weights["move"]
    return weights["turn_hall"] if isinstance(question, TurnTile) else 0.0
