"""Drawn examples for the rules of Oh, Pharao!: real states, of which some parts are shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from baumeister.core.text import Language
from baumeister.drawing.boxes import Box
from baumeister.drawing.svg import Svg
from baumeister.games.oh_pharaoh.drawing.cards import face
from baumeister.games.oh_pharaoh.drawing.layout import CARD, COUNTER, OWN, ROW, TRACK
from baumeister.games.oh_pharaoh.drawing.layout import place as pyramid_place
from baumeister.games.oh_pharaoh.drawing.row import GROUND as ROW_GROUND
from baumeister.games.oh_pharaoh.drawing.track import GROUND as TRACK_GROUND
from baumeister.games.oh_pharaoh.rules.game import OH_PHARAOH
from baumeister.games.oh_pharaoh.rules.names import JOKER, NO_CARD, THIEF
from baumeister.games.oh_pharaoh.rules.pyramid import EMPTY, Pyramid
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from baumeister.games.oh_pharaoh.rules.trade import Respond
from baumeister.teaching.pictures import moment, picture_of, still_parts, table_picture
from baumeister.teaching.writer import Example

WHOLE_TABLE: Final = "whole_table"
MARGIN: Final = 5
SEED: Final = 35
ANSWERS: Final = 636  # of the game that the whole table shows
SHOWN: Final = 330  # of the height of an own pyramid's place
TALL: Final = 430  # of one with large cards or a gap
NO_POINTS: Final[tuple[int, ...]] = ()
NUMBERS_OPEN: Final = (4, THIEF, 9)


@dataclass(frozen=True)
class Scenery:
    """A state, the parts of its drawing that are shown, where they lie, what they are worth."""

    state: OhPharaoh
    parts: Sequence[str]
    area: Box
    ground: str = ""
    points: Sequence[int] = NO_POINTS
    is_asked: bool = False


@lru_cache(maxsize=256)
def example(name: str, language: Language) -> Example:
    if name == WHOLE_TABLE:
        return Example(table_picture(moment(OH_PHARAOH, 4, SEED, ANSWERS), language, seat=0))
    scenery = EXAMPLES[name]()
    view = scenery.state.mask(0)
    legal = view.legal(0) if scenery.is_asked else ()
    drawn = still_parts(view, language, seat=0, legal=legal)
    body = scenery.ground + "".join(drawn[part] for part in scenery.parts)
    picture = picture_of(body, scenery.area, margin=MARGIN)
    return Example(picture, scenery.points)


@lru_cache(maxsize=64)
def card_picture(card: int, language: Language) -> Svg:
    """A single card."""
    return picture_of(face(card, language), CARD, margin=1)


def _table() -> OhPharaoh:
    """A table for three at which nothing lies yet."""
    state = OH_PHARAOH.start(3)
    assert isinstance(state, OhPharaoh)
    return state


def built(*steps: str) -> Pyramid:
    """A pyramid by its steps from the bottom up; a * is a joker, as in "55*"."""
    found = EMPTY
    for step in steps:
        number = int(step[0])
        found = found.changed(number, len(step), step.count("*"))
    return found


def _pyramid(*steps: str, is_scored: bool = False, shown: float = SHOWN) -> Scenery:
    state = _table()
    pyramid = built(*steps)
    state.pyramids[0] = pyramid
    spot = pyramid_place(OWN, 0)
    top = OWN.y + spot.y + spot.height - shown
    area = Box(OWN.x + spot.x, top, spot.width, shown)
    points = [pyramid.score()] if is_scored else NO_POINTS
    return Scenery(state, ["pyramid-0-0"], area, points=points)


def row() -> Scenery:
    state = _table()
    for field, card in enumerate(NUMBERS_OPEN):
        assert state.open[field] == NO_CARD
        state.open[field] = card
        state.pile.take(card)
    state.pile.size = 65
    parts = ["open-0", "open-1", "open-2", "deck", "discard"]
    return Scenery(state, parts, ROW, ROW_GROUND)


def track() -> Scenery:
    state = _table()
    state.overseer = 4
    return Scenery(state, ["track"], TRACK, TRACK_GROUND)


def offer() -> Scenery:
    """B offers a joker to the one who looks."""
    state = _table()
    for card in (7, 8):
        state.gain_unseen(0, card)
    state.gain_unseen(1, JOKER)
    state.ask(Respond([0], 1, [JOKER], [7, 8]))
    return Scenery(state, ["counter"], COUNTER, is_asked=True)


EXAMPLES: Final[dict[str, Callable[[], Scenery]]] = {
    "row": row,
    "track": track,
    "offer": offer,
    "good": lambda: _pyramid("5555", "66", "7"),
    "with_jokers": lambda: _pyramid("222*", "3*", "4"),
    "even": lambda: _pyramid("55", "66", shown=TALL),
    "gap": lambda: _pyramid("44", "6", shown=TALL),
    "single": lambda: _pyramid("333", shown=TALL),
    "two_steps": lambda: _pyramid("55", "6", is_scored=True, shown=TALL),
    "three_steps": lambda: _pyramid("333", "44", "5", is_scored=True, shown=TALL),
    "before": lambda: _pyramid("55", "6", shown=TALL),
    "after": lambda: _pyramid("444", "55", "6", shown=TALL),
    "robbed": lambda: _pyramid("5555", "6", "7"),
    "mended": lambda: _pyramid("5555", "6"),
}
