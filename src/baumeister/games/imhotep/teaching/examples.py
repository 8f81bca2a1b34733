"""Drawn examples for the rules of Imhotep: real states, drawn as at the table, some panels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Final

from baumeister.core.state import CHANCE
from baumeister.core.text import Language
from baumeister.drawing.arrangement import Across
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.svg import Svg
from baumeister.games.imhotep.drawing.cards import card_face
from baumeister.games.imhotep.drawing.layout import CARD, RIVER, mooring
from baumeister.games.imhotep.rules.actions import SLOTS, Ship, Slot
from baumeister.games.imhotep.rules.final_scoring import burial_chamber_points, obelisk_points
from baumeister.games.imhotep.rules.game import IMHOTEP
from baumeister.games.imhotep.rules.names import (
    BURIAL_CHAMBER,
    BURIAL_CHAMBER_DECORATION,
    CHISEL,
    ENTRANCE,
    LEVER,
    MARKET,
    OBELISKS,
    PYRAMID,
    SITES,
    STATUE,
    TEMPLE,
    MarketCard,
)
from baumeister.games.imhotep.rules.state import Imhotep
from baumeister.teaching.pictures import picture_of
from baumeister.teaching.scenery import Scenery
from baumeister.teaching.writer import Example

MARGIN: Final = 5
WIDE: Final = RIVER.width
A, B, C, D = range(4)


@lru_cache(maxsize=256)
def example(name: str, language: Language) -> Example:
    return EXAMPLES[name]().example(language, margin=MARGIN, width=WIDE)


@lru_cache(maxsize=64)
def card_picture(card: int, language: Language) -> Svg:
    """A single market card."""
    return picture_of(card_face(card, language), Rectangle(0, 0, *CARD), margin=1)


def _table(seats: int = 4, *, b_sides: Sequence[int] = ()) -> Imhotep:
    """A table in the first round, with nothing built yet."""
    state = IMHOTEP.start(seats, {SITES[site]: "B" for site in b_sides})
    assert isinstance(state, Imhotep)
    state.round = 1
    state.fleet.moor([4, 3, 2, 2], state.settings.edition.minimum)
    return state


def _site(state: Imhotep, site: int, points: Sequence[int] = ()) -> Scenery[Imhotep]:
    return Scenery(state, SITES[site], points=points)


def whole_table() -> Scenery[Imhotep]:
    """The first turns of a game for four."""
    state, rng = IMHOTEP.start(4), Random(8)
    for notation in ("place 0 0", "place 1 1", "take", "place 1 0"):
        while state.to_act() == [CHANCE]:
            state.apply(CHANCE, state.sample(rng))
        state.play(state.to_act()[0], IMHOTEP.vocabulary.parse(notation))
    assert isinstance(state, Imhotep)
    return Scenery(state)


def seat() -> Scenery[Imhotep]:
    return Scenery(_table(), "seat-2")


def ships() -> Scenery[Imhotep]:
    """The first two ships of a round."""
    state = _table()
    for ship, slot, owner in ((0, 0, A), (0, 1, B), (0, 3, A), (1, 1, C)):
        state.fleet.place(Ship(ship), Slot(slot), owner)
    return Scenery(state, "river", Rectangle(0, 0, RIVER.width, mooring(2).y))


def sailing() -> Scenery[Imhotep]:
    """A ship that has just landed, not unloaded yet."""
    state = _table()
    state.pyramids.stones[0] = [B, A, C]
    for slot, owner in ((0, C), (1, A), (3, B)):
        state.fleet.place(Ship(0), Slot(slot), owner)
    load = state.fleet.load[:SLOTS]
    state.fleet.sail(Ship(0), PYRAMID)
    state.fleet.load[:SLOTS] = load
    return Scenery(state, Across("river", "pyramid"))


def _lay_out(state: Imhotep, cards: Sequence[MarketCard]) -> None:
    for field, card in enumerate(cards):
        state.market.pile.take(card)
        state.market.display[field] = card


def market_a() -> Scenery[Imhotep]:
    state = _table()
    _lay_out(state, [ENTRANCE, BURIAL_CHAMBER_DECORATION, STATUE, CHISEL])
    return _site(state, MARKET)


def market_b() -> Scenery[Imhotep]:
    state = _table(b_sides=[MARKET])
    _lay_out(state, [STATUE, LEVER, ENTRANCE])
    state.market.lay_face_down()
    state.market.lay_face_down()
    return _site(state, MARKET)


def pyramid_a() -> Scenery[Imhotep]:
    state = _table()
    state.pyramids.stones[0] = [B, A, C, C, D, A, B, A, D, C, A]
    return _site(state, PYRAMID)


def pyramid_b() -> Scenery[Imhotep]:
    state = _table(b_sides=[PYRAMID])
    state.pyramids.stones = [[B], [C, B, A], [D, D, C]]
    return _site(state, PYRAMID)


def temple_a() -> Scenery[Imhotep]:
    state = _table()
    state.temple.stones = [A, B, C, C, D, B, A]
    seen = state.temple.seen_from_above()
    return _site(state, TEMPLE, [seen.count(owner) for owner in range(state.seats)])


def temple_b() -> Scenery[Imhotep]:
    state = _table(b_sides=[TEMPLE])
    state.temple.stones = [C, B, A, C, D, A]
    return _site(state, TEMPLE)


def burial_chamber_a() -> Scenery[Imhotep]:
    state = _table()
    state.burial_chamber.stones = [A, A, B, A, A, B, C, D, B, B, C, A, B]
    return _site(state, BURIAL_CHAMBER, burial_chamber_points(state))


def burial_chamber_b() -> Scenery[Imhotep]:
    state = _table(b_sides=[BURIAL_CHAMBER])
    state.burial_chamber.stones = [A, B, C, A, B, C, C, D, C, D, A, C]
    return _site(state, BURIAL_CHAMBER, burial_chamber_points(state))


def obelisks_a() -> Scenery[Imhotep]:
    state = _table()
    state.obelisks.stones = [3, 5, 0, 3]
    return _site(state, OBELISKS, obelisk_points(state))


def obelisks_b() -> Scenery[Imhotep]:
    state = _table(b_sides=[OBELISKS])
    for owner in (B, B, A, C, B, A, A, D, D):
        state.obelisks.deliver(owner)
    return _site(state, OBELISKS)


EXAMPLES: Final[dict[str, Callable[[], Scenery[Imhotep]]]] = {
    function.__name__: function
    for function in (
        whole_table,
        seat,
        ships,
        sailing,
        market_a,
        market_b,
        pyramid_a,
        pyramid_b,
        temple_a,
        temple_b,
        burial_chamber_a,
        burial_chamber_b,
        obelisks_a,
        obelisks_b,
    )
}
