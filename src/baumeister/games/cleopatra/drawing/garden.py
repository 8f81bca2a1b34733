"""The garden from above: palms, mosaics, sanctuaries with their statues."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.drawing.areas import Area
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, join, move, tooltip
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.cleopatra.drawing import layout
from baumeister.games.cleopatra.drawing.icons import PALM, statue
from baumeister.games.cleopatra.drawing.layout import CELL
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules.actions import STATUE
from baumeister.games.cleopatra.rules.garden import first_square, squares_of
from baumeister.games.cleopatra.rules.mosaic_shapes import SHAPES, Squares
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
    tile = tile_of(shape)
    tiles = "".join(move(column * CELL, row * CELL, tile) for row, column in squares)
    return tiles + path("c-tile-edge", outline(squares, CELL))


def tile_of(shape: int) -> str:
    """One square of a mosaic."""
    return box(f"c-tile-{shape % TILES}", 0, 0, CELL, CELL) + MOTIFS[shape % len(MOTIFS)]


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
    """From its own corner, in units of its squares: it lies in the palace, and by itself."""
    printed = state.settings.garden
    return {
        "plants": tooltip(words.say("palm"), plants(printed.squares, printed.palms)),
        "mosaics": _mosaics(state, words, pen),
        "sanctuaries": _sanctuaries(state, words, pen),
    }


def _mosaics(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    return join(
        pen.place(f"mosaic-{shape}", 0, 0, _laid(words, shape, squares), _ring(squares))
        for shape, squares in state.mosaics
    )


@lru_cache(maxsize=256)
def _laid(words: Words, shape: int, squares: int) -> str:
    """Drawn from its own corner, as everywhere else, and moved to its squares."""
    found = squares_of(squares)
    top, left = min(row for row, _ in found), min(column for _, column in found)
    drawn = mosaic(shape, tuple((row - top, column - left) for row, column in found))
    about = words.say("mosaic", shape=SHAPES[shape])
    return tooltip(about, move(left * CELL, top * CELL, drawn))


@lru_cache(maxsize=256)
def _ring(squares: int) -> str:
    return path("ring", outline(tuple(squares_of(squares)), CELL))


def _sanctuaries(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    """Those of a seat have its statue; those that nobody claimed are only marked."""
    claimed = 0
    parts: list[Picture] = []
    for seat, regions in enumerate(state.sanctuaries):
        for region in regions:
            claimed |= region
            row, column = first_square(region)
            drawn = _sanctuary(words, seat, region)
            parts.append(pen.place(f"holy-{row}-{column}", 0, 0, drawn, _ring(region)))
    return _lost(words, state.closed & ~claimed & ~state.laid) + join(parts)


@lru_cache(maxsize=256)
def _sanctuary(words: Words, seat: int, region: int) -> str:
    squares = tuple(squares_of(region))
    row, column = first_square(region)
    body = "".join(
        box(f"c-holy-{seat}", column * CELL, row * CELL, CELL, CELL) for row, column in squares
    )
    body += path(f"c-holy-edge-{seat}", outline(squares, CELL))
    body += move(column * CELL + 3, row * CELL + 1, statue(seat))
    body += disc("c-count", column * CELL + 37, row * CELL + 36, 15)
    body += label(column * CELL + 37, row * CELL + 43.5, "c-count-text", str(len(squares)))
    return tooltip(words.count("sanctuary", len(squares)), body)


@lru_cache(maxsize=256)
def _lost(words: Words, squares: int) -> str:
    """Regions in which no mosaic fits any more, without a statue."""
    marks = "".join(
        path("c-lost", f"M{column * CELL + 8} {row * CELL + 46}l38 -38")
        for row, column in squares_of(squares)
    )
    return tooltip(words.say("lost"), marks) if marks else ""


def claims(state: Cleopatra, pen: Pen) -> Picture:
    """New sanctuaries that can be claimed now."""
    question = state.agenda[-1] if state.agenda else None
    if not pen.is_asked or not isinstance(question, ClaimSanctuary):
        return ""
    return join(_claim(pen, region) for region in question.regions)


def _claim(pen: Pen, region: int) -> Picture:
    row, column = first_square(region)
    ghost = move(column * CELL + 3, row * CELL + 1, statue(pen.seat))
    return pen.button(STATUE[row][column], "", _region_hot(region), ghost=ghost)


@lru_cache(maxsize=256)
def _region_hot(region: int) -> Area:
    squares = squares_of(region)
    shape = "".join(
        box("hot c-reach", column * CELL, row * CELL, CELL, CELL)
        + box("hot glow", column * CELL + 3, row * CELL + 3, CELL - 6, CELL - 6, 6)
        for row, column in squares
    )
    top, left = (min(square[n] for square in squares) * CELL for n in (0, 1))
    foot, right = (max(square[n] for square in squares) * CELL + CELL for n in (0, 1))
    return Area(shape, Rectangle(left, top, right - left, foot - top))
