"""The valley itself: areas, sites and fields, as they lie there before anybody comes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.text import Language
from baumeister.drawing.ink import hint, move
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.valley_of_the_kings.drawing.figures import SCARAB_PLACE, STRANGE_SCARAB
from baumeister.games.valley_of_the_kings.drawing.layout import HEIGHT, MAP, WIDTH, name_of_site
from baumeister.games.valley_of_the_kings.drawing.map import BASES, PHARAOH_BASE, Map, Point, map_of
from baumeister.games.valley_of_the_kings.drawing.texts import Words, words_in
from baumeister.games.valley_of_the_kings.rules.edition import Edition
from baumeister.games.valley_of_the_kings.rules.names import (
    AREAS,
    CENTRE,
    FIRST_AREA,
    LETTERS,
    SITE_NAMES,
    SITES,
)

DESERT: Final = box("table", 0, 0, WIDTH, HEIGHT) + path(
    "dune-line",
    "M0 700Q90 660 190 720M30 810Q90 770 150 810M1500 720Q1590 670 1680 720M1540 830Q1610 790"
    " 1680 830M480 120Q560 80 640 130M1060 110Q1130 70 1200 120M0 960Q30 940 60 960",
)


@lru_cache(maxsize=16)
def valley(edition: Edition, language: Language) -> str:
    """The whole map; it changes only with the edition and the number of players."""
    words, plan = words_in(language), map_of(edition)
    body = _cliffs(plan)
    body += "".join(_area(plan, words, area) for area in range(AREAS))
    body += "".join(_site(edition, words, site) for site in range(SITES))
    return move(*MAP, body + _plaza(plan))


def _course(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in points) + "Z"


def _cliffs(plan: Map) -> str:
    """Rocks around everything: the outlines, drawn so thick that they show outside."""
    course = "".join(_course(outline) for outline in plan.outlines)
    return move(8, 10, path("cliff-shade", course)) + path("cliff", course) + path("crag", course)


def _area(plan: Map, words: Words, area: int) -> str:
    style = "area-c" if area == CENTRE else ("area-a", "area-b")[area % 2]
    course = _course(plan.outlines[area])
    return hint(words.say("area", area=FIRST_AREA + area), path(style, course)) + path(
        "border", course
    )


def area_plates(plan: Map) -> str:
    """The numbers of the areas, above everything that is painted on the ground."""
    return "".join(
        move(
            *plan.labels[area],
            box("area-plate", -24, -19, 48, 38, 9)
            + label(0, 10, "area-text", str(FIRST_AREA + area)),
        )
        for area in range(AREAS)
    )


def _site(edition: Edition, words: Words, site: int) -> str:
    plan, board = map_of(edition), edition.board
    size = board.sizes[site]
    number = SITE_NAMES[site]
    fields = "".join(
        hint(
            words.say("field", field=f"{number}-{LETTERS[letter].upper()}"),
            _field(plan, point, LETTERS[letter].upper()),
        )
        for letter, point in enumerate(plan.fields[site])
    )
    x, y = name_of_site(plan, site, size)
    named = label(x, y + 9, "site-text", number)
    whole = move(*plan.centres[site], _base(plan, BASES[size])) + fields
    if board.is_in_play[site]:
        return whole + named + move(*plan.scarabs[site], SCARAB_PLACE)
    cover = disc("out", *plan.centres[site], BASES[size] * plan.block / 2 + plan.field + 8)
    covered = move(*plan.centres[site], STRANGE_SCARAB, 1.6)
    return hint(words.say("site.out", site=number), whole + named + cover + covered)


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
