"""Where blocks may be set while one is held."""

from __future__ import annotations

from collections.abc import Iterable

from baumeister.core.action import Action
from baumeister.drawing.ink import Picture, join, move
from baumeister.drawing.pen import Pen
from baumeister.games.valley_of_the_kings.drawing.blocks import BLOCK_HOT, BLOCKS
from baumeister.games.valley_of_the_kings.drawing.layout import BLOCK, BLOCK_SPOTS
from baumeister.games.valley_of_the_kings.drawing.map import map_of
from baumeister.games.valley_of_the_kings.drawing.offered import stock_name
from baumeister.games.valley_of_the_kings.rules.actions import Build
from baumeister.games.valley_of_the_kings.rules.names import EVERY_SITE
from baumeister.games.valley_of_the_kings.rules.state import Valley


def builds(state: Valley, pen: Pen, actions: Iterable[Action]) -> Picture:
    """The open positions of every site, one for each colour at hand."""
    at_sites: list[list[Picture]] = [[] for _ in EVERY_SITE]
    for action in actions:
        if isinstance(action, Build):
            size = state.settings.board.sizes[action.site]
            spot = f"block-{action.site}-{action.position}"
            held, ghost = stock_name(action.colour), BLOCKS[action.colour]
            drawn = pen.fit(action, held, BLOCK_HOT, spot=spot, ghost=ghost)
            at_sites[action.site].append(move(*BLOCK_SPOTS[size][action.position], drawn))
    plan = map_of(state.settings.edition)
    return join(
        move(*plan.centres[site], join(parts), plan.block / BLOCK)
        for site, parts in enumerate(at_sites)
        if parts
    )
