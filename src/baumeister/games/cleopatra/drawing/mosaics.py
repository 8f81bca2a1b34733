"""The stack of mosaics: the top one, and which others are still in it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.drawing.areas import hot_box
from baumeister.drawing.geometry import Point, Rectangle
from baumeister.drawing.ink import Picture, join, move, tooltip
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, label, path
from baumeister.games.cleopatra.drawing.garden import TILES, outline
from baumeister.games.cleopatra.drawing.laying import oriented, shown
from baumeister.games.cleopatra.drawing.layout import MOSAICS
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules import mosaic_shapes
from baumeister.games.cleopatra.rules.actions import PICK
from baumeister.games.cleopatra.rules.mosaic_shapes import SHAPES
from baumeister.games.cleopatra.rules.state import NO_MOSAIC, Cleopatra

SLAB: Final = box("slab", 1, 1, MOSAICS.width - 2, MOSAICS.height - 2, 10)
TOP: Final = Rectangle(10, 28, 138, 212)
TOP_ROOM: Final = Rectangle(0, 0, TOP.width, TOP.height)
TOP_GROUND: Final = box("field", *TOP_ROOM, 10)
MINI: Final = 11  # a square of a mosaic in the overview
MINI_BOX: Final = Rectangle(0, 0, 48, 68)
HOT: Final = hot_box(*MINI_BOX, 6)
MINI_LEFT: Final = 154
MINI_TOP: Final = 28
MINI_PITCH: Final = Point(50, 72)


def mini(number: int) -> Point:
    row, column = divmod(number, 4)
    return Point(MINI_LEFT + column * MINI_PITCH.x, MINI_TOP + row * MINI_PITCH.y)


def stack(state: Cleopatra, words: Words, pen: Pen) -> dict[str, Picture]:
    return {
        "stack": _signs(words, len(state.stack)),
        "top-mosaic": _top(state, words, pen),
        "minis": _minis(state, words, pen),
    }


@lru_cache(maxsize=64)
def _signs(words: Words, count: int) -> str:
    number = label(350, 19, "small right", words.count("stack", count))
    return SLAB + label(12, 19, "heading", words.say("mosaics")) + number


def _top(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    body = TOP_GROUND
    if state.top_mosaic != NO_MOSAIC:
        about = words.say("top_mosaic", shape=SHAPES[state.top_mosaic])
        body = tooltip(about, TOP_GROUND + shown(state.top_mosaic, 0, TOP_ROOM))
    return pen.place("stack", TOP.x, TOP.y, body)


def _minis(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    """All mosaics in small; the scribe picks one of those that are left."""
    return join(
        move(*mini(shape), pen.button(PICK[shape], _small(words, shape, *fate(state, shape)), HOT))
        for shape in range(mosaic_shapes.MOSAICS)
    )


def fate(state: Cleopatra, shape: int) -> tuple[bool, bool]:
    """Whether a mosaic is still in the stack, and whether it has left the game."""
    return shape in state.stack, shape in state.removed


def _small(words: Words, shape: int, is_left: bool, is_removed: bool) -> str:
    return silhouette(words, shape, is_left, is_removed, MINI_BOX, MINI)


@lru_cache(maxsize=256)
def silhouette(
    words: Words, shape: int, is_left: bool, is_removed: bool, room: Rectangle, size: int
) -> str:
    """A mosaic in small, in the middle of its room; only its course where it is gone."""
    where = "left" if is_left else "removed" if is_removed else "laid"
    drawn = _course(shape, is_left, is_removed, room, size)
    return tooltip(words.say(f"mini_{where}", shape=SHAPES[shape]), drawn)


def _course(shape: int, is_left: bool, is_removed: bool, room: Rectangle, size: int) -> str:
    squares = oriented(shape, 0)
    tall, broad = (size * (1 + max(one[n] for one in squares)) for n in (0, 1))
    x, y = (room.width - broad) / 2, (room.height - tall) / 2
    if not is_left:
        body = path("c-mini-gone", outline(squares, size))
        if is_removed:
            body += path("c-crossed", f"M-4 -4L{broad + 4} {tall + 4}M{broad + 4} -4L-4 {tall + 4}")
        return move(x, y, body)
    style = f"c-tile-{shape % TILES}"
    tiles = "".join(box(style, column * size, row * size, size, size) for row, column in squares)
    return move(x, y, tiles + path("c-mini-edge", outline(squares, size)))
