"""Signs in the overview: where something can be done with what is held, and what it takes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from baumeister.core.action import Action
from baumeister.drawing.ink import Picture, join, move, only_with
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, label
from baumeister.games.valley_of_the_kings.drawing.corners import corners, half, middle, plate_at
from baumeister.games.valley_of_the_kings.drawing.map import Map, map_of
from baumeister.games.valley_of_the_kings.drawing.offered import Offered, stock_name
from baumeister.games.valley_of_the_kings.drawing.ways import limit_of
from baumeister.games.valley_of_the_kings.rules import names as numbers
from baumeister.games.valley_of_the_kings.rules.actions import (
    Build,
    Overseer,
    Steal,
    TakeOver,
    Worker,
)
from baumeister.games.valley_of_the_kings.rules.building import BuildPyramids
from baumeister.games.valley_of_the_kings.rules.edition import Edition
from baumeister.games.valley_of_the_kings.rules.names import AREAS, SITE_OF, Site
from baumeister.games.valley_of_the_kings.rules.state import Valley
from baumeister.games.valley_of_the_kings.rules.theft import loot

FRAME: Final = 5  # how far the frame lies outside a site


def signs(
    state: Valley, pen: Pen, offered: Offered, actions: Iterable[Action]
) -> dict[str, Picture]:
    """By what has to be held; and those of what needs nothing in the hand."""
    found: dict[str, dict[int, int]] = {}  # held: places and the fewest steps to them
    plain: dict[Site, int] = {}  # sites and how many blocks can be taken there
    colours: dict[Site, set[int]] = {}
    for action in actions:
        if isinstance(action, Overseer | Worker):
            _note_way(state, pen.seat, offered, action, found)
        elif isinstance(action, Steal):
            plain[action.site] = loot(state, pen.seat, action.site)
        elif isinstance(action, TakeOver):
            plain[action.site] = 0
        elif isinstance(action, Build):
            colours.setdefault(action.site, set()).add(action.colour)
    drawn: dict[str, Picture] = {f"sign-overseer-{n}": "" for n in range(numbers.OVERSEERS)}
    drawn |= {f"sign-worker-{n}": "" for n in range(numbers.WORKERS)}
    for part, places in found.items():
        held = _held(offered, part)
        drawn[f"sign-{part}"] = only_with(held, _ways(state, pen.seat, places))
    drawn["signs"] = join(_site(state, site, count) for site, count in plain.items()) + join(
        only_with(" ".join(stock_name(colour) for colour in sorted(held)), _site(state, site, left))
        for site, held in colours.items()
        for left in [_left(state, site)]
    )
    return drawn


def _note_way(
    state: Valley,
    seat: int,
    offered: Offered,
    action: Overseer | Worker,
    found: dict[str, dict[int, int]],
) -> None:
    """Keep the shortest way to each site and area; sites follow the areas."""
    if isinstance(action, Overseer):
        part, source = (
            f"overseer-{action.overseer}",
            state.overseers[seat * numbers.OVERSEERS + action.overseer],
        )
    else:
        part, source = (
            f"worker-{action.worker}",
            state.workers[seat * numbers.WORKERS + action.worker],
        )
    far = state.settings.board.steps[source][action.spot]
    place = action.spot if action.spot < AREAS else AREAS + SITE_OF[action.spot]
    places = found.setdefault(part, {})
    places[place] = min(far, places.get(place, far))


def _held(offered: Offered, part: str) -> str:
    kind, _, number = part.partition("-")
    names = offered.overseers if kind == "overseer" else offered.workers
    return names[int(number)]


def _left(state: Valley, site: Site) -> int:
    """How many more blocks can be set there."""
    question = state.agenda[-1]
    assert isinstance(question, BuildPyramids)
    return question.left[site]


def _ways(state: Valley, seat: int, places: dict[int, int]) -> str:
    edition, limit = state.settings.edition, limit_of(state, seat)
    plan = map_of(edition)
    return "".join(
        _area_sign(plan, place, far, far > limit)
        if place < AREAS
        else _site_sign(edition, place - AREAS, str(far), far > limit)
        for place, far in places.items()
    )


def _site(state: Valley, site: Site, count: int) -> str:
    return _site_sign(state.settings.edition, site, str(count) if count else "", False)


@lru_cache(maxsize=1024)
def _site_sign(edition: Edition, site: Site, said: str, is_far: bool) -> str:
    plan = map_of(edition)
    edge = half(plan, edition.board.sizes[site]) + FRAME
    frame = box("open far" if is_far else "open", -edge, -edge, 2 * edge, 2 * edge, 5)
    pill = move(*corners(edition)[site].sign, _pill(said, is_far)) if said else ""
    return move(*middle(plan, site), frame + pill)


@lru_cache(maxsize=128)
def _area_sign(plan: Map, area: int, far: int, is_far: bool) -> str:
    x, y = plate_at(plan, area)
    return move(x + 13, y - 7, _pill(str(far), is_far))


@lru_cache(maxsize=64)
def _pill(said: str, is_far: bool) -> str:
    if is_far:
        return box("pill far", -9, -7, 18, 14, 5) + label(0, 4, "pill-far", f"{said}!")
    width = 14 if len(said) == 1 else 19
    return box("pill", -width / 2, -7, width, 14, 5) + label(0, 4, "pill-text", said)
