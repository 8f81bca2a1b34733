"""Laying a mosaic: it is picked up beside the garden, turned, and shown wherever it would lie.

A mosaic is held at its handle, the square nearest to its middle. Aiming at a square of the garden
shows the mosaic with its handle there, what it brings, and the sanctuaries it would make.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from baumeister.drawing.areas import hot_box
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, group, join, move, only_with, only_without
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, label, path
from baumeister.games.cleopatra.drawing import layout
from baumeister.games.cleopatra.drawing.garden import claims, garden, mosaic, outline
from baumeister.games.cleopatra.drawing.icons import statue
from baumeister.games.cleopatra.drawing.layout import BED, CELL, HELD
from baumeister.games.cleopatra.drawing.palace import PEDESTAL, THRONE_PLACE, THRONE_SHAPE, gain
from baumeister.games.cleopatra.drawing.pieces import reaching
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules.actions import Lay
from baumeister.games.cleopatra.rules.garden import Garden, squares_of
from baumeister.games.cleopatra.rules.mosaic_shapes import ORIENTED, SHAPES, Shape, Squares
from baumeister.games.cleopatra.rules.mosaics import ClaimSanctuary, LayMosaic, mosaic_value
from baumeister.games.cleopatra.rules.names import SIDE
from baumeister.games.cleopatra.rules.state import Cleopatra

HOT: Final = reaching(Rectangle(0, 0, CELL, CELL), box("hot c-spot", 4, 4, CELL - 8, CELL - 8, 10))
GROUND: Final = box("c-block", 0, 0, CELL * SIDE, CELL * SIDE)
SCALE: Final = BED.width / (CELL * SIDE)
BOX: Final = Rectangle(3, 3, 61, 61)  # of the mosaic in the hand
PICK_HOT: Final = hot_box(*BOX, 10)
BOX_GROUND: Final = box("field", *BOX, 10)
SLAB: Final = box("slab", 1, 1, HELD.width - 2, HELD.height - 2, 10)
PARTS: Final = ("bed", "bed-mosaics", "bed-sanctuaries", "bed-claims", "fits")


def question(state: Cleopatra, pen: Pen) -> LayMosaic | None:
    """What is asked, if this seat lays a mosaic now."""
    asked = state.agenda[-1] if state.agenda and pen.is_asked else None
    return asked if isinstance(asked, LayMosaic) else None


def is_laying(state: Cleopatra, is_asked: bool) -> bool:
    """Whether all that somebody looks at is the garden."""
    asked = state.agenda[-1] if state.agenda and is_asked else None
    return isinstance(asked, LayMosaic | ClaimSanctuary)


def bed(state: Cleopatra, words: Words, pen: Pen) -> dict[str, Picture]:
    """The garden by itself, as large as it can be, while something is laid there."""
    if not is_laying(state, pen.is_asked):
        return dict.fromkeys(PARTS, "")
    plants, *laid = garden(state, words, pen).values()
    throne = move(3 * CELL, 0, (THRONE_PLACE, PEDESTAL, PEDESTAL + THRONE_SHAPE)[state.throne])
    found = [GROUND + throne + plants, *laid, claims(state, pen), fits(state, pen)]
    return {
        name: move(0, 0, part, SCALE) if part else ""
        for name, part in zip(PARTS, found, strict=True)
    }


def held(state: Cleopatra, words: Words, pen: Pen) -> dict[str, Picture]:
    """What is laid, beside the garden."""
    if not is_laying(state, pen.is_asked):
        return {"held": ""}
    asked = question(state, pen)
    if asked is None:
        figure = move(BOX.x + 8, BOX.y + 6, statue(pen.seat))
        count = words.count("statues", state.statues[pen.seat])
        return {"held": SLAB + figure + _lines(words.say("claim"), count)}
    flipping = state.settings.variants["flipping"] == "on"
    mosaic_in_hand = held_mosaic(words, pen, asked.shape, flipping)
    turns = len(ways(asked.shape, flipping))
    how = words.say("turn_it" if turns > 1 else "lay_it")
    name = words.say("mosaic", shape=SHAPES[asked.shape])
    return {"held": SLAB + pen.place("stack", 0, 0, mosaic_in_hand) + _lines(name, how)}


def _lines(first: str, second: str) -> str:
    return label(76, 29, "heading", first) + label(76, 48, "plain c-soft", second)


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
    body = BOX_GROUND + (only_without(others, pictures[0]) if others else pictures[0])
    body += "".join(only_with(f"{name}/{turn}", pictures[turn]) for turn in range(1, len(pictures)))
    sentence = words.say("mosaic_to_lay", shape=SHAPES[shape])
    return pen.pick(name, sentence, body, PICK_HOT, len(found))


@lru_cache(maxsize=512)
def shown(shape: int, orientation: int, room: Rectangle = BOX) -> str:
    """A mosaic in the middle of a box."""
    squares = oriented(shape, orientation)
    height = CELL * (1 + max(row for row, _ in squares))
    width = CELL * (1 + max(column for _, column in squares))
    scale = min(room.width / 200, (min(room.width, room.height) - 8) / max(height, width))
    x = room.x + (room.width - width * scale) / 2
    y = room.y + (room.height - height * scale) / 2
    return move(x, y, mosaic(shape, squares), scale)


def fits(state: Cleopatra, pen: Pen) -> Picture:
    """All places for the mosaic in each of its turns."""
    asked = question(state, pen)
    if asked is None:
        return ""
    shape = asked.shape
    found = ways(shape, state.settings.variants["flipping"] == "on")
    name = pick_name(shape)
    printed, free = state.settings.garden, state.free_squares()
    rest = tuple(other for other in state.stack if other != shape)
    spots: dict[tuple[int, int], list[Picture]] = {}
    for action in printed.lays(shape, free):
        assert isinstance(action, Lay)
        down, right = handle(shape, action.orientation)
        covered = printed.covered_by[shape][action]
        holy = new_sanctuaries(printed, free & ~covered, state.closed, rest)
        talents = mosaic_value(state, covered)
        spot = (action.row + down, action.column + right)
        ghost = preview(shape, action.orientation, talents, relative(holy, *spot))
        held = f"{name}/{found.index(action.orientation)}"
        drawn = pen.fit(action, held, HOT, spot=f"square-{spot[0]}-{spot[1]}", ghost=ghost)
        spots.setdefault(spot, []).append(drawn)
    return join(move(*layout.square(*spot), join(spots[spot])) for spot in sorted(spots))


@lru_cache(maxsize=8192)
def new_sanctuaries(garden: Garden, free: int, closed: int, rest: tuple[Shape, ...]) -> int:
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
