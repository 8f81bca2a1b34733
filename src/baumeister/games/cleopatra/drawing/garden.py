"""The garden from above: palms, mosaics, sanctuaries with their statues."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.drawing.areas import Area
from baumeister.drawing.boxes import Box
from baumeister.drawing.ink import Picture, hint, join, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.cleopatra.drawing import layout
from baumeister.games.cleopatra.drawing.icons import PALM, statue
from baumeister.games.cleopatra.drawing.layout import CELL, GARDEN
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules.actions import STATUE
from baumeister.games.cleopatra.rules.garden import first_square, squares_of
from baumeister.games.cleopatra.rules.mosaic_shapes import MOSAICS, SHAPES, Squares
from baumeister.games.cleopatra.rules.mosaics import ClaimSanctuary
from baumeister.games.cleopatra.rules.state import Cleopatra

TILES: Final = 4  # colours of mosaics
MOTIFS: Final = (
    path("c-inlay", "M27 10L44 27L27 44L10 27Z") + disc("c-inlay-dot", 27, 27, 6),
    path("c-inlay", "M10 10Q27 22 44 10Q32 27 44 44Q27 32 10 44Q22 27 10 10Z"),
    disc("c-inlay", 27, 27, 17) + path("c-inlay-dot", "M14 27Q27 16 40 27Q27 38 14 27Z"),
)


@lru_cache(maxsize=256)
def mosaic(shape: int, squares: Squares) -> str:
    """A mosaic: tiles in its colour with its motif, and an edge around them all."""
    style = f"c-tile-{shape % TILES}"
    motif = MOTIFS[shape % len(MOTIFS)]
    tiles = "".join(
        move(column * CELL, row * CELL, box(style, 0, 0, CELL, CELL) + motif)
        for row, column in squares
    )
    return tiles + path("c-tile-edge", outline(squares, CELL))


@lru_cache(maxsize=1024)
def outline(squares: Squares, size: int) -> str:
    """The course around a set of squares."""
    found = set(squares)
    course = []
    for row, column in squares:
        x, y = column * size, row * size
        if (row - 1, column) not in found:
            course.append(f"M{x} {y}h{size}")
        if (row + 1, column) not in found:
            course.append(f"M{x} {y + size}h{size}")
        if (row, column - 1) not in found:
            course.append(f"M{x} {y}v{size}")
        if (row, column + 1) not in found:
            course.append(f"M{x + size} {y}v{size}")
    return "".join(course)


@lru_cache(maxsize=16)
def plants(squares: int, palms: int) -> str:
    """The squares of a printed garden, and the palms on some of them."""
    parts = [
        box("c-square", *layout.square(row, column), CELL, CELL)
        for row, column in squares_of(squares)
    ]
    for row, column in squares_of(palms):
        x, y = layout.square(row, column)
        parts.append(move(x + 3, y + 3, PALM))
    return "".join(parts)


def garden(state: Cleopatra, words: Words, pen: Pen) -> dict[str, Picture]:
    printed = state.settings.garden
    return {
        "plants": hint(words.say("palm"), plants(printed.squares, printed.palms)),
        "mosaics": _mosaics(state, words, pen),
        "sanctuaries": _sanctuaries(state, words),
        "claims": _claims(state, pen),
    }


def _mosaics(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    """Every mosaic has its place, even before it is laid."""
    laid = {mosaic[0]: mosaic[1] for mosaic in state.mosaics}
    parts: list[Picture] = []
    for shape in range(MOSAICS):
        body = _laid(words, shape, laid[shape]) if shape in laid else ""
        ring = _ring(laid[shape]) if shape in laid else ""
        parts.append(pen.place(f"mosaic-{shape}", GARDEN.x, GARDEN.y, body, ring))
    return join(parts)


@lru_cache(maxsize=256)
def _laid(words: Words, shape: int, squares: int) -> str:
    """Drawn from its own corner, as everywhere else, and moved to its squares."""
    found = squares_of(squares)
    top, left = min(row for row, _ in found), min(column for _, column in found)
    drawn = mosaic(shape, tuple((row - top, column - left) for row, column in found))
    about = words.say("mosaic", shape=SHAPES[shape])
    return hint(about, move(left * CELL, top * CELL, drawn))


@lru_cache(maxsize=256)
def _ring(squares: int) -> str:
    return path("ring", outline(tuple(squares_of(squares)), CELL))


def _sanctuaries(state: Cleopatra, words: Words) -> str:
    """Those of a seat have its statue; those that nobody claimed are only marked."""
    claimed = 0
    parts = []
    for seat, regions in enumerate(state.sanctuaries):
        for region in regions:
            claimed |= region
            parts.append(_sanctuary(words, seat, region))
    return _lost(words, state.closed & ~claimed & ~state.laid) + "".join(parts)


@lru_cache(maxsize=256)
def _sanctuary(words: Words, seat: int, region: int) -> str:
    squares = tuple(squares_of(region))
    row, column = first_square(region)
    body = "".join(
        box(f"c-holy-{seat}", column * CELL, row * CELL, CELL, CELL) for row, column in squares
    )
    body += path(f"c-holy-edge-{seat}", outline(squares, CELL))
    body += move(column * CELL + 3, row * CELL + 1, statue(seat))
    body += move(column * CELL + 40, row * CELL + 40, disc("c-count", 0, 0, 12))
    body += label(column * CELL + 40, row * CELL + 45, "c-small-count", str(len(squares)))
    about = words.count("sanctuary", len(squares))
    return move(GARDEN.x, GARDEN.y, hint(about, body))


@lru_cache(maxsize=256)
def _lost(words: Words, squares: int) -> str:
    """Regions in which no mosaic fits any more, without a statue."""
    marks = "".join(
        path("c-lost", f"M{column * CELL + 8} {row * CELL + 46}l38 -38")
        for row, column in squares_of(squares)
    )
    return move(GARDEN.x, GARDEN.y, hint(words.say("lost"), marks)) if marks else ""


def _claims(state: Cleopatra, pen: Pen) -> Picture:
    """New sanctuaries that can be claimed now."""
    question = state.agenda[-1] if state.agenda else None
    if not pen.is_asked or not isinstance(question, ClaimSanctuary):
        return ""
    return join(_claim(pen, region) for region in question.regions)


def _claim(pen: Pen, region: int) -> Picture:
    row, column = first_square(region)
    ghost = move(column * CELL + 3, row * CELL + 1, statue(pen.seat))
    button = pen.button(STATUE[row][column], "", _region_hot(region), ghost=ghost)
    return move(GARDEN.x, GARDEN.y, button)


@lru_cache(maxsize=256)
def _region_hot(region: int) -> Area:
    squares = squares_of(region)
    shape = "".join(
        box("hot glow", column * CELL + 3, row * CELL + 3, CELL - 6, CELL - 6, 6)
        for row, column in squares
    )
    top, left = (min(square[n] for square in squares) * CELL + 3 for n in (0, 1))
    foot, right = (max(square[n] for square in squares) * CELL + CELL - 3 for n in (0, 1))
    return Area(shape, Box(left, top, right - left, foot - top))
