"""The answers worth a thought: of those that come to the same, only one."""

from __future__ import annotations

from typing import Final

from baumeister.core.action import Action
from baumeister.core.state import NOBODY, NOTHING
from baumeister.games.valley_of_the_kings.rules.actions import (
    BID,
    DONE,
    OVERSEER,
    WORKER,
    Bid,
    Build,
    Overseer,
    Steal,
)
from baumeister.games.valley_of_the_kings.rules.auction import Bids
from baumeister.games.valley_of_the_kings.rules.board import Board
from baumeister.games.valley_of_the_kings.rules.kinds import STRIPES
from baumeister.games.valley_of_the_kings.rules.names import (
    CENTRE,
    EVERY_SITE,
    EVERY_SPOT,
    FIELDS,
    NO_SITE,
    OVERSEERS,
    SITE_OF,
    SITES,
    SMALL,
    STEPS,
    WORKERS,
    Site,
    Spot,
    spot_of,
)
from baumeister.games.valley_of_the_kings.rules.orders import Orders, cost
from baumeister.games.valley_of_the_kings.rules.overseers import MoveOverseers
from baumeister.games.valley_of_the_kings.rules.pyramid import HIDDEN_BLOCK, POSITIONS, WHOLE
from baumeister.games.valley_of_the_kings.rules.state import Valley
from baumeister.games.valley_of_the_kings.rules.tables import HALF
from baumeister.games.valley_of_the_kings.rules.workers import MoveWorkers


def _classes(size: int) -> list[int]:
    """Positions of a layer are alike, but for the hidden one and for the stripes they are in."""
    return [
        sum((position in stripes[0]) << n for n, stripes in enumerate(STRIPES[size]))
        + 4 * (size != SMALL and position == HIDDEN_BLOCK)
        for position in range(POSITIONS)
    ]


def _pick(bits: int, first: int) -> int:
    """The next of some fields from this one on, around the site."""
    for n in range(HALF):
        if bits >> (first + n) % HALF & 1:
            return (first + n) % HALF
    return NOBODY


CLASSES: Final = [_classes(0), _classes(1)]
NO_SPOT: Final = Spot(NOTHING)
HIDDEN: Final = 4  # of these classes
PRIME: Final = 1009
PICK: Final = [[_pick(bits, first) for first in range(HALF)] for bits in range(1 << HALF)]

BOARDS_KEPT: Final = 64
_BORDERS: Final[dict[Board, list[list[Spot]]]] = {}


def borders(board: Board) -> list[list[Spot]]:
    """The fields of each site that touch several areas: ways to them may be shorter."""
    found = _BORDERS.get(board)
    if found is None:
        fields = [EVERY_SPOT[spot_of(site, 0) : spot_of(site, 0) + FIELDS] for site in EVERY_SITE]
        found = [[spot for spot in row if len(board.areas_at[spot]) > 1] for row in fields]
        while len(_BORDERS) >= BOARDS_KEPT:
            del _BORDERS[next(iter(_BORDERS))]
        _BORDERS[board] = found
    return found


def field_of(state: Valley, site: Site, source: Spot, first: int) -> Spot:
    """The empty field of a site for a figure from there: the nearest, else from a letter on."""
    board = state.settings.board
    steps = board.steps[source]
    bits = state.free[1 + 2 * site]
    if bits:
        spot = spot_of(site, PICK[bits][first])
    else:
        bits = state.free[2 + 2 * site]
        if not bits:
            return NO_SPOT
        spot = spot_of(site, HALF + PICK[bits][first])
    for other in borders(board)[site]:
        if steps[other] < steps[spot] and not state.is_taken(other):
            spot = other
    return spot


def sensible(state: Valley, seat: int, legal: list[Action]) -> list[Action]:
    top = state.agenda[-1]
    if isinstance(top, Bids):
        return _bids(state, top, seat)
    if isinstance(top, Orders):
        return _orders(state, seat, top.steps[top.order.index(seat)])
    if isinstance(top, MoveWorkers):
        return _ways(state, seat, top.steps)
    if isinstance(top, MoveOverseers):
        return _walks(state, seat, top)
    if isinstance(legal[0], (Build, Steal)):
        return _blocks(state, legal)
    return legal


def _bids(state: Valley, question: Bids, seat: int) -> list[Action]:
    """One of the tiles with rings, for any group; the others are not worth laying."""
    left = question.tiles[:]
    for step in question.steps[question.order.index(seat)]:
        if isinstance(step, Bid):
            left[step.rings] -= 1
    rings = [n for n in range(1, len(left)) for _ in range(left[n])]
    if not rings:
        return [DONE]
    tile = rings[_unforeseen(state, seat, len(rings))]
    return [*(BID[group][tile] for group in range(len(state.groups))), DONE]


def _unforeseen(state: Valley, seat: int, tiles: int) -> int:
    """Which of so many tiles comes next: all see it being laid, so none should be the usual one."""
    number = state.round * 7 + seat * 13 + tiles
    for group in state.groups:
        for count in group:
            number = (number * 31 + count) % PRIME
    return number % tiles


def _orders(state: Valley, seat: int, given: list[Action]) -> list[Action]:
    """One field of each site that is not too far; the second overseer is ordered second."""
    found: list[Action] = []
    order = given[0] if given else DONE
    taken, number = NO_SPOT, 0
    if isinstance(order, Overseer):
        if order.overseer or len(given) == OVERSEERS:
            return [DONE]
        taken, number = order.spot, 1
    left = STEPS - cost(state, seat, given)
    spots = state.overseers[seat * OVERSEERS : (seat + 1) * OVERSEERS]
    while number < OVERSEERS:
        if taken != NO_SPOT or number == 0 or spots[0] != spots[1]:
            turn = (2 * seat + number + state.round) % HALF
            _posts(found, state, spots[number], left, number, turn, taken)
        number += 1
    found.append(DONE)
    return found


def _posts(
    found: list[Action],
    state: Valley,
    source: Spot,
    left: int,
    number: int,
    turn: int,
    taken: Spot,
) -> None:
    """Where an overseer may be sent: to any site where something is going on, and back."""
    board = state.settings.board
    here = SITE_OF[source]
    if source != CENTRE and board.steps[source][CENTRE] <= left:
        found.append(OVERSEER[number][CENTRE])
    for site in board.sites:
        if site == here or state.built[site] == WHOLE[board.sizes[site]]:
            continue
        spot = field_of(state, site, source, turn)
        if spot != NO_SPOT and spot != taken and board.steps[source][spot] <= left:
            found.append(OVERSEER[number][spot])


def _walks(state: Valley, seat: int, question: MoveOverseers) -> list[Action]:
    """In the first round: to free or own sites, one field of each."""
    found: list[Action] = []
    spots = state.overseers[seat * OVERSEERS : (seat + 1) * OVERSEERS]
    board = state.settings.board
    for number, source in enumerate(spots):
        if number and source == spots[0] and question.are_alike():
            continue
        for site in board.sites:
            if state.owner[site] not in (NOBODY, seat) or site == SITE_OF[source]:
                continue
            spot = field_of(state, site, source, 0)
            if spot != NO_SPOT and board.steps[source][spot] <= question.steps:
                found.append(OVERSEER[number][spot])
    found.append(DONE)
    return found


def _ways(state: Valley, seat: int, left: int) -> list[Action]:
    """To unfinished own sites, to foreign ones that can be robbed, to the areas beside them."""
    found: list[Action] = []
    board = state.settings.board
    targets = _targets(state, seat)
    areas = {CENTRE}
    for site in targets:
        areas.update(board.areas_at[spot_of(site, 0)])
    seen: set[int] = set()
    for worker, source in enumerate(state.workers[seat * WORKERS : (seat + 1) * WORKERS]):
        here = SITE_OF[source]
        # Workers on fields of one site are alike if their fields are.
        start = source if here == NO_SITE else -len(board.areas_at[source]) * SITES - here
        if start in seen:
            continue
        seen.add(start)
        steps = board.steps[source]
        for site in targets:
            if site != here:
                spot = field_of(state, site, source, 0)
                if spot != NO_SPOT and steps[spot] <= left:
                    found.append(WORKER[worker][spot])
        for area in areas:
            if 0 < steps[area] <= left:
                found.append(WORKER[worker][area])
    found.append(DONE)
    return found


def _targets(state: Valley, seat: int) -> list[Site]:
    found: list[Site] = []
    board = state.settings.board
    for site in board.sites:
        owner = state.owner[site]
        if owner == NOBODY or state.built[site] == WHOLE[board.sizes[site]]:
            continue
        guards = state.overseers_at(site, owner)
        if owner == seat or (state.round > 1 and state.overseers_at(site, seat) > guards):
            found.append(site)
    return found


def _blocks(state: Valley, legal: list[Action]) -> list[Action]:
    """Of alike positions of a layer the first."""
    found: list[Action] = []
    seen: set[int] = set()
    sizes = state.settings.board.sizes
    stripes = state.settings.stripes
    for action in legal:
        if isinstance(action, Build):
            alike = CLASSES[sizes[action.site]][action.position]
            key = (action.site * 8 + action.colour) * 8 + (alike if stripes else alike & HIDDEN)
        elif isinstance(action, Steal):
            alike = CLASSES[sizes[action.site]][action.position]
            colour = state.block(action.site, action.position)
            key = (action.site * 8 + colour) * 8 + (alike if stripes else alike & HIDDEN)
        else:
            key = NOTHING
        if key not in seen:
            seen.add(key)
            found.append(action)
    return found
