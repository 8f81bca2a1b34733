"""The panels of the five sites: a slab of limestone with a title, a berth, and what lies there.

The whole slab is where a ship is sent to.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from baumeister.core.text import Language, Text
from baumeister.drawing.areas import Area, hot_box
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, group, join, move, tooltip
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import tally
from baumeister.drawing.svg import box, label
from baumeister.games.imhotep.drawing import layout
from baumeister.games.imhotep.drawing.burial_chamber import burial_chamber
from baumeister.games.imhotep.drawing.icons import SITE_ICONS
from baumeister.games.imhotep.drawing.market import market
from baumeister.games.imhotep.drawing.obelisks import obelisks
from baumeister.games.imhotep.drawing.pyramid import pyramid
from baumeister.games.imhotep.drawing.ships import ship_mark
from baumeister.games.imhotep.drawing.temple import temple
from baumeister.games.imhotep.drawing.texts import Words, words_in
from baumeister.games.imhotep.drawing.voyages import Voyages, ship_name
from baumeister.games.imhotep.rules.actions import EVERY_SHIP, SAIL_TO
from baumeister.games.imhotep.rules.names import (
    BURIAL_CHAMBER,
    MARKET,
    OBELISKS,
    PYRAMID,
    SITES,
    TEMPLE,
    Site,
)
from baumeister.games.imhotep.rules.state import Imhotep
from baumeister.games.imhotep.rules.texts import SENTENCES

CONTENTS: Final[dict[Site, Callable[[Imhotep, Words, Pen], Picture]]] = {
    MARKET: market,
    PYRAMID: pyramid,
    TEMPLE: temple,
    BURIAL_CHAMBER: burial_chamber,
    OBELISKS: obelisks,
}
COUNTED: Final = (PYRAMID, TEMPLE)  # elsewhere one sees it: rows of three, and numbers
DOCK_RING: Final = box("ring", -1.5, -1.5, 26, 19, 6)


def site_panel(state: Imhotep, words: Words, pen: Pen, voyages: Voyages, site: Site) -> Panel:
    contents = CONTENTS[site](state, words, pen)
    parts: dict[str, Picture] = {
        f"slab-{site}": slab(site, state.settings.side_b[site], words.language),
        f"site-{site}": _dock(state, pen, site) + contents + _count(state, words, site),
        f"sail-{site}": _landings(pen, voyages, site),
    }
    window = Rectangle(0, 0, *layout.SITES[site])
    side = "B" if state.settings.side_b[site] else "A"
    return Panel(SITES[site], f"{words.sites[site]} {side}", window, parts)


@lru_cache(maxsize=256)
def slab(site: Site, side_b: bool, language: Language) -> str:
    side = "B" if side_b else "A"
    about = SENTENCES.say(Text(f"about.{SITES[site]}.{side}"), language)
    width, height = layout.SITES[site]
    ground = box("slab-b" if side_b else "slab", 1, 1, width - 2, height - 2, 8)
    return tooltip(about, ground + _title(site, words_in(language).sites[site]))


def _title(site: Site, name: str) -> str:
    """Beside the berth; at the market below it."""
    if site == MARKET:
        return label(29, 48, "heading middle", name)
    return label(30, 16.5, "heading", name)


def _count(state: Imhotep, words: Words, site: Site) -> str:
    """How many stones lie there, since decorations count them."""
    if site not in COUNTED:
        return ""
    stones = len(state.stones_at(site))
    return tooltip(words.count("stones", stones), tally(layout.SITES[site].width - 13, 12, stones))


def _dock(state: Imhotep, pen: Pen, site: Site) -> Picture:
    """The ship that lies there, or else a picture of the site."""
    spot = layout.MARKET_DOCK if site == MARKET else layout.DOCK
    docked = [ship for ship in EVERY_SHIP if state.fleet.docked[ship] == site]
    if not docked:
        return pen.place(f"dock-{site}", *spot, ICONS[site])
    return pen.place(f"dock-{site}", *spot, ship_mark(docked[0]), DOCK_RING)


ICONS: Final = [group("tone on-slab", move(1, -1, icon, 0.38)) for icon in SITE_ICONS]


def _landings(pen: Pen, voyages: Voyages, site: Site) -> Picture:
    """Where a ship can be sent to, once it is clear which one sails."""
    area = _area(site)
    if not voyages.is_picked:
        return join(pen.button(SAIL_TO[ship][site], "", area) for ship in voyages.ships)
    return join(
        pen.fit(SAIL_TO[ship][site], ship_name(ship), area) for ship in sorted(voyages.ships)
    )


@cache
def _area(site: Site) -> Area:
    width, height = layout.SITES[site]
    return hot_box(2, 2, width - 4, height - 4, 8)
