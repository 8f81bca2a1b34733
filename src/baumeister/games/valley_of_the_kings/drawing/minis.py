"""Sites as the overview shows them: blocks, owner and figures, and what can be done there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.state import NOBODY
from baumeister.drawing.areas import hot_disc
from baumeister.drawing.ink import Aim, Picture, Placed, join, kept, move
from baumeister.drawing.shapes import LETTERS
from baumeister.drawing.svg import box, disc, escape, label
from baumeister.games.valley_of_the_kings.drawing.corners import SITE_SCALE, corners, half, middle
from baumeister.games.valley_of_the_kings.drawing.figures import MINI_OVERSEERS, MINI_WORKERS
from baumeister.games.valley_of_the_kings.drawing.layout import BLOCK, BLOCK_SPOTS
from baumeister.games.valley_of_the_kings.drawing.map import Map, map_of
from baumeister.games.valley_of_the_kings.drawing.pyramids import (
    points_of,
    sentence,
    shape_of,
    size_of,
)
from baumeister.games.valley_of_the_kings.drawing.texts import Words
from baumeister.games.valley_of_the_kings.drawing.views import site_view
from baumeister.games.valley_of_the_kings.rules.edition import Edition
from baumeister.games.valley_of_the_kings.rules.names import (
    AREAS,
    EMPTY,
    EVERY_SITE,
    LETTER_OF,
    OVERSEERS,
    SITE_NAMES,
    SITE_OF,
    WORKERS,
    Site,
    Spot,
)
from baumeister.games.valley_of_the_kings.rules.pyramid import BLOCKS, LAYERS, POSITIONS
from baumeister.games.valley_of_the_kings.rules.state import Valley

REACH: Final = hot_disc(0, 0, 21, "reach")
BLOCK_RING: Final = box("ring mini-ring", 0, 0, BLOCK, BLOCK, 4)
FIGURE_RING: Final = disc("ring fine", 0, 0, 6.5)
OWNER_RING: Final = disc("ring fine", 0, 0, 8.5)

Crew = tuple[tuple[Spot, int, bool], ...]  # spots, whose figure it is, and whether an overseer


def crews_of(state: Valley) -> list[Crew]:
    """Who stands at each site."""
    found: list[list[tuple[Spot, int, bool]]] = [[] for _ in EVERY_SITE]
    for figure, spot in enumerate(state.workers):
        if spot >= AREAS:
            found[SITE_OF[spot]].append((spot, figure // WORKERS, False))
    for figure, spot in enumerate(state.overseers):
        if spot >= AREAS:
            found[SITE_OF[spot]].append((spot, figure // OVERSEERS, True))
    return [tuple(crew) for crew in found]


def mini(
    state: Valley,
    words: Words,
    names: Sequence[str] | None,
    crew: Crew,
    site: Site,
) -> Picture:
    """A site in play; pointing at it shows it in the map."""
    start, size = site * POSITIONS, size_of(state, site)
    return _mini(
        state.settings.edition,
        site,
        tuple(state.blocks[start : start + BLOCKS[size]]),
        state.owner[site],
        points_of(state, site) if state.is_finished(site) else 0,
        crew,
        escape(sentence(state, words, names, site)),
    )


@kept
def _mini(
    edition: Edition,
    site: Site,
    blocks: tuple[int, ...],
    owner: int,
    points: int,
    crew: Crew,
    said: str,
) -> Picture:
    """Most sites are as they were before."""
    plan, size = map_of(edition), edition.board.sizes[site]
    body = (
        _base(edition, site, owner)
        + _blocks(plan, site, size, blocks)
        + _figures(plan, site, size, crew)
        + _signs(edition, site, owner, points)
    )
    return move(*middle(plan, site), Aim(body, site_view(site), said, REACH))


@lru_cache(maxsize=256)
def _base(edition: Edition, site: Site, owner: int) -> str:
    """The ground, framed in the colour of its owner."""
    edge = half(map_of(edition), edition.board.sizes[site])
    frame = ""
    if owner != NOBODY:
        frame = box(f"edge{owner}", -edge - 4, -edge - 4, 2 * edge + 8, 2 * edge + 8, 4) + box(
            f"face{owner}", -edge - 3, -edge - 3, 2 * edge + 6, 2 * edge + 6, 3
        )
    return frame + box("plaza mini-plaza", -edge, -edge, 2 * edge, 2 * edge, 1.5)


@lru_cache(maxsize=16)
def site_numbers(edition: Edition) -> str:
    """Above everything, since neighbours are near."""
    plan = map_of(edition)
    return "".join(
        label(x + spots.number.x, y + spots.number.y + 4, "mini-text", SITE_NAMES[site])
        for site, spots in zip(EVERY_SITE, corners(edition), strict=True)
        for x, y in [middle(plan, site)]
    )


def _blocks(plan: Map, site: Site, size: int, blocks: tuple[int, ...]) -> Picture:
    ground = LAYERS[size][0]
    shown = join(
        Placed(
            shape_of(colour, position >= ground),
            f"block-{site}-{position}",
            *BLOCK_SPOTS[size][position],
            ring=BLOCK_RING,
        )
        for position, colour in enumerate(blocks)
        if colour != EMPTY
    )
    return move(0, 0, shown, SITE_SCALE[size] * plan.block / BLOCK) if shown else ""


def _figures(plan: Map, site: Site, size: int, crew: Crew) -> Picture:
    x, y = plan.centres[site]
    scale, parts = SITE_SCALE[size], []
    for spot, seat, is_overseer in crew:
        u, v = plan.fields[site][LETTER_OF[spot]]
        shape = (MINI_OVERSEERS if is_overseer else MINI_WORKERS)[seat]
        at = round((u - x) * scale, 1), round((v - y) * scale, 1)
        parts.append(Placed(shape, f"at-{spot}", *at, ring=FIGURE_RING))
    return join(parts)


def _signs(edition: Edition, site: Site, owner: int, points: int) -> Picture:
    """Whose it is, and what it was worth if it is finished."""
    if owner == NOBODY:
        return ""
    spots = corners(edition)[site]
    body = disc(f"owner owner{owner}", 0, 0, 7) + label(0, 4, f"camp-text{owner}", LETTERS[owner])
    sign: Picture = Placed(body, f"scarab-{site}", *spots.owner, ring=OWNER_RING)
    if points:
        worth = disc("coin", 0, 0, 8.5) + label(0, 4, "mini-coin", str(points))
        sign += move(*spots.worth, worth)
    return sign
