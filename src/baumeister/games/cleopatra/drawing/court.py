"""The court: what is at the mosaics and at the altar in short, where there is no room for both."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, move, tooltip
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, label
from baumeister.games.cleopatra.drawing.altar import BLANK, SYMBOL
from baumeister.games.cleopatra.drawing.laying import shown
from baumeister.games.cleopatra.drawing.layout import COURT
from baumeister.games.cleopatra.drawing.mosaics import fate, silhouette
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules.mosaic_shapes import MOSAICS, SHAPES
from baumeister.games.cleopatra.rules.names import DICE
from baumeister.games.cleopatra.rules.state import NO_MOSAIC, Cleopatra

SLAB: Final = box("slab", 1, 1, COURT.width - 2, COURT.height - 2, 10)
TOP: Final = Rectangle(5, 24, 62, 78)
ROOM: Final = Rectangle(0, 0, TOP.width, TOP.height)
GROUND: Final = box("field", *ROOM, 7)
MINIS_TOP: Final = 124
MINI: Final = Rectangle(0, 0, 31, 35)
ALTAR_TOP: Final = 333
DIE_SCALE: Final = 0.53
RING: Final = box("ring", 3, ALTAR_TOP + 26, COURT.width - 6, 72, 8)


def court(state: Cleopatra, words: Words, pen: Pen) -> dict[str, Picture]:
    top = GROUND
    if state.top_mosaic != NO_MOSAIC:
        about = words.say("top_mosaic", shape=SHAPES[state.top_mosaic])
        top = tooltip(about, GROUND + shown(state.top_mosaic, 0, ROOM))
    return {
        "court": _signs(words, len(state.stack)),
        "court-top": pen.place("stack", TOP.x, TOP.y, top),
        "court-minis": _minis(words, tuple(fate(state, shape) for shape in range(MOSAICS))),
        "court-altar": pen.place("altar", 0, 0, _dice(words, state.altar), RING),
    }


@lru_cache(maxsize=64)
def _signs(words: Words, count: int) -> str:
    middle = COURT.width / 2
    return (
        SLAB
        + label(middle, 17, "bold middle", words.say("mosaics"))
        + label(middle, 117, "small middle", words.say("left_short", n=count))
        + label(middle, ALTAR_TOP + 18, "bold middle", words.say("priest"))
    )


@lru_cache(maxsize=256)
def _minis(words: Words, fates: tuple[tuple[bool, bool], ...]) -> str:
    return "".join(
        move(
            5 + shape % 2 * MINI.width,
            MINIS_TOP + shape // 2 * MINI.height,
            silhouette(words, shape, is_left, is_removed, MINI, 6),
        )
        for shape, (is_left, is_removed) in enumerate(fates)
    )


def _die(number: int, altar: int) -> str:
    x, y = 4 + number % 3 * 22 + number // 3 * 11, ALTAR_TOP + 30 + number // 3 * 24
    return move(x, y, SYMBOL if number < altar else BLANK, DIE_SCALE)


@lru_cache(maxsize=64)
def _dice(words: Words, altar: int) -> str:
    dice = "".join(_die(n, altar) for n in range(DICE))
    number = label(COURT.width / 2, ALTAR_TOP + 93, "bold middle", f"{altar}/{DICE}")
    return tooltip(words.say("altar", n=altar, dice=DICE), dice + number)
