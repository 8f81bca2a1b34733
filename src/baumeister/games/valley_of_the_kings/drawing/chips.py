"""Everybody in short: points, blocks that are not built yet, scarabs, and who begins."""

from __future__ import annotations

from functools import cache
from typing import Final

from baumeister.drawing.chips import Chip, Count
from baumeister.drawing.drawer import Viewer
from baumeister.drawing.ink import move
from baumeister.games.valley_of_the_kings.drawing.blocks import BLOCKS
from baumeister.games.valley_of_the_kings.drawing.figures import (
    MINI_SCARABS,
    PHARAOH_STONE,
    TILE_BACK,
)
from baumeister.games.valley_of_the_kings.drawing.hand import is_auction
from baumeister.games.valley_of_the_kings.drawing.market import tiles_left
from baumeister.games.valley_of_the_kings.drawing.texts import Words, words_in
from baumeister.games.valley_of_the_kings.rules.actions import MOST_RINGS
from baumeister.games.valley_of_the_kings.rules.names import COLOURS
from baumeister.games.valley_of_the_kings.rules.state import Valley

OCHRE: Final = COLOURS.index("ochre")
_BLOCK: Final = move(1, 1, BLOCKS[OCHRE], 0.56)
_STONE: Final = move(3, 2, PHARAOH_STONE, 0.54)
_TILE: Final = move(3.5, 1, TILE_BACK, 0.47)


def chips(state: Valley, viewer: Viewer) -> list[Chip]:
    words = words_in(viewer.language)
    return [_chip(state, words, seat, viewer.seat) for seat in range(state.seats)]


def _chip(state: Valley, words: Words, seat: int, viewer: int) -> Chip:
    points = state.ledger.points[seat]
    counts = [
        _tiles(state, words, seat) if is_auction(state) else _blocks(state, words, seat),
        _scarabs(state, words, seat),
    ]
    if state.start == seat:
        counts.append(Count(_STONE, "", words.say("starts")))
    places = () if seat == viewer else _places(seat)
    return Chip(str(points), words.count("points", points), tuple(counts), places)


def _blocks(state: Valley, words: Words, seat: int) -> Count:
    blocks = sum(state.stock[seat])
    return Count(_BLOCK, str(blocks), words.count("stock.all", blocks))


def _tiles(state: Valley, words: Words, seat: int) -> Count:
    tiles = tiles_left(state, seat)
    return Count(_TILE, str(tiles), words.count("tiles.left", tiles))


def _scarabs(state: Valley, words: Words, seat: int) -> Count:
    scarabs = state.scarabs[seat]
    icon = move(12, 12, MINI_SCARABS[seat], 0.6)
    return Count(icon, str(scarabs), words.count("scarabs", scarabs))


@cache
def _places(seat: int) -> tuple[str, ...]:
    """What lies only in the panel of the seat, which is seldom open."""
    return (
        f"stock-{seat}",
        *(f"stock-{seat}-{colour}" for colour in range(len(COLOURS))),
        f"scarabs-{seat}",
        f"points-{seat}",
        f"tiles-{seat}",
        *(f"tile-{seat}-{rings}" for rings in range(MOST_RINGS + 1)),
    )
