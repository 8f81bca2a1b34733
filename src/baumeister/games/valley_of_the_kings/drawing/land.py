"""The land: areas, sites and fields of the map, as they lie there before anybody comes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.text import Language
from baumeister.drawing.geometry import Point
from baumeister.drawing.ink import move, tooltip
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.valley_of_the_kings.drawing.figures import SCARAB_PLACE, STRANGE_SCARAB
from baumeister.games.valley_of_the_kings.drawing.layout import (
    camp_ground,
    camp_plate,
    name_of_site,
)
from baumeister.games.valley_of_the_kings.drawing.map import (
    BASES,
    HEIGHT,
    PHARAOH_BASE,
    WIDTH,
    Map,
    map_of,
)
from baumeister.games.valley_of_the_kings.drawing.texts import Words, words_in
from baumeister.games.valley_of_the_kings.rules.edition import Edition
from baumeister.games.valley_of_the_kings.rules.names import (
    AREAS,
    CENTRE,
    EVERY_SITE,
    FIRST_AREA,
    LETTERS,
    SITE_NAMES,
    Site,
)

DESERT: Final = box("table", -400, -400, WIDTH + 800, HEIGHT + 800)


@lru_cache(maxsize=16)
def land(edition: Edition, language: Language) -> str:
    """The whole map; it changes only with the edition and the number of players."""
    words, plan = words_in(language), map_of(edition)
    body = cliffs(plan)
    body += "".join(_area(plan, words, area) for area in range(AREAS))
    body += "".join(_site(edition, words, site) for site in EVERY_SITE)
    return DESERT + body + _plaza(plan)


def course_of(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in points) + "Z"


def cliffs(plan: Map) -> str:
    """Rocks around everything: the outlines, drawn so thick that they show outside."""
    course = "".join(course_of(outline) for outline in plan.outlines)
    return move(8, 10, path("cliff-shade", course)) + path("cliff", course) + path("crag", course)


def _area(plan: Map, words: Words, area: int) -> str:
    course = course_of(plan.outlines[area])
    return tooltip(
        words.say("area", area=FIRST_AREA + area), path(area_style(area), course)
    ) + path("border", course)


def area_style(area: int) -> str:
    """Neighbours differ."""
    return "area-c" if area == CENTRE else ("area-a", "area-b")[area % 2]


@lru_cache(maxsize=16)
def area_plates(plan: Map) -> str:
    """The numbers of the areas, above everything that is painted on the ground."""
    return "".join(
        move(
            *plan.labels[area],
            box("area-plate", -24, -19, 48, 38, 9)
            + label(0, 10, "area-text", str(FIRST_AREA + area)),
        )
        + _camps(plan, area)
        for area in range(AREAS)
    )


def _camps(plan: Map, area: int) -> str:
    """The ground of the camps, with the number of the area once more."""
    return box("camps", *camp_ground(plan, area), 4) + move(
        *camp_plate(plan, area),
        box("area-plate", -13, -10, 26, 20, 5)
        + label(0, 5.5, "camps-text", str(FIRST_AREA + area)),
    )


def _site(edition: Edition, words: Words, site: Site) -> str:
    plan, board = map_of(edition), edition.board
    size = board.sizes[site]
    number = SITE_NAMES[site]
    fields = "".join(
        tooltip(
            words.say("field", field=f"{number}-{LETTERS[letter].upper()}"),
            _field(plan, point, LETTERS[letter].upper()),
        )
        for letter, point in enumerate(plan.fields[site])
    )
    x, y = name_of_site(plan, site, size)
    named = label(x, y + 5, "site-text", number)
    whole = move(*plan.centres[site], _base(plan, BASES[size])) + fields
    if board.is_in_play[site]:
        return whole + named + move(*plan.scarabs[site], SCARAB_PLACE)
    cover = disc("out", *plan.centres[site], BASES[size] * plan.block / 2 + plan.field + 8)
    covered = move(*plan.centres[site], STRANGE_SCARAB, 1.6)
    return tooltip(words.say("site.out", site=number), whole + named + cover + covered)


def _field(plan: Map, point: Point, letter: str) -> str:
    x, y = point
    half = plan.field / 2
    return box("spot", x - half, y - half, plan.field, plan.field, 3) + label(
        x, y + 6, "spot-text", letter
    )


def _base(plan: Map, side: int) -> str:
    """Where a pyramid will stand, with the places of its lowest layer."""
    half = side * plan.block / 2
    cuts = [n * plan.block - half for n in range(1, side)]
    lines = "".join(f"M{n:g} {-half:g}V{half:g}M{-half:g} {n:g}H{half:g}" for n in cuts)
    return box("plaza", -half, -half, 2 * half, 2 * half, 2) + path("plaza-line", lines)


def _plaza(plan: Map) -> str:
    return move(*plan.pharaoh, _base(plan, PHARAOH_BASE))
