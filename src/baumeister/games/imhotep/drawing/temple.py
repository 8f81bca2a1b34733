"""The temple: piles seen from above, with the stones below the top one as slices."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.drawing.ink import Picture, group, join, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONES, coin
from baumeister.drawing.svg import box, label
from baumeister.games.imhotep.drawing import layout
from baumeister.games.imhotep.drawing.icons import CARD, TWO_STONES
from baumeister.games.imhotep.drawing.layout import (
    TEMPLE_BONUS,
    TEMPLE_FOOT,
    TEMPLE_SLICE,
    TEMPLE_STONE,
)
from baumeister.games.imhotep.rules.edition import CARD_FIELD, CHOICE_FIELD, TWO_FIELD
from baumeister.games.imhotep.rules.names import TEMPLE
from baumeister.games.imhotep.rules.state import Imhotep

ONE_POINT: Final = 3  # what every field of side A is; the others are the edition's kinds
STONE_SCALE: Final = TEMPLE_STONE / 36
MOST_SLICES: Final = 5


def temple(state: Imhotep, pen: Pen) -> Picture:
    width = state.temple.width
    side_b = state.settings.side_b[TEMPLE]
    return join(_field(state, pen, n, width, side_b) for n in range(width))


def _field(state: Imhotep, pen: Pen, number: int, width: int, side_b: bool) -> Picture:
    pile = state.temple.stones[number::width]
    kind = state.settings.edition.temple_fields[number] if side_b else ONE_POINT
    spot = layout.temple_field(width, number)
    body = _base(kind) + (_pile(pile) if pile else "")
    height = len(pile[-MOST_SLICES - 1 : -1]) * TEMPLE_SLICE + TEMPLE_STONE
    ring = box("ring", -3, -height - 3, TEMPLE_STONE + 6, height + 6, 7)
    return pen.place(f"temple-{number}", *spot, body, ring)


def _pile(pile: list[int]) -> str:
    covered = pile[-MOST_SLICES - 1 : -1]
    foot = 0
    parts = []
    for owner in covered:
        foot -= TEMPLE_SLICE
        parts.append(box(f"side{owner}", 0, foot, TEMPLE_STONE, TEMPLE_SLICE, 2))
    parts.append(move(0, foot - TEMPLE_STONE, STONES[pile[-1]], STONE_SCALE))
    if len(pile) > 1:
        parts.append(label(TEMPLE_STONE + 6, -4, "note", f"×{len(pile)}"))
    return "".join(parts)


@lru_cache(maxsize=8)
def _base(kind: int) -> str:
    """The empty field, and what a stone on top of it brings."""
    side_b = kind != ONE_POINT
    style = "field-b" if side_b else "field"
    middle = TEMPLE_STONE / 2
    field = box(style, 0, -TEMPLE_STONE, TEMPLE_STONE, TEMPLE_STONE, 5) + box(
        "plinth-b" if side_b else "plinth", -12, 0, TEMPLE_STONE + 24, 4, 2
    )
    return field + move(middle, TEMPLE_BONUS - TEMPLE_FOOT, _bonus(kind))


def _bonus(kind: int) -> str:
    if kind == CHOICE_FIELD:
        icon = group("tone", move(5, -15, TWO_STONES, 0.62))
        return coin(-20, 0, 1, 12) + label(-1, 6, "note middle", "/") + icon
    if kind == CARD_FIELD:
        return group("tone on-slab", move(-14, -14, CARD, 0.58))
    return coin(0, 0, 2 if kind == TWO_FIELD else 1, 12)
