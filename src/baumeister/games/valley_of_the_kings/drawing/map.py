"""Where everything lies on the map: points of a plane that is 1600 wide and 1200 high.

The edition says it, because another printing has another map. Points are written “x,y”.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import hypot
from typing import Final, final

from baumeister.core.edition import EditionFile
from baumeister.core.text import Text
from baumeister.drawing.geometry import Point
from baumeister.games.valley_of_the_kings.drawing.texts import MAP_SENTENCES
from baumeister.games.valley_of_the_kings.rules.board import Board
from baumeister.games.valley_of_the_kings.rules.edition import Edition
from baumeister.games.valley_of_the_kings.rules.names import (
    AREAS,
    EVERY_SITE,
    FIELDS,
    FIRST_AREA,
    SITES,
    SPOT_NAMES,
    spot_of,
)

WIDTH: Final = 1600
HEIGHT: Final = 1200
CAMPS: Final = 4  # in each area, one for the figures of each seat
BASES: Final = (2, 3)  # blocks along the edge of a small and of a large pyramid
PHARAOH_BASE: Final = 4
MOST_POINTS: Final = 100  # of an outline
DIGITS: Final = 4  # of a number that can lie on the map


@final
class Map:
    """Outlines, labels and camps of the areas; centres, fields and scarabs of the sites."""

    def __init__(self, file: EditionFile, board: Board) -> None:
        """A map that does not fit the board is refused."""
        self.block = file.numbers("map.block", 1, 8, 80)[0]  # the edge of a block
        self.field = file.numbers("map.field", 1, 8, 80)[0]  # the edge of a field
        self.pharaoh = _points(file, "map.pharaoh", 1, 1)[0][0]
        self.outlines = _points(file, "areas.outlines", AREAS, None)
        self.labels = [points[0] for points in _points(file, "areas.labels", AREAS, 1)]
        self.camps = _points(file, "areas.camps", AREAS, CAMPS)
        self.centres = [points[0] for points in _points(file, "sites.centres", SITES, 1)]
        self.scarabs = [points[0] for points in _points(file, "sites.scarabs", SITES, 1)]
        self.fields = _points(file, "sites.fields", SITES, None)
        _check_counts(file, self.fields, board)
        _check_room(file, self, board)
        _check_sides(file, self, board)
        for area, outline in enumerate(self.outlines):
            _check_inside(file, "areas.labels", area, outline, [self.labels[area]])
            _check_inside(file, "areas.camps", area, outline, self.camps[area])


@lru_cache(maxsize=64)
def map_of(edition: Edition) -> Map:
    return Map(EditionFile(edition.text, MAP_SENTENCES), edition.board)


def _points(file: EditionFile, where: str, count: int, each: int | None) -> list[list[Point]]:
    """A list of `count` texts with so many points each."""
    found = [
        [_point(file, where, word) for word in text.split()] for text in file.words(where, count)
    ]
    for points in found:
        if each is not None and len(points) != each:
            file.refuse(where, Text("refuse.edition_points", {"n": each}))
        if each is None and len(points) < 3:
            file.refuse(where, Text("refuse.edition_outline"))
        if len(points) > MOST_POINTS:
            file.refuse(where, Text("refuse.edition_many_points", {"n": MOST_POINTS}))
    return found


def _point(file: EditionFile, where: str, word: str) -> Point:
    x, comma, y = word.partition(",")
    if not (comma and x.isdecimal() and y.isdecimal()):
        file.refuse(where, Text("refuse.edition_point", words={"word": word}))
    if len(x) > DIGITS or len(y) > DIGITS or int(x) > WIDTH or int(y) > HEIGHT:
        file.refuse(where, Text("refuse.edition_plane", words={"word": word}))
    return Point(int(x), int(y))


def _check_counts(file: EditionFile, fields: list[list[Point]], board: Board) -> None:
    for site, points in zip(EVERY_SITE, fields, strict=True):
        needed = sum(bool(board.areas_at[spot_of(site, letter)]) for letter in range(FIELDS))
        if len(points) != needed:
            numbers = {"site": site, "n": needed}
            file.refuse("sites.fields", Text("refuse.edition_field_points", numbers))


def _check_room(file: EditionFile, plan: Map, board: Board) -> None:
    """No two squares, of pyramids or fields, may lie on top of each other."""
    squares = [("pharaoh", plan.pharaoh, PHARAOH_BASE * plan.block)]
    for site, centre in zip(EVERY_SITE, plan.centres, strict=True):
        squares.append((str(site + 1), centre, BASES[board.sizes[site]] * plan.block))
        for letter, point in enumerate(plan.fields[site]):
            squares.append((SPOT_NAMES[spot_of(site, letter)], point, plan.field))
    for (one, (x, y), size), (other, (u, v), width) in combinations(squares, 2):
        if max(abs(x - u), abs(y - v)) * 2 < size + width:
            words = {"one": one, "other": other}
            file.refuse("sites.fields", Text("refuse.edition_overlap", words=words))


def _check_sides(file: EditionFile, plan: Map, board: Board) -> None:
    """A field touches the areas from which it is entered."""
    for site, fields in zip(EVERY_SITE, plan.fields, strict=True):
        for letter, point in enumerate(fields):
            spot = spot_of(site, letter)
            for area in board.areas_at[spot]:
                if not _touches(point, plan.outlines[area], plan.field):
                    words, numbers = {"field": SPOT_NAMES[spot]}, {"area": FIRST_AREA + area}
                    file.refuse("sites.fields", Text("refuse.edition_away", numbers, words))


def _check_inside(
    file: EditionFile, where: str, area: int, outline: list[Point], points: list[Point]
) -> None:
    for point in points:
        if not _touches(point, outline, 0):
            numbers = {"area": FIRST_AREA + area}
            words = {"word": f"{point[0]},{point[1]}"}
            file.refuse(where, Text("refuse.edition_outside", numbers, words))


def _touches(point: Point, outline: list[Point], size: int) -> bool:
    """Whether a square of this size around the point reaches into the outline."""
    edges = list(zip(outline, [*outline[1:], outline[0]], strict=True))
    if sum(_crosses(point, start, end) for start, end in edges) % 2:
        return True
    return any(_distance(point, start, end) * 2 <= size for start, end in edges)


def _crosses(point: Point, start: Point, end: Point) -> bool:
    """Whether the edge crosses the ray that goes from the point to the right."""
    (x, y), (u, v), (s, t) = point, start, end
    return (v > y) != (t > y) and x < u + (s - u) * (y - v) / (t - v)


def _distance(point: Point, start: Point, end: Point) -> float:
    """How far the point is from the nearest point of the edge."""
    (x, y), (u, v), (s, t) = point, start, end
    length = (s - u) ** 2 + (t - v) ** 2
    share = ((x - u) * (s - u) + (y - v) * (t - v)) / length if length else 0.0
    share = min(1.0, max(0.0, share))
    return hypot(x - u - share * (s - u), y - v - share * (t - v))
