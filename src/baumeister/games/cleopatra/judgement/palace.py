"""What is still to be built, what it brings, and what a hand of cards is worth before that.

A palace is the same for all seats and stays the same for many answers, so it is kept, together with
the worth of every hand that was judged before it.
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.state import NOTHING
from baumeister.games.cleopatra.rules.draw_pile import NO_CARD
from baumeister.games.cleopatra.rules.edition import Edition
from baumeister.games.cleopatra.rules.names import (
    ARTISAN,
    DOOR,
    DOUBLE,
    EVERY_CARD,
    KINDS,
    LEFT,
    MOSAIC,
    OBELISK,
    PEDESTAL,
    RESOURCES,
    RIGHT,
    SPHINX,
    SPHINXES,
    THRONE,
    TROMPE,
    WALL,
    WALLS,
    Card,
)
from baumeister.games.cleopatra.rules.pieces import ALL_WALLS, chain

AT_ONCE: Final = 3  # pieces of a visit that a plan foresees; for more there is no further bonus
HANDS_KEPT: Final = 20_000  # judged beside one palace
MOST_CARDS: Final = 31  # of a kind in a hand; more are worth no more
ROOM: Final = 8.0  # squares that a mosaic takes up, with those it spoils

Key = tuple[int, int, int, int, int, int, int]


def tainted(weights: dict[str, float]) -> list[float]:
    """What each kind of card is worth for being tainted: it can be of use, or be thrown away."""
    worth = [0.0] * DOUBLE
    worth += [weights["double"] + weights[name] for name in RESOURCES]
    worth.append(weights["wild"])
    return worth + [weights["character"]] * (KINDS - len(worth))


@final
class Offer:
    """A kind of piece that can be built, and what the next ones of it would bring."""

    def __init__(self, price: list[int], values: list[float]) -> None:
        self.price = price
        self.values = values


@final
class Palace:
    """The pieces that are missing: prices, talents, and how long it will take."""

    def __init__(self, edition: Edition, weights: dict[str, float], key: Key) -> None:
        self.edition = edition
        self.walls, self.sphinxes, self.throne, self.obelisks, self.doors, touched, mosaics = key
        self.mosaics = mosaics
        self.offers = self._offers(touched, weights)
        self.work = self._work()
        self.worth = self._worth(weights)
        self.needs = self._needs()
        self.later = weights["later"]
        self.now = weights["now"]
        self.merchant = weights["merchant"]
        self.fear = weights["amulet"]
        self.tainted = tainted(weights)
        self.hands: dict[int, float] = {}

    def _offers(self, touched: int, weights: dict[str, float]) -> list[Offer]:
        edition, costs = self.edition, self.edition.costs
        found: list[Offer] = []
        if self.walls != ALL_WALLS:
            found.append(Offer(costs[WALL], self._wall_values(touched)))
        if self.sphinxes < SPHINXES:
            found.append(
                Offer(costs[SPHINX], [float(n) for n in edition.sphinxes[self.sphinxes :]])
            )
        if self.throne < 2:
            piece = THRONE if self.throne else PEDESTAL
            found.append(Offer(costs[piece], [float(n) for n in edition.throne[self.throne :]]))
        if self.obelisks < 2:
            found.append(Offer(costs[OBELISK], [float(edition.obelisk)] * (2 - self.obelisks)))
        if self.doors != 3:
            found.append(Offer(costs[DOOR], self._door_values()))
        if self.mosaics:
            value = edition.mosaic + weights["palms"] + weights["shelter"]
            found.append(Offer(costs[MOSAIC], [value] * self.mosaics))
        return found

    def _wall_values(self, touched: int) -> list[float]:
        """Best first; `touched` has two bits for each wall: how many mosaic squares touch it."""
        values = [
            float(self.edition.wall + (touched >> 4 * wall & 15))
            for wall in range(WALLS)
            if not self.walls >> wall & 1
        ]
        return sorted(values, reverse=True)

    def _door_values(self) -> list[float]:
        values = [
            float(self.edition.door + chain(self.walls, side))
            for side in (LEFT, RIGHT)
            if not self.doors >> side & 1
        ]
        return sorted(values, reverse=True)

    def missing(self) -> list[tuple[int, int]]:
        """Each kind of piece and how many of it are missing."""
        return [
            (WALL, WALLS - self.walls.bit_count()),
            (SPHINX, SPHINXES - self.sphinxes),
            (THRONE, 2 - self.throne),
            (OBELISK, 2 - self.obelisks),
            (DOOR, 2 - self.doors.bit_count()),
            (MOSAIC, self.mosaics),
        ]

    def _work(self) -> float:
        """Resources that go into the palace until the end; the largest job is left undone."""
        jobs = [sum(self.edition.costs[piece]) * number for piece, number in self.missing()]
        jobs.sort()
        return float(sum(jobs[: self.edition.steps]))

    def _needs(self) -> list[int]:
        """How many of each resource one of the missing pieces takes at most."""
        costs = self.edition.costs
        pieces = [costs[piece] for piece, number in self.missing() if number]
        return [max([price[n] for price in pieces], default=0) for n in range(len(RESOURCES))]

    def _worth(self, weights: dict[str, float]) -> list[list[float]]:
        """What so many of each resource are worth: each one less than the one before.

        What nobody needs any more is worth nothing, what few pieces need is worth little.
        """
        tables = []
        for resource, name in enumerate(RESOURCES):
            demand = sum(
                self.edition.costs[piece][resource] * number for piece, number in self.missing()
            )
            step = weights[name] * demand / (demand + weights["glut"])
            table, total = [0.0], 0.0
            for n in range(MOST_CARDS):
                if n < demand:
                    total += step
                    step *= weights["plenty"] if resource == ARTISAN else weights["enough"]
                table.append(total)
            tables.append(table)
        return tables

    def trimmed(self, counts: list[int], surplus: int) -> list[int]:
        """A hand without the cards that are missed least."""
        left = counts[:]
        for _ in range(surplus):
            worst, least = NO_CARD, 1e9
            for card in EVERY_CARD:
                if left[card]:
                    loss = self._loss(card, left[card])
                    if loss < least:
                        worst, least = card, loss
            left[worst] -= 1
        return left

    def _loss(self, card: Card, number: int) -> float:
        if card < DOUBLE:
            table = self.worth[card]
            number = min(MOST_CARDS, number)
            return table[number] - table[number - 1]
        return self.tainted[card] / number

    def hand(self, counts: list[int], merchants: int, built: int) -> float:
        """The worth of cards; merchants help to build, but are counted elsewhere.

        `built` pieces of this visit are paid: more of them cost no further turn.
        """
        key = merchants << 2 | built
        for n in range(TROMPE + 1):
            key = key << 5 | min(MOST_CARDS, counts[n])
        found = self.hands.get(key)
        if found is None:
            if len(self.hands) >= HANDS_KEPT:
                self.hands.clear()
            purse = Purse(counts, merchants, self.edition.trompe_is_artisan)
            found = self.hands[key] = self._judge(counts, purse, built)
        return found

    def _judge(self, counts: list[int], purse: Purse, built: int) -> float:
        """Resources by themselves, and the profit of what can be built at once."""
        total = 0.0
        for n in range(DOUBLE):
            total += self.worth[n][min(MOST_CARDS, counts[n])]
        for n in range(DOUBLE, TROMPE + 1):
            total += self.tainted[n] * min(1, counts[n])
        return total + (self.now if built else self.later) * self._profit(purse, built)

    def _profit(self, purse: Purse, built: int) -> float:
        """Of the best visit to the quarry, one piece after the other."""
        gained = 0.0
        taken = [0] * len(self.offers)
        bonus = self.edition.bonus
        for n in range(AT_ONCE):
            before = min(AT_ONCE, built + n)
            extra = bonus[min(AT_ONCE, before + 1)] - bonus[before]
            best, most = NOTHING, 0.0
            for which, offer in enumerate(self.offers):
                if taken[which] < len(offer.values):
                    profit = offer.values[taken[which]] + extra - self._cost(purse, offer.price)
                    if profit > most:
                        best, most = which, profit
            if best == NOTHING:
                return gained
            gained += most
            taken[best] += 1
            purse.pay(self.offers[best].price)
        return gained

    def _cost(self, purse: Purse, price: list[int]) -> float:
        """What a price takes out of a hand; too much to pay if there is not enough."""
        cost = 0.0
        wilds, merchants = purse.wilds, purse.merchants
        for n in range(DOUBLE):
            amount = price[n]
            if not amount:
                continue
            have, table = purse.singles[n], self.worth[n]
            if have >= amount:
                cost += table[have] - table[have - amount]
                continue
            cost += table[have]
            short = amount - have
            doubles = min(purse.doubles[n], (short + 1) // 2)
            short -= 2 * doubles
            cost += self.fear * doubles
            if short > 0:
                painted = min(short, wilds) if n != ARTISAN or purse.wild_artisans else 0
                wilds -= painted
                merchants -= short - painted
                cost += self.fear * painted + self.merchant * (short - painted)
        return cost if merchants >= 0 else 1e9


@final
class Purse:
    """Cards and merchants to pay with: clean ones first, then doubles, painted ones, merchants."""

    def __init__(self, counts: list[int], merchants: int, wild_artisans: bool) -> None:
        self.singles = [min(MOST_CARDS, counts[n]) for n in range(DOUBLE)]
        self.doubles = counts[DOUBLE : 2 * DOUBLE]
        self.wilds = counts[TROMPE]
        self.merchants = merchants
        self.wild_artisans = wild_artisans
        self.amulets = 0  # taken by paying

    def pay(self, price: list[int]) -> None:
        for n in range(DOUBLE):
            self.singles[n] -= price[n]
            short = -self.singles[n]
            if short <= 0:
                continue
            doubles = min(self.doubles[n], (short + 1) // 2)
            self.doubles[n] -= doubles
            short -= 2 * doubles
            self.singles[n] = max(0, -short)  # the half of a double card that is left
            self.amulets += doubles
            if short > 0:
                painted = min(short, self.wilds) if n != ARTISAN or self.wild_artisans else 0
                self.wilds -= painted
                self.amulets += painted
                self.merchants = max(0, self.merchants - short + painted)

    def counts(self) -> list[int]:
        return [*self.singles, *self.doubles, self.wilds]
