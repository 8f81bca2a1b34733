"""Pyramids: seen from above and a little from the front, so that layers rise and cast shadows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.core.state import NOBODY
from baumeister.drawing.areas import hot_box
from baumeister.drawing.ink import Picture, hint, join, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, label
from baumeister.games.valley_of_the_kings.drawing.blocks import BLOCK_HOT, BLOCK_RING, BLOCKS, CAST
from baumeister.games.valley_of_the_kings.drawing.figures import SCARABS
from baumeister.games.valley_of_the_kings.drawing.layout import (
    BLOCK,
    BLOCK_SPOTS,
    MAP,
    PHARAOH_SPOTS,
    TIPS,
)
from baumeister.games.valley_of_the_kings.drawing.map import BASES, PHARAOH_BASE, map_of
from baumeister.games.valley_of_the_kings.drawing.texts import Words
from baumeister.games.valley_of_the_kings.rules.actions import STEAL, TAKE_OVER
from baumeister.games.valley_of_the_kings.rules.kinds import kind_of
from baumeister.games.valley_of_the_kings.rules.names import EMPTY, SITE_NAMES
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
    state: Valley, words: Words, pen: Pen, names: Sequence[str] | None, site: int
) -> Picture:
    """A site in play: its blocks, whose it is, and what can be stolen or taken over there."""
    plan, size = map_of(state.settings.edition), _size(state, site)
    if not state.settings.board.is_in_play[site]:
        return ""
    body = hint(sentence(state, words, names, site), VEIL[size] + _blocks(state, pen, site))
    takes = pen.button(TAKE_OVER[site], "", SITE_HOT[size])
    pile = move(*plan.centres[site], body + takes, plan.block / BLOCK)
    return move(*MAP, pile + _scarab(state, words, pen, names, site))


def _size(state: Valley, site: int) -> int:
    return state.settings.board.sizes[site]


def sentence(state: Valley, words: Words, names: Sequence[str] | None, site: int) -> str:
    """Size, owner and progress of a site."""
    size, owner = _size(state, site), state.owner[site]
    values = {"site": SITE_NAMES[site], "size": words.sizes[size]}
    if owner == NOBODY:
        return words.say("site.free", **values)
    values["seat"] = seat_name(owner, words.language, names)
    if state.is_finished(site):
        return words.say("site.finished", kind=words.kinds[kind(state, site)], **values)
    built = state.built[site].bit_count()
    return words.say("site.owned", n=built, all=BLOCKS_OF[size], **values)


def kind(state: Valley, site: int) -> int:
    """The kind of a finished pyramid."""
    size = _size(state, site)
    blocks = state.blocks[site * POSITIONS : site * POSITIONS + BLOCKS_OF[size]]
    return kind_of(blocks, state.settings.stripes)


def _blocks(state: Valley, pen: Pen, site: int) -> Picture:
    size = _size(state, site)
    ground = LAYERS[size][0]
    first = site * POSITIONS
    parts: list[Picture] = []
    for position, colour in enumerate(state.blocks[first : first + BLOCKS_OF[size]]):
        if colour != EMPTY:
            shape = _shape(colour, position >= ground)
            body = pen.button(STEAL[site][position], shape, BLOCK_HOT)
            name, spot = f"block-{site}-{position}", BLOCK_SPOTS[size][position]
            parts.append(pen.place(name, *spot, body, BLOCK_RING))
    return join(parts)


def _shape(colour: int, is_above: bool) -> str:
    return CAST + BLOCKS[colour] if is_above else BLOCKS[colour]


def _scarab(
    state: Valley, words: Words, pen: Pen, names: Sequence[str] | None, site: int
) -> Picture:
    """Beside the site, and on the tip of what is finished."""
    owner = state.owner[site]
    if owner == NOBODY:
        return ""
    plan = map_of(state.settings.edition)
    x, y = plan.scarabs[site]
    if state.is_finished(site):
        x, y = plan.centres[site]
        y += round(TIPS[_size(state, site)] * plan.block / BLOCK)
    body = hint(sentence(state, words, names, site), SCARABS[owner])
    return pen.place(f"scarab-{site}", x, y, body, SCARAB_RING)


def pharaohs_pyramid(state: Valley, words: Words, pen: Pen) -> Picture:
    """Everybody's leftovers, and the clock of the game."""
    plan = map_of(state.settings.edition)
    size, first_above = len(state.pharaoh), PHARAOH_LAYERS[0]
    blocks = join(
        pen.place(f"pharaoh-{n}", *PHARAOH_SPOTS[n], _shape(colour, n >= first_above), BLOCK_RING)
        for n, colour in enumerate(state.pharaoh)
    )
    foot = PHARAOH_BASE * BLOCK / 2 + 17
    counted = label(0, foot, "pharaoh-count", words.say("of_all", n=size, all=PHARAOH_BLOCKS))
    body = hint(words.say("pharaoh", n=size, all=PHARAOH_BLOCKS), blocks + counted)
    return move(MAP.x + plan.pharaoh[0], MAP.y + plan.pharaoh[1], body, plan.block / BLOCK)
