"""What a finished pyramid is worth, and who wins."""

from __future__ import annotations

from itertools import pairwise, product

HIDDEN = 4  # the position nobody sees, in a large pyramid


def places(widths: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """Layer, row and column of each position, from the lowest layer up."""
    return [
        (layer, row, column)
        for layer, width in enumerate(widths)
        for row, column in product(range(width), repeat=2)
    ]


def kind_of(blocks: dict[int, str], stripes: bool) -> str:
    """The best kind that a whole pyramid belongs to."""
    widths = (2, 1) if len(blocks) == 5 else (3, 2, 1)
    seen = {
        place: blocks[position]
        for position, place in enumerate(places(widths))
        if widths == (2, 1) or position != HIDDEN
    }
    layers = [
        {colour for place, colour in seen.items() if place[0] == n} for n in range(len(widths))
    ]
    if len(set(seen.values())) == 1:
        return "single"
    if all(len(colours) == 1 for colours in layers):
        return "layered"
    if stripes and (is_striped(seen, 1) or is_striped(seen, -1)):
        return "striped"
    return "mixed"


def is_striped(seen: dict[tuple[int, int, int], str], slope: int) -> bool:
    """Seen from above, diagonals that lie side by side have different colours, two in all.

    A block lies half a block further in both directions than that below it, so going right and
    down by the same distance stays on a diagonal (slope 1), and going left and down (slope -1).
    """
    stripes: dict[float, set[str]] = {}
    for (layer, row, column), colour in seen.items():
        x, y = column + layer / 2, row + layer / 2
        stripes.setdefault(x - slope * y, set()).add(colour)
    colours = [stripes[number] for number in sorted(stripes)]
    return (
        all(len(each) == 1 for each in colours)
        and all(this != near for this, near in pairwise(colours))
        and len(set.union(*colours)) == 2
    )


def ranks(points: list[int], finished: list[tuple[int, int]]) -> list[int]:
    """More points are better, then whatever was agreed to part equal ones."""
    scores = [*zip(points, finished, strict=True)]
    return [1 + sum(other > score for other in scores) for score in scores]
