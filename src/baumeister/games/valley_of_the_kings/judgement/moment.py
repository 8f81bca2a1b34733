"""A moment in the Valley: who stands where, and what each seat has still ahead in this round."""

from __future__ import annotations

from typing import Final, final

from baumeister.core.state import NOBODY
from baumeister.games.valley_of_the_kings.rules.auction import Bids, DrawBlocks
from baumeister.games.valley_of_the_kings.rules.building import BuildPyramids
from baumeister.games.valley_of_the_kings.rules.in_turn import InTurn
from baumeister.games.valley_of_the_kings.rules.lot import DrawLot
from baumeister.games.valley_of_the_kings.rules.names import (
    AREAS,
    BLOCKS_PER_WORKER,
    FIELDS,
    OVERSEERS,
    SITE_OF,
    SITES,
    STEPS,
    WORKERS,
    Site,
    Spot,
)
from baumeister.games.valley_of_the_kings.rules.orders import Orders
from baumeister.games.valley_of_the_kings.rules.overseers import MoveOverseers
from baumeister.games.valley_of_the_kings.rules.pyramid import WHOLE
from baumeister.games.valley_of_the_kings.rules.state import Valley
from baumeister.games.valley_of_the_kings.rules.workers import MoveWorkers

MARKET: Final = 0  # what a round is at: buying blocks
PLACING: Final = 1  # overseers
WALKING: Final = 2  # workers
RAIDING: Final = 3
BUILDING: Final = 4


@final
class Moment:
    def __init__(self, state: Valley) -> None:
        seats = self.seats = state.seats
        overseers = self.overseers = [0] * (SITES * seats)  # by site and seat
        workers = self.workers = [0] * (SITES * seats)
        for n, spot in enumerate(state.overseers):
            if spot >= AREAS:
                overseers[SITE_OF[spot] * seats + n // OVERSEERS] += 1
        for n, spot in enumerate(state.workers):
            if spot >= AREAS:
                workers[SITE_OF[spot] * seats + n // WORKERS] += 1
        unfinished: list[list[Site]] = [[] for _ in range(seats)]
        self.unfinished = unfinished  # the sites of each seat
        self.free: list[Site] = []  # sites of nobody
        sizes, owners, built = state.settings.board.sizes, state.owner, state.built
        for site in state.settings.board.sites:
            owner = owners[site]
            if owner == NOBODY:
                self.free.append(site)
            elif built[site] != WHOLE[sizes[site]]:
                unfinished[owner].append(site)
        self.top = state.agenda[-1]
        self.phase = phase_of(self.top)
        self.steps = [self._steps(seat) for seat in range(seats)]  # that workers may still go

    def is_ahead(self, seat: int) -> bool:
        """Whether the seat is asked now or later in this action of the round."""
        top = self.top
        return isinstance(top, InTurn) and (seat - top.seat) % self.seats <= top.waiting

    def _steps(self, seat: int) -> int:
        top = self.top
        if self.phase < WALKING:
            return STEPS
        if isinstance(top, MoveWorkers):
            if top.seat == seat:
                return top.steps
            if self.is_ahead(seat):
                return STEPS
        return 0

    def idle(self, state: Valley, seat: int) -> list[Spot]:
        """The spots of workers that can still go somewhere and are not on an own site to build."""
        if not self.steps[seat]:
            return []
        mine = self.unfinished[seat]
        first = seat * WORKERS
        spots = state.workers
        return [spots[n] for n in range(first, first + WORKERS) if SITE_OF[spots[n]] not in mine]

    def capacity(self, seat: int, site: Site) -> int:
        """How many blocks the workers of a seat that are there can set on a site."""
        top = self.top
        if isinstance(top, BuildPyramids):
            if top.seat == seat:
                return top.left[site]
            if not self.is_ahead(seat):
                return 0
        return BLOCKS_PER_WORKER * self.workers[site * self.seats + seat]

    def may_claim(self, state: Valley, seat: int) -> int:
        """How many free sites the overseers of a seat may still claim in this round."""
        top = self.top
        if self.phase > PLACING:
            return 0
        if isinstance(top, MoveOverseers):
            if not self.is_ahead(seat):
                return 0
            if top.seat == seat:
                return min(OVERSEERS - top.claimed.bit_count(), top.steps // 2)
            return OVERSEERS
        found = OVERSEERS
        for site in self.unfinished[seat]:
            if state.built[site] and self.overseers[site * self.seats + seat]:
                found -= 1  # somebody has to guard what is begun
        return max(0, found)

    def gang(self, state: Valley, seat: int, site: Site) -> int:
        """Workers that a seat has, or can have, at a foreign site before thefts."""
        if self.phase != WALKING and self.phase != RAIDING:
            return 0
        found = self.workers[site * self.seats + seat]
        left = self.steps[seat]
        if not left:
            return found
        target = AREAS + site * FIELDS
        steps = state.settings.board.steps
        ways = [
            steps[spot][target]
            for spot in state.workers[seat * WORKERS : (seat + 1) * WORKERS]
            if SITE_OF[spot] != site
        ]
        ways.sort()
        for way in ways:
            left -= way
            if left < 0:
                break
            found += 1
        return found


def phase_of(top: object) -> int:
    if isinstance(top, MoveWorkers):
        return WALKING
    if isinstance(top, BuildPyramids):
        return BUILDING
    if isinstance(top, (DrawLot, DrawBlocks, Bids)):
        return MARKET
    if isinstance(top, (Orders, MoveOverseers)):
        return PLACING
    return RAIDING
