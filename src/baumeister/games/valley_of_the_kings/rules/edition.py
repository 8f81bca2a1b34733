"""The printed values of the Valley, read from an edition file and checked.

Board and points had to be worked out anew, so those who own the box can write the printed ones
into a copy: every rule reads them from here.
"""

from __future__ import annotations

from typing import Final

from baumeister.core.edition import EditionFile, kept, packaged
from baumeister.core.text import Text
from baumeister.games.valley_of_the_kings.rules.actions import MOST_RINGS
from baumeister.games.valley_of_the_kings.rules.board import FAR, Board
from baumeister.games.valley_of_the_kings.rules.names import (
    AREA_NAMES,
    AREAS,
    CENTRE,
    COLOURS,
    EVERY_SITE,
    FIELDS,
    FIRST_AREA,
    SCARABS,
    SITES,
    SIZES,
    TILES,
    Site,
    Spot,
)
from baumeister.games.valley_of_the_kings.rules.texts import SENTENCES

RINGS: Final = 10  # on all tiles of a player: the most that can be bid for a group
FEWEST_FIELDS: Final = 4
SUNS: Final = 3
SUNS_OUT: Final = {2: (2, 3), 3: (3,), 4: ()}  # which sites are covered, by number of players

# Where everything lies on the map: no rule needs it, so whoever draws the valley reads it.
MAP: Final = (
    "areas.outlines",
    "areas.labels",
    "areas.camps",
    "sites.centres",
    "sites.fields",
    "sites.scarabs",
    "map.block",
    "map.field",
    "map.pharaoh",
)


class Edition:
    """One printing of the game for one number of players."""

    def __init__(self, text: str, seats: int) -> None:
        file = EditionFile(text, SENTENCES, packaged(__name__))
        self.text = text
        self.blocks = file.numbers("blocks.counts", len(COLOURS), 1, 99)
        self.tiles = _tiles(file)  # how many have so many rings
        self.points = [_points(file, size) for size in range(len(SIZES))]  # by size and kind
        borders = _borders(file)
        sizes = file.chosen("sites.sizes", SITES, SIZES)
        field_areas = _field_areas(file)
        sites = _sites_in_play(file)
        self.board = Board(borders, field_areas, sizes, sites[seats])
        _check_ways(file, self.board)
        file.leave(*MAP)
        self.provenances = file.provenances()  # by table
        file.refuse_unused()


edition_for: Final = kept(Edition)


def _tiles(file: EditionFile) -> list[int]:
    rings = file.numbers("bid_tiles.rings", TILES, 0, MOST_RINGS)
    if sum(rings) != RINGS:
        file.refuse("bid_tiles.rings", Text("refuse.edition_rings", {"n": RINGS}))
    return [rings.count(n) for n in range(MOST_RINGS + 1)]


def _points(file: EditionFile, size: int) -> list[int]:
    """In the order of the kinds; stripes have a table of their own, because they are printed."""
    where = "points." + SIZES[size]
    mixed, layered, single = file.numbers(where, 3, 0, 99)
    if not mixed <= layered <= single:
        file.refuse(where, Text("refuse.edition_better"))
    striped = file.numbers("striped." + SIZES[size], 1, 0, 99)[0]
    return [mixed, striped, layered, single]


def _borders(file: EditionFile) -> list[list[Spot]]:
    """The areas beside each area, which must agree with each other."""
    where = "areas.borders"
    borders = [_areas(file, where, word) for word in file.words(where, AREAS)]
    for one, beside in enumerate(borders):
        for other in beside:
            if one not in borders[other]:
                numbers = {"area": FIRST_AREA + one, "beside": FIRST_AREA + other}
                file.refuse(where, Text("refuse.edition_borders", numbers))
    return borders


def _areas(file: EditionFile, where: str, words: str) -> list[Spot]:
    areas = []
    for word in words.replace("+", " ").split():
        if word not in AREA_NAMES:
            file.refuse(where, Text("refuse.edition_area", words={"word": word}))
        areas.append(Spot(AREA_NAMES.index(word)))
    return areas


def _field_areas(file: EditionFile) -> list[list[list[Spot]]]:
    """For each field of each site the areas beside it: “18” or, on a border, “18+16”."""
    where = "sites.borders"
    found = []
    for site, words in enumerate(file.words(where, SITES)):
        fields = [_areas(file, where, word) for word in words.split()]
        if not FEWEST_FIELDS <= len(fields) <= FIELDS or [] in fields:
            file.refuse(where, Text("refuse.edition_fields", {"site": site}))
        found.append(fields)
    return found


def _sites_in_play(file: EditionFile) -> dict[int, list[Site]]:
    """By number of players; covered sites need scarabs of one colour."""
    where = "sites.suns"
    suns = file.numbers(where, SITES, 0, SUNS)
    sites = {
        seats: [site for site in EVERY_SITE if suns[site] not in out]
        for seats, out in SUNS_OUT.items()
    }
    if len(sites[2]) < SITES - SCARABS:
        file.refuse(where, Text("refuse.edition_suns"))
    return sites


def _check_ways(file: EditionFile, board: Board) -> None:
    for area in range(AREAS):
        if board.steps[CENTRE][area] >= FAR:
            numbers = {"area": FIRST_AREA + area}
            file.refuse("areas.borders", Text("refuse.edition_apart", numbers))
