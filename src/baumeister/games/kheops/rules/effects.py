"""Symbols that act at once (Symbole mit sofortiger Wirkung): turn, replace, move.

They act as soon as a figure comes to their tile, unless it is moved there, and must be used if that
is possible. So one that replaces an enemy may set off the next effect, and so on.
Rulebook: "Symbole mit sofortiger Wirkung" and phase 1 of "Ablauf einer Partie".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.action import Action
from baumeister.core.facts import Fact
from baumeister.core.state import AskSeat
from baumeister.core.text import Text
from baumeister.games.kheops.rules.actions import (
    MOVE_TO,
    OTHER_TURNS,
    REPLACES,
    STAY,
    Move,
    Replace,
    Turn,
    way_of,
)
from baumeister.games.kheops.rules.cells import CELL_LOOKUP, Cell, picked
from baumeister.games.kheops.rules.figures import COLUMNS
from baumeister.games.kheops.rules.names import (
    CORRIDOR,
    EFFECTS,
    HALL,
    MOVE,
    REPLACE,
    ROOMS,
    TURN_CORRIDOR,
    TURN_HALL,
    opponent,
)
from baumeister.games.kheops.rules.objections import (
    move_objection,
    replace_objection,
    turn_objection,
)
from baumeister.games.kheops.rules.state import SEATS, Kheops
from baumeister.games.kheops.rules.tiles import SYMBOL_OF


def start_effect(state: Kheops, seat: int, cell: Cell) -> None:
    """Ask for what the symbol of a tile demands; Ruling KH-10: the impossible lapses."""
    symbol = SYMBOL_OF[state.pyramid.tiles[cell]]
    if symbol not in EFFECTS:
        return
    if symbol == TURN_CORRIDOR and turnable(state, seat, CORRIDOR):
        state.ask(TURN_TILE[CORRIDOR][seat])
    elif symbol == TURN_HALL and turnable(state, seat, HALL):
        state.ask(TURN_TILE[HALL][seat])
    elif symbol == REPLACE and can_replace(state, seat):
        state.ask(REPLACE_FIGURE[seat])
    elif symbol == MOVE and state.free_cells():
        state.ask(MOVE_FIGURE[seat])
    else:
        state.tell("no_effect", seat, symbol=symbol, cell=cell)


def turnable(state: Kheops, seat: int, room: int) -> int:
    """Halls or corridors, but for those under the other's priest or pharaoh."""
    pyramid = state.pyramid
    cells = pyramid.halls if room == HALL else pyramid.corridors()
    return cells & ~state.figures.protected(opponent(state.colour(seat)))


def can_replace(state: Kheops, seat: int) -> bool:
    colour = state.colour(seat)
    return bool(state.figures.removable(opponent(colour)) and state.figures.usable(colour))


@final
class TurnTile(AskSeat[Kheops]):
    """Turn a hall, or a corridor, so that it lies another way."""

    def __init__(self, seat: int, room: int) -> None:
        super().__init__(seat)
        self.room = room

    def legal(self, state: Kheops, seat: int) -> list[Action]:
        """Ruling KH-5: a tile with three openings only if no other can be turned."""
        cells = picked(CELL_LOOKUP, turnable(state, seat, self.room))
        openings = state.pyramid.openings
        legal: list[Action] = []
        for cell in cells:
            legal += OTHER_TURNS[openings[cell]][cell]
        return legal or [STAY[cell] for cell in cells]

    def answer(self, state: Kheops, seat: int, action: Action) -> None:
        assert isinstance(action, Turn)
        cell, openings = action.cell, action.openings
        state.settle()
        before = state.pyramid.openings[cell]
        state.pyramid.turn(cell, openings)
        way = way_of(cell, openings)
        state.tell("turns", seat, cell=cell, openings=openings, before=before, way=way)

    def prompt(self, state: Kheops, seat: int) -> Text:
        return Text(f"ask.TurnTile.{ROOMS[self.room]}")

    def objection(self, state: Kheops, seat: int, action: Action) -> Text | None:
        return turn_objection(state, seat, self.room, action)

    def facts(self) -> list[Fact]:
        return [self.seat, self.room]


@final
class ReplaceFigure(AskSeat[Kheops]):
    """Take an enemy worker or mummy off its tile and put an own figure of the supply there."""

    def legal(self, state: Kheops, seat: int) -> list[Action]:
        colour, figures = state.colour(seat), state.figures
        replaces = REPLACES[figures.usable(colour)]
        legal: list[Action] = []
        for cell in picked(CELL_LOOKUP, figures.removable(opponent(colour))):
            legal += replaces[cell]
        return legal

    def answer(self, state: Kheops, seat: int, action: Action) -> None:
        """Ruling KH-7: the symbol under the new figure acts, as a variant it rests."""
        assert isinstance(action, Replace)
        cell, figure, colour = action.cell, action.figure, state.colour(seat)
        state.settle()
        removed = state.figures.take_off(cell)
        state.figures.put(colour, figure, cell)
        told = {"colour": colour, "cell": cell, "figure": figure, "removed": removed}
        state.tell("replaces", seat, other=1 - seat, **told)
        if state.settings.replacing_acts:
            start_effect(state, seat, cell)

    def describe(self, state: Kheops, seat: int, action: Action) -> Text:
        assert isinstance(action, Replace)
        removed = state.figures.at(action.cell) % COLUMNS
        return Text("action.replace.whom", {**action.data(), "removed": removed})

    def objection(self, state: Kheops, seat: int, action: Action) -> Text | None:
        return replace_objection(state, seat, action)


@final
class MoveFigure(AskSeat[Kheops]):
    """Move one's own figure to any unoccupied tile (Ruling KH-8), whose symbol does not act."""

    def legal(self, state: Kheops, seat: int) -> list[Action]:
        cells = picked(CELL_LOOKUP, state.free_cells())
        legal: list[Action] = []
        for start in picked(CELL_LOOKUP, state.figures.of(state.colour(seat))):
            moves = MOVE_TO[start]
            legal += [moves[cell] for cell in cells]
        return legal

    def answer(self, state: Kheops, seat: int, action: Action) -> None:
        assert isinstance(action, Move)
        start, cell = action.start, action.cell
        state.settle()
        figure = state.figures.move(start, cell)
        colour = state.colour(seat)
        state.tell("moves", seat, colour=colour, figure=figure, start=start, cell=cell)

    def describe(self, state: Kheops, seat: int, action: Action) -> Text:
        assert isinstance(action, Move)
        figure = state.figures.at(action.start) % COLUMNS
        return Text("action.move.whom", {**action.data(), "figure": figure})

    def objection(self, state: Kheops, seat: int, action: Action) -> Text | None:
        return move_objection(state, seat, action)


TURN_TILE: Final = [[TurnTile(seat, room) for seat in range(SEATS)] for room in (HALL, CORRIDOR)]
REPLACE_FIGURE: Final = [ReplaceFigure(seat) for seat in range(SEATS)]
MOVE_FIGURE: Final = [MoveFigure(seat) for seat in range(SEATS)]
