"""Arrangements: how the panels of a table lie beside and below each other, whatever the screen.

A panel has one drawing for all screens. It is drawn for a narrow phone and only ever enlarged, so
its own size is the smallest at which it can be read. Panels are arranged by trees of rows and
columns; from a tree and the sizes follow both one picture of all of them and the style sheet of a
page, which chooses among several trees by the room there is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Union

from baumeister.drawing.geometry import Rectangle

Tree = Union[str, "Across", "Down"]  # the name of a panel, or several things

GAP: Final = 6.0


class Size(NamedTuple):
    width: float
    height: float


@dataclass(frozen=True)
class Across:
    """Side by side, all equally high."""

    items: tuple[Tree, ...]

    def __init__(self, *items: Tree) -> None:
        object.__setattr__(self, "items", items)


@dataclass(frozen=True)
class Down:
    """One below the other, all equally wide."""

    items: tuple[Tree, ...]

    def __init__(self, *items: Tree) -> None:
        object.__setattr__(self, "items", items)


@dataclass(frozen=True)
class Laid:
    """Panels in their places: the smallest such that none is smaller than it is drawn."""

    size: Size
    boxes: Mapping[str, Rectangle]


@dataclass(frozen=True)
class Spread:
    """What lies on the table in one kind of moment.

    A page takes the first of the trees in `whole` for which there is room, or rather the one of
    them that leaves least of it empty. Where there is no room for any, it shows one of the faces,
    and the others are behind tabs. Panels that only sum up what others show (`sums`) may be
    missing on some screens; all others are on each.
    """

    whole: tuple[Tree, ...]
    faces: Mapping[str, Tree] = field(default_factory=dict)
    sums: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Arrangement:
    """How a game lies on the table, for a number of seats.

    The dock holds what is one's own: a row or column of panels, from broad to narrow.
    """

    sizes: Mapping[str, Size]
    spreads: Mapping[str, Spread]
    dock: tuple[Tree, ...] = ()
    _laid: dict[Tree, Laid] = field(default_factory=dict, init=False, repr=False, compare=False)

    def laid(self, tree: Tree) -> Laid:
        """The panels of a tree in their places; the same tree is asked for again and again."""
        if tree not in self._laid:
            self._laid[tree] = laid(tree, self.sizes)
        return self._laid[tree]


def names_in(tree: Tree) -> Iterator[str]:
    """The panels of a tree, in the order in which they are read."""
    if isinstance(tree, str):
        yield tree
    else:
        for item in tree.items:
            yield from names_in(item)


def laid(tree: Tree, sizes: Mapping[str, Size]) -> Laid:
    """The panels of a tree in their places."""
    shape = _shape(tree, sizes)
    height = max(_heights_of_full_size(tree, sizes))
    boxes: dict[str, Rectangle] = {}
    size = Size(shape.width(height), height)
    _place(tree, sizes, Rectangle(0, 0, *size), boxes)
    return Laid(size, boxes)


class _Shape(NamedTuple):
    """How wide something is by its height: gaps stay as they are, all else grows alike."""

    slope: float
    start: float

    def width(self, height: float) -> float:
        return self.slope * height + self.start

    def height(self, width: float) -> float:
        return (width - self.start) / self.slope


def _shape(tree: Tree, sizes: Mapping[str, Size]) -> _Shape:
    if isinstance(tree, str):
        width, height = sizes[tree]
        return _Shape(width / height, 0)
    shapes = [_shape(item, sizes) for item in tree.items]
    gaps = GAP * (len(shapes) - 1)
    if isinstance(tree, Across):
        return _Shape(sum(one.slope for one in shapes), sum(one.start for one in shapes) + gaps)
    slope = 1 / sum(1 / one.slope for one in shapes)
    return _Shape(slope, slope * (sum(one.start / one.slope for one in shapes) - gaps))


def _heights_of_full_size(tree: Tree, sizes: Mapping[str, Size]) -> Iterator[float]:
    """For each panel, how high the tree is when the panel is as large as it is drawn."""
    if isinstance(tree, str):
        yield sizes[tree].height
        return
    whole = _shape(tree, sizes)
    for item in tree.items:
        shape = _shape(item, sizes)
        for height in _heights_of_full_size(item, sizes):
            yield height if isinstance(tree, Across) else whole.height(shape.width(height))


def _place(
    tree: Tree, sizes: Mapping[str, Size], room: Rectangle, boxes: dict[str, Rectangle]
) -> None:
    if isinstance(tree, str):
        boxes[tree] = room
        return
    x, y = room.x, room.y
    for item in tree.items:
        shape = _shape(item, sizes)
        if isinstance(tree, Across):
            width = shape.width(room.height)
            _place(item, sizes, Rectangle(x, y, width, room.height), boxes)
            x += width + GAP
        else:
            height = shape.height(room.width)
            _place(item, sizes, Rectangle(x, y, room.width, height), boxes)
            y += height + GAP
