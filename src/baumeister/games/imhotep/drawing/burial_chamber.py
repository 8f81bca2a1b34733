"""The burial chamber: three rows that grow to the right."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.drawing.ink import Picture, Placed, join, kept
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, label
from baumeister.games.imhotep.drawing import layout
from baumeister.games.imhotep.drawing.blocks import block, coin
from baumeister.games.imhotep.drawing.layout import BURIAL_LEFT, BURIAL_ROW, SITE_TOP
from baumeister.games.imhotep.drawing.texts import Words
from baumeister.games.imhotep.rules.burial_chamber import ROWS
from baumeister.games.imhotep.rules.names import BURIAL_CHAMBER
from baumeister.games.imhotep.rules.state import Imhotep

HEIGHT: Final = BURIAL_ROW - 1  # of a cell
WORTH_LEFT: Final = 155.5
WORTH_PITCH: Final = 16


def burial_chamber(state: Imhotep, words: Words, pen: Pen) -> Picture:
    side_b = state.settings.side_b[BURIAL_CHAMBER]
    edition = state.settings.edition
    cells = _cells(tuple(state.burial_chamber.stones), side_b)
    if side_b:
        return cells + _prizes(tuple(edition.burial_places[: state.seats]))
    return cells + _worth(tuple(edition.set_values), edition.set_further)


@kept
def _cells(stones: tuple[int, ...], side_b: bool) -> Picture:
    columns = layout.burial_columns(len(stones), side_b)
    pitch = layout.burial_pitch(columns, side_b)
    width = _width(pitch)
    ring = box("ring", 0, 0, width, HEIGHT, 4)
    parts: list[Picture] = []
    for n in range(columns * ROWS):
        if n < len(stones):
            body = block(stones[n], width, HEIGHT)
        else:
            body = _empty(width, side_b, n == len(stones))
        spot = layout.burial_cell(n, pitch)
        parts.append(Placed(body, f"burial-{n}", *spot, ring=ring))
    return join(parts)


def _width(pitch: float) -> float:
    return round(pitch - 1, 2)


@lru_cache(maxsize=128)
def _empty(width: float, side_b: bool, is_next: bool) -> str:
    style = ("field-b" if side_b else "field") + (" next" if is_next else "")
    return box(style, 0.5, 0.5, width - 1, HEIGHT - 1, 3)


@lru_cache(maxsize=8)
def _prizes(places: tuple[int, ...]) -> str:
    """The places of each row, at its end."""
    left = BURIAL_LEFT + layout.BURIAL_WIDTH - layout.PRIZES_WIDTH + 13
    return "".join(
        coin(left + n * 18, SITE_TOP + 12 + row * BURIAL_ROW, points, 8.5)
        for row in range(ROWS)
        for n, points in enumerate(places)
        if points
    )


@lru_cache(maxsize=8)
def _worth(values: tuple[int, ...], further: int) -> str:
    """What connected stones bring, one, two, three and so on."""
    coins = [coin(WORTH_LEFT + n * WORTH_PITCH, 12, value, 8) for n, value in enumerate(values)]
    beyond = WORTH_LEFT + len(values) * WORTH_PITCH - 7.5
    return "".join(coins) + label(beyond, 16, "small", f"+{further}")


PRINTED: Final = [  # an empty field of each side, as long as the printed ones are enough
    _empty(_width(layout.burial_pitch(layout.burial_columns(0, side_b), side_b)), side_b, False)
    for side_b in (False, True)
]
