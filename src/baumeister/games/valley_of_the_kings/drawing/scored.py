"""Which pyramids have brought points for their colours."""

from __future__ import annotations

from baumeister.games.valley_of_the_kings.rules.kinds import kind_of
from baumeister.games.valley_of_the_kings.rules.pyramid import BLOCKS, POSITIONS
from baumeister.games.valley_of_the_kings.rules.state import Valley


def scored(state: Valley, kind: int) -> list[str]:
    board = state.settings.board
    found = []
    for site in board.sites:
        first = site * POSITIONS
        blocks = state.blocks[first : first + BLOCKS[board.sizes[site]]]
        if state.is_finished(site) and kind_of(blocks, state.settings.stripes) == kind:
            found.append(f"block-{site}-")
    return found
