"""Drawn examples for the rules of Oh, Pharao!: real states, of which some parts are shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from baumeister.core.text import Language
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.svg import Svg
from baumeister.games.oh_pharaoh.drawing.cards import face
from baumeister.games.oh_pharaoh.drawing.layout import CARD
from baumeister.games.oh_pharaoh.drawing.pyramids_and_purse import AREA
from baumeister.games.oh_pharaoh.drawing.sites import own_sites
from baumeister.games.oh_pharaoh.rules.game import OH_PHARAOH
from baumeister.games.oh_pharaoh.rules.names import JOKER, NO_CARD, THIEF, Card
from baumeister.games.oh_pharaoh.rules.pyramid import EMPTY, Pyramid
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from baumeister.games.oh_pharaoh.rules.trade import Respond
from baumeister.teaching.pictures import moment, picture_of, table_picture
from baumeister.teaching.scenery import Scenery
from baumeister.teaching.writer import Example

WHOLE_TABLE: Final = "whole_table"
MARGIN: Final = 5
WIDE: Final = 420  # so that panels are not drawn too large
SEED: Final = 35
ANSWERS: Final = 636  # of the game that the whole table shows
ABOVE: Final = 12  # what is shown above a pyramid
NUMBERS_OPEN: Final = (4, THIEF, 9)


@lru_cache(maxsize=256)
def example(name: str, language: Language) -> Example:
    if name == WHOLE_TABLE:
        return Example(table_picture(moment(OH_PHARAOH, 4, SEED, ANSWERS), language, seat=0))
    return EXAMPLES[name]().example(language, margin=MARGIN, width=WIDE)


@lru_cache(maxsize=64)
def card_picture(card: int) -> Svg:
    """A single card."""
    return picture_of(face(card), CARD, margin=1)


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


def _pyramid(*steps: str, is_scored: bool = False) -> Scenery[OhPharaoh]:
    state = _table()
    pyramid = built(*steps)
    state.pyramids[0] = pyramid
    site = own_sites(state, 0, AREA)[0]
    top = site.room.y + site.step(pyramid.top).y - ABOVE
    area = Rectangle(site.room.x, top, site.room.width, site.room.y + site.room.height - top)
    points = [pyramid.score()] if is_scored else []
    return Scenery(state, "own", area, seat=0, points=points)


def row() -> Scenery[OhPharaoh]:
    state = _table()
    for field, card in enumerate(NUMBERS_OPEN):
        assert state.open[field] == NO_CARD
        state.open[field] = Card(card)
        state.pile.take(card)
    state.pile.size = 65
    return Scenery(state, "row", seat=0)


def track() -> Scenery[OhPharaoh]:
    state = _table()
    state.overseer = 4
    return Scenery(state, "track", seat=0)


def offer() -> Scenery[OhPharaoh]:
    """B offers a joker to the one who looks."""
    state = _table()
    seven, eight = Card(7), Card(8)
    for card in (seven, eight):
        state.gain_unseen(0, card)
    state.gain_unseen(1, JOKER)
    state.ask(Respond([0], 1, [JOKER], [seven, eight]))
    return Scenery(state, "counter", seat=0, legal=state.mask(0).legal(0))


EXAMPLES: Final[dict[str, Callable[[], Scenery[OhPharaoh]]]] = {
    "row": row,
    "track": track,
    "offer": offer,
    "good": lambda: _pyramid("5555", "66", "7"),
    "with_jokers": lambda: _pyramid("222*", "3*", "4"),
    "even": lambda: _pyramid("55", "66"),
    "gap": lambda: _pyramid("44", "6"),
    "single": lambda: _pyramid("333"),
    "two_steps": lambda: _pyramid("55", "6", is_scored=True),
    "three_steps": lambda: _pyramid("333", "44", "5", is_scored=True),
    "before": lambda: _pyramid("55", "6"),
    "after": lambda: _pyramid("444", "55", "6"),
    "robbed": lambda: _pyramid("5555", "6", "7"),
    "mended": lambda: _pyramid("5555", "6"),
}
