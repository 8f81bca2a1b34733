"""The table as plain text."""

from __future__ import annotations

from baumeister.games.cleopatra.rules.draw_pile import NO_CARD
from baumeister.games.cleopatra.rules.mosaic_shapes import shape_named
from baumeister.games.cleopatra.rules.state import NO_MOSAIC
from tests.games.cleopatra.rules.table import (
    ANNA,
    BEN,
    FACE_DOWN,
    give,
    put_on_top,
    squares,
    stock,
    table,
    throw_away,
)


def test_the_board_in_words() -> None:
    state = table(2)
    stock(state, 0, "stone", FACE_DOWN)
    put_on_top(state, "lapis")
    give(state, BEN, "artisan", "scribe")
    throw_away(state, "wood")
    state.walls, state.doors, state.throne, state.sphinxes = 0b11, 0b10, 1, 3
    state.stack.remove(shape_named("I"))
    state.mosaics = [[1, squares("80", "81", "82", "83", "84")]]
    state.laid = state.mosaics[0][1]
    state.sanctuaries[ANNA] = [squares("70")]
    state.removed = [shape_named("X")]
    state.stack.remove(shape_named("X"))
    assert str(state.mask(ANNA)).splitlines() == [
        "round 1, steps 0, altar 0 of 5",
        "stall 0: stone ?",
        "stall 1: -",
        "stall 2: -",
        f"pile {state.pile.size()}, top lapis, discard wood*1",
        "walls ##......., doors .#, obelisks .., sphinxes 3 of 6, pedestal",
        "mosaics FLNPTUVWYZ, top F, removed X",
        ". * .       . * .",
        "* . .       . . *",
        ". . * . . . * . .",
        ". * . . * . . * .",
        ". . . * . * . . .",
        "* . . . . . . . *",
        ". * . . * . . * .",
        "a . * . . . * . .",
        "I I I I I . . . *",
        "A   5 talents, 0 amulets, 3 merchants, 2 statues, -",
        "B   5 talents, 0 amulets, 3 merchants, 2 statues, ?*2",
    ]


def test_an_empty_pile_and_stack() -> None:
    state = table(2)
    state.stack.clear()
    state.top_mosaic = NO_MOSAIC
    state.pile.top = NO_CARD
    board = str(state)
    assert ", top -, discard -" in board
    assert "mosaics -, top -, removed -" in board
