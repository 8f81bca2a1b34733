"""Laying a mosaic: it is picked up from its place, turned, and shown wherever it would lie.

A mosaic is held at its handle, the square nearest to its middle. Aiming at a square of the garden
shows the mosaic with its handle there, what it brings, and the sanctuaries it would make.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from baumeister.drawing.areas import hot_box
from baumeister.drawing.ink import Picture, group, join, move, only_with, only_without
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, path
from baumeister.games.cleopatra.drawing import layout
from baumeister.games.cleopatra.drawing.garden import mosaic, outline
from baumeister.games.cleopatra.drawing.layout import CELL, TOP_MOSAIC
from baumeister.games.cleopatra.drawing.palace import gain
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules.actions import Lay
from baumeister.games.cleopatra.rules.garden import Garden, squares_of
from baumeister.games.cleopatra.rules.mosaic_shapes import ORIENTED, SHAPES, Squares
from baumeister.games.cleopatra.rules.mosaics import LayMosaic, mosaic_value
from baumeister.games.cleopatra.rules.state import Cleopatra

HOT: Final = hot_box(3, 3, CELL - 6, CELL - 6, 8, "hot c-spot")
PICK_HOT: Final = hot_box(0, 0, TOP_MOSAIC.width, TOP_MOSAIC.height, 10)


def question(state: Cleopatra, pen: Pen) -> LayMosaic | None:
    """What is asked, if this seat lays a mosaic now."""
    asked = state.agenda[-1] if state.agenda and pen.is_asked else None
    return asked if isinstance(asked, LayMosaic) else None


def pick_name(shape: int) -> str:
    return f"mosaic-{SHAPES[shape]}"


@cache
def ways(shape: int, flipping: bool) -> tuple[int, ...]:
    """The orientations that look different, in the order in which they are turned."""
    found = ORIENTED[shape] if flipping else ORIENTED[shape][:4]
    return tuple(n for n, squares in enumerate(found) if squares is not None)


@cache
def oriented(shape: int, orientation: int) -> Squares:
    squares = ORIENTED[shape][orientation]
    assert squares is not None
    return squares


@cache
def handle(shape: int, orientation: int) -> tuple[int, int]:
    """The square nearest to the middle of a mosaic."""
    squares = oriented(shape, orientation)
    row = sum(row for row, _ in squares) / len(squares)
    column = sum(column for _, column in squares) / len(squares)
    return min(squares, key=lambda one: (one[0] - row) ** 2 + (one[1] - column) ** 2)


def held_mosaic(words: Words, pen: Pen, shape: int, flipping: bool) -> Picture:
    """The paid mosaic, to be picked up; its picture turns while it is held."""
    name = pick_name(shape)
    found = ways(shape, flipping)
    pictures = [shown(shape, way) for way in found]
    others = " ".join(f"{name}/{turn}" for turn in range(1, len(found)))
    body = only_without(others, pictures[0]) if others else pictures[0]
    body += "".join(only_with(f"{name}/{turn}", pictures[turn]) for turn in range(1, len(pictures)))
    sentence = words.say("mosaic_to_lay", shape=SHAPES[shape])
    return pen.pick(name, sentence, body, PICK_HOT, len(found))


@lru_cache(maxsize=256)
def shown(shape: int, orientation: int) -> str:
    """A mosaic in the middle of the place on top of the stack."""
    squares = oriented(shape, orientation)
    height = CELL * (1 + max(row for row, _ in squares))
    width = CELL * (1 + max(column for _, column in squares))
    scale = min(0.72, (TOP_MOSAIC.height - 10) / max(height, width))
    x = (TOP_MOSAIC.width - width * scale) / 2
    y = (TOP_MOSAIC.height - height * scale) / 2
    return move(x, y, mosaic(shape, squares), scale)


def fits(state: Cleopatra, pen: Pen) -> Picture:
    """All places for the mosaic in each of its turns."""
    asked = question(state, pen)
    if asked is None:
        return ""
    shape = asked.shape
    found = ways(shape, state.settings.variants["flipping"] == "on")
    name = pick_name(shape)
    garden, free = state.settings.garden, state.free_squares()
    rest = tuple(other for other in state.stack if other != shape)
    spots: dict[tuple[int, int], list[Picture]] = {}
    for action in garden.lays(shape, free):
        assert isinstance(action, Lay)
        down, right = handle(shape, action.orientation)
        covered = garden.covered_by[shape][action]
        holy = new_sanctuaries(garden, free & ~covered, state.closed, rest)
        talents = mosaic_value(state, covered)
        spot = (action.row + down, action.column + right)
        ghost = preview(shape, action.orientation, talents, relative(holy, *spot))
        held = f"{name}/{found.index(action.orientation)}"
        drawn = pen.fit(action, held, HOT, spot=f"square-{spot[0]}-{spot[1]}", ghost=ghost)
        spots.setdefault(spot, []).append(drawn)
    return join(move(*layout.square(*spot), join(spots[spot])) for spot in sorted(spots))


@lru_cache(maxsize=8192)
def new_sanctuaries(garden: Garden, free: int, closed: int, rest: tuple[int, ...]) -> int:
    """The squares of all sanctuaries that there would be."""
    squares = 0
    for region in garden.sanctuaries(free & ~closed, list(rest)):
        squares |= region
    return squares


@lru_cache(maxsize=4096)
def relative(squares: int, row: int, column: int) -> Squares:
    """Squares as seen from one of them."""
    return tuple((down - row, right - column) for down, right in squares_of(squares))


@lru_cache(maxsize=4096)
def preview(shape: int, orientation: int, talents: int, holy: Squares) -> str:
    """The mosaic around its handle, what it brings, and what it would enclose."""
    down, right = handle(shape, orientation)
    picture = move(-right * CELL, -down * CELL, mosaic(shape, oriented(shape, orientation)))
    enclosed = ""
    if holy:
        enclosed = "".join(
            box("c-holy", column * CELL, row * CELL, CELL, CELL) for row, column in holy
        ) + path("c-holy-edge", outline(holy, CELL))
    return enclosed + group("c-hover", picture) + gain(talents, CELL / 2, CELL / 2)
