"""The temple: piles seen from above, with the stones below the top one as slices."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.drawing.ink import Picture, group, join, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box
from baumeister.games.imhotep.drawing import layout
from baumeister.games.imhotep.drawing.blocks import coin, stone
from baumeister.games.imhotep.drawing.icons import CARD, TWO_STONES
from baumeister.games.imhotep.drawing.layout import TEMPLE_BONUS, TEMPLE_SLICE, TEMPLE_STONE
from baumeister.games.imhotep.drawing.texts import Words
from baumeister.games.imhotep.rules.edition import CARD_FIELD, CHOICE_FIELD, TWO_FIELD
from baumeister.games.imhotep.rules.names import TEMPLE
from baumeister.games.imhotep.rules.state import Imhotep

ONE_POINT: Final = 3  # what every field of side A is; the others are the edition's kinds
MOST_SLICES: Final = 6


def temple(state: Imhotep, words: Words, pen: Pen) -> Picture:
    width = state.temple.width
    side_b = state.settings.side_b[TEMPLE]
    return join(_field(state, pen, n, width, side_b) for n in range(width))


def _field(state: Imhotep, pen: Pen, number: int, width: int, side_b: bool) -> Picture:
    pile = state.temple.stones[number::width]
    kind = state.settings.edition.temple_fields[number] if side_b else ONE_POINT
    spot = layout.temple_field(width, number)
    body = _base(kind) + (_pile(pile) if pile else "")
    height = len(pile[-MOST_SLICES - 1 : -1]) * TEMPLE_SLICE + TEMPLE_STONE
    ring = box("ring", -1, -height - 1, TEMPLE_STONE + 2, height + 2, 5)
    return pen.place(f"temple-{number}", *spot, body, ring)


def _pile(pile: list[int]) -> str:
    covered = pile[-MOST_SLICES - 1 : -1]
    foot = 0
    parts = []
    for owner in covered:
        foot -= TEMPLE_SLICE
        parts.append(box(f"side{owner}", 0, foot, TEMPLE_STONE, TEMPLE_SLICE, 1))
    parts.append(move(0, foot - TEMPLE_STONE, stone(pile[-1], TEMPLE_STONE)))
    return "".join(parts)


@lru_cache(maxsize=8)
def _base(kind: int) -> str:
    """The empty field, and what a stone on top of it brings."""
    side_b = kind != ONE_POINT
    field = box("field-b" if side_b else "field", 0, -TEMPLE_STONE, TEMPLE_STONE, TEMPLE_STONE, 4)
    plinth = box("plinth-b" if side_b else "plinth", -2, 0, TEMPLE_STONE + 4, 2.5, 1)
    return field + plinth + move(TEMPLE_STONE / 2, TEMPLE_BONUS, _bonus(kind))


def _bonus(kind: int) -> str:
    if kind == CHOICE_FIELD:
        return coin(-7.5, 0, 1, 7.5) + group("tone", move(0.5, -7.5, TWO_STONES, 0.31))
    if kind == CARD_FIELD:
        return group("tone on-slab", move(-8.5, -8.5, CARD, 0.36))
    return coin(0, 0, 2 if kind == TWO_FIELD else 1, 8)
