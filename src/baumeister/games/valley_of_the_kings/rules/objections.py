"""Why a bid, a walk or an order is not allowed, in words the player gets to see.

`None` means that no rule speaks against it. Together these are the rules of legality said a second
time, on purpose from figures and blocks and not from the bits that the legal answers are made of: a
property test compares the two.
"""

from __future__ import annotations

from baumeister.core.action import Action
from baumeister.core.state import NOBODY
from baumeister.core.text import Text
from baumeister.games.valley_of_the_kings.rules.actions import Bid, Overseer, Worker
from baumeister.games.valley_of_the_kings.rules.names import (
    AREAS,
    LETTER_OF,
    NO_SITE,
    OVERSEERS,
    SITE_OF,
    WORKERS,
    Site,
    Spot,
)
from baumeister.games.valley_of_the_kings.rules.state import Valley


def bid_objection(state: Valley, action: Action, laid: list[Action]) -> Text | None:
    if not isinstance(action, Bid):
        return None
    if action.group >= len(state.groups):
        return Text("refuse.no_group", {"n": len(state.groups)})
    used = sum(isinstance(bid, Bid) and bid.rings == action.rings for bid in laid)
    if used >= state.settings.edition.tiles[action.rings]:
        return Text("refuse.no_tile", {"n": action.rings})
    return None


def overseer_objection(
    state: Valley, seat: int, action: Action, steps: int, are_alike: bool
) -> Text | None:
    """The first round: overseers go to areas, free sites and own ones (Ruling VK-4)."""
    if not isinstance(action, Overseer):
        return None
    figures = state.overseers[seat * OVERSEERS : (seat + 1) * OVERSEERS]
    site = SITE_OF[action.spot]
    twin = _twin(figures, action.overseer) if are_alike else NOBODY
    source = figures[action.overseer]
    forbidden = _walk_objection(state, source, action.spot, steps, twin)
    if forbidden is None and site != NO_SITE and state.owner[site] not in (NOBODY, seat):
        return Text("refuse.foreign_site", {"site": site, "other": state.owner[site]})
    return forbidden


def worker_objection(state: Valley, seat: int, action: Action, steps: int) -> Text | None:
    if not isinstance(action, Worker):
        return None
    figures = state.workers[seat * WORKERS : (seat + 1) * WORKERS]
    site = SITE_OF[action.spot]
    source, twin = figures[action.worker], _twin(figures, action.worker)
    forbidden = _walk_objection(state, source, action.spot, steps, twin)
    if forbidden is None and state.round == 1 and site != NO_SITE:
        return _first_round_objection(state, seat, site)
    return forbidden


def _first_round_objection(state: Valley, seat: int, site: Site) -> Text | None:
    """Ruling VK-4: workers go to free sites and own ones, as a variant to own ones only."""
    owner = state.owner[site]
    if owner != seat and not state.settings.opens_free_sites:
        return Text("refuse.only_own_sites")
    if owner not in (NOBODY, seat):
        return Text("refuse.foreign_site", {"site": site, "other": owner})
    return None


def _twin(figures: list[Spot], figure: int) -> int:
    """The first figure that stands in the same area and goes instead."""
    source = figures[figure]
    return figures.index(source) if source < AREAS and source in figures[:figure] else NOBODY


def _walk_objection(state: Valley, source: Spot, spot: Spot, steps: int, twin: int) -> Text | None:
    missing = _spot_objection(state, spot)
    if missing is not None:
        return missing
    if source == spot:
        return Text("refuse.already_there")
    if twin != NOBODY:
        return Text("refuse.alike", {"figure": twin})
    needed = state.settings.board.steps[source][spot]
    if needed > steps:
        return Text("refuse.steps", {"n": steps, "needed": needed})
    if spot >= AREAS and spot in state.overseers + state.workers:
        return Text("refuse.field_taken", _field(spot))
    return None


def order_objection(state: Valley, seat: int, action: Action, written: list[Action]) -> Text | None:
    """Orders may be too far, but not for a spot that is not there."""
    if not isinstance(action, Overseer):
        return None
    missing = _spot_objection(state, action.spot)
    if missing is not None:
        return missing
    spots = state.overseers[seat * OVERSEERS : (seat + 1) * OVERSEERS]
    if spots[action.overseer] == action.spot:
        return Text("refuse.already_there")
    for order in written:
        if isinstance(order, Overseer) and order.overseer == action.overseer:
            return Text("refuse.has_order")
        if isinstance(order, Overseer) and order.spot == action.spot >= AREAS:
            return Text("refuse.field_ordered", _field(action.spot))
    if action.overseer and not written and spots[0] == spots[1]:
        return Text("refuse.alike", {"figure": 0})
    return None


def _spot_objection(state: Valley, spot: Spot) -> Text | None:
    site = SITE_OF[spot]
    if site != NO_SITE and not state.settings.board.areas_at[spot]:
        return Text("refuse.no_field", _field(spot))
    if site != NO_SITE and not state.settings.board.is_in_play[site]:
        return Text("refuse.site_out", {"site": site, "n": state.seats})
    return None


def _field(spot: Spot) -> dict[str, int]:
    return {"site": SITE_OF[spot], "letter": LETTER_OF[spot]}
