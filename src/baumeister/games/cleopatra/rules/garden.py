"""The garden of the palace (Palastgarten): squares, palms, walls round it, mosaics on it.

Rulebook: "Mosaik" and "Ein Heiligtum bilden". A set of squares is one whole number with a bit for
each square. Rows are one bit longer than the garden, so that no shift reaches into the next row.
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.action import Action
from baumeister.games.cleopatra.rules.actions import LAY, STATUE
from baumeister.games.cleopatra.rules.mosaic_shapes import (
    EVERY_SHAPE,
    MOSAICS,
    ORIENTATIONS,
    ORIENTED,
    QUARTER_TURNS,
    Shape,
    Squares,
)
from baumeister.games.cleopatra.rules.names import EVERY_ROW, SIDE, Row

ROW: Final = SIDE + 1  # bits
WHOLE_ROW: Final = (1 << SIDE) - 1
SMALLEST: Final = 5  # squares in which a mosaic may fit

Placement = tuple[int, Action]  # the squares it covers, and the action that lays it
Turned = tuple[int, list[int]]  # an orientation, and its squares in bits from the upper left corner


def bit(row: Row, column: int) -> int:
    return 1 << row * ROW + column


def first_square(region: int) -> tuple[int, int]:
    """The row and column of the first square of a region."""
    return divmod((region & -region).bit_length() - 1, ROW)


def squares_of(region: int) -> list[tuple[int, int]]:
    return [
        (row, column) for row in EVERY_ROW for column in range(SIDE) if region & bit(row, column)
    ]


def region_around(square: int, free: int) -> int:
    """All free squares that are connected side by side with this one."""
    region = 0
    grown = square
    while grown != region:
        region = grown
        grown = (region | region << 1 | region >> 1 | region << ROW | region >> ROW) & free
    return region


def regions(free: int) -> list[int]:
    """The connected regions of free squares, by their first squares."""
    found = []
    while free:
        region = region_around(free & -free, free)
        found.append(region)
        free ^= region
    return found


def corners(free: int, offsets: list[int]) -> int:
    """The upper left corners that a mosaic can have, so that all its squares are free.

    A mosaic that reaches beyond a row would need the bit between two rows, which is never free.
    """
    found = -1  # anywhere
    for offset in offsets:
        found &= free >> offset
        if not found:
            break
    return found


@final
class Garden:
    """What is printed of the garden, and where each mosaic can lie on it."""

    def __init__(self, squares: int, palms: int, walls: list[int], flipping: bool) -> None:
        self.squares = squares
        self.palms = palms
        self.walls = walls  # the squares that touch each wall
        orientations = range(ORIENTATIONS if flipping else QUARTER_TURNS)
        self.turned = [_turned(shape, orientations) for shape in EVERY_SHAPE]
        self.placements = [
            [
                placement
                for orientation in orientations
                for placement in self._placements(orientation, ORIENTED[shape][orientation])
            ]
            for shape in range(MOSAICS)
        ]
        self.covers = [[covered for covered, _ in table] for table in self.placements]
        self.covered_by = [{lay: covered for covered, lay in table} for table in self.placements]

    def _placements(self, orientation: int, squares: Squares | None) -> list[Placement]:
        """Everywhere a mosaic fits on the empty garden, in the order of the vocabulary."""
        if squares is None:
            return []
        found: list[Placement] = []
        for row in EVERY_ROW[: SIDE - max(row for row, _ in squares)]:
            for column in range(SIDE - max(column for _, column in squares)):
                covered = sum(bit(Row(row + down), column + right) for down, right in squares)
                if covered & self.squares == covered:
                    found.append((covered, LAY[orientation][row][column]))
        return found

    def fits(self, shape: Shape, free: int) -> bool:
        """Whether a mosaic can lie on these free squares."""
        return any(corners(free, offsets) for _, offsets in self.turned[shape])

    def lays(self, shape: Shape, free: int) -> list[Action]:
        """Every way to lay a mosaic on these free squares, in the order of the vocabulary."""
        legal: list[Action] = []
        for orientation, offsets in self.turned[shape]:
            found = corners(free, offsets)
            for row in EVERY_ROW:
                in_row = found >> row * ROW & WHOLE_ROW
                for column in range(SIDE if in_row else 0):
                    if in_row >> column & 1:
                        legal.append(LAY[orientation][row][column])
        return legal

    def is_sanctuary(self, region: int, shapes: list[Shape]) -> bool:
        """Whether none of these mosaics fits into a region."""
        if region.bit_count() < SMALLEST:
            return True
        return not any(self.fits(shape, region) for shape in shapes)

    def sanctuaries(self, free: int, shapes: list[Shape]) -> list[int]:
        return [region for region in regions(free) if self.is_sanctuary(region, shapes)]


def _turned(shape: Shape, orientations: range) -> list[Turned]:
    return [
        (orientation, [down * ROW + right for down, right in squares])
        for orientation in orientations
        if (squares := ORIENTED[shape][orientation]) is not None
    ]


def statue_action(region: int) -> Action:
    """The answer that puts a statue into a sanctuary."""
    row, column = first_square(region)
    return STATUE[row][column]
