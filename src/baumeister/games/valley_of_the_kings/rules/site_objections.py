"""Why something at a site is not allowed: stealing, taking over, building.

Like the other objections these say the rules a second time, from figures and blocks.
"""

from __future__ import annotations

from itertools import accumulate

from baumeister.core.action import Action
from baumeister.core.state import NOBODY
from baumeister.core.text import Text
from baumeister.games.valley_of_the_kings.rules.actions import Build, Steal, TakeOver
from baumeister.games.valley_of_the_kings.rules.names import (
    BLOCKS_PER_WORKER,
    EMPTY,
    OVERSEERS,
    SITE_OF,
    SITES,
    WORKERS,
    Site,
)
from baumeister.games.valley_of_the_kings.rules.pyramid import (
    BLOCKS,
    EVERY_POSITION,
    LAYERS,
    Position,
)
from baumeister.games.valley_of_the_kings.rules.state import Valley


def steal_objection(state: Valley, seat: int, action: Action) -> Text | None:
    if not isinstance(action, Steal):
        return None
    site = action.site
    forbidden = _foreign_objection(state, seat, site)
    if forbidden is not None:
        return forbidden
    workers, taken = _workers(state, site, seat), state.stolen[seat * SITES + site]
    if workers == 0:
        return Text("refuse.no_worker", {"site": site})
    if taken >= BLOCKS_PER_WORKER * workers:
        return Text("refuse.workers_busy", {"site": site, "n": workers})
    blocks = _blocks(state, site)
    if action.position >= len(blocks) or blocks[action.position] == EMPTY:
        return Text("refuse.no_block_there", {"site": site, "position": action.position})
    layer = _layer(state, site, action.position)
    highest = max(
        _layer(state, site, n)
        for n, colour in zip(EVERY_POSITION, blocks, strict=False)
        if colour != EMPTY
    )
    return Text("refuse.top_layer") if layer < highest else None


def takeover_objection(state: Valley, seat: int, action: Action) -> Text | None:
    if not isinstance(action, TakeOver):
        return None
    site, owner = action.site, state.owner[action.site]
    forbidden = _foreign_objection(state, seat, site)
    if forbidden is not None:
        return forbidden
    mine, theirs = (_workers(state, site, who) for who in (seat, owner))
    thieves_rest = not state.settings.thieves_count  # Ruling VK-15
    if thieves_rest:
        mine -= (state.stolen[seat * SITES + site] + 1) // BLOCKS_PER_WORKER
        theirs -= (state.stolen[owner * SITES + site] + 1) // BLOCKS_PER_WORKER
    if mine <= theirs:
        is_thief = thieves_rest and state.stolen[seat * SITES + site] > 0
        key = "refuse.thieves" if is_thief else "refuse.more_workers"
        return Text(key, {"site": site, "other": owner})
    return None


def _foreign_objection(state: Valley, seat: int, site: Site) -> Text | None:
    """What stealing and taking over have in common."""
    owner = state.owner[site]
    if not state.settings.board.is_in_play[site]:
        return Text("refuse.site_out", {"site": site, "n": state.seats})
    if owner == NOBODY:
        return Text("refuse.nobodys_site", {"site": site})
    if owner == seat:
        return Text("refuse.own_site", {"site": site})
    if EMPTY not in _blocks(state, site):
        return Text("refuse.pyramid_untouchable", {"site": site})
    if _overseers(state, site, seat) <= _overseers(state, site, owner):
        return Text("refuse.more_overseers", {"site": site, "other": owner})
    return None


def build_objection(state: Valley, seat: int, action: Action, left: list[int]) -> Text | None:
    if not isinstance(action, Build):
        return None
    site, position = action.site, action.position
    if state.owner[site] != seat:
        return Text("refuse.not_your_site", {"site": site})
    blocks = _blocks(state, site)
    if EMPTY not in blocks:
        return Text("refuse.site_finished", {"site": site})
    if _workers(state, site, seat) == 0:
        return Text("refuse.no_worker", {"site": site})
    if left[site] == 0:
        return Text("refuse.workers_busy", {"site": site, "n": _workers(state, site, seat)})
    if state.stock[seat][action.colour] == 0:
        return Text("refuse.no_colour", {"colour": action.colour})
    return _position_objection(state, site, position, blocks)


def _position_objection(
    state: Valley, site: Site, position: Position, blocks: list[int]
) -> Text | None:
    if position >= len(blocks):
        return Text("refuse.no_position", {"site": site, "n": len(blocks)})
    if blocks[position] != EMPTY:
        return Text("refuse.position_taken", {"site": site, "position": position})
    layer = _layer(state, site, position)
    gaps = [n for n, colour in zip(EVERY_POSITION, blocks, strict=False) if colour == EMPTY]
    if any(_layer(state, site, gap) < layer for gap in gaps):
        return Text("refuse.layer", {"site": site})
    return None


def _blocks(state: Valley, site: Site) -> list[int]:
    size = state.settings.board.sizes[site]
    return [state.block(site, position) for position in EVERY_POSITION[: BLOCKS[size]]]


def _layer(state: Valley, site: Site, position: Position) -> int:
    """The number of the layer of a position, from the bottom."""
    ends = accumulate(LAYERS[state.settings.board.sizes[site]])
    return sum(position >= end for end in ends)


def _workers(state: Valley, site: Site, seat: int) -> int:
    mine = state.workers[seat * WORKERS : (seat + 1) * WORKERS]
    return [SITE_OF[spot] for spot in mine].count(site)


def _overseers(state: Valley, site: Site, seat: int) -> int:
    mine = state.overseers[seat * OVERSEERS : (seat + 1) * OVERSEERS]
    return [SITE_OF[spot] for spot in mine].count(site)
