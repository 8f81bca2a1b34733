"""Drawn examples for the rules of Kleopatra: real states, drawn as at the table, and cut."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Final

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC
from baumeister.core.state import CHANCE
from baumeister.core.text import Language
from baumeister.drawing.boxes import Box
from baumeister.drawing.svg import Svg, box
from baumeister.games.cleopatra.drawing import layout
from baumeister.games.cleopatra.drawing.altar import ground as altar_ground
from baumeister.games.cleopatra.drawing.cards import face
from baumeister.games.cleopatra.drawing.crocodile import river
from baumeister.games.cleopatra.drawing.layout import CARD, CELL, GARDEN
from baumeister.games.cleopatra.drawing.palace import ground as palace_ground
from baumeister.games.cleopatra.rules.actions import LAY
from baumeister.games.cleopatra.rules.building import PayFor
from baumeister.games.cleopatra.rules.draw_pile import DOWN
from baumeister.games.cleopatra.rules.game import CLEOPATRA
from baumeister.games.cleopatra.rules.garden import bit
from baumeister.games.cleopatra.rules.mosaic_shapes import SHAPES
from baumeister.games.cleopatra.rules.names import (
    ARTISAN,
    DOOR,
    DOUBLE,
    LAPIS,
    MARBLE,
    RESOURCES,
    SCRIBE,
    STONE,
    TROMPE,
    WOOD,
)
from baumeister.games.cleopatra.rules.state import Cleopatra
from baumeister.games.cleopatra.rules.turn import TURN_OF
from baumeister.teaching.pictures import picture_of, still_parts, table_picture
from baumeister.teaching.writer import Example

A, B, C, D = range(4)
MARGIN: Final = 5
WIDE: Final = 420
PALACE: Final = (
    "plants",
    "mosaics",
    "sanctuaries",
    "walls",
    "doors",
    "throne",
    "sphinxes",
    "obelisks",
    "steps",
)
OWN: Final = ("own", "purse", "merchants", "statues", "pyramid", "hand", "tray")
SEED: Final = 70  # of the game whose middle is shown
LAID: Final = 6  # mosaics until then


class Scenery:
    """A state, the part of its drawing that is shown, and for whose eyes it is drawn."""

    def __init__(
        self,
        state: Cleopatra,
        area: Box,
        parts: Sequence[str] = (),
        ground: str = "",
        seat: int = PUBLIC,
        legal: Sequence[Action] = (),
    ) -> None:
        self.state = state
        self.area = area
        self.parts = parts
        self.ground = ground
        self.seat = seat
        self.legal = legal


@lru_cache(maxsize=64)
def example(name: str, language: Language) -> Example:
    scenery = EXAMPLES[name]()
    if not scenery.parts:
        return Example(table_picture(scenery.state, language, seat=scenery.seat))
    drawn = still_parts(scenery.state, language, seat=scenery.seat, legal=scenery.legal)
    body = scenery.ground + "".join(
        part for key, part in drawn.items() if key.startswith(tuple(scenery.parts))
    )
    return Example(picture_of(body, scenery.area, margin=MARGIN))


@lru_cache(maxsize=64)
def card_picture(card: int, language: Language) -> Svg:
    return picture_of(face(card, language), CARD, margin=1)


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
    shape = SHAPES.index(name)
    covered = state.settings.garden.covered_by[shape][LAY[orientation][row][column]]
    state.laid |= covered
    state.mosaics.append([shape, covered])
    state.stack.remove(shape)


def _slab(area: Box) -> str:
    return box("slab", *area, 12)


def _wider(area: Box, width: float) -> Box:
    """With empty space left and right, so that a narrow part is not drawn too large."""
    return Box(area.x - (width - area.width) / 2, area.y, width, area.height)


def _palace(state: Cleopatra, area: Box) -> Scenery:
    return Scenery(state, area, PALACE, palace_ground())


def whole_table() -> Scenery:
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
    return Scenery(state.mask(A), Box(0, 0, layout.WIDTH, layout.HEIGHT), seat=A)


def own() -> Scenery:
    state = _table()
    _hold(state, A, ARTISAN, ARTISAN, STONE, WOOD, DOUBLE + LAPIS, SCRIBE)
    return Scenery(state, layout.OWN, OWN, seat=A)


def market() -> Scenery:
    state = _table()
    state.pile.top = MARBLE
    state.stalls = [[ARTISAN], [STONE, DOWN], [DOUBLE + STONE, ARTISAN, SCRIBE]]
    state.discard.add(WOOD)
    area = _wider(Box(*layout.MARKET[:3], 410), 520)
    parts = ("signs", "deck", "drawn", "discard", "stall")
    return Scenery(state, area, parts, _slab(layout.MARKET))


def quarry() -> Scenery:
    state = _table()
    _hold(state, A, ARTISAN, ARTISAN, STONE, MARBLE, WOOD)
    area = _wider(layout.QUARRY, 520)
    return Scenery(state, area, ("signs", "price"), _slab(layout.QUARRY), seat=A)


def payment() -> Scenery:
    """The two artisans of a door frame are paid."""
    state = _table()
    _hold(state, A, ARTISAN, MARBLE, WOOD, TROMPE)
    due = [0] * len(RESOURCES)
    due[MARBLE] = due[WOOD] = due[LAPIS] = 1
    state.ask(PayFor(A, DOOR, 0, due))
    area = Box(layout.TRAY.x, layout.TRAY.y, layout.TRAY.width, layout.TRAY.height)
    return Scenery(state, area, ("tray",), _slab(layout.OWN), A, state.legal(A))


def wall() -> Scenery:
    state = _table()
    _lay(state, "W", 0, 3, 0)
    state.walls = 1 << 1
    return _palace(state, Box(GARDEN.x - 42, GARDEN.y + 2 * CELL, 6 * CELL, 5 * CELL))


def sphinx() -> Scenery:
    state = _table()
    state.sphinxes = 3
    return _palace(state, layout.PLAZA)


def throne() -> Scenery:
    state = _table()
    state.throne = 2
    state.walls = 0b111000
    return _palace(state, Box(GARDEN.x + CELL, GARDEN.y - 42, 7 * CELL, 3 * CELL + 42))


def obelisk() -> Scenery:
    state = _table()
    state.obelisks = 1
    return _palace(state, layout.PLAZA)


def door() -> Scenery:
    """Four walls in a row from the left front corner, a gap, and another one."""
    state = _table()
    state.walls = 0b101111
    state.doors = 1
    return _palace(state, Box(layout.TERRACE.x, layout.TERRACE.y, layout.TERRACE.width, 600))


def mosaic() -> Scenery:
    state = sanctuary().state
    state.top_mosaic = SHAPES.index("F")
    return Scenery(
        state,
        _wider(layout.STACK, WIDE),
        ("signs", "top-mosaic", "minis"),
        _slab(layout.STACK),
    )


def sanctuary() -> Scenery:
    state = _table()
    for name, orientation, row, column in (
        ("L", 1, 3, 0),
        ("T", 0, 5, 6),
        ("Y", 2, 5, 1),
        ("V", 3, 0, 5),
    ):
        _lay(state, name, orientation, row, column)
    claimed = sum(bit(row, 0) for row in range(5, 9))
    state.closed = claimed | bit(0, 6) | bit(1, 6)
    state.sanctuaries[C] = [claimed]
    state.statues[C] -= 1
    return _palace(state, Box(*GARDEN))


def altar() -> Scenery:
    state = _table()
    state.altar = 3
    ground = _slab(layout.ALTAR) + altar_ground()
    return Scenery(state, _wider(layout.ALTAR, WIDE), ("signs", "altar", "prizes"), ground)


def feast() -> Scenery:
    """The end: the fourth architect has the most amulets."""
    state = _table()
    state.agenda = []
    state.amulets = [3, 1, 0, 8]
    return Scenery(state, layout.OWN, ("feast",), river())


EXAMPLES: Final[dict[str, Callable[[], Scenery]]] = {
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
