"""The valley at a glance: all areas and sites on a small picture, which aims the map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.core.text import Language
from baumeister.drawing.areas import Area
from baumeister.drawing.drawer import Viewer
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Aim, Picture, Placed, join, kept, move, tooltip
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, disc, escape, label, path
from baumeister.games.valley_of_the_kings.drawing.arrangement import VALLEY
from baumeister.games.valley_of_the_kings.drawing.corners import (
    SCALE,
    camp_at,
    half,
    plate_at,
)
from baumeister.games.valley_of_the_kings.drawing.crews import spots_of
from baumeister.games.valley_of_the_kings.drawing.figures import MINI_CAMPS, STRANGE_SCARAB
from baumeister.games.valley_of_the_kings.drawing.land import area_style, cliffs, course_of
from baumeister.games.valley_of_the_kings.drawing.layout import BLOCK, PHARAOH_SPOTS
from baumeister.games.valley_of_the_kings.drawing.map import PHARAOH_BASE, Map, map_of
from baumeister.games.valley_of_the_kings.drawing.minis import (
    BLOCK_RING,
    crews_of,
    mini,
    site_numbers,
)
from baumeister.games.valley_of_the_kings.drawing.offered import Offered
from baumeister.games.valley_of_the_kings.drawing.pyramids import shape_of
from baumeister.games.valley_of_the_kings.drawing.signs import signs
from baumeister.games.valley_of_the_kings.drawing.stores import bag, worth
from baumeister.games.valley_of_the_kings.drawing.texts import Words, words_in
from baumeister.games.valley_of_the_kings.drawing.views import area_view
from baumeister.games.valley_of_the_kings.drawing.ways import arrows
from baumeister.games.valley_of_the_kings.rules import names as numbers
from baumeister.games.valley_of_the_kings.rules.edition import Edition
from baumeister.games.valley_of_the_kings.rules.names import (
    AREAS,
    EVERY_SITE,
    FIRST_AREA,
    SITE_NAMES,
    Site,
)
from baumeister.games.valley_of_the_kings.rules.pyramid import PHARAOH_BLOCKS, PHARAOH_LAYERS
from baumeister.games.valley_of_the_kings.rules.state import Valley

CAMP_RING: Final = disc("ring fine", 0, 0, 9.5)
CLOCK_PLATE: Final = box("clock-plate", -20, -7.5, 40, 15, 5)


def overview(state: Valley, words: Words, pen: Pen, offered: Offered, viewer: Viewer) -> Panel:
    edition, names = state.settings.edition, viewer.names
    drawn: dict[str, Picture] = {"land": _land(edition, viewer.language)}
    drawn["worth"] = worth(edition, state.settings.stripes, viewer.language)
    drawn["bag"] = bag(state, words)
    drawn["mini-pharaoh"] = _pharaoh(state, words)
    crews = crews_of(state)
    for site in EVERY_SITE:
        is_in_play = edition.board.is_in_play[site]
        drawn[f"mini-{site}"] = mini(state, words, names, crews[site], site) if is_in_play else ""
    drawn["numbers"] = _plates(map_of(edition)) + site_numbers(edition)
    drawn["mini-camps"] = _camps(state, words, pen, names)
    drawn["mini-arrows"] = move(
        0, 0, arrows(state, words, pen, names, viewer.last, is_small=True), SCALE
    )
    drawn |= signs(state, pen, offered, viewer.legal)
    window = Rectangle(0, 0, *VALLEY)
    return Panel("valley", words.say("panel.valley"), window, drawn)


@kept
def _land(edition: Edition, language: Language) -> Picture:
    """What never changes; every area shows its place in the map when it is pointed at."""
    words, plan = words_in(language), map_of(edition)
    areas = join(_area(plan, words, area) for area in range(AREAS))
    out = "".join(
        _out(edition, words, site) for site in EVERY_SITE if not edition.board.is_in_play[site]
    )
    return move(0, 0, cliffs(plan) + areas, SCALE) + out


def _area(plan: Map, words: Words, area: int) -> Aim:
    outline = plan.outlines[area]
    course = course_of(outline)
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    bounds = Rectangle(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    body = path(area_style(area), course) + path("border", course)
    said = escape(words.say("area", area=FIRST_AREA + area))
    return Aim(body, area_view(area), said, Area(path("reach", course), bounds))


@lru_cache(maxsize=16)
def _plates(plan: Map) -> str:
    return "".join(
        move(
            *plate_at(plan, area),
            box("area-plate mini-plate", -10, -7.5, 20, 15, 4)
            + label(0, 4.2, "mini-area", str(FIRST_AREA + area)),
        )
        for area in range(AREAS)
    )


def _out(edition: Edition, words: Words, site: Site) -> str:
    """A site that is not in play."""
    plan = map_of(edition)
    x, y = plan.centres[site]
    edge = half(plan, edition.board.sizes[site])
    body = disc("out", 0, 0, edge + 4) + move(0, 0, STRANGE_SCARAB, 0.55)
    said = words.say("site.out", site=SITE_NAMES[site])
    return move(x * SCALE, y * SCALE, tooltip(said, body))


def _pharaoh(state: Valley, words: Words) -> Picture:
    """How far the pharaoh's pyramid has come: that is the clock of the game."""
    said = words.count("pharaoh", PHARAOH_BLOCKS - len(state.pharaoh))
    return _clock(map_of(state.settings.edition), tuple(state.pharaoh), said)


@kept
def _clock(plan: Map, colours: tuple[int, ...], said: str) -> Picture:
    edge = PHARAOH_BASE * plan.block * SCALE / 2
    blocks = join(
        Placed(
            shape_of(colour, n >= PHARAOH_LAYERS[0]),
            f"pharaoh-{n}",
            *PHARAOH_SPOTS[n],
            ring=BLOCK_RING,
        )
        for n, colour in enumerate(colours)
    )
    body = (
        box("plaza mini-plaza", -edge, -edge, 2 * edge, 2 * edge, 1.5)
        + move(0, 0, blocks, SCALE * plan.block / BLOCK)
        + CLOCK_PLATE
        + label(0, 4.5, "mini-clock", f"{len(colours)}/{PHARAOH_BLOCKS}")
    )
    return move(plan.pharaoh[0] * SCALE, plan.pharaoh[1] * SCALE, tooltip(said, body))


def _camps(state: Valley, words: Words, pen: Pen, names: Sequence[str] | None) -> Picture:
    return join(
        camp for seat in range(state.seats) for camp in _camps_of(state, words, pen, names, seat)
    )


def _camps_of(
    state: Valley, words: Words, pen: Pen, names: Sequence[str] | None, seat: int
) -> Iterator[Picture]:
    """One figure for all of a seat in an area, with their number."""
    plan = map_of(state.settings.edition)
    overseers = spots_of(state.overseers, seat, numbers.OVERSEERS)
    workers = spots_of(state.workers, seat, numbers.WORKERS)
    name = seat_name(seat, words.language, names)
    for area in sorted({spot for spot in overseers + workers if spot < AREAS}):
        body = _camp(words, seat, name, overseers.count(area), workers.count(area))
        yield pen.place(f"camp-{area}-{seat}", *camp_at(plan, area, seat), body, CAMP_RING)


@lru_cache(maxsize=1024)
def _camp(words: Words, seat: int, name: str, overseers: int, workers: int) -> str:
    said = [words.count("overseers", overseers, seat=name)] if overseers else []
    said += [words.count("workers", workers, seat=name)] if workers else []
    number = label(0, 4, f"camp-text{seat}", str(overseers + workers))
    return tooltip(", ".join(said), MINI_CAMPS[bool(overseers)][seat] + number)
