"""Where a card that is held can be laid: beside, above and below the steps of one's own pyramids.

A number has one place in a pyramid; a joker may have many, and each is large enough for a finger.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from baumeister.drawing.areas import Area
from baumeister.drawing.geometry import Point, Rectangle
from baumeister.drawing.ink import Picture, group, join, move
from baumeister.drawing.pen import Pen
from baumeister.games.oh_pharaoh.drawing.cards import laid
from baumeister.games.oh_pharaoh.drawing.layout import FINGER
from baumeister.games.oh_pharaoh.drawing.plinths import worth_then
from baumeister.games.oh_pharaoh.drawing.reach import reaching
from baumeister.games.oh_pharaoh.drawing.sites import EDGE, Site
from baumeister.games.oh_pharaoh.drawing.texts import Words
from baumeister.games.oh_pharaoh.drawing.uses import Uses, pick_name
from baumeister.games.oh_pharaoh.rules.actions import LAY, LAY_JOKER
from baumeister.games.oh_pharaoh.rules.names import JOKER, NUMBERS
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh

ROWS_TOP: Final = 8  # of numbers in rows
PITCH: Final = FINGER + 1
WHOLE_FORM: Final = 0
SIZE_IN_ROWS: Final = 0.6


def laying(state: OhPharaoh, words: Words, pen: Pen, uses: Uses, site: Site) -> Picture:
    if not uses.held:
        return ""
    notes = {
        number: worth_then(state, words, site.pyramid.changed(number, 1, 0)) for number in NUMBERS
    }
    parts = [
        pen.fit(
            LAY[site.number][number - 1],
            pick_name(number),
            _number_area(site, number),
            note=notes[number],
        )
        for number in NUMBERS
        if number in uses.held
    ]
    if JOKER in uses.held:
        parts += _jokers(pen, site, notes)
    return join(parts)


def _number_area(site: Site, number: int) -> Area:
    if not site.pyramid.size:
        block = site.block
        spot = Point(site.middle - block.width / 2, site.foot - block.height)
    elif number > site.pyramid.top:
        spot = _above(site, 0, 1)
    elif number < site.pyramid.bottom:
        spot = _below(site, 0, 1)
    else:
        spot = _beside(site, number, is_left=False)
    return _area(site, spot, number, number)


def _area(site: Site, spot: Point, kind: int, number: int) -> Area:
    """How the card would lie there."""
    shape = _soft(kind, number, site.cut.form)
    block = Rectangle(*spot, *site.block)
    return reaching(block, site.room, move(*spot, shape, site.size))


@lru_cache(maxsize=128)
def _soft(kind: int, number: int, form: int) -> str:
    return group("op-soft", laid(kind, number, form))


def _beside(site: Site, number: int, *, is_left: bool) -> Point:
    """At the end of a step, or where a missing one would be."""
    x, y = site.step(number)
    cards, wide = site.pyramid.widths[number], site.block.width
    if not cards:
        return Point(x, y)
    end = x + cards * site.cut.across * site.size
    furthest = site.room.width - EDGE - wide
    left = max(EDGE, x - wide) if is_left else min(end, furthest)
    return Point(round(left, 2), y)


def _above(site: Site, number: int, count: int) -> Point:
    """One of several side by side on top of the pyramid."""
    apex = site.step(site.pyramid.top).y
    return Point(_in_line(site, number, count), max(EDGE, apex - site.block.height))


def _below(site: Site, number: int, count: int) -> Point:
    """One of several side by side in the cellar."""
    return Point(_in_line(site, number, count), site.room.height - site.block.height - EDGE)


def _in_line(site: Site, number: int, count: int) -> float:
    pitch = max(PITCH, site.block.width)
    start = site.middle - (count - 1) * pitch / 2 - site.block.width / 2
    return round(start + number * pitch, 2)


def _jokers(pen: Pen, site: Site, notes: Mapping[int, str]) -> list[Picture]:
    """Around the pyramid if all of them can be told apart there, and otherwise in rows."""
    actions = LAY_JOKER[site.number]
    numbers = [number for number in NUMBERS if pen.offers(actions[number - 1])]
    areas = _around(site, numbers) if _are_apart(site, numbers) else _in_rows(site, numbers)
    return [
        pen.fit(actions[number - 1], pick_name(JOKER), area, note=notes[number])
        for number, area in zip(numbers, areas, strict=True)
    ]


def _are_apart(site: Site, numbers: list[int]) -> bool:
    """Every other step has its place on the same side, so two steps must be as high as a finger."""
    columns = site.room.width // max(PITCH, site.block.width)
    above = sum(number > site.pyramid.top for number in numbers)
    below = sum(number < site.pyramid.bottom for number in numbers)
    is_high = 2 * site.cut.up * site.size >= FINGER
    return bool(site.pyramid.size) and is_high and max(above, below) <= columns


def _around(site: Site, numbers: list[int]) -> list[Area]:
    above = [number for number in numbers if number > site.pyramid.top]
    below = [number for number in numbers if number < site.pyramid.bottom]
    found = []
    for number in numbers:
        if number in above:
            spot = _above(site, above.index(number), len(above))
        elif number in below:
            spot = _below(site, below.index(number), len(below))
        else:
            spot = _beside(site, number, is_left=(site.pyramid.top - number) % 2 > 0)
        found.append(_area(site, spot, JOKER, number))
    return found


def _in_rows(site: Site, numbers: list[int]) -> list[Area]:
    """All numbers, one after the other."""
    columns = max(1, int(site.room.width // PITCH))
    left = site.middle - min(columns, len(numbers)) * PITCH / 2
    found = []
    for n, number in enumerate(numbers):
        row, column = divmod(n, columns)
        spot = Point(round(left + column * PITCH + 3, 2), ROWS_TOP + row * PITCH)
        shape = move(*spot, _soft(JOKER, number, WHOLE_FORM), SIZE_IN_ROWS)
        found.append(reaching(Rectangle(*spot, 36, 39.6), site.room, shape))
    return found
