"""What stones at the monuments of Imhotep may come to, by how much of the game is left.

A moment is one number: how many rounds follow, and whether a ship can still come in this one.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from baumeister.core.state import NOBODY, NOTHING
from baumeister.games.imhotep.rules.actions import SHIPS
from baumeister.games.imhotep.rules.burial_chamber import ROWS, BurialChamber
from baumeister.games.imhotep.rules.edition import CHOICE_FIELD, TWO_FIELD
from baumeister.games.imhotep.rules.names import (
    BURIAL_CHAMBER,
    CARDS,
    OBELISKS,
    SITES,
    TEMPLE,
    MarketCard,
)
from baumeister.games.imhotep.rules.obelisks import TOWER, Obelisks
from baumeister.games.imhotep.rules.places import shared_places
from baumeister.games.imhotep.rules.pyramid import Pyramids
from baumeister.games.imhotep.rules.round_end import ROUNDS
from baumeister.games.imhotep.rules.settings import Settings
from baumeister.games.imhotep.rules.state import SLED
from baumeister.games.imhotep.rules.temple import WIDTH, WIDTH_FOR_TWO

Points = list[float]

VISITED: Final = SHIPS + 1  # the moment of a site that has its ship; else: ships that have sailed
MOMENTS: Final = VISITED + 1  # in a round
VISIT: Final = SHIPS / len(SITES)  # how likely a site gets a ship in a round
# How likely a ship brings 1, 2, 3 or 4 stones, counted in games of builders; by number of seats.
LOADS: Final = {
    2: [0.27, 0.34, 0.30, 0.09],
    3: [0.20, 0.35, 0.30, 0.15],
    4: [0.11, 0.29, 0.37, 0.23],
}
STATUES: Final = 20  # more than any edition should have for one hand
REMEMBERED: Final = 20_000  # positions of one monument


@final
class Outlook:
    """For the sides and the number of seats of one game; it remembers what it has worked out."""

    def __init__(self, settings: Settings, seats: int, weights: dict[str, float]) -> None:
        self.settings = settings
        self.seats = seats
        self.weights = weights
        self.load = sum(n * chance for n, chance in enumerate(LOADS[seats], 1))
        self.visits = [visits(moment) for moment in range(MOMENTS * (ROUNDS + 1))]
        self.width = WIDTH_FOR_TWO if seats == 2 else WIDTH
        self.counted = counted_rounds(seats)
        self.fields = self._temple_fields()
        stone, decay = weights["sled"], weights["sled_decay"]
        self.sled = [stone * sum(decay**n for n in range(count)) for count in range(SLED + 1)]
        self.statues = [self._statues(moment) for moment in range(len(self.visits))]
        self._temple: dict[tuple[int, ...], Points] = {}
        self._chamber: dict[tuple[int, ...], Points] = {}
        self._obelisks: dict[tuple[int, ...], Points] = {}
        self._pyramids: dict[tuple[int, ...], Points] = {}

    def reach(self, moment: int) -> float:
        """How likely a seat without a stone at a monument gets one there."""
        ahead = self.visits[moment]
        return ahead / (ahead + self.weights["wrath_patience"])

    def _temple_fields(self) -> Points:
        """What a stone on each field of the temple brings when a round ends."""
        edition, weights = self.settings.edition, self.weights
        if not self.settings.side_b[TEMPLE]:
            return [1.0] * self.width
        worth = {CHOICE_FIELD: weights["temple_choice"], TWO_FIELD: 2.0}
        return [worth.get(field, weights["card"]) for field in edition.temple_fields]

    def _statues(self, moment: int) -> Points:
        """By number: what they are worth, and the chance that the next one comes."""
        now = [self.settings.edition.set_points(count) for count in range(STATUES + 2)]
        ahead = self.weights["next_statue"] * self.visits[moment]
        hope = ahead / (ahead + 1)
        return [now[n] + hope * (now[n + 1] - now[n]) for n in range(STATUES + 1)]

    def blue(self, card: MarketCard, rounds_after: int, sailed: int) -> float:
        """A blue card is an action more as long as there is something to do, at last a point."""
        weight = self.weights[CARDS[card]]
        return weight if rounds_after else 1 + (weight - 1) * (SHIPS - sailed) / SHIPS

    def decoration(self, stones: int, moment: int) -> float:
        """A point for three stones, those included that are still to come."""
        ahead = self.visits[moment]
        # Rounding takes a third of a point on average.
        return (stones - 1 + ahead * self.load) / 3 if ahead else float(stones // 3)

    def temple(self, stones: list[int], moment: int) -> Points:
        """The newest stones lie on top; the oldest of them is covered first."""
        count = len(stones)
        top = stones[-self.width :]
        key = (moment, count % self.width, *top)
        found = self._temple.get(key)
        if found is None:
            if len(self._temple) > REMEMBERED:
                self._temple.clear()
            found = self._temple[key] = [0.0] * self.seats
            counted = self.counted[moment]
            first = self.width - len(top) + 1
            for n, owner in enumerate(top):
                field = (count - len(top) + n) % self.width
                found[owner] += counted[first + n] * self.fields[field]
        return found

    def chamber(self, stones: list[int], moment: int) -> Points:
        key = (moment, *stones)
        found = self._chamber.get(key)
        if found is None:
            if len(self._chamber) > REMEMBERED:
                self._chamber.clear()
            is_b = self.settings.side_b[BURIAL_CHAMBER]
            found = self._rows(stones, moment) if is_b else self._areas(stones, moment)
            self._chamber[key] = found
        return found

    def _areas(self, stones: list[int], moment: int) -> Points:
        """Side A: what areas are worth now, and what the next three stones would add to them."""
        edition = self.settings.edition
        now = BurialChamber(stones).area_points(edition, self.seats)
        found = [float(points) for points in now]
        hope = self.weights["area_growth"] * min(1.0, self.visits[moment])
        if not hope:
            return found
        for ahead in range(ROWS):
            for seat in range(self.seats):
                # Nobody knows who gets the fields between; they are nobody's.
                longer = BurialChamber([*stones, *[NOBODY] * ahead, seat])
                after = sum(
                    edition.set_points(size) for owner, size in longer.areas() if owner == seat
                )
                found[seat] += hope * (after - now[seat] - 1)
        return found

    def _rows(self, stones: list[int], moment: int) -> Points:
        """Side B: the place in each row, as far as it is decided."""
        found = [0.0] * self.seats
        spread = self.weights["row_spread"]
        for row in range(ROWS):
            here = stones[row::ROWS]
            counts = [here.count(seat) for seat in range(self.seats)]
            places = self._places(counts, self.settings.edition.burial_places, spread, moment)
            for seat in range(self.seats):
                found[seat] += places[seat]
        return found

    def obelisks(self, stones: list[int], towers: list[int], moment: int) -> Points:
        key = (moment, len(towers), *stones, *towers)
        found = self._obelisks.get(key)
        if found is None:
            if len(self._obelisks) > REMEMBERED:
                self._obelisks.clear()
            if self.settings.side_b[OBELISKS]:
                found = self._towers(Obelisks(self.settings.edition.towers, stones, towers), moment)
            else:
                spread = self.weights["obelisk_spread"]
                found = self._places(stones, self.settings.edition.obelisk_places, spread, moment)
            self._obelisks[key] = found
        return found

    def _towers(self, obelisks: Obelisks, moment: int) -> Points:
        """Side B: towers have counted; one or two stones may become one, or stay single."""
        settings, weights = self.settings, self.weights
        single = float(settings.edition.loose_stone) if settings.loose_stones else 0.0
        place = len(obelisks.towers)
        prize = float(obelisks.fields[place]) if place < len(obelisks.fields) else 0.0
        found = []
        for seat in range(self.seats):
            waiting = obelisks.waiting(seat)
            missing = TOWER - waiting
            ahead = self.visits[moment]
            likely = ahead / (ahead + weights["tower_patience"] * max(1, missing))
            share = prize * waiting / TOWER
            found.append(likely * share + (1 - likely) * single * waiting)
        return found

    def _places(self, counts: list[int], prizes: list[int], spread: float, moment: int) -> Points:
        """Places by majority: the more ships may come, the less a lead is worth."""
        ahead = self.visits[moment]
        if not ahead:
            return [float(points) for points in shared_places(counts, prizes)]
        steps = spread * sqrt(ahead)
        found = []
        for seat, mine in enumerate(counts):
            above = -0.5  # oneself
            for theirs in counts:
                above += 1 / (1 + exp((mine - theirs) / steps))
            above = max(0.0, above)
            place = min(int(above), len(counts) - 2)
            worth = prizes[place] + (above - place) * (prizes[place + 1] - prizes[place])
            found.append(worth if counts[seat] else worth * ahead / (ahead + 0.5))
        return found

    def next_fields(self, pyramids: Pyramids) -> Points:
        """What the next four stones of the pyramid bring, each to its owner."""
        key = (*[len(stones) for stones in pyramids.stones], len(pyramids.edge))
        found = self._pyramids.get(key)
        if found is None:
            found = self._pyramids[key] = self._best_fields(pyramids.copy())
        return found

    def _best_fields(self, pyramids: Pyramids) -> Points:
        found = []
        bonus = (
            0.0,
            self.weights["card"],
            self.weights["bonus_stones"],
            self.weights["bonus_load"],
        )
        for _ in range(4):
            best, most = NOTHING, float(pyramids.edge_value)
            for n in pyramids.unfinished():
                step = len(pyramids.stones[n])
                worth = pyramids.values[n][step] + bonus[pyramids.bonuses[n][step]]
                if best == NOTHING or worth > most:
                    best, most = n, worth
            found.append(most)
            if best != NOTHING:
                pyramids.build(NOBODY, best)
        return found


def moment_of(rounds_after: int, sailed: int, is_free: bool) -> int:
    return rounds_after * MOMENTS + (sailed if is_free else VISITED)


def visits(moment: int) -> float:
    """How many ships a site may still get."""
    rounds_after, sailed = divmod(moment, MOMENTS)
    return rounds_after * VISIT + visit_now(sailed)


def visit_now(sailed: int) -> float:
    """The ships on the river go to all free sites but one."""
    left = SHIPS - sailed
    return left / (left + 1) if left > 0 else 0.0


def counted_rounds(seats: int) -> list[Points]:
    """By moment: how often a temple stone counts that is covered by the n-th stone after it."""
    width = WIDTH_FOR_TWO if seats == 2 else WIDTH
    after = [[0.0] * (width + 1)]  # by number of rounds that follow
    for _ in range(ROUNDS):
        after.append(_one_more_round(after[-1], VISIT, seats))
    found = []
    for moment in range(MOMENTS * (ROUNDS + 1)):
        rounds_after, sailed = divmod(moment, MOMENTS)
        found.append(_one_more_round(after[rounds_after], visit_now(sailed), seats))
    return found


def _one_more_round(after: Points, visit: float, seats: int) -> Points:
    """With one round before `after`, in which a ship comes that likely."""
    found = [0.0]
    for cover in range(1, len(after)):
        seen = (1 - visit) * (1 + after[cover])
        for stones, chance in enumerate(LOADS[seats], 1):
            if cover > stones:
                seen += visit * chance * (1 + after[cover - stones])
        found.append(seen)
    return found
