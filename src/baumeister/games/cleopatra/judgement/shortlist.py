"""A few answers that stand for all: of walls, bids, cards and lays that are alike, the best."""

from __future__ import annotations

from typing import Final

from baumeister.core.action import Action
from baumeister.games.cleopatra.rules.actions import ASK_ALL, AUTO, Bid, Build, Pay, Pick
from baumeister.games.cleopatra.rules.building import PayFor
from baumeister.games.cleopatra.rules.garden import SMALLEST, Garden, region_around
from baumeister.games.cleopatra.rules.mosaic_shapes import Shape
from baumeister.games.cleopatra.rules.mosaics import LayMosaic
from baumeister.games.cleopatra.rules.names import DOOR, DOUBLE, LEFT, MERCHANT, RIGHT, WALL
from baumeister.games.cleopatra.rules.pieces import chain, door_value, wall_value
from baumeister.games.cleopatra.rules.state import Cleopatra

FEW: Final = 1  # so many answers need no shortlist
LAYS: Final = 8
BIDS: Final = 31  # more than being first is worth, lest all meet at the limit
GARDENS_KEPT: Final = 4
LAYS_KEPT: Final = 2000  # lists, in each garden

Scored = tuple[float, Action]
Lays = dict[tuple[int, int, int, int], list[Scored]]  # the best ones of a mosaic

_gardens: dict[Garden, Lays] = {}


def shortlist(state: Cleopatra, seat: int, legal: list[Action]) -> list[Action]:
    question = state.agenda[-1]
    if isinstance(question, PayFor):
        return _payments(state, question, legal)
    if isinstance(question, LayMosaic):
        return [lay for _, lay in best_lays(state, question.shape)]
    last = legal[-1]
    if last is ASK_ALL:  # whose cards are accepted is decided later
        return [ASK_ALL]
    if isinstance(last, Bid):
        return _bids(state, seat, legal)
    if any(isinstance(action, Build) for action in legal):
        return _buildings(state, legal)
    if any(isinstance(action, Pick) for action in legal):
        return _picks(state, legal)
    return legal


def _payments(state: Cleopatra, question: PayFor, legal: list[Action]) -> list[Action]:
    """What is proposed, unless it spends merchants to save amulets that are due anyway."""
    if not state.settings.clean_paying or MERCHANT not in question.proposal(state):
        return [AUTO]
    hand = state.hands[question.seat].counts
    if not any(hand[DOUBLE : 2 * DOUBLE + 1]):
        return [AUTO]
    return [action for action in legal if not isinstance(action, Pay) or action.card != MERCHANT]


def _bids(state: Cleopatra, seat: int, legal: list[Action]) -> list[Action]:
    """One talent more than anybody else has is enough to be first."""
    richest = 0
    for other, talents in enumerate(state.ledger.points):
        if other != seat and talents > richest:
            richest = talents
    return legal[: min(BIDS, richest + 2)]


def _buildings(state: Cleopatra, legal: list[Action]) -> list[Action]:
    """Of walls, doors and obelisks that bring the same, one is enough."""
    found: list[Action] = []
    seen: set[tuple[int, int]] = set()
    best = 0
    for action in legal:
        if isinstance(action, Build) and action.piece == WALL:
            best = max(best, wall_value(state, action.place))
    for action in legal:
        if isinstance(action, Build):
            kind = _kind(state, action, best)
            if kind in seen:
                continue
            seen.add(kind)
        found.append(action)
    return found


def _kind(state: Cleopatra, action: Build, best: int) -> tuple[int, int]:
    """What tells a piece from others that bring the same."""
    if action.piece == WALL:
        value = wall_value(state, action.place)
        if value < best:
            return WALL, -1 if value < best - 1 else -2
        return WALL, _lengthened(state, action.place)
    if action.piece == DOOR:
        return DOOR, door_value(state, action.place)
    return action.piece, 0


def _lengthened(state: Cleopatra, place: int) -> int:
    """How much longer the chains of doors that are missing become."""
    more = 0
    for side in (LEFT, RIGHT):
        if not state.doors >> side & 1:
            more += chain(state.walls | 1 << place, side) - chain(state.walls, side)
    return more


def _picks(state: Cleopatra, legal: list[Action]) -> list[Action]:
    """The two mosaics that can be laid best."""
    picks = [
        (best_lays(state, action.shape)[0][0], action)
        for action in legal
        if isinstance(action, Pick)
    ]
    picks.sort(key=_score, reverse=True)
    others = [action for action in legal if not isinstance(action, Pick)]
    return [*(action for _, action in picks[:2]), *others]


def best_lays(state: Cleopatra, shape: Shape) -> list[Scored]:
    """Where a mosaic covers palms and closes off sanctuaries."""
    stack = 0
    for other in state.stack:
        stack |= 1 << other
    key = (state.laid, state.closed, stack, shape)
    known = _known(state.settings.garden)
    found = known.get(key)
    if found is None:
        if len(known) >= LAYS_KEPT:
            known.clear()
        found = known[key] = _judged(state, shape)
    return found


def _known(garden: Garden) -> Lays:
    found = _gardens.get(garden)
    if found is None:
        while len(_gardens) >= GARDENS_KEPT:
            del _gardens[next(iter(_gardens))]
        found = _gardens[garden] = {}
    return found


def _judged(state: Cleopatra, shape: Shape) -> list[Scored]:
    garden = state.settings.garden
    free = state.free_squares()
    taken = ~free
    scored: list[Scored] = []
    for covered, lay in garden.placements[shape]:
        if not covered & taken:
            palms = (covered & garden.palms).bit_count()
            pocket = _pocket(covered, free & ~covered & ~state.closed)
            scored.append((palms + pocket, lay))
    scored.sort(key=_score, reverse=True)
    return scored[:LAYS]


def _pocket(covered: int, free: int) -> float:
    """Squares that are closed off beside a mosaic, too few for any other."""
    row = 10
    beside = (covered << 1 | covered >> 1 | covered << row | covered >> row) & free
    most = 0
    while beside:
        region = region_around(beside & -beside, free)
        beside &= ~region
        size = region.bit_count()
        if size < SMALLEST and size > most:
            most = size
    return float(most)


def _score(scored: Scored) -> float:
    return scored[0]
