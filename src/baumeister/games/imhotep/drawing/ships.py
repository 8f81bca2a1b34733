"""Ships: what lies on them, whether they can sail, and where they have gone."""

from __future__ import annotations

from functools import cache
from typing import Final

from baumeister.core.state import NOBODY
from baumeister.drawing.areas import Area, hot_box
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, join, move, tooltip
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONE_RING, STONES
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.imhotep.drawing import layout
from baumeister.games.imhotep.drawing.layout import (
    BESIDE,
    HANDLE,
    SHIP_HEIGHT,
    SLOT,
    STONE_IN_SLOT,
)
from baumeister.games.imhotep.drawing.texts import Words
from baumeister.games.imhotep.drawing.voyages import Voyages, ship_name
from baumeister.games.imhotep.rules.actions import NEXT, PLACE, SLOTS, Ship
from baumeister.games.imhotep.rules.names import ON_THE_RIVER, Site
from baumeister.games.imhotep.rules.state import Imhotep

MIDDLE: Final = SHIP_HEIGHT / 2
HANDLE_HOT: Final = hot_box(0, 0, HANDLE.width, HANDLE.height, 9)
SLOT_BOX: Final = Rectangle(0, 0, SLOT, SLOT)
STONE_HOT: Final = hot_box(*SLOT_BOX, 6)
HOT_SLOTS: Final = tuple(
    Area(
        box("hot glow", *SLOT_BOX, 5) + label(SLOT / 2, SLOT / 2 + 6, "slot-hot", str(slot + 1)),
        SLOT_BOX,
    )
    for slot in range(SLOTS)
)
HOLD: Final = box("hold", 2, 2, 36, 36, 4) + path("depth", "M5 36V5H36")
HOLDS: Final = tuple(
    HOLD + label(SLOT / 2, SLOT / 2 + 6, "slot-text", str(slot + 1)) for slot in range(SLOTS)
)


def draw_ship(state: Imhotep, words: Words, pen: Pen, voyages: Voyages, ship: Ship) -> Picture:
    """A ship at its mooring; one that has brought everything to a site has left only a trace."""
    fleet = state.fleet
    size, site = fleet.sizes[ship], fleet.docked[ship]
    if not size:
        return ""
    if site == ON_THE_RIVER:
        is_offered = ship in voyages.ships and voyages.is_picked
        beside = _handle(words, pen, ship) if is_offered else _needed(state, words, ship)
        return _loaded(state, words, pen, ship) + beside
    gone = move(*_beside(ship, size), _gone(words, site))
    if fleet.stones_on(ship):
        return _loaded(state, words, pen, ship) + gone
    trace = tooltip(_about(state, words, ship), _trace(size, ship))
    return pen.place(f"ship-{ship}", *layout.mooring(ship), trace) + gone


def _beside(ship: Ship, size: int) -> tuple[float, float]:
    """Where a ship's row is free."""
    x, y = layout.mooring(ship)
    return x + layout.ship_length(size) + BESIDE, y


def _loaded(state: Imhotep, words: Words, pen: Pen, ship: Ship) -> Picture:
    size = state.fleet.sizes[ship]
    load = join(_slot(state, pen, ship, slot) for slot in range(size))
    number = label(layout.ship_length(size) - 24, MIDDLE + 6, "ship-text", str(ship + 1))
    body = tooltip(_about(state, words, ship), hull(size) + load + number)
    return pen.place(f"ship-{ship}", *layout.mooring(ship), body)


def _about(state: Imhotep, words: Words, ship: Ship) -> str:
    """Which ship it is, and whether it may sail."""
    fleet = state.fleet
    name = words.say("ship", ship=ship + 1)
    if fleet.docked[ship] != ON_THE_RIVER:
        return name
    missing = fleet.needs[ship] - fleet.stones_on(ship)
    needs = words.say("ready") if fleet.is_ready[ship] else words.count("needs", missing)
    return f"{name}: {needs}"


def _slot(state: Imhotep, pen: Pen, ship: Ship, slot: int) -> Picture:
    fleet = state.fleet
    owner = fleet.load[ship * SLOTS + slot]
    body: Picture
    if owner == NOBODY:
        place = PLACE[ship][slot]
        hold = HOLD if pen.offers(place) else HOLDS[slot]
        body = pen.button(place, hold, HOT_SLOTS[slot])
    else:
        body = move(STONE_IN_SLOT, STONE_IN_SLOT, STONES[owner])
        if fleet.docked[ship] != ON_THE_RIVER:
            body = pen.button(NEXT[slot], body, STONE_HOT)
    spot = layout.slot(fleet.sizes[ship], slot)
    return pen.place(f"ship-{ship}-{slot}", *spot, body, RING if owner != NOBODY else "")


RING: Final = move(STONE_IN_SLOT, STONE_IN_SLOT, STONE_RING)


@cache
def hull(size: int) -> str:
    length = layout.ship_length(size)
    bow = length - layout.BOW
    return (
        path("hull", _outline(length, bow, 0))
        + path("deck", _outline(length - 7, bow - 2, 3.5))
        + path("seam", f"M5 {MIDDLE:g}H{layout.STERN}")
        + disc("ship-disc", length - 24, MIDDLE, 13)
    )


def _outline(tip: float, bow: float, inset: float) -> str:
    top, bottom = inset, SHIP_HEIGHT - inset
    left = inset
    return (
        f"M{left + 7:g} {top:g}H{bow:g}Q{tip - 12:g} {top + 3:g} {tip:g} {MIDDLE:g}"
        f"Q{tip - 12:g} {bottom - 3:g} {bow:g} {bottom:g}H{left + 7:g}"
        f"Q{left - 2:g} {MIDDLE:g} {left + 7:g} {top:g}Z"
    )


@cache
def _trace(size: int, ship: Ship) -> str:
    """Where a ship lay."""
    length = layout.ship_length(size)
    outline = path("trace", _outline(length - 2, length - layout.BOW, 2))
    return outline + label(length - 24, MIDDLE + 6, "trace-text", str(ship + 1))


@cache
def _gone(words: Words, site: Site) -> str:
    """At which site a ship lies."""
    return label(0, MIDDLE - 3, "afloat", words.say("lies")) + label(
        0, MIDDLE + 14, "afloat", words.sites[site]
    )


def _needed(state: Imhotep, words: Words, ship: Ship) -> str:
    fleet = state.fleet
    needs = _needs(words, fleet.stones_on(ship), fleet.needs[ship], fleet.is_ready[ship])
    return move(*_beside(ship, fleet.sizes[ship]), needs)


@cache
def _needs(words: Words, stones: int, needs: int, is_ready: bool) -> str:
    """How many stones a ship needs, how many it has, and what is missing in words."""
    pips = "".join(
        box("pip-full" if n < stones else "pip", n * 14, 2, 10, 10, 2) for n in range(needs)
    )
    if is_ready:
        return pips + label(0, 30, "afloat", words.say("ready"))
    missing = needs - stones
    return (
        tooltip(words.count("needs", missing), pips)
        + label(0, 26, "afloat", words.count("needs.stones", missing))
        + label(0, 40, "afloat", words.say("needs.to_sail"))
    )


def _handle(words: Words, pen: Pen, ship: Ship) -> Picture:
    """What a ship is picked up by, to be sent to a site."""
    x, y = HANDLE.x, layout.mooring(ship).y + HANDLE.y
    sentence = words.say("pick.ship", ship=ship + 1)
    return move(x, y, pen.pick(ship_name(ship), sentence, _grip(words, ship), HANDLE_HOT))


@cache
def _grip(words: Words, ship: Ship) -> str:
    return (
        box("handle", 0, 0, HANDLE.width, HANDLE.height, 9)
        + move(7, 12, ship_mark(ship))
        + label(60, 24.5, "handle-text", words.say("sail"))
    )


@cache
def ship_mark(ship: Ship) -> str:
    """A small ship with its number."""
    small = path("mark-hull", "M1 0H14Q21 2 24 8Q21 14 14 16H1Q-1 8 1 0Z")
    return small + label(10.5, 12.3, "mark-text", str(ship + 1))
