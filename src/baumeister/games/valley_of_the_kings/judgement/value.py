"""What is worth how much in the Valley of the Kings."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, final

from baumeister.bots.search_settings import SearchSettings
from baumeister.bots.value import Value
from baumeister.core.action import Action
from baumeister.core.bits import count
from baumeister.core.chance import added, total
from baumeister.core.state import State
from baumeister.games.valley_of_the_kings.judgement.belief import believe
from baumeister.games.valley_of_the_kings.judgement.moment import Moment
from baumeister.games.valley_of_the_kings.judgement.replies import reply
from baumeister.games.valley_of_the_kings.judgement.sensible import sensible
from baumeister.games.valley_of_the_kings.judgement.sites import Outlook, Stock
from baumeister.games.valley_of_the_kings.rules.auction import DrawBlocks
from baumeister.games.valley_of_the_kings.rules.names import (
    AREAS,
    EMPTY,
    FIELDS,
    GROUP,
    SITE_OF,
    SITES,
    WORKERS,
    Colour,
    Site,
    Spot,
)
from baumeister.games.valley_of_the_kings.rules.orders import Orders
from baumeister.games.valley_of_the_kings.rules.pyramid import (
    BLOCKS,
    PHARAOH_BLOCKS,
    POSITIONS,
)
from baumeister.games.valley_of_the_kings.rules.state import Valley

FINISHED: Final = 0
BUILT: Final = 1
DANGER: Final = 2
BOOTY: Final = 3
NEAR: Final = 4
STEPS_TOO_FAR: Final = 9
SEEN: Final = 0.1  # points that a beginner sees in a site, a block or a worker there
PARTS: Final = ("finished", "sites", "danger", "booty", "workers")

WEIGHTS: Final = {
    "colour": 1.484,  # blocks of a wanted colour that a seat gets in a round
    "free": 1.751,  # the same while the colour is still open
    "any": 6.221,  # blocks of any colour
    "all": 4.614,  # blocks for all sites together
    "option": 0.1,  # of each plan that is not the best one: plans may change
    "rate": 9.317,  # blocks for the pharaoh in a round, for two players
    "waste": 0.601,  # of the stock before building, what goes to the pharaoh
    "spread": 0.951,  # rounds of doubt about how long anything takes
    "claim": 1.403,  # of a site that an overseer may still claim in this round
    "danger": 0.241,  # of a site that stands open to thieves
    "guarded": 0.093,  # of that danger while an overseer is there
    "raid": 0.624,  # of a site that somebody is about to rob
    "takeover": 0.405,  # of a site that somebody is about to take over
    "booty": 0.0,  # points for a block that can be stolen
    "worker": 0.0,  # points for a worker on an own site
    "way": 0.044,  # points that a step to the next own site costs
}


@final
class ValleyValue(Value):
    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        super().__init__(PARTS, 4.0, WEIGHTS if weights is None else weights)
        w = self.weights
        self.outlook = Outlook(w)
        self.rate, self.waste, self.claim = w["rate"], w["waste"], w["claim"]
        self.danger = [w["danger"] * w["guarded"] ** guards for guards in range(3)]
        self.raid, self.takeover, self.booty = w["raid"], w["takeover"], w["booty"]
        self.worker, self.way = w["worker"], w["way"]

    def points(self, state: State) -> list[float]:
        return [added(parts) for parts in self.judge(state)]

    def of(self, state: State, seat: int) -> list[float]:
        return self.judge(state)[seat]

    def judge(self, state: State) -> list[list[float]]:
        """The parts of all seats: what one seat loses to thieves is the booty of another."""
        assert isinstance(state, Valley)
        parts = [[float(points), 0.0, 0.0, 0.0, 0.0] for points in state.ledger.points]
        if not state.agenda:
            return parts
        moment = Moment(state)
        time = self.time_left(state)
        worth = [0.0] * SITES
        for seat in range(state.seats):
            parts[seat][BUILT] = self.sites(state, moment, seat, time, worth)
            parts[seat][NEAR] = self.workers(state, moment, seat)
        self.thefts(state, moment, worth, parts)
        return parts

    def time_left(self, state: Valley) -> int:
        """Eighths of rounds in which blocks come that are not in stock yet."""
        rate = self.rate * (state.seats + 1) / 3
        left = float(PHARAOH_BLOCKS - len(state.pharaoh))
        for blocks in state.stock:
            left -= self.waste * total(blocks)
        rounds = left / rate
        return int(8 * min(rounds, state.bag.size / (GROUP * (state.seats + 1))))

    def sites(
        self, state: Valley, moment: Moment, seat: int, time: int, worth: list[float]
    ) -> float:
        """What the unfinished pyramids of a seat may become, and the sites it may still claim.

        Those in one colour come first: blocks that do not fit there are good enough for the rest.
        """
        sizes, stripes = state.settings.board.sizes, state.settings.stripes
        points, outlook = state.settings.edition.points, self.outlook
        stock: Stock = tuple(state.stock[seat])
        idle = moment.idle(state, seat)
        left = moment.steps[seat]
        queue: list[tuple[int, Site, tuple[Colour, ...]]] = []
        for site in moment.unfinished[seat]:
            first = site * POSITIONS
            blocks = tuple(state.blocks[first : first + BLOCKS[sizes[site]]])
            queue.append((outlook.urgency(blocks, stripes), site, blocks))
        queue.sort()
        found = 0.0
        before = 0
        for _, site, blocks in queue:
            missing = blocks.count(EMPTY)
            room = moment.capacity(seat, site)
            wanted = min(missing, _size(stock))
            if room < wanted and idle:
                room, left = self.come(state, site, room, wanted, idle, left)
            worth[site], stock = outlook.best(
                blocks, stripes, points[sizes[site]], stock, min(room, missing), time, before
            )
            found += worth[site]
            before += missing
        for n in range(min(moment.may_claim(state, seat), len(moment.free))):
            # One of the large sites in the middle, and one that is soon finished.
            site = moment.free[-1 if n == 0 else 0]
            blocks = (EMPTY,) * BLOCKS[sizes[site]]
            room, left = self.come(state, site, 0, min(len(blocks), _size(stock)), idle, left)
            claimed, stock = outlook.best(
                blocks, stripes, points[sizes[site]], stock, min(room, len(blocks)), time, before
            )
            found += self.claim * claimed
            before += len(blocks)
        return found

    def come(
        self, state: Valley, site: Site, room: int, wanted: int, idle: list[Spot], left: int
    ) -> tuple[int, int]:
        """Idle workers come, the nearest first: the blocks they can set and the steps left."""
        fields = count(state.free[1 + 2 * site]) + count(state.free[2 + 2 * site])
        target = AREAS + site * FIELDS
        steps = state.settings.board.steps
        while room < wanted and fields and idle:
            best, way = 0, STEPS_TOO_FAR
            for n, spot in enumerate(idle):
                if steps[spot][target] < way:
                    best, way = n, steps[spot][target]
            if way > left:
                break
            left -= way
            del idle[best]
            room += 2
            fields -= 1
        return room, left

    def workers(self, state: Valley, moment: Moment, seat: int) -> float:
        """Workers on one's own sites can build there in the next round, too; paths take time."""
        mine = moment.unfinished[seat]
        if not mine:
            return 0.0
        steps = state.settings.board.steps
        found = 0.0
        for spot in state.workers[seat * WORKERS : (seat + 1) * WORKERS]:
            if SITE_OF[spot] in mine:
                found += self.worker
                continue
            row = steps[spot]
            nearest = STEPS_TOO_FAR
            for site in mine:
                nearest = min(nearest, row[AREAS + site * FIELDS])
            found -= self.way * nearest
        return found

    def thefts(
        self, state: Valley, moment: Moment, worth: list[float], parts: list[list[float]]
    ) -> None:
        """What others may take from unfinished pyramids: some day, or before the next building."""
        for seat in range(state.seats):
            for site in moment.unfinished[seat]:
                blocks = count(state.built[site])
                loss = self.danger[moment.overseers[site * state.seats + seat]] if blocks else 0.0
                for rival in range(state.seats):
                    if rival != seat:
                        now = self.raid_by(state, moment, rival, site, worth[site], parts[rival])
                        loss = max(loss, now)
                parts[seat][DANGER] -= loss * worth[site]

    def raid_by(
        self,
        state: Valley,
        moment: Moment,
        rival: int,
        site: Site,
        worth: float,
        parts: list[float],
    ) -> float:
        """Which share of a site is lost to a rival in this round."""
        seats, owner = state.seats, state.owner[site]
        overseers = moment.overseers
        if overseers[site * seats + rival] <= overseers[site * seats + owner]:
            return 0.0
        gang = moment.gang(state, rival, site)
        if gang > moment.workers[site * seats + owner]:
            parts[BOOTY] += self.takeover * worth * 0.7
            return self.takeover
        blocks = count(state.built[site])
        if gang and blocks:
            stolen = min(2 * gang, blocks)
            parts[BOOTY] += self.booty * stolen
            return self.raid * stolen / blocks
        return 0.0

    def visible(self, state: State) -> list[float]:
        """Finished pyramids; even a beginner likes to have sites, with blocks and workers there."""
        assert isinstance(state, Valley)
        found = [float(points) for points in state.ledger.points]
        if not state.agenda:
            return found
        moment = Moment(state)
        for seat in range(state.seats):
            for site in moment.unfinished[seat]:
                blocks = count(state.built[site])
                workers = moment.workers[site * state.seats + seat]
                found[seat] += SEEN * (1 + blocks + workers)
        return found

    def reply(self, state: State, seat: int, legal: list[Action], rng: Random) -> Action:
        assert isinstance(state, Valley)
        return reply(state, seat, legal, rng)

    def sensible(self, state: State, seat: int, legal: list[Action]) -> list[Action]:
        assert isinstance(state, Valley)
        return sensible(state, seat, legal)

    def imagine(self, view: State, rng: Random) -> State:
        assert isinstance(view, Valley)
        return believe(view, rng)

    def is_quiet(self, state: State) -> bool:
        """A new round is only luck at first, and who knows what others will order."""
        top = state.agenda[-1]
        if isinstance(top, DrawBlocks):
            return top.drawn == 0
        return isinstance(top, Orders) and not any(top.steps)


def _size(stock: Stock) -> int:
    found = 0
    for blocks in stock:
        found += blocks
    return found


VALUE: Final[ValleyValue] = ValleyValue()
SETTINGS: Final[SearchSettings] = SearchSettings(
    explore=0.03, trust=20.0, prior_after=0, root_worlds=16
)
