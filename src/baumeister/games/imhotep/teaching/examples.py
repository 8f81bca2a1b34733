"""Drawn examples for the rules of Imhotep: real states, drawn as at the table, cut to one part."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Final
from xml.etree import ElementTree

from baumeister.core.state import CHANCE
from baumeister.core.text import Language
from baumeister.drawing import draw
from baumeister.drawing.boxes import Box
from baumeister.drawing.svg import Svg
from baumeister.games.imhotep.drawing.layout import CARD, TABLE, market_field, panel
from baumeister.games.imhotep.rules.actions import SLOTS
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
)
from baumeister.games.imhotep.rules.state import Imhotep
from baumeister.teaching.writer import Example

NAMESPACE: Final = "http://www.w3.org/2000/svg"
MARGIN: Final = 5
MOVED: Final = re.compile(r"translate\((-?[\d.]+) (-?[\d.]+)\)(?: scale\(([\d.]+)\))?")
WATER: Final = ("river", "bank", "wave")
SHORE: Final = 20  # how far the bank reaches into the river
A, B, C, D = range(4)
NO_POINTS: Final[tuple[int, ...]] = ()

ElementTree.register_namespace("", NAMESPACE)


@lru_cache(maxsize=256)
def example(name: str, language: Language) -> Example:
    state, area, points = EXAMPLES[name]()
    return Example(_cut(state, area, language), points)


@lru_cache(maxsize=64)
def card_picture(card: int, language: Language) -> Svg:
    """A single market card."""
    state = _table(2)
    _lay_out(state, [card])
    site, spot = TABLE.sites[MARKET], market_field(0)
    return _cut(state, Box(site.x + spot.x, site.y + spot.y, *CARD[2:]), language, margin=1)


def _table(seats: int = 4, *, b_sides: Sequence[int] = ()) -> Imhotep:
    """A table in the first round, with nothing built yet."""
    state = IMHOTEP.start(seats, {SITES[site]: "B" for site in b_sides})
    assert isinstance(state, Imhotep)
    state.round = 1
    state.fleet.moor([4, 3, 2, 2], state.settings.edition.minimum)
    return state


Scenery = tuple[Imhotep, Box, Sequence[int]]


def _site(state: Imhotep, site: int, points: Sequence[int] = NO_POINTS) -> Scenery:
    return state, TABLE.sites[site], points


def whole_table() -> Scenery:
    """The first turns of a game for four."""
    state, rng = IMHOTEP.start(4), Random(8)
    for notation in ("place 0 0", "place 1 1", "take", "place 1 0"):
        while state.to_act() == [CHANCE]:
            state.apply(CHANCE, state.sample(rng))
        state.play(state.to_act()[0], IMHOTEP.vocabulary.parse(notation))
    assert isinstance(state, Imhotep)
    return state, Box(0, 0, TABLE.width, TABLE.height), NO_POINTS


def seat() -> Scenery:
    area = panel(TABLE, 4, 2)
    return _table(), Box(area.x, area.y, area.width, 120), NO_POINTS


def ships() -> Scenery:
    """The first two ships of a round."""
    state = _table()
    for ship, slot, owner in ((0, 0, A), (0, 1, B), (0, 3, A), (1, 1, C)):
        state.fleet.place(ship, slot, owner)
    first, third = TABLE.moorings[0], TABLE.moorings[2]
    height = third.y - first.y - 64
    return state, Box(0, first.y - 12, TABLE.river.width - 40, height), NO_POINTS


def sailing() -> Scenery:
    """A ship that has just landed, not unloaded yet."""
    state = _table()
    state.pyramids.stones[0] = [B, A, C]
    for slot, owner in ((0, C), (1, A), (3, B)):
        state.fleet.place(0, slot, owner)
    load = state.fleet.load[:SLOTS]
    state.fleet.sail(0, PYRAMID)
    state.fleet.load[:SLOTS] = load
    site = TABLE.sites[PYRAMID]
    left = TABLE.docks[PYRAMID].x - 210
    return state, Box(left, site.y, site.x + site.width - left, site.height), NO_POINTS


def _lay_out(state: Imhotep, cards: Sequence[int]) -> None:
    for field, card in enumerate(cards):
        state.market.deck.take(card)
        state.market.display[field] = card


def market_a() -> Scenery:
    state = _table()
    _lay_out(state, [ENTRANCE, BURIAL_CHAMBER_DECORATION, STATUE, CHISEL])
    return _site(state, MARKET)


def market_b() -> Scenery:
    state = _table(b_sides=[MARKET])
    _lay_out(state, [STATUE, LEVER, ENTRANCE])
    state.market.lay_face_down()
    state.market.lay_face_down()
    return _site(state, MARKET)


def pyramid_a() -> Scenery:
    state = _table()
    state.pyramids.stones[0] = [B, A, C, C, D, A, B, A, D, C, A]
    return _site(state, PYRAMID)


def pyramid_b() -> Scenery:
    state = _table(b_sides=[PYRAMID])
    state.pyramids.stones = [[B], [C, B, A], [D, D, C]]
    return _site(state, PYRAMID)


def temple_a() -> Scenery:
    state = _table()
    state.temple.stones = [A, B, C, C, D, B, A]
    seen = state.temple.seen_from_above()
    return _site(state, TEMPLE, [seen.count(owner) for owner in range(state.seats)])


def temple_b() -> Scenery:
    state = _table(b_sides=[TEMPLE])
    state.temple.stones = [C, B, A, C, D, A]
    return _site(state, TEMPLE)


def burial_chamber_a() -> Scenery:
    state = _table()
    state.burial_chamber.stones = [A, A, B, A, A, B, C, D, B, B, C, A, B]
    return _site(state, BURIAL_CHAMBER, burial_chamber_points(state))


def burial_chamber_b() -> Scenery:
    state = _table(b_sides=[BURIAL_CHAMBER])
    state.burial_chamber.stones = [A, B, C, A, B, C, C, D, C, D, A, C]
    return _site(state, BURIAL_CHAMBER, burial_chamber_points(state))


def obelisks_a() -> Scenery:
    state = _table()
    state.obelisks.stones = [3, 5, 0, 3]
    return _site(state, OBELISKS, obelisk_points(state))


def obelisks_b() -> Scenery:
    state = _table(b_sides=[OBELISKS])
    for owner in (B, B, A, C, B, A, A, D, D):
        state.obelisks.deliver(owner)
    return _site(state, OBELISKS)


EXAMPLES: Final[dict[str, Callable[[], Scenery]]] = {
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


def _cut(state: Imhotep, area: Box, language: Language, margin: float = MARGIN) -> Svg:
    """The part of a drawing that lies in the area; what lies outside is not sent."""
    drawing = ElementTree.fromstring(draw(state, language=language, standalone=False))
    for name in ("title", "desc"):
        for element in drawing.findall(f"{{{NAMESPACE}}}{name}"):
            drawing.remove(element)  # the text beside the example says it better
    window = Box(
        area.x - margin, area.y - margin, area.width + 2 * margin, area.height + 2 * margin
    )
    _prune(drawing, window, 0, 0, 1)
    drawing.set("viewBox", " ".join(f"{number:g}" for number in window))
    drawing.set("aria-hidden", "true")
    return Svg(ElementTree.tostring(drawing, encoding="unicode"))


def _prune(group: ElementTree.Element, window: Box, x: float, y: float, scale: float) -> bool:
    """Remove the parts that begin outside the window; tells whether one inside is left."""
    is_inside = False
    for part in list(group):
        part.attrib.pop("id", None)  # several drawings share a page
        dx, dy, more = _moved(part)
        left, top = x + dx * scale, y + dy * scale
        if part.tag.endswith("}g"):
            keeps = _prune(part, window, left, top, scale * more) or _is_within(window, left, top)
            is_inside = is_inside or keeps
            if not keeps and (part.get("transform") or not len(part)):
                group.remove(part)
        elif part.get("class") in WATER and not _shows_water(part, window):
            group.remove(part)
    return is_inside


def _moved(part: ElementTree.Element) -> tuple[float, float, float]:
    found = MOVED.match(part.get("transform", ""))
    if found is None:
        return 0, 0, 1
    return float(found[1]), float(found[2]), float(found[3] or 1)


def _shows_water(part: ElementTree.Element, window: Box) -> bool:
    """Whether the river is in the window, and of its waves this one."""
    if window.x > TABLE.river.width - SHORE:
        return False
    if part.get("class") != "wave":
        return True
    x, _, y = re.split("[a-zA-Z]", part.get("d", ""))[1].partition(" ")
    return _is_within(window, float(x), float(y))


def _is_within(window: Box, x: float, y: float) -> bool:
    return window.x <= x <= window.x + window.width and window.y <= y <= window.y + window.height
