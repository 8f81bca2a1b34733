"""The pyramid: side A in three levels side by side, side B as three small ones."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.drawing.areas import hot_box
from baumeister.drawing.ink import Picture, group, join, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONE_RING, STONES, coin
from baumeister.drawing.svg import box, label
from baumeister.games.imhotep.drawing import layout
from baumeister.games.imhotep.drawing.icons import BONUS_ICONS
from baumeister.games.imhotep.drawing.layout import EDGE, LEVEL_LEFT, LEVEL_SIDE, SITE_TOP
from baumeister.games.imhotep.rules.actions import PYRAMID_OF
from baumeister.games.imhotep.rules.edition import NO_BONUS
from baumeister.games.imhotep.rules.names import PYRAMID, PYRAMIDS
from baumeister.games.imhotep.rules.pyramid import Pyramids
from baumeister.games.imhotep.rules.state import Imhotep

SMALL_STONE: Final = (layout.SMALL_CELL - 2) / 36
SMALL_RING: Final = box("ring", -1, -1, 44, 44, 7)
PLATE_HOT: Final = hot_box(*layout.SMALL_PLATE, 8)


def pyramid(state: Imhotep, pen: Pen) -> Picture:
    pyramids = state.pyramids
    paint = _three if state.settings.side_b[PYRAMID] else _one
    return paint(pyramids, pen) + _edge(pyramids, pen, state.settings.side_b[PYRAMID])


def _one(pyramids: Pyramids, pen: Pen) -> Picture:
    stones = pyramids.stones[0]
    parts: list[Picture] = [_GROUND]
    for n, value in enumerate(pyramids.values[0]):
        if n < len(stones):
            body = move(1, 1, STONES[stones[n]])
        else:
            body = _empty(value, NO_BONUS, n == len(stones), False)
        parts.append(pen.place(f"pyramid-{n}", *layout.pyramid_field(n), body, STONE_RING))
    return join(parts)


def _ground() -> str:
    """What each level stands on."""
    parts = []
    for left, side in zip(LEVEL_LEFT[1:], LEVEL_SIDE[1:], strict=True):
        parts.append(box("plate", left, SITE_TOP, 118, 118, 4))
        if side == 1:
            parts.append(box("plate", left + 20, SITE_TOP + 20, 78, 78, 4))
    return "".join(parts)


_GROUND: Final = _ground()


@lru_cache(maxsize=256)
def _empty(value: int, bonus: int, is_next: bool, side_b: bool) -> str:
    style = ("field-b" if side_b else "field") + (" next" if is_next else "")
    size = layout.SMALL_CELL if side_b else layout.CELL
    middle = size / 2
    if bonus == NO_BONUS:
        return box(style, 0, 0, size, size, 4) + label(middle, middle + 7.5, "value", str(value))
    icon = group("tone", move(14.5, 14.5, BONUS_ICONS[bonus], 0.54))
    return box(style, 0, 0, size, size, 4) + label(9.5, 19, "value", str(value)) + icon


def _three(pyramids: Pyramids, pen: Pen) -> Picture:
    return join(_small(pyramids, pen, n) for n in range(len(PYRAMIDS)))


def _small(pyramids: Pyramids, pen: Pen, pyramid: int) -> Picture:
    stones = pyramids.stones[pyramid]
    left, top = layout.small_pyramid_field(pyramid, 0)
    parts: list[Picture] = [move(left, top, _PLATE)]
    for n, value in enumerate(pyramids.values[pyramid]):
        if n < len(stones):
            body = move(1, 1, STONES[stones[n]], SMALL_STONE)
        else:
            body = _empty(value, pyramids.bonuses[pyramid][n], n == len(stones), True)
        place = f"pyramid-{pyramid * len(pyramids.values[0]) + n}"
        spot = layout.small_pyramid_field(pyramid, n)
        parts.append(pen.place(place, *spot, body, SMALL_RING))
    return pen.button(PYRAMID_OF[pyramid], join(parts), PLATE_HOT.at(left, top))


_PLATE: Final = box("plate-b", *layout.SMALL_PLATE, 8)


def _edge(pyramids: Pyramids, pen: Pen, side_b: bool) -> Picture:
    """The stones that came when everything was built."""
    parts = [
        box("field-b" if side_b else "field", 0, 0, EDGE.width, EDGE.height, 6),
        coin(EDGE.width / 2, 15, pyramids.edge_value, 11),
    ]
    count = len(pyramids.edge)
    for n, owner in enumerate(pyramids.edge):
        spot, scale = layout.edge_stone(n, count)
        parts.append(move(*spot, STONES[owner], scale))
    ring = box("ring", 0, 0, EDGE.width, EDGE.height, 6)
    return pen.place("pyramid-edge", EDGE.x, EDGE.y, "".join(parts), ring)
