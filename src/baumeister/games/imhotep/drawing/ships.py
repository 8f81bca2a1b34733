"""The river with its ships, the berths they can be sent to, and the count of rounds."""

from __future__ import annotations

from functools import cache
from typing import Final

from baumeister.core.state import NOBODY
from baumeister.drawing.areas import Area, hot_box
from baumeister.drawing.boxes import Box
from baumeister.drawing.ink import Picture, join, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONE_HOT, STONE_RING, STONES
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.imhotep.drawing import layout
from baumeister.games.imhotep.drawing.layout import SHIP_HEIGHT, Layout
from baumeister.games.imhotep.drawing.texts import Words
from baumeister.games.imhotep.rules.actions import NEXT, PLACE, SAIL_TO, SHIPS, SLOTS
from baumeister.games.imhotep.rules.names import ON_THE_RIVER, SITES
from baumeister.games.imhotep.rules.round_end import ROUNDS
from baumeister.games.imhotep.rules.state import Imhotep

BEYOND: Final = 640
BERTH_HOT: Final = hot_box(0, 0, layout.BERTH, layout.BERTH, 8)


@cache
def river(table: Layout) -> str:
    """Water, a bank of sand, and a pier at each site.

    The river goes on beyond the drawing: a screen of another shape shows some of that.
    """
    area = table.river
    length = area.height + 2 * BEYOND
    parts = [box("river", area.x - BEYOND, area.y - BEYOND, area.width + BEYOND, length)]
    for n in range(-16, 60):
        # The golden angle spreads them without any visible order.
        left, top = int(area.width - 60) * (n * 0.618 % 1), 14 + (area.height - 30) * n / 44
        parts.append(path("wave", f"M{left + 10:.0f} {top:.0f}q9 -7 18 0t18 0" + "t18 0" * (n % 2)))
    edge = area.width
    course = "".join(f"q-7 {40} 0 {80}t0 80" for _ in range(round(length / 160)))
    parts.append(path("bank", f"M{edge + 4} {-BEYOND}H{edge - 6}{course}H{edge + 4}Z"))
    parts.append(move(34, area.height, _REEDS))
    parts += [move(dock.x - 16, dock.y - 14, _PIER) for dock in table.docks]
    return "".join(parts)


def _reed(foot: int, height: int, lean: int) -> str:
    """A stalk of papyrus with its crown."""
    top = f"{foot + lean} {-height}"
    crown = "".join(f"M{top}q{dx} -6 {2 * dx} {dy}" for dx, dy in _CROWN)
    return path("reed", f"M{foot} 0Q{foot} {-height // 2} {top}{crown}")


_CROWN: Final = ((-8, 3), (-6, -8), (-2, -14), (3, -14), (7, -8), (9, 3))
_REEDS: Final = "".join(
    _reed(foot, height, lean)
    for foot, height, lean in ((-22, 40, -6), (-8, 58, -3), (8, 46, 6), (24, 64, 4), (40, 36, 11))
)

_PIER: Final = (
    box("pier", 0, 0, 32, 86, 3)
    + "".join(box("plank", 2, 3 + n * 10, 28, 7, 1) for n in range(8))
    + disc("post", 2, 6, 5)
    + disc("post", 2, 80, 5)
)


def header(state: Imhotep, table: Layout, words: Words) -> str:
    area = table.header
    text = words.say("round", round=max(1, state.round), rounds=ROUNDS)
    suns = "".join(_sun(number, state.round) for number in range(ROUNDS))
    body = box("slab", 0, 0, area.width, area.height, 10) + label(14, 34, "headline", text) + suns
    return move(area.x, area.y, body)


def _sun(number: int, now: int) -> str:
    x, y = layout.round_mark(number)
    if number + 1 == now:
        return disc("sun-now", x, y, 15) + label(x, y + 6, "sun-text-now", str(number + 1))
    style = "sun-past" if number < now else "sun-next"
    return disc(style, x, y, 12) + label(x, y + 6, "sun-text", str(number + 1))


def moorings(table: Layout, pen: Pen) -> Picture:
    """Where ships wait and where they land, even if none is there."""
    waiting = [
        pen.place(f"mooring-{ship}", *spot, _BUOY) for ship, spot in enumerate(table.moorings)
    ]
    docks = [pen.place(f"dock-{site}", dock.x, dock.y, "") for site, dock in enumerate(table.docks)]
    return join([*waiting, *docks])


def berths(table: Layout, pen: Pen) -> Picture:
    """The free docks that ships can be sent to now."""
    if not pen.is_asked:
        return ""
    return join(
        _berth(table, pen, ship, site) for site in range(len(SITES)) for ship in range(SHIPS)
    )


_BUOY: Final = disc("post", 4, 30, 5) + path("mooring", "M16 30H60")


def draw_ship(state: Imhotep, table: Layout, words: Words, pen: Pen, ship: int) -> Picture:
    fleet = state.fleet
    size, site = fleet.sizes[ship], fleet.docked[ship]
    if not size:
        return ""
    load = join(_slot(state, pen, ship, slot) for slot in range(size))
    body = hull(size) + load + _number(size, ship)
    if site == ON_THE_RIVER:
        spot = table.moorings[ship]
        return pen.place(f"ship-{ship}", *spot, body + _needs(state, words, ship))
    spot = layout.ship_at_dock(table.docks[site], size)
    if f"dock-{site}" in pen.touched:
        body += _wake(size)
    return pen.place(f"ship-{ship}", *spot, move(0, 0, body, layout.DOCKED_SCALE))


def _number(size: int, ship: int) -> str:
    return label(layout.ship_length(size) - 31, 37.5, "ship-text", str(ship + 1))


@cache
def _wake(size: int) -> str:
    """Around a ship that has just sailed."""
    length = layout.ship_length(size)
    return path("ring", _outline(-3, length + 4, length - layout.BOW, -4))


@cache
def hull(size: int) -> str:
    length = layout.ship_length(size)
    bow = length - layout.BOW
    middle = SHIP_HEIGHT / 2
    return (
        path("shade", f"M8 12H{bow}Q{length - 10} 14 {length + 2} 36Q{length - 10} 60 {bow} 64H8Z")
        + path("hull", _outline(0, length, bow, 0))
        + path("deck", _outline(5, length - 9, bow - 2, 5))
        + path("seam", f"M9 {middle}H{layout.STERN}M9 14H{bow}M9 46H{bow}")
        + disc("ship-disc", length - 31, middle, 14)
    )


def _outline(left: float, tip: float, bow: float, inset: float) -> str:
    top, bottom, middle = inset, SHIP_HEIGHT - inset, SHIP_HEIGHT / 2
    return (
        f"M{left + 8} {top}H{bow}Q{tip - 12} {top + 4} {tip} {middle}"
        f"Q{tip - 12} {bottom - 4} {bow} {bottom}H{left + 8}"
        f"Q{left - 2} {middle} {left + 8} {top}Z"
    )


def _slot(state: Imhotep, pen: Pen, ship: int, slot: int) -> Picture:
    fleet = state.fleet
    owner = fleet.load[ship * SLOTS + slot]
    if owner != NOBODY:
        body: Picture = STONES[owner]
        if fleet.docked[ship] != ON_THE_RIVER:
            body = pen.button(NEXT[slot], body, STONE_HOT)
    else:
        body = pen.button(PLACE[ship][slot], HOLDS[slot], _HOT_SLOTS[slot])
    spot = layout.slot(fleet.sizes[ship], slot)
    return pen.place(f"ship-{ship}-{slot}", *spot, body, STONE_RING)


_HOT_SLOTS: Final = tuple(
    Area(
        box("hot glow", 1.5, 1.5, 33, 33, 4) + label(18, 24, "slot-hot", str(slot + 1)),
        Box(1.5, 1.5, 33, 33),
    )
    for slot in range(SLOTS)
)
HOLDS: Final = tuple(
    box("hold", 0, 0, 36, 36, 4)
    + path("depth", "M3 34V3H34")
    + label(18, 24, "slot-text", str(slot + 1))
    for slot in range(SLOTS)
)


def _needs(state: Imhotep, words: Words, ship: int) -> str:
    """How many stones the ship needs, how many it has, and the same in words."""
    fleet = state.fleet
    needs, stones = fleet.needs[ship], fleet.stones_on(ship)
    pips = "".join(
        box("pip-full" if n < stones else "pip", 12 + n * 20, 72, 13, 13, 2) for n in range(needs)
    )
    ready = fleet.is_ready[ship]
    text = words.say("ready") if ready else words.say("needs", stones=stones, needs=needs)
    return pips + label(18 + needs * 20, 84, "afloat", text)


def _berth(table: Layout, pen: Pen, ship: int, site: int) -> Picture:
    sail = SAIL_TO[ship][site]
    if not pen.offers(sail):
        return ""
    spot = layout.berth(table.docks[site], ship)
    return move(*spot, pen.button(sail, _BERTHS[ship], BERTH_HOT))


_BERTHS: Final = tuple(
    box("berth", 0, 0, layout.BERTH, layout.BERTH, 8)
    + path("berth-hull", "M6 8H25Q35 11 40 21Q35 31 25 34H6Q1 21 6 8Z")
    + label(18, 28.5, "berth-text", str(ship + 1))
    for ship in range(SHIPS)
)
