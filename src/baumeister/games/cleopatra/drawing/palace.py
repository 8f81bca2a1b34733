"""The palace from above: walls, door frames, throne, sphinxes, obelisks, and Cleopatra's way.

Free places can be built on at once, and glow; while a piece of the quarry is held, only those for
its kind are there.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from baumeister.drawing.areas import hot_box
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, group, join, move, tooltip
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.cleopatra.drawing import layout
from baumeister.games.cleopatra.drawing.icons import (
    CLEOPATRA,
    OBELISK_PIECE,
    SPHINX_PIECE,
)
from baumeister.games.cleopatra.drawing.layout import (
    CELL,
    DOOR,
    GARDEN,
    LEAST,
    MIDDLE,
    OBELISK,
    PLAZA,
    SCALE,
    SPHINX,
    TERRACE,
    WALL,
    WALL_LENGTH,
)
from baumeister.games.cleopatra.drawing.pieces import reaching, site
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules import names
from baumeister.games.cleopatra.rules.actions import (
    BUILD_DOOR,
    BUILD_OBELISK,
    BUILD_PEDESTAL,
    BUILD_SPHINX,
    BUILD_THRONE,
    BUILD_WALL,
)
from baumeister.games.cleopatra.rules.names import DOORS, LEFT, OBELISKS, SPHINXES, WALLS
from baumeister.games.cleopatra.rules.pieces import door_value, wall_value
from baumeister.games.cleopatra.rules.state import Cleopatra

WALL_SHAPE: Final = box("c-wall", 0, 0, WALL_LENGTH, WALL, 3) + "".join(
    disc("c-shaft", 20 + n * 30.5, WALL / 2, 12) + disc("c-capital", 20 + n * 30.5, WALL / 2, 7)
    for n in range(5)
)
UPRIGHT: Final = f'<g transform="translate({WALL} 0) rotate(90)">{WALL_SHAPE}</g>'
WALL_PLACE: Final = box("c-place", 1.5, 1.5, WALL_LENGTH - 3, WALL - 3, 4)
UPRIGHT_PLACE: Final = box("c-place", 1.5, 1.5, WALL - 3, WALL_LENGTH - 3, 4)
_BESIDE: Final = LEAST + 1 - WALL  # a finger hits as much of the garden beside a wall
WALL_HOT: Final = reaching(
    Rectangle(0, 0, WALL_LENGTH, WALL + _BESIDE),
    box("hot glow", 3, 3, WALL_LENGTH - 6, WALL - 6, 5),
)
UPRIGHT_HOTS: Final = tuple(
    reaching(
        Rectangle(x, 0, WALL + _BESIDE, WALL_LENGTH),
        box("hot glow", 3, 3, WALL - 6, WALL_LENGTH - 6, 5),
    )
    for x in (0, -_BESIDE)
)
DOOR_SHAPE: Final = (
    box("c-wall", 0, 2, DOOR.width, 34, 3)
    + box("c-gold", 0, 2, DOOR.width, 8, 3)
    + box("c-leaf-door", 44, 12, 54, 24, 2)
    + box("c-leaf-door", 103, 12, 54, 24, 2)
    + disc("c-shaft", 20, 23, 11)
    + disc("c-capital", 20, 23, 6)
    + disc("c-shaft", 180, 23, 11)
    + disc("c-capital", 180, 23, 6)
    + disc("c-lapis", 100, 6, 5)
)
DOOR_PLACE: Final = box("c-place", 1.5, 3.5, DOOR.width - 3, 31, 4)
DOOR_HOT: Final = reaching(
    Rectangle(0, -14, DOOR.width, LEAST + 1), box("hot glow", 3, 5, DOOR.width - 6, 28, 5)
)
SPHINX_PLACE: Final = box("c-place", 1, 1, SPHINX.width - 2, SPHINX.height - 2, 8)
SPHINX_HOT: Final = reaching(
    Rectangle(0, -3, SPHINX.width, LEAST + 1), box("hot", 0, 0, SPHINX.width, SPHINX.height, 8)
)
SPHINX_SHAPE: Final = box("c-plinth", 1, 1, SPHINX.width - 2, SPHINX.height - 2, 8) + move(
    30, 2, SPHINX_PIECE, 1.25
)
FACING: Final = f'<g transform="translate({SPHINX.width} 0) scale(-1 1)">{SPHINX_SHAPE}</g>'
OBELISK_PLACE: Final = box("c-place", 1, 1, OBELISK.width - 2, OBELISK.height - 2, 8)
OBELISK_HOT: Final = reaching(
    Rectangle(-4, 0, LEAST + 2, OBELISK.height),
    box("hot glow", 4, 4, OBELISK.width - 8, OBELISK.height - 8, 8),
)
OBELISK_SHAPE: Final = (
    path("shade", "M30 198L74 182L72 190L40 204Z")
    + path("c-sandstone", "M33 6L44 22L52 180H14L22 22Z")
    + path("c-stone-side", "M33 6L44 22L52 180H35Z")
    + path("c-gold", "M33 6L44 22H22Z")
    + box("c-stone", 6, 180, 54, 18, 2)
    + path("c-line", "M26 40H33M25 54H34M25 68H33M24 82H34M23 96H34M22 110H33M22 124H34M21 138H34")
)
PEDESTAL: Final = (
    box("c-marble", 22, 16, 118, 76, 4)
    + box("c-marble-side", 22, 82, 118, 14, 3)
    + path("c-vein", "M30 30Q60 22 76 40T130 36M34 66Q70 56 90 72T132 62")
)
THRONE_SHAPE: Final = (
    box("c-gold", 46, 20, 70, 62, 8)
    + box("c-gold-dark", 46, 20, 70, 15, 6)
    + box("c-lapis", 57, 40, 48, 36, 6)
    + box("c-gold", 46, 40, 10, 42, 4)
    + box("c-gold", 106, 40, 10, 42, 4)
    + disc("c-lapis", 81, 27, 5)
)
THRONE_PLACE: Final = box("c-place", 14, 10, 134, 88, 8)
THRONE_HOT: Final = hot_box(20, 16, 122, 76, 8, "hot glow")


def _ground() -> str:
    """The terrace, the front with its gate, and the plaza before it."""
    steps = "".join(
        box("c-paving", MIDDLE - 34, layout.step(n).y - 15, 68, 30, 4) for n in range(1, 6)
    )
    way = f"M{MIDDLE - 40} {layout.FRONT - 2}H{MIDDLE + 40}V{PLAZA.y + PLAZA.height}H{MIDDLE - 40}Z"
    return (
        box("slab", 2, 2, TERRACE.width - 4, TERRACE.height - 4, 16)
        + box("c-court", GARDEN.x - 51, GARDEN.y - 51, GARDEN.width + 102, GARDEN.height + 98, 6)
        + box("c-plaza", *PLAZA, 8)
        + path("c-way", way)
        + steps
        + box("c-block", *layout.THRONE, 0)
    )


GROUND: Final = move(0, 0, _ground(), SCALE)


def palace(state: Cleopatra, words: Words, pen: Pen) -> dict[str, Picture]:
    parts = {
        "walls": join(_wall(state, words, pen, slot) for slot in range(WALLS)),
        "doors": join(_door(state, words, pen, side) for side in range(DOORS)),
        "throne": _throne(state, words, pen),
        "sphinxes": join(_sphinx(state, words, pen, n) for n in range(SPHINXES)),
        "obelisks": join(_obelisk(state, words, pen, side) for side in range(OBELISKS)),
        "steps": _steps(state, words, pen),
    }
    return {name: move(0, 0, part, SCALE) for name, part in parts.items()}


@cache
def gain(talents: int, x: float, y: float) -> str:
    """A coin with a plus: the talents that something would bring."""
    coin = disc("c-gain", 0, 0, 23) + label(0, 8, "c-gain-text", f"+{talents}")
    return group("gains", move(x, y, coin))


def _wall(state: Cleopatra, words: Words, pen: Pen, slot: int) -> Picture:
    spot, is_upright = layout.wall(slot)
    shape = UPRIGHT if is_upright else WALL_SHAPE
    width, height = (WALL, WALL_LENGTH) if is_upright else (WALL_LENGTH, WALL)
    if state.walls >> slot & 1:
        body: Picture = tooltip(words.about_pieces[0], shape)
    else:
        place = tooltip(words.about_pieces[0], UPRIGHT_PLACE if is_upright else WALL_PLACE)
        hot = UPRIGHT_HOTS[slot > 5] if is_upright else WALL_HOT
        worth = gain(wall_value(state, slot), width / 2, height / 2)
        body = site(pen, names.WALL, BUILD_WALL[slot], place, hot, shape + worth)
    ring = box("ring", 0, 0, width, height, 4)
    return pen.place(f"wall-{slot}", *spot, body, ring)


def _door(state: Cleopatra, words: Words, pen: Pen, side: int) -> Picture:
    if state.doors >> side & 1:
        body: Picture = tooltip(words.about_pieces[5], DOOR_SHAPE)
    else:
        worth = gain(door_value(state, side), DOOR.width / 2, 20)
        ghost = DOOR_SHAPE + worth
        place = tooltip(words.about_pieces[5], DOOR_PLACE)
        body = site(pen, names.DOOR, BUILD_DOOR[side], place, DOOR_HOT, ghost)
    ring = box("ring", 0, 2, DOOR.width, 34, 4)
    return pen.place(f"door-{side}", *layout.door(side), body, ring)


def _throne(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    built = (THRONE_PLACE, PEDESTAL, PEDESTAL + THRONE_SHAPE)[state.throne]
    body: Picture = tooltip(words.about_pieces[2 + (state.throne > 1)], built)
    if state.throne < 2:
        worth = gain(state.settings.edition.throne[state.throne], 81, 54)
        ghost = (PEDESTAL, THRONE_SHAPE)[state.throne]
        action = (BUILD_PEDESTAL, BUILD_THRONE)[state.throne]
        body = site(
            pen,
            (names.PEDESTAL, names.THRONE)[state.throne],
            action,
            body,
            THRONE_HOT,
            ghost + worth,
        )
    ring = box("ring", 20, 12, 122, 86, 6)
    return pen.place("throne", layout.THRONE.x, layout.THRONE.y, body, ring)


def _sphinx(state: Cleopatra, words: Words, pen: Pen, number: int) -> Picture:
    shape = FACING if number % 2 else SPHINX_SHAPE
    if number < state.sphinxes:
        body: Picture = tooltip(words.about_pieces[1], shape)
    else:
        value = state.settings.edition.sphinxes[number]
        worth = disc("coin", 82, 33, 18) + label(82, 41, "c-coin-text", str(value))
        place = SPHINX_PLACE + label(26, 43, "c-number", str(number + 1)) + worth
        body = tooltip(words.say("sphinx_place", number=number + 1, n=value), place)
        if number == state.sphinxes:
            ghost = shape + gain(value, 82, 33)
            body = site(pen, names.SPHINX, BUILD_SPHINX, body, SPHINX_HOT, ghost)
    ring = box("ring", 0, 0, SPHINX.width, SPHINX.height, 8)
    return pen.place(f"sphinx-{number}", *layout.sphinx(number), body, ring)


def _obelisk(state: Cleopatra, words: Words, pen: Pen, side: int) -> Picture:
    if state.obelisks >> side & 1:
        body: Picture = tooltip(words.about_pieces[4], OBELISK_SHAPE)
    else:
        worth = gain(state.settings.edition.obelisk, 33, 100)
        ghost = OBELISK_SHAPE + worth
        shapes = OBELISK_PLACE + group("c-faint", move(9, 78, OBELISK_PIECE))
        place = tooltip(words.about_pieces[4], shapes)
        body = site(pen, names.OBELISK, BUILD_OBELISK[side], place, OBELISK_HOT, ghost)
    ring = box("ring", 0, 0, OBELISK.width, OBELISK.height, 8)
    return pen.place(f"obelisk-{side}", *layout.obelisk(side), body, ring)


def _steps(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    last = state.settings.edition.steps
    parts: list[Picture] = []
    for n in range(1, last + 1):
        x, y = layout.step(n)
        parts.append(label(x - 22, y + 7.5, "c-step", str(n)))
    for n in range(last + 1):
        figure = move(0, -2, CLEOPATRA, 0.86) if n == state.steps else ""
        ring = box("ring", -24, -30, 48, 52, 10)
        parts.append(pen.place(f"step-{n}", *layout.step(n), figure, ring))
    return tooltip(words.say("steps", steps=state.steps, last=last), join(parts))


assert LEFT == 0
assert CELL * 3 == WALL_LENGTH
