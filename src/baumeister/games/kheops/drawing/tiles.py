"""The tiles: rock with a hall or a corridor in it, whose passages reach as far as the edge.

Where two open sides meet, the floor goes on from one tile to the other.
"""

from __future__ import annotations

from typing import Final

from baumeister.drawing.areas import Area
from baumeister.drawing.geometry import Point
from baumeister.drawing.ink import move
from baumeister.drawing.svg import path
from baumeister.games.kheops.drawing.layout import (
    CORRIDOR,
    HALL,
    INNER,
    PASSAGE,
    SYMBOL_SIZE,
    bounds,
    corners,
    from_centre,
)
from baumeister.games.kheops.drawing.symbols import SYMBOL_SHAPES
from baumeister.games.kheops.rules.names import PLAIN
from baumeister.games.kheops.rules.tiles import ALL_OPEN, IS_HALL, SYMBOL_OF


def _line(spots: list[Point]) -> str:
    """A course through these points; where two are the same, one is enough."""
    points = [spot for n, spot in enumerate(spots) if n == 0 or spot != spots[n - 1]]
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points)


def triangle(size: float = 1) -> str:
    """The course of a tile's edge."""
    return _line(list(corners(size))) + "Z"


def _walls(room: tuple[float, float], openings: int) -> list[list[Point]]:
    """The walls of a room, clockwise; they are broken where a passage reaches the edge."""
    depth, half = room
    walls: list[list[Point]] = [[]]
    for side in range(3):
        walls[-1].append(from_centre(side, depth, -half))
        if openings >> side & 1:
            ends = [(out, along) for along in (-PASSAGE, PASSAGE) for out in (depth, INNER)]
            (a, b), (d, c) = ends[:2], ends[2:]
            walls[-1] += [from_centre(side, *a), from_centre(side, *b)]
            walls.append([from_centre(side, *c), from_centre(side, *d)])
        walls[-1].append(from_centre(side, depth, half))
    first, last = walls[0], walls.pop()
    if walls:
        walls[0] = last + first  # the walk began in the middle of a wall
    else:
        walls = [[*last, first[0]]]
    return walls


def _ground(is_hall: bool, openings: int) -> str:
    walls = _walls(HALL if is_hall else CORRIDOR, openings)
    floor = _line([spot for wall in walls for spot in wall]) + "Z"
    return (
        path("rock", triangle())
        + path("course", _COURSES)
        + path("floor", floor)
        + (path("paving", _PAVING) if is_hall else "")
        + path("wall", "".join(_line(wall) for wall in walls))
    )


_COURSES: Final = "M-12 -52H12M-24 -32H-12M12 -32H24M-44 4H-34M34 4H44M-54 22H-30M30 22H54"
_PAVING: Final = "M-16 -12H16M-26 6H26M0 -12V6M-13 6V22M13 6V22M-8 -24V-12M8 -24V-12"

# `GROUNDS[is_hall][openings]`
GROUNDS: Final = [
    [_ground(is_hall, openings) for openings in range(ALL_OPEN + 1)] for is_hall in (False, True)
]
BACK: Final = (
    path("tile-back", triangle())
    + path("back-line", triangle(0.72))
    + path("back-line", "M-17 8Q0 -12 17 8Q0 22 -17 8Z")
)
LARGE: Final = {
    PLAIN: "",
    **{symbol: move(0, 0, shape, SYMBOL_SIZE) for symbol, shape in SYMBOL_SHAPES.items()},
}
HOT: Final = Area(path("hot", triangle(0.94)), bounds(0.94))
RING: Final = path("ring deep", triangle(0.84))


def ground(tile: int, openings: int, is_up: bool) -> str:
    """A tile without its symbol."""
    drawn = GROUNDS[IS_HALL[tile]][openings]
    return drawn if is_up else upside_down(drawn)


def upside_down(body: str) -> str:
    return f'<g transform="rotate(180)">{body}</g>'


def whole_tile(tile: int, openings: int, is_up: bool = True) -> str:
    """A tile with its symbol in the middle, which always stands upright."""
    return ground(tile, openings, is_up) + symbol_of(tile)


def symbol_of(tile: int) -> str:
    return LARGE[SYMBOL_OF[tile]]


def small_symbol(tile: int, y: float) -> str:
    """Beside a figure that stands on the tile."""
    symbol = SYMBOL_OF[tile]
    return "" if symbol == PLAIN else move(0, y, SYMBOL_SHAPES[symbol], 0.62)
