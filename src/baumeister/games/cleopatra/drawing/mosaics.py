"""The stack of mosaics: the top one, and which others are still in it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.drawing.areas import hot_box
from baumeister.drawing.ink import Picture, hint, join, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, label, path
from baumeister.games.cleopatra.drawing import layout
from baumeister.games.cleopatra.drawing.garden import TILES, outline
from baumeister.games.cleopatra.drawing.laying import held_mosaic, oriented, question, shown
from baumeister.games.cleopatra.drawing.layout import MINI, MINI_PITCH, STACK, TOP_MOSAIC
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules.actions import BUILD_MOSAIC, PICK
from baumeister.games.cleopatra.rules.mosaic_shapes import MOSAICS, SHAPES
from baumeister.games.cleopatra.rules.state import NO_MOSAIC, Cleopatra

TOP_HOT: Final = hot_box(0, 0, TOP_MOSAIC.width, TOP_MOSAIC.height, 10)
TOP_GROUND: Final = box("field", 0, 0, TOP_MOSAIC.width, TOP_MOSAIC.height, 10)
MINI_HOT: Final = hot_box(0, 0, MINI_PITCH.x - 4, MINI_PITCH.y - 6, 6)


def stack(state: Cleopatra, words: Words, pen: Pen) -> dict[str, Picture]:
    return {
        "top-mosaic": _top(state, words, pen),
        "minis": join(_mini(state, words, pen, shape) for shape in range(MOSAICS)),
    }


def _top(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    asked = question(state, pen)
    body: Picture = TOP_GROUND
    if asked is not None:
        flipping = state.settings.variants["flipping"] == "on"
        body += held_mosaic(words, pen, asked.shape, flipping)
    elif state.top_mosaic != NO_MOSAIC:
        about = words.say("top_mosaic", shape=SHAPES[state.top_mosaic])
        drawn = hint(about, TOP_GROUND + shown(state.top_mosaic, 0))
        body = pen.button(BUILD_MOSAIC, drawn, TOP_HOT)
    count = label(STACK.width / 2, 222, "note middle", words.count("stack", len(state.stack)))
    return pen.place("stack", TOP_MOSAIC.x, TOP_MOSAIC.y, body) + move(STACK.x, STACK.y, count)


def _mini(state: Cleopatra, words: Words, pen: Pen, shape: int) -> Picture:
    is_left = shape in state.stack
    is_removed = shape in state.removed
    key = "mini_left" if is_left else "mini_removed" if is_removed else "mini_laid"
    body: Picture = hint(words.say(key, shape=SHAPES[shape]), _small(shape, is_left, is_removed))
    if is_left:
        body = pen.button(PICK[shape], body, MINI_HOT)
    return pen.place(f"mini-{shape}", *layout.mini(shape), body)


@lru_cache(maxsize=64)
def _small(shape: int, is_left: bool, is_removed: bool) -> str:
    squares = oriented(shape, 0)
    height, width = (MINI * (1 + max(one[n] for one in squares)) for n in (0, 1))
    x, y = (MINI_PITCH.x - 4 - width) / 2, (MINI_PITCH.y - 6 - height) / 2
    if not is_left:
        body = path("c-mini-gone", outline(squares, MINI))
        if is_removed:
            body += path(
                "c-crossed", f"M-4 -4L{width + 4} {height + 4}M{width + 4} -4L-4 {height + 4}"
            )
        return move(x, y, body)
    style = f"c-tile-{shape % TILES}"
    tiles = "".join(box(style, column * MINI, row * MINI, MINI, MINI) for row, column in squares)
    return move(x, y, tiles + path("c-mini-edge", outline(squares, MINI)))


@lru_cache(maxsize=16)
def signs(words: Words) -> str:
    return label(STACK.x + 12, STACK.y + 26, "title", words.say("mosaics"))
