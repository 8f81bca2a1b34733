"""The whole Imhotep table as a drawing."""

from __future__ import annotations

from functools import lru_cache

from baumeister.core.event import Event
from baumeister.core.state import State
from baumeister.core.text import Language
from baumeister.drawing.drawer import Drawer, Viewer
from baumeister.drawing.ink import Picture, move
from baumeister.drawing.lines import Line
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box
from baumeister.games.imhotep.drawing import text_board
from baumeister.games.imhotep.drawing.burial_chamber import burial_chamber
from baumeister.games.imhotep.drawing.layout import TABLE, Layout
from baumeister.games.imhotep.drawing.market import card_face, market, small_face
from baumeister.games.imhotep.drawing.motion import motion, touched
from baumeister.games.imhotep.drawing.obelisks import obelisks
from baumeister.games.imhotep.drawing.pyramid import pyramid
from baumeister.games.imhotep.drawing.seats import SLED_SHAPE, seat_panel
from baumeister.games.imhotep.drawing.ships import (
    HOLDS,
    berths,
    draw_ship,
    header,
    hull,
    moorings,
    river,
)
from baumeister.games.imhotep.drawing.sites import remark, slab
from baumeister.games.imhotep.drawing.style import STYLES
from baumeister.games.imhotep.drawing.temple import temple
from baumeister.games.imhotep.drawing.texts import Words, words_in
from baumeister.games.imhotep.rules.actions import SHIPS, SLOTS
from baumeister.games.imhotep.rules.names import (
    BURIAL_CHAMBER,
    CARDS,
    MARKET,
    PYRAMID,
    SITES,
    TEMPLE,
)
from baumeister.games.imhotep.rules.round_end import ROUNDS
from baumeister.games.imhotep.rules.state import Imhotep


class ImhotepDrawer(Drawer):
    styles = STYLES

    def size(self) -> tuple[int, int]:
        return TABLE.width, TABLE.height

    def title(self, state: State, language: Language) -> str:
        assert isinstance(state, Imhotep)
        words = words_in(language)
        return (
            f"{state.game.title} · {words.say('round', round=max(1, state.round), rounds=ROUNDS)}"
        )

    def ground(self) -> str:
        return box("table", 0, 0, TABLE.width, TABLE.height) + river(TABLE)

    def panels(self, state: State, viewer: Viewer) -> list[Panel]:
        assert isinstance(state, Imhotep)
        words = words_in(viewer.language)
        pen = Pen(state, viewer, touched(tuple(viewer.last)))
        rounds = {"header": header(state, TABLE, words)}
        seats = [
            seat_panel(state, TABLE, words, pen, viewer.names, seat) for seat in range(state.seats)
        ]
        return [
            Panel("rounds", words.say("panel.rounds"), TABLE.header, rounds),
            Panel("sites", words.say("panel.sites"), TABLE.all_sites, _sites(state, words, pen)),
            Panel("river", words.say("panel.river"), TABLE.river, _river(state, words, pen)),
            *seats,
        ]

    def shapes(self, language: Language) -> dict[str, str]:
        return _shapes(language)

    def lines(self, state: State, viewer: Viewer) -> list[Line]:
        assert isinstance(state, Imhotep)
        return text_board.lines(state, viewer.language, viewer.names)

    def motion(self, event: Event) -> list[tuple[str, str]]:
        return motion(event)


def _sites(state: Imhotep, words: Words, pen: Pen) -> dict[str, Picture]:
    parts: dict[str, Picture] = {}
    for site in range(len(SITES)):
        parts[f"slab-{site}"] = _slab(state, TABLE, words, site)
        parts[f"site-{site}"] = _site(state, TABLE, words, pen, site)
    return parts


def _river(state: Imhotep, words: Words, pen: Pen) -> dict[str, Picture]:
    ships = {f"ship-{ship}": draw_ship(state, TABLE, words, pen, ship) for ship in range(SHIPS)}
    return {"moorings": moorings(TABLE, pen), **ships, "berths": berths(TABLE, pen)}


def _site(state: Imhotep, table: Layout, words: Words, pen: Pen, site: int) -> Picture:
    area = table.sites[site]
    return move(area.x, area.y, _remark(state, words, site) + _contents(state, words, pen, site))


def _slab(state: Imhotep, table: Layout, words: Words, site: int) -> str:
    area = table.sites[site]
    return move(area.x, area.y, slab(site, state.settings.side_b[site], words.language))


def _contents(state: Imhotep, words: Words, pen: Pen, site: int) -> Picture:
    if site == MARKET:
        return market(state, words, pen)
    if site == PYRAMID:
        return pyramid(state, pen)
    if site == TEMPLE:
        return temple(state, pen)
    if site == BURIAL_CHAMBER:
        return burial_chamber(state, pen)
    return obelisks(state, pen)


def _remark(state: Imhotep, words: Words, site: int) -> str:
    """How many stones lie there, since decorations count them."""
    if site == MARKET:
        return ""
    return remark(words.count("stones", len(state.stones_at(site))))


@lru_cache(maxsize=16)
def _shapes(language: Language) -> dict[str, str]:
    cards = range(len(CARDS))
    return {
        **{f"card-{card}": card_face(card, language) for card in cards},
        **{f"small-card-{card}": small_face(card) for card in cards},
        "sled": SLED_SHAPE,
        **{f"hull-{size}": hull(size) for size in range(SLOTS, 0, -1)},
        **{f"stone-{seat}": stone for seat, stone in enumerate(STONES)},
        **{f"hold-{slot}": hold for slot, hold in enumerate(HOLDS)},
    }
