"""What a price can be paid with, and how it is paid best.

Rulebook: "Den Steinbruch besuchen" and "Wichtige Hinweise zum Spielzug". A hand is a list of counts
by kind of card; a price is a list of amounts by resource.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.games.cleopatra.rules.names import (
    ARTISAN,
    DOUBLE,
    EVERY_RESOURCE,
    MERCHANT,
    RESOURCES,
    TROMPE,
    Card,
    Resource,
)

NO_CREDIT: Final = [0] * len(RESOURCES)

PAYMENTS_KEPT: Final = 4096

Amounts = tuple[int, ...]
Cards = tuple[Card, ...]
Key = tuple[int, int, int, int]  # the less of each, the better; the first counts most

CLEAN: Final = -6  # instead of the value of a merchant: amulets alone count
AT_THE_END: Final = 1  # amulet for a tainted card in the hand


def can_pay(hand: list[int], merchants: int, price: list[int], trompe_is_artisan: bool) -> bool:
    return suffices(worth(hand, NO_CREDIT), hand[TROMPE], merchants, price, trompe_is_artisan)


def next_missing(due: list[int]) -> Resource:
    """The resource that is to be paid next."""
    resource = 0
    while not due[resource]:
        resource += 1
    return EVERY_RESOURCE[resource]


def worth(hand: list[int], credit: list[int]) -> list[int]:
    """How much of each resource a hand and halves of double cards can pay, without wild ones."""
    return [hand[n] + 2 * hand[n + DOUBLE] + credit[n] for n in range(DOUBLE)]


def suffices(
    means: list[int], trompes: int, merchants: int, price: list[int], trompe_is_artisan: bool
) -> bool:
    """Whether cards and merchants are enough: whatever is short, wild ones have to stand in.

    A trompe-l'œil is a material and, unless the edition says so, no artisan (Ruling CL-13).
    """
    short = 0
    for resource in range(ARTISAN + 1, DOUBLE):
        amount = price[resource] - means[resource]
        if amount > 0:
            short += amount
    artisans = price[ARTISAN] - means[ARTISAN]
    if artisans < 0:
        artisans = 0
    if trompe_is_artisan:
        return short + artisans <= trompes + merchants
    short -= trompes
    return artisans + (short if short > 0 else 0) <= merchants


def cleanest(
    hand: list[int],
    merchants: int,
    price: list[int],
    trompe_is_artisan: bool,
    amulets: tuple[int, int] = (1, 1),
) -> Cards:
    """The cards (and merchants) that pay a price with the least corruption, in order of resources.

    As few amulets as possible; then as few merchants, then cards, then trompe-l'œil. `amulets` are
    those of a double card and of a trompe-l'œil.
    """
    return _best(hand, merchants, price, trompe_is_artisan, (*amulets, CLEAN))


def thriftiest(
    hand: list[int],
    merchants: int,
    price: list[int],
    trompe_is_artisan: bool,
    amulets: tuple[int, int] = (1, 1),
    merchant_value: int = 3,
) -> Cards:
    """What a good player would pay a price with, in order of resources.

    Ruling CL-16: a merchant costs his talents, a tainted card only the amulets that it would not
    cost at the end anyway; then as few halves of double cards as possible are lost, then as few
    trompe-l'œil and cards spent.
    """
    double, trompe = amulets
    costs = (max(0, double - AT_THE_END), max(0, trompe - AT_THE_END), merchant_value)
    return _best(hand, merchants, price, trompe_is_artisan, costs)


def _best(
    hand: list[int],
    merchants: int,
    price: list[int],
    trompe_is_artisan: bool,
    costs: tuple[int, int, int],
) -> Cards:
    return _found(
        tuple(price),
        tuple(min(hand[r], price[r]) for r in range(DOUBLE)),
        tuple(min(hand[r + DOUBLE], (price[r] + 1) // 2) for r in range(DOUBLE)),
        min(hand[TROMPE], sum(price)),
        min(merchants, sum(price)),
        trompe_is_artisan,
        costs,
    )


@lru_cache(maxsize=PAYMENTS_KEPT)
def _found(
    price: Amounts,
    standard: Amounts,
    doubles: Amounts,
    trompes: int,
    merchants: int,
    trompe_is_artisan: bool,
    costs: tuple[int, int, int],
) -> Cards:
    search = _Search(price, standard, doubles, trompe_is_artisan, costs)
    search.pay(ARTISAN, trompes, merchants, (0, 0, 0, 0), [])
    return tuple(search.best)


class _Search:
    """Tries every way to pay, resource by resource, and keeps the best."""

    def __init__(
        self,
        price: Amounts,
        standard: Amounts,
        doubles: Amounts,
        trompe_is_artisan: bool,
        costs: tuple[int, int, int],
    ) -> None:
        self.price = price
        self.standard = standard
        self.doubles = doubles
        self.trompe_is_artisan = trompe_is_artisan
        self.double_cost, self.trompe_cost, self.merchant_cost = costs
        self.best: list[Card] = []
        self.best_key: Key | None = None

    def pay(self, resource: int, trompes: int, merchants: int, key: Key, paid: list[Card]) -> None:
        if resource == len(RESOURCES):
            self.best, self.best_key = paid, key
            return
        price = self.price[resource]
        wild = trompes if resource != ARTISAN or self.trompe_is_artisan else 0
        for doubles in range(self.doubles[resource] + 1):
            for trompe in range(min(wild, max(0, price - 2 * doubles)) + 1):
                left = max(0, price - 2 * doubles - trompe)
                for merchant in range(max(0, left - self.standard[resource]), left + 1):
                    if merchant > merchants:
                        break
                    cards = left - merchant
                    step = self._step(price, cards, doubles, trompe, merchant)
                    total = (
                        key[0] + step[0],
                        key[1] + step[1],
                        key[2] + step[2],
                        key[3] + step[3],
                    )
                    if self.best_key is not None and total >= self.best_key:
                        continue
                    used = [Card(resource)] * cards + [Card(resource + DOUBLE)] * doubles
                    used += [TROMPE] * trompe + [MERCHANT] * merchant
                    self.pay(
                        resource + 1, trompes - trompe, merchants - merchant, total, paid + used
                    )

    def _step(self, price: int, cards: int, doubles: int, trompe: int, merchant: int) -> Key:
        """What it costs to pay one resource like this, the dearest first."""
        cost = doubles * self.double_cost + trompe * self.trompe_cost
        count = cards + doubles + trompe
        if self.merchant_cost == CLEAN:
            return cost, merchant, count, trompe
        lost = max(0, 2 * doubles - price)
        return cost + merchant * self.merchant_cost, lost, trompe, count
