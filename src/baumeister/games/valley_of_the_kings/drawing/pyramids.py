"""Pyramids: seen from above and a little from the front, so that layers rise and cast shadows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.core.state import NOBODY
from baumeister.drawing.areas import hot_box
from baumeister.drawing.ink import Picture, Placed, join, kept, move, tooltip
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import SMALL_COIN, coin
from baumeister.drawing.svg import box, label
from baumeister.games.valley_of_the_kings.drawing.blocks import BLOCK_HOT, BLOCK_RING, BLOCKS, CAST
from baumeister.games.valley_of_the_kings.drawing.figures import SCARABS
from baumeister.games.valley_of_the_kings.drawing.layout import (
    BLOCK,
    BLOCK_SPOTS,
    PHARAOH_SPOTS,
    TIPS,
    name_of_site,
)
from baumeister.games.valley_of_the_kings.drawing.map import BASES, PHARAOH_BASE, map_of
from baumeister.games.valley_of_the_kings.drawing.texts import Words
from baumeister.games.valley_of_the_kings.rules.actions import STEAL, TAKE_OVER
from baumeister.games.valley_of_the_kings.rules.kinds import kind_of
from baumeister.games.valley_of_the_kings.rules.names import EMPTY, SITE_NAMES, Site
from baumeister.games.valley_of_the_kings.rules.pyramid import BLOCKS as BLOCKS_OF
from baumeister.games.valley_of_the_kings.rules.pyramid import (
    LAYERS,
    PHARAOH_BLOCKS,
    PHARAOH_LAYERS,
    POSITIONS,
)
from baumeister.games.valley_of_the_kings.rules.state import Valley

SITE_HOT: Final = tuple(
    hot_box(-side * BLOCK / 2, -side * BLOCK / 2, side * BLOCK, side * BLOCK, 6) for side in BASES
)
VEIL: Final = tuple(box("veil", *hot.bounds, 6) for hot in SITE_HOT)  # to be pointed at
SCARAB_RING: Final = box("ring", -20, -21, 40, 42, 12)


def pyramid(
    state: Valley, words: Words, pen: Pen, names: Sequence[str] | None, site: Site
) -> Picture:
    """A site in play: its blocks, whose it is, and what can be stolen or taken over there."""
    plan, size = map_of(state.settings.edition), size_of(state, site)
    if not state.settings.board.is_in_play[site]:
        return ""
    body = tooltip(sentence(state, words, names, site), VEIL[size] + blocks_of(state, pen, site))
    takes = pen.button(TAKE_OVER[site], "", SITE_HOT[size])
    pile = move(*plan.centres[site], body + takes, plan.block / BLOCK)
    return pile + _progress(state, site) + _scarab(state, words, pen, names, site)


def _progress(state: Valley, site: Site) -> str:
    """Below the number of an owned site: how much is built, or what it was worth."""
    if state.owner[site] == NOBODY:
        return ""
    size = size_of(state, site)
    x, y = name_of_site(map_of(state.settings.edition), site, size)
    if state.is_finished(site):
        return coin(x, y + 20, points_of(state, site), SMALL_COIN)
    built = state.built[site].bit_count()
    return label(x, y + 21, "site-count", f"{built}/{BLOCKS_OF[size]}")


def points_of(state: Valley, site: Site) -> int:
    """What a finished pyramid is worth."""
    return state.settings.edition.points[size_of(state, site)][kind(state, site)]


def size_of(state: Valley, site: Site) -> int:
    return state.settings.board.sizes[site]


def sentence(state: Valley, words: Words, names: Sequence[str] | None, site: Site) -> str:
    """Size, owner and progress of a site."""
    size, owner = size_of(state, site), state.owner[site]
    name = "" if owner == NOBODY else seat_name(owner, words.language, names)
    finished = words.kinds[kind(state, site)] if state.is_finished(site) else ""
    return _sentence(words, site, size, name, state.built[site].bit_count(), finished)


@lru_cache(maxsize=1024)
def _sentence(words: Words, site: Site, size: int, owner: str, built: int, finished: str) -> str:
    values = {"site": SITE_NAMES[site], "size": words.sizes[size]}
    if not owner:
        return words.say("site.free", **values)
    if finished:
        return words.say("site.finished", kind=finished, seat=owner, **values)
    return words.count("site.owned", BLOCKS_OF[size] - built, seat=owner, **values)


def kind(state: Valley, site: Site) -> int:
    """The kind of a finished pyramid."""
    size = size_of(state, site)
    blocks = state.blocks[site * POSITIONS : site * POSITIONS + BLOCKS_OF[size]]
    return kind_of(blocks, state.settings.stripes)


def blocks_of(state: Valley, pen: Pen, site: Site) -> Picture:
    """All blocks of a site; those that can be stolen are targets."""
    size = size_of(state, site)
    first = site * POSITIONS
    colours = state.blocks[first : first + BLOCKS_OF[size]]
    if not any(map(pen.offers, STEAL[site])):
        return _still_blocks(site, size, tuple(colours))
    return join(
        pen.place(
            f"block-{site}-{position}",
            *BLOCK_SPOTS[size][position],
            pen.button(STEAL[site][position], _shape_at(size, position, colour), BLOCK_HOT),
            BLOCK_RING,
        )
        for position, colour in enumerate(colours)
        if colour != EMPTY
    )


@kept
def _still_blocks(site: Site, size: int, colours: tuple[int, ...]) -> Picture:
    return join(
        Placed(
            _shape_at(size, position, colour),
            f"block-{site}-{position}",
            *BLOCK_SPOTS[size][position],
            ring=BLOCK_RING,
        )
        for position, colour in enumerate(colours)
        if colour != EMPTY
    )


def _shape_at(size: int, position: int, colour: int) -> str:
    return shape_of(colour, position >= LAYERS[size][0])


def shape_of(colour: int, is_above: bool) -> str:
    return CAST + BLOCKS[colour] if is_above else BLOCKS[colour]


def _scarab(
    state: Valley, words: Words, pen: Pen, names: Sequence[str] | None, site: Site
) -> Picture:
    """Beside the site, and on the tip of what is finished."""
    owner = state.owner[site]
    if owner == NOBODY:
        return ""
    plan = map_of(state.settings.edition)
    x, y = plan.scarabs[site]
    if state.is_finished(site):
        x, y = plan.centres[site]
        y += round(TIPS[size_of(state, site)] * plan.block / BLOCK)
    body = tooltip(sentence(state, words, names, site), SCARABS[owner])
    return pen.place(f"scarab-{site}", x, y, body, SCARAB_RING)


def pharaohs_pyramid(state: Valley, words: Words, pen: Pen) -> Picture:
    """Everybody's leftovers, and the clock of the game."""
    plan = map_of(state.settings.edition)
    size, first_above = len(state.pharaoh), PHARAOH_LAYERS[0]
    blocks = join(
        pen.place(f"pharaoh-{n}", *PHARAOH_SPOTS[n], shape_of(colour, n >= first_above), BLOCK_RING)
        for n, colour in enumerate(state.pharaoh)
    )
    foot = PHARAOH_BASE * BLOCK / 2 + 15
    counted = label(0, foot, "pharaoh-count", words.say("of_all", n=size, all=PHARAOH_BLOCKS))
    body = tooltip(words.count("pharaoh", PHARAOH_BLOCKS - size), blocks + counted)
    return move(*plan.pharaoh, body, plan.block / BLOCK)
