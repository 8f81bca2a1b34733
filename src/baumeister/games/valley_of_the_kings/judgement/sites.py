"""What a pyramid is likely to be worth, with the blocks at hand and the time that is left."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final, final

from baumeister.games.valley_of_the_kings.judgement.plans import ANY, plans_for
from baumeister.games.valley_of_the_kings.rules.names import MIXED

Stock = tuple[int, ...]  # blocks of each colour

LATEST_ROUNDS: Final = 12  # more or less than needed, beyond which nothing changes
SURE: Final = 0.98  # that what can be finished in this round will be
SITES_KEPT: Final = 50_000
MIXED_LAST: Final = 100


@final
class Outlook:
    """Judges sites one by one, and remembers its judgements."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.colour = 1 / weights["colour"]
        self.free = 1 / weights["free"]
        self.any = 1 / weights["any"]
        self.all = 1 / weights["all"]
        self.option = weights["option"]
        eighths = range(-8 * LATEST_ROUNDS, 8 * LATEST_ROUNDS + 1)
        self.chances = [1 / (1 + exp(-(n / 8 + 0.5) / weights["spread"])) for n in eighths]
        self.known: dict[tuple[object, ...], tuple[float, Stock]] = {}

    def urgency(self, blocks: tuple[int, ...], stripes: bool) -> int:
        """The lower the earlier a site is given blocks: few missing, and not mixed anyway."""
        plan = plans_for(blocks, stripes)[0]
        return plan[6] + (MIXED_LAST if plan[0] == MIXED else 0)

    def best(
        self,
        blocks: tuple[int, ...],
        stripes: bool,
        points: list[int],
        stock: Stock,
        room: int,
        time: int,
        before: int,
    ) -> tuple[float, Stock]:
        """The worth of the most promising plan, and the stock without what it uses now.

        `room` blocks can be set in this round, `time` is what is left after it, and `before` so
        many blocks are missing on other sites.
        """
        key = (blocks, stripes, stock, room, time, before, points[0], points[-1])
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= SITES_KEPT:
                self.known.clear()
            found = self._best(blocks, stripes, points, stock, room, time, before)
            self.known[key] = found
        return found

    def _best(
        self,
        blocks: tuple[int, ...],
        stripes: bool,
        points: list[int],
        stock: Stock,
        room: int,
        time: int,
        before: int,
    ) -> tuple[float, Stock]:
        most = -1.0
        total = 0.0
        rest: Stock = stock
        for kind, one, first, other, second, wild, missing in plans_for(blocks, stripes):
            left = list(stock)
            space = min(room, sum(stock))
            needed = 0.0
            used = 0
            if first:
                rate = self.free if one == ANY else self.colour
                one = most_of(left, other) if one == ANY else one
                used = _take(left, one, first, space)
                needed = (first - used) * (self.colour if used else rate)
            if second:
                rate = self.free if other == ANY else self.colour
                if used == first:
                    other = most_of(left, one) if other == ANY else other
                    also = _take(left, other, second, space - used)
                    used += also
                    needed += (second - also) * rate
                else:
                    needed += second * rate
            more = min(wild, space - used)
            _take_any(left, more)
            needed += (wild - more) * self.any
            missing -= used + more
            worth = points[kind] * self._chance(missing, needed, time, before)
            total += worth
            if worth > most:
                most, rest = worth, tuple(left)
        return most + self.option * (total - most), rest

    def _chance(self, missing: int, needed: float, time: int, before: int) -> float:
        if not missing:
            return SURE
        needed = max(needed, (before + missing) * self.all)
        spare = time - int(8 * needed) + 8 * LATEST_ROUNDS
        return self.chances[max(0, min(16 * LATEST_ROUNDS, spare))]


def most_of(stock: list[int], beside: int) -> int:
    """The colour of which there is most, of those not used beside it."""
    best, most = 0, -1
    for colour, count in enumerate(stock):
        if count > most and colour != beside:
            best, most = colour, count
    return best


def _take(stock: list[int], colour: int, wanted: int, space: int) -> int:
    taken = min(wanted, stock[colour], space)
    stock[colour] -= taken
    return taken


def _take_any(stock: list[int], wanted: int) -> None:
    for colour in range(len(stock)):
        if not wanted:
            return
        taken = min(wanted, stock[colour])
        stock[colour] -= taken
        wanted -= taken
