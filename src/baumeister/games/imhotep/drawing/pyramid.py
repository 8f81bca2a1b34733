"""The pyramid: side A in three levels, side B as three small ones."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from baumeister.drawing.areas import hot_box
from baumeister.drawing.ink import Picture, Placed, group, join, kept, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import LETTERS
from baumeister.drawing.svg import box, label
from baumeister.games.imhotep.drawing import layout
from baumeister.games.imhotep.drawing.blocks import coin, stone
from baumeister.games.imhotep.drawing.icons import BONUS_ICONS
from baumeister.games.imhotep.drawing.layout import CELL, EDGE, EDGE_ROW, PLATE, SMALL_CELL
from baumeister.games.imhotep.drawing.texts import Words
from baumeister.games.imhotep.rules.actions import PYRAMID_OF
from baumeister.games.imhotep.rules.edition import NO_BONUS
from baumeister.games.imhotep.rules.names import PYRAMID, PYRAMIDS
from baumeister.games.imhotep.rules.pyramid import Pyramids
from baumeister.games.imhotep.rules.state import Imhotep

CELL_RING: Final = box("ring", 0, 0, CELL, CELL, 4)
SMALL_RING: Final = box("ring", 0, 0, SMALL_CELL, SMALL_CELL, 4)
EDGE_RING: Final = box("ring", 0, 0, EDGE.width, EDGE.height, 6)
PLATE_HOT: Final = hot_box(*PLATE, 8)
PLATE_GROUND: Final = box("plate-b", *PLATE, 8)


def pyramid(state: Imhotep, words: Words, pen: Pen) -> Picture:
    pyramids = state.pyramids
    side_b = state.settings.side_b[PYRAMID]
    return (_three if side_b else _one)(pyramids, pen) + _edge(pyramids, pen, side_b)


def _one(pyramids: Pyramids, pen: Pen) -> Picture:
    stones, values = tuple(pyramids.stones[0]), tuple(pyramids.values[0])
    return _levels(stones, values)


@kept
def _levels(stones: tuple[int, ...], values: tuple[int, ...]) -> Picture:
    parts: list[Picture] = []
    for n, value in enumerate(values):
        if n < len(stones):
            body = stone(stones[n], CELL)
        else:
            body = _empty(value, NO_BONUS, n == len(stones), False)
        spot = layout.pyramid_field(n)
        parts.append(Placed(body, f"pyramid-{n}", *spot, ring=CELL_RING))
    return join(parts)


@lru_cache(maxsize=256)
def _empty(value: int, bonus: int, is_next: bool, side_b: bool) -> str:
    style = ("field-b" if side_b else "field") + (" next" if is_next else "")
    size = SMALL_CELL if side_b else CELL
    ground = box(style, 0.5, 0.5, size - 1, size - 1, 3)
    if bonus == NO_BONUS:
        return ground + label(size / 2, size / 2 + 4.5, "bold middle", str(value))
    icon = group("tone", move(8.5, 8, BONUS_ICONS[bonus], 0.25))
    return ground + label(6.5, 11.5, "bold middle", str(value)) + icon


def _three(pyramids: Pyramids, pen: Pen) -> Picture:
    return join(
        move(*layout.small_pyramid(n), _small(pyramids, pen, n)) for n in range(len(PYRAMIDS))
    )


def _small(pyramids: Pyramids, pen: Pen, pyramid: int) -> Picture:
    stones = pyramids.stones[pyramid]
    parts: list[Picture] = [PLATE_GROUND]
    for n, value in enumerate(pyramids.values[pyramid]):
        if n < len(stones):
            body = stone(stones[n], SMALL_CELL)
        else:
            body = _empty(value, pyramids.bonuses[pyramid][n], n == len(stones), True)
        place = f"pyramid-{pyramid * len(pyramids.values[0]) + n}"
        parts.append(pen.place(place, *layout.small_pyramid_field(n), body, SMALL_RING))
    return pen.button(PYRAMID_OF[pyramid], join(parts), PLATE_HOT)


def _edge(pyramids: Pyramids, pen: Pen, side_b: bool) -> Picture:
    """The stones that came when everything was built, counted for each owner."""
    counts = tuple(sorted(Counter(pyramids.edge).items()))
    body = _beside(counts, pyramids.edge_value, side_b)
    return pen.place("pyramid-edge", EDGE.x, EDGE.y, body, EDGE_RING)


@lru_cache(maxsize=256)
def _beside(counts: tuple[tuple[int, int], ...], value: int, side_b: bool) -> str:
    rows = [
        move(
            5,
            20 + n * EDGE_ROW,
            box(f"side{owner}", 0, 1, 10, 10, 2)
            + label(14, 10, "tiny", f"{LETTERS[owner]} {count}"),
        )
        for n, (owner, count) in enumerate(counts)
    ]
    ground = box("field-b" if side_b else "field", 0.5, 0.5, EDGE.width - 1, EDGE.height - 1, 6)
    return ground + coin(EDGE.width / 2, 11, value, 8.5) + "".join(rows)
