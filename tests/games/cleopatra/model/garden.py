"""The garden of the palace: mosaics of five squares, and what they leave between them."""

from __future__ import annotations

Square = tuple[int, int]  # row from the back, column from the left
Squares = frozenset[Square]

# Each mosaic as it lies in orientation 0. One more is a quarter turn to the right; from 4 on it is
# the mirror image, left and right swapped, and its quarter turns.
PICTURES = {
    "F": ".## / ## / .#",
    "I": "# / # / # / # / #",
    "L": "# / # / # / ##",
    "N": ".# / .# / ## / #",
    "P": "## / ## / #",
    "T": "### / .# / .#",
    "U": "#.# / ###",
    "V": "# / # / ###",
    "W": "# / ## / .##",
    "X": ".# / ### / .#",
    "Y": ".# / ## / .# / .#",
    "Z": "## / .# / .##",
}
SIDE = 9
EVERYWHERE = [(row, column) for row in range(SIDE) for column in range(SIDE)]


def orientations(shape: str, flipping: bool) -> dict[int, Squares]:
    """Those that look different, each by its first number."""
    rows = PICTURES[shape].split(" / ")
    squares = {(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#"}
    found: dict[int, Squares] = {}
    for number in range(8 if flipping else 4):
        if number == 4:
            squares = {(r, -c) for r, c in squares}
        corner = to_corner(squares)
        if corner not in found.values():
            found[number] = corner
        squares = {(c, -r) for r, c in squares}
    return found


def to_corner(squares: set[Square]) -> Squares:
    top, left = min(r for r, _ in squares), min(c for _, c in squares)
    return frozenset((r - top, c - left) for r, c in squares)


def places(shape: str, free: set[Square], flipping: bool) -> dict[str, Squares]:
    """Every way to lay a mosaic on free squares, by its notation."""
    return {
        f"lay {number} {row} {column}": frozenset(squares)
        for number, oriented in orientations(shape, flipping).items()
        for row, column in EVERYWHERE
        if (squares := {(row + r, column + c) for r, c in oriented}) <= free
    }


def regions(free: set[Square]) -> list[Squares]:
    """Free squares that hang together, side by side."""
    found: list[Squares] = []
    left = set(free)
    while left:
        region = {min(left)}
        while more := {near for square in region for near in around(square)} & left - region:
            region |= more
        found.append(frozenset(region))
        left -= region
    return found


def around(square: Square) -> list[Square]:
    row, column = square
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def dead_regions(free: set[Square], mosaics: list[str], flipping: bool) -> list[Squares]:
    """Where none of these mosaics can ever be laid."""
    alive = {
        square
        for shape in mosaics
        for squares in places(shape, free, flipping).values()
        for square in squares
    }
    return [region for region in regions(free) if not region & alive]
