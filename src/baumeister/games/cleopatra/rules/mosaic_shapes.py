"""The twelve mosaics of the gods (Mosaiken der Götter): all shapes of five squares.

Rulebook: "Material" has twelve mosaics of five squares each. Only twelve such shapes exist.
"""

from __future__ import annotations

from typing import Final, NewType

Shape = NewType("Shape", int)
Squares = tuple[tuple[int, int], ...]  # row and column, from the upper left corner

SHAPES: Final = ("F", "I", "L", "N", "P", "T", "U", "V", "W", "X", "Y", "Z")
MOSAICS: Final = len(SHAPES)
EVERY_SHAPE: Final = [Shape(n) for n in range(MOSAICS)]
SQUARES: Final = 5  # of each mosaic
QUARTER_TURNS: Final = 4  # orientations from here on are mirror images
ORIENTATIONS: Final = 8


def shape_named(name: str) -> Shape:
    return Shape(SHAPES.index(name))


DRAWN: Final = (
    (".##", "##.", ".#."),
    ("#", "#", "#", "#", "#"),
    ("#.", "#.", "#.", "##"),
    (".#", ".#", "##", "#."),
    ("##", "##", "#."),
    ("###", ".#.", ".#."),
    ("#.#", "###"),
    ("#..", "#..", "###"),
    ("#..", "##.", ".##"),
    (".#.", "###", ".#."),
    (".#", "##", ".#", ".#"),
    ("##.", ".#.", ".##"),
)


def _drawn(rows: tuple[str, ...]) -> Squares:
    return tuple(
        (row, column)
        for row, line in enumerate(rows)
        for column, mark in enumerate(line)
        if mark == "#"
    )


def _turned(squares: Squares) -> Squares:
    """A quarter turn to the right."""
    height = 1 + max(row for row, _ in squares)
    return tuple(sorted((column, height - 1 - row) for row, column in squares))


def _mirrored(squares: Squares) -> Squares:
    width = 1 + max(column for _, column in squares)
    return tuple(sorted((row, width - 1 - column) for row, column in squares))


def _orientations(squares: Squares) -> tuple[Squares | None, ...]:
    """Four quarter turns, then those of the mirror image; None for one that was there before."""
    found: list[Squares | None] = []
    for start in (squares, _mirrored(squares)):
        turned = start
        for _ in range(QUARTER_TURNS):
            found.append(None if turned in found else turned)
            turned = _turned(turned)
    return tuple(found)


# The squares of a mosaic in an orientation: `ORIENTED[shape][orientation]`.
ORIENTED: Final = tuple(_orientations(_drawn(rows)) for rows in DRAWN)
