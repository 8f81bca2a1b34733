"""What a seat has: the figures of its supply, and the tiles of its hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from baumeister.core.state import UNKNOWN
from baumeister.drawing.areas import hot_box
from baumeister.drawing.geometry import Point
from baumeister.drawing.ink import Picture, group, join, move, only_with, only_without, tooltip
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, label
from baumeister.games.kheops.drawing.figures import FIGURES
from baumeister.games.kheops.drawing.offered import Offered, figure_name, tile_name
from baumeister.games.kheops.drawing.texts import Words
from baumeister.games.kheops.drawing.tiles import BACK, HOT, whole_tile
from baumeister.games.kheops.rules.figures import COLUMNS
from baumeister.games.kheops.rules.names import EVERY_FIGURE, PHARAOH, WHITE, Colour, Figure
from baumeister.games.kheops.rules.state import Kheops
from baumeister.games.kheops.rules.tiles import WAYS_OF, Tile, turned

BOX: Final = (59.5, 58)  # of a kind of figure
BOX_PITCH: Final = 63.5
BOX_GROUND: Final = box("kind", 0, 0, *BOX, 8)
BOX_HOT: Final = hot_box(0, 0, *BOX, 8)
STANDING: Final = 0.74  # the size of a figure in its box
NO_OFFERS: Final = Offered(())


def kinds_of(colour: Colour) -> Sequence[Figure]:
    """The kinds of figures that a colour has: only White has the pharaoh."""
    return EVERY_FIGURE if colour == WHITE else EVERY_FIGURE[:PHARAOH]


def supply(
    state: Kheops, words: Words, pen: Pen, seat: int, offered: Offered = NO_OFFERS
) -> Picture:
    """One box for each kind of figure, from left to right."""
    kinds = kinds_of(state.colour(seat))
    return join(
        move(BOX_PITCH * n, 0, _kind(state, words, pen, seat, figure, offered))
        for n, figure in enumerate(kinds)
    )


def _kind(
    state: Kheops, words: Words, pen: Pen, seat: int, figure: Figure, offered: Offered
) -> Picture:
    """How many there are; a kind that is gone is a shadow."""
    colour = state.colour(seat)
    left = state.figures.supply[colour * COLUMNS + figure]
    shape = FIGURES[colour][figure]
    stands = shape if left else group("shadowy", shape)
    standing = pen.place(f"supply-{seat}-{figure}", 17, 29, stands, scale=STANDING)
    about = words.say(
        "supply",
        colour=words.colours[colour],
        figure=words.figures[figure],
        n=left,
        about=words.about_figures[figure],
    )
    count = label(BOX[0] - 3, 34, "amount right", f"×{left}")
    body = BOX_GROUND + standing + count
    if offered.is_choice(figure):
        return pen.pick(figure_name(figure), about, body, BOX_HOT)
    return tooltip(about, body)


def hand(
    state: Kheops,
    words: Words,
    pen: Pen,
    seat: int,
    spots: Sequence[Point],
    size: float,
    offered: Offered = NO_OFFERS,
) -> Picture:
    """Each tile at its spot; one that is known can be found by its kind."""
    parts: list[Picture] = []
    tiles = state.hands[seat]
    seen: Counter[Tile] = Counter()
    for (x, y), tile in zip(spots, tiles, strict=False):
        seen[tile] += 1
        body = _tile(words, pen, offered, tile, seen[tile] - 1)
        if tile != UNKNOWN and seen[tile] == tiles.count(tile):
            parts.append(pen.place(tile_place(seat, tile), x, y, body, scale=size))
        else:
            parts.append(move(x, y, body, size))
    return join(parts)


def tile_place(seat: int, tile: Tile) -> str:
    """Where a tile lies in a hand; of equal ones, the last."""
    return f"hand-{seat}-{tile}"


def _tile(words: Words, pen: Pen, offered: Offered, tile: Tile, copy: int) -> Picture:
    if tile == UNKNOWN:
        return tooltip(words.say("hidden"), BACK)
    if tile not in offered.tiles:
        return tooltip(words.tiles[tile], _cell(whole_tile(tile, WAYS_OF[tile][0])))
    name = tile_name(tile, copy)
    ways = ways_in_hand(tile)
    turns = " ".join(f"{name}/{turn}" for turn in range(1, len(ways)))
    first = _cell(whole_tile(tile, ways[0]))
    pictures = only_without(turns, first) if turns else first
    for turn, openings in enumerate(ways[1:], 1):
        pictures += only_with(f"{name}/{turn}", _cell(whole_tile(tile, openings)))
    return pen.pick(name, words.tiles[tile], pictures, HOT, len(ways))


def _cell(body: str) -> str:
    return group("cell", body)


def ways_in_hand(tile: int) -> list[int]:
    """How a tile lies in the hand after no turn, one, two; each is clockwise."""
    ways = [WAYS_OF[tile][0]]
    while len(ways) < len(WAYS_OF[tile]):
        ways.append(turned(ways[-1]))
    return ways
