"""The burial chamber: three rows that grow to the right."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.drawing.ink import Picture, join, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONE_RING, STONES, coin
from baumeister.drawing.svg import box, label
from baumeister.games.imhotep.drawing import layout
from baumeister.games.imhotep.drawing.layout import BURIAL_LEFT, PITCH, SITE_TOP
from baumeister.games.imhotep.rules.burial_chamber import ROWS
from baumeister.games.imhotep.rules.names import BURIAL_CHAMBER
from baumeister.games.imhotep.rules.state import Imhotep

EMPTY: Final = box("field", 0, 0, 36, 36, 4)
EMPTY_B: Final = box("field-b", 0, 0, 36, 36, 4)


def burial_chamber(state: Imhotep, pen: Pen) -> Picture:
    side_b = state.settings.side_b[BURIAL_CHAMBER]
    stones = state.burial_chamber.stones
    columns = layout.burial_columns(len(stones), side_b)
    scale = layout.burial_scale(columns, side_b)
    parts = []
    for n in range(columns * ROWS):
        if n < len(stones):
            body = STONES[stones[n]]
        elif n == len(stones):
            body = NEXT_B if side_b else NEXT
        else:
            body = EMPTY_B if side_b else EMPTY
        parts.append(pen.place(f"burial-{n}", *layout.burial_cell(n), body, STONE_RING))
    top = SITE_TOP + 1 + (1 - scale) * PITCH * ROWS / 2
    chamber = move(BURIAL_LEFT, top, join(parts), scale)
    edition = state.settings.edition
    if side_b:
        return chamber + _prizes(tuple(edition.burial_places[: state.seats]))
    return chamber + _worth(tuple(edition.set_values), edition.set_further)


NEXT: Final = box("field next", 0, 0, 36, 36, 4)
NEXT_B: Final = box("field-b next", 0, 0, 36, 36, 4)


@lru_cache(maxsize=8)
def _prizes(places: tuple[int, ...]) -> str:
    """The places of each row, at its end."""
    left = BURIAL_LEFT + layout.BURIAL_WIDTH - layout.PRIZES_WIDTH + 20
    return "".join(
        coin(left + n * 31, SITE_TOP + 19 + row * PITCH, points, 14 - n)
        for row in range(ROWS)
        for n, points in enumerate(places)
        if points
    )


@lru_cache(maxsize=8)
def _worth(values: tuple[int, ...], further: int) -> str:
    """What connected stones bring, one, two, three and so on."""
    coins = "".join(coin(222 + n * 27, 18, value, 12) for n, value in enumerate(values))
    return coins + label(222 + len(values) * 27 - 9, 24, "note", f"+{further}")
