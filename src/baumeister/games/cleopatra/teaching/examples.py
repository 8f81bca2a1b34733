"""Drawn examples for the rules of Kleopatra: real states, drawn as at the table, and cut."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Final

from baumeister.core.state import CHANCE
from baumeister.core.text import Language
from baumeister.drawing.arrangement import Across, Down
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.svg import Svg
from baumeister.games.cleopatra.drawing import layout
from baumeister.games.cleopatra.drawing.cards import face
from baumeister.games.cleopatra.drawing.layout import CARD, CELL, GARDEN, PLAZA, SCALE
from baumeister.games.cleopatra.rules.actions import LAY
from baumeister.games.cleopatra.rules.building import PayFor
from baumeister.games.cleopatra.rules.draw_pile import DOWN
from baumeister.games.cleopatra.rules.game import CLEOPATRA
from baumeister.games.cleopatra.rules.garden import bit
from baumeister.games.cleopatra.rules.mosaic_shapes import shape_named
from baumeister.games.cleopatra.rules.names import (
    ARTISAN,
    DOOR,
    DOUBLE,
    DOUBLES,
    EVERY_ROW,
    LAPIS,
    MARBLE,
    RESOURCES,
    SCRIBE,
    STONE,
    TROMPE,
    WOOD,
    Row,
)
from baumeister.games.cleopatra.rules.state import Cleopatra
from baumeister.games.cleopatra.rules.turn import TURN_OF
from baumeister.teaching.pictures import picture_of
from baumeister.teaching.scenery import Scenery
from baumeister.teaching.writer import Example

A, B, C, D = range(4)
MARGIN: Final = 5
WIDE: Final = 420  # so that panels are not drawn too large
SEED: Final = 70  # of the game whose middle is shown
LAID: Final = 6  # mosaics until then


@lru_cache(maxsize=64)
def example(name: str, language: Language) -> Example:
    return EXAMPLES[name]().example(language, margin=MARGIN, width=WIDE)


@lru_cache(maxsize=64)
def card_picture(card: int, language: Language) -> Svg:
    return picture_of(face(card, language), Rectangle(0, 0, *CARD), margin=1)


def _table(seats: int = 4) -> Cleopatra:
    """A table at the beginning, with nothing built yet."""
    state, rng = CLEOPATRA.start(seats), Random(1)
    while state.to_act() == [CHANCE]:
        state.apply(CHANCE, state.sample(rng))
    assert isinstance(state, Cleopatra)
    return state


def _hold(state: Cleopatra, seat: int, *cards: int) -> None:
    state.hands[seat].clear()
    for card in cards:
        state.hands[seat].add_unseen(card)


def _lay(state: Cleopatra, name: str, orientation: int, row: int, column: int) -> None:
    shape = shape_named(name)
    covered = state.settings.garden.covered_by[shape][LAY[orientation][row][column]]
    state.laid |= covered
    state.mosaics.append([shape, covered])
    state.stack.remove(shape)


def _palace(state: Cleopatra, area: Rectangle) -> Scenery[Cleopatra]:
    """A part of the palace, in its own units."""
    return Scenery(state, "palace", Rectangle(*(SCALE * number for number in area)))


def whole_table() -> Scenery[Cleopatra]:
    """The middle of a game for four, as the first seat sees its turn."""
    state, rng = CLEOPATRA.start(4), Random(SEED)
    assert isinstance(state, Cleopatra)
    while len(state.mosaics) < LAID or state.agenda[-1] is not TURN_OF[A]:
        seat = state.to_act()[0]
        if seat == CHANCE:
            state.apply(seat, state.sample(rng))
            continue
        legal = state.legal(seat)
        building = [action for action in legal if action.word in ("build", "auto", "statue")]
        state.apply(seat, rng.choice(building or legal))
    return Scenery(state.mask(A), seat=A)


def own() -> Scenery[Cleopatra]:
    state = _table()
    _hold(state, A, ARTISAN, ARTISAN, STONE, WOOD, DOUBLE + LAPIS, SCRIBE)
    return Scenery(state, Down(Across("own", "goods"), "hand"), seat=A)


def market() -> Scenery[Cleopatra]:
    state = _table()
    state.pile.top = MARBLE
    state.stalls = [[ARTISAN], [STONE, DOWN], [DOUBLES[STONE], ARTISAN, SCRIBE]]
    state.discard.add(WOOD)
    return Scenery(state, "market")


def quarry() -> Scenery[Cleopatra]:
    state = _table()
    _hold(state, A, ARTISAN, ARTISAN, STONE, MARBLE, WOOD)
    return Scenery(state, "quarry", seat=A)


def payment() -> Scenery[Cleopatra]:
    """The two artisans of a door frame are paid."""
    state = _table()
    _hold(state, A, ARTISAN, MARBLE, WOOD, TROMPE)
    due = [0] * len(RESOURCES)
    due[MARBLE] = due[WOOD] = due[LAPIS] = 1
    state.ask(PayFor(A, DOOR, 0, due))
    return Scenery(state, Down("quarry", "hand"), None, A, state.legal(A))


def wall() -> Scenery[Cleopatra]:
    state = _table()
    _lay(state, "W", 0, 3, 0)
    state.walls = 1 << 1
    return _palace(state, Rectangle(GARDEN.x - 50, GARDEN.y + 2 * CELL, 6 * CELL, 5 * CELL))


def sphinx() -> Scenery[Cleopatra]:
    state = _table()
    state.sphinxes = 3
    return _palace(state, PLAZA)


def throne() -> Scenery[Cleopatra]:
    state = _table()
    state.throne = 2
    state.walls = 0b111000
    return _palace(state, Rectangle(GARDEN.x + CELL, GARDEN.y - 50, 7 * CELL, 3 * CELL + 50))


def obelisk() -> Scenery[Cleopatra]:
    state = _table()
    state.obelisks = 1
    return _palace(state, PLAZA)


def door() -> Scenery[Cleopatra]:
    """Four walls in a row from the left front corner, a gap, and another one."""
    state = _table()
    state.walls = 0b101111
    state.doors = 1
    return _palace(state, Rectangle(0, 0, layout.TERRACE.width, 600))


def mosaic() -> Scenery[Cleopatra]:
    state = sanctuary().state
    state.top_mosaic = shape_named("F")
    return Scenery(state, "mosaics")


def sanctuary() -> Scenery[Cleopatra]:
    state = _table()
    for name, orientation, row, column in (
        ("L", 1, 3, 0),
        ("T", 0, 5, 6),
        ("Y", 2, 5, 1),
        ("V", 3, 0, 5),
    ):
        _lay(state, name, orientation, row, column)
    claimed = sum(bit(row, 0) for row in EVERY_ROW[5:])
    state.closed = claimed | bit(Row(0), 6) | bit(Row(1), 6)
    state.sanctuaries[C] = [claimed]
    state.statues[C] -= 1
    return _palace(state, GARDEN)


def altar() -> Scenery[Cleopatra]:
    state = _table()
    state.altar = 3
    return Scenery(state, "altar")


def feast() -> Scenery[Cleopatra]:
    """The end: the fourth architect has the most amulets."""
    state = _table()
    state.agenda = []
    state.amulets = [3, 1, 0, 8]
    return Scenery(state, "crocodile")


EXAMPLES: Final[dict[str, Callable[[], Scenery[Cleopatra]]]] = {
    function.__name__: function
    for function in (
        whole_table,
        own,
        market,
        quarry,
        payment,
        wall,
        sphinx,
        throne,
        obelisk,
        door,
        mosaic,
        sanctuary,
        altar,
        feast,
    )
}
