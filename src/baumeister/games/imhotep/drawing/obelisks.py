"""The obelisks: side A as columns, side B as fields for towers and columns that wait for one."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.drawing.ink import Picture, join, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import slices
from baumeister.drawing.svg import box, label, path
from baumeister.games.imhotep.drawing import layout
from baumeister.games.imhotep.drawing.blocks import block, coin
from baumeister.games.imhotep.drawing.layout import (
    OBELISK_ROOM,
    PRIZE_LEFT,
    PRIZE_PITCH,
    SITE_TOP,
    TOWER,
    WAITING_ROOM,
)
from baumeister.games.imhotep.drawing.layout import OBELISK_WIDTH as WIDE
from baumeister.games.imhotep.drawing.texts import Words
from baumeister.games.imhotep.rules.names import OBELISKS
from baumeister.games.imhotep.rules.obelisks import TOWER as TOWER_STONES
from baumeister.games.imhotep.rules.obelisks import Obelisks
from baumeister.games.imhotep.rules.state import Imhotep

BASE: Final = 18  # the stone below an obelisk that says whose it is
WAITING_BASE: Final = 14
COLUMN_RING: Final = box("ring", -10, -44, 20, 72, 5)
WAITING_RING: Final = box("ring", -8.5, -15, 24, 29, 5)
TOWER_RING: Final = box("ring", 0, 0, *TOWER, 5)
TOP: Final = TOWER.height - 8  # the height of the uppermost stone of a tower


def obelisks(state: Imhotep, words: Words, pen: Pen) -> Picture:
    if state.settings.side_b[OBELISKS]:
        return join([*_towers(state.obelisks, pen), *_all_waiting(state, pen)])
    stones = state.obelisks.stones
    height = layout.slice_height(OBELISK_ROOM, max(stones))
    columns = [
        pen.place(
            f"obelisk-{seat}",
            *layout.obelisk(state.seats, seat),
            _column(seat, count, height),
            COLUMN_RING,
        )
        for seat, count in enumerate(stones)
    ]
    return join([*columns, _prizes(tuple(state.settings.edition.obelisk_places))])


@lru_cache(maxsize=512)
def _column(seat: int, count: int, height: float) -> str:
    stones = move(-WIDE / 2, 0, slices(seat, count, WIDE, height) + _tip(seat, -count * height))
    return (
        (stones if count else _GAP)
        + move(-BASE / 2, 0, block(seat, BASE, 14))
        + label(0, 25, "bold middle", str(count))
    )


def _tip(seat: int, foot: float) -> str:
    """The small pyramid on top of an obelisk."""
    return path(f"side{seat}", f"M1 {foot:g}L{WIDE / 2:g} {foot - 7:g}L{WIDE - 1} {foot:g}Z")


_GAP: Final = box("gap", -WIDE / 2 + 1, -16, WIDE - 2, 15, 2)


@lru_cache(maxsize=8)
def _prizes(places: tuple[int, ...]) -> str:
    """Places at the end of the game, the best on top."""
    return "".join(
        coin(PRIZE_LEFT, SITE_TOP + 9 + n * PRIZE_PITCH, points, 8.5)
        for n, points in enumerate(places)
    )


def _towers(obelisks: Obelisks, pen: Pen) -> list[Picture]:
    """What flies to a tower: the stone that completes it, and those that have waited for it."""
    parts: list[Picture] = []
    for field, value in enumerate(obelisks.fields):
        x, y = layout.tower(field)
        name = tower_name(obelisks, field)
        is_built = field < len(obelisks.towers)
        owner = obelisks.towers[field] if is_built else 0
        is_next = field == len(obelisks.towers)
        ground = _field(value, is_next, is_built)
        base = (
            move(2, TOWER.height - 1.5, slices(owner, TOWER_STONES - 1, 20, 3)) if is_built else ""
        )
        top = block(owner, 20, TOP) if is_built else ""
        parts.append(move(x, y, ground))
        parts.append(pen.place(name, x, y, base, TOWER_RING))
        parts.append(pen.place(f"{name}-top", x + 2, y + 0.5, top))
    return parts


def tower_name(obelisks: Obelisks, field: int) -> str:
    """By its points, which is what an event tells; of several alike, the newest is meant."""
    value = obelisks.fields[field]
    alike = [n for n, points in enumerate(obelisks.fields) if points == value]
    newest = max((n for n in alike if n < len(obelisks.towers)), default=alike[0])
    return f"tower-{value}" if field == newest else f"tower-{value}-of-{field}"


@lru_cache(maxsize=64)
def _field(value: int, is_next: bool, is_built: bool) -> str:
    style = "field-b next" if is_next else "field-b"
    ground = box(style, 0.5, 0.5, TOWER.width - 1, TOWER.height - 1, 4)
    return ground if is_built else ground + coin(TOWER.width / 2, TOWER.height / 2, value, 8.5)


def _all_waiting(state: Imhotep, pen: Pen) -> list[Picture]:
    """Stones that are not yet part of a tower."""
    counts = [state.obelisks.waiting(seat) for seat in range(state.seats)]
    height = layout.slice_height(WAITING_ROOM, max(2, *counts))
    return [
        pen.place(
            f"obelisk-{seat}",
            *layout.waiting(state.seats, seat),
            _waiting(seat, count, height),
            WAITING_RING,
        )
        for seat, count in enumerate(counts)
    ]


@lru_cache(maxsize=256)
def _waiting(seat: int, count: int, height: float) -> str:
    number = label(WAITING_BASE / 2 + 6, 10.5, "bold middle", str(count)) if count else ""
    stones = move(-WIDE / 2, 0, slices(seat, count, WIDE, height))
    return stones + move(-WAITING_BASE / 2, 0, block(seat, WAITING_BASE, 13)) + number
