"""The obelisks: side A as columns, side B as fields for towers."""

from __future__ import annotations

from typing import Final

from baumeister.drawing.ink import Picture, join, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import LETTERS, STONES, coin, slices
from baumeister.drawing.svg import box, label, path
from baumeister.games.imhotep.drawing import layout
from baumeister.games.imhotep.drawing.layout import OBELISK_PITCH, SITE_TOP, TOWER, WAITING_SCALE
from baumeister.games.imhotep.drawing.layout import OBELISK_WIDTH as WIDE
from baumeister.games.imhotep.rules.names import OBELISKS
from baumeister.games.imhotep.rules.obelisks import TOWER as TOWER_STONES
from baumeister.games.imhotep.rules.state import Imhotep

WAITING_FIELDS: Final = 2
COLUMN_RING: Final = box("ring", -8, -106, WIDE + 16, 120, 8)
WAITING_RING: Final = box("ring", -2, -2, 104, 40, 6)


def obelisks(state: Imhotep, pen: Pen) -> Picture:
    if state.settings.side_b[OBELISKS]:
        return _towers(state, pen) + _all_waiting(state, pen)
    highest = max(state.obelisks.stones)
    height = layout.obelisk_slice(highest)
    columns = [_column(state, pen, seat, height) for seat in range(state.seats)]
    return join([*columns, _prizes(state)])


def _column(state: Imhotep, pen: Pen, seat: int, height: float) -> Picture:
    count = state.obelisks.stones[seat]
    body = (
        box("plinth", -8, 0, WIDE + 16, 11, 2)
        + (slices(seat, count, WIDE, height) + _tip(seat, -count * height) if count else _GAP)
        + move(WIDE + 13, -56, STONES[seat], 0.78)
        + label(WIDE + 27, -5, "value", str(count))
    )
    return pen.place(f"obelisk-{seat}", *layout.obelisk(seat), body, COLUMN_RING)


def _tip(seat: int, foot: float) -> str:
    """The small pyramid on top of an obelisk."""
    return path(f"side{seat}", f"M2 {foot:g}L{WIDE / 2:g} {foot - 13:g}L{WIDE - 2} {foot:g}Z")


_GAP: Final = box("gap", 1, -30, WIDE - 2, 30, 2)


def _prizes(state: Imhotep) -> str:
    """Places at the end of the game, the best on top."""
    left = 22 + 4 * OBELISK_PITCH + 30
    return "".join(
        label(left, SITE_TOP + 22 + n * 29, "note right", f"{n + 1}.")
        + coin(left + 20, SITE_TOP + 16 + n * 29, points, 13.5)
        for n, points in enumerate(state.settings.edition.obelisk_places)
    )


def _towers(state: Imhotep, pen: Pen) -> Picture:
    return join(
        _tower(state, pen, field, value) for field, value in enumerate(state.obelisks.fields)
    )


def _tower(state: Imhotep, pen: Pen, field: int, value: int) -> Picture:
    towers = state.obelisks.towers
    is_next = field == len(towers)
    body = box("field-b next" if is_next else "field-b", 0, 0, TOWER.width, TOWER.height, 5)
    if field < len(towers):
        owner = towers[field]
        body += move(7, TOWER.height - 4, slices(owner, TOWER_STONES - 1, 34, 10))
        body += move(6, TOWER.height - 24 - 36, STONES[owner])
    else:
        body += coin(TOWER.width / 2, TOWER.height / 2, value, 16)
    ring = box("ring", -1, -1, TOWER.width + 2, TOWER.height + 2, 6)
    return pen.place(f"tower-{field}", *layout.tower(field), body, ring)


def _all_waiting(state: Imhotep, pen: Pen) -> Picture:
    return join(_waiting(state, pen, seat) for seat in range(state.seats))


def _waiting(state: Imhotep, pen: Pen, seat: int) -> Picture:
    """Stones that are not yet part of a tower."""
    count = state.obelisks.waiting(seat)
    body = label(10, 24, "name middle", LETTERS[seat])
    for n in range(max(WAITING_FIELDS, count)):
        left = 24 + n * 38 * min(1.0, WAITING_FIELDS / max(count, 1))
        stone = STONES[seat] if n < count else box("field-b", 0, 0, 36, 36, 4)
        body += move(left, 2, stone, WAITING_SCALE)
    return pen.place(f"obelisk-{seat}", *layout.waiting(seat), body, WAITING_RING)
