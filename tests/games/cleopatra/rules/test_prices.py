"""Paying: compared with brute force over every way to use every card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random

import pytest

from baumeister.games.cleopatra.rules.names import ARTISAN, DOUBLE, KINDS, MERCHANT, TROMPE
from baumeister.games.cleopatra.rules.prices import Cards, can_pay, cleanest, thriftiest
from tests.games.cleopatra.rules.table import counts, paid

Hand = list[int]
Key = tuple[int, int, int, int]
KeyOf = Callable[[Sequence[int], list[int]], Key]


def is_enough(cards: Sequence[int], price: list[int], artisan: bool) -> bool:
    """Whether these cards and merchants can pay: try everything a wild card may stand for."""
    fixed = [0] * DOUBLE
    wild = []
    for card in cards:
        if card == TROMPE:
            wild.append(range(ARTISAN if artisan else ARTISAN + 1, DOUBLE))
        elif card == MERCHANT:
            wild.append(range(DOUBLE))
        elif card < TROMPE:
            fixed[card % DOUBLE] += 2 if card >= DOUBLE else 1
    for standing in product(*wild):
        total = fixed[:]
        for resource in standing:
            total[resource] += 1
        if all(have >= need for have, need in zip(total, price, strict=True)):
            return True
    return False


def cards_of(hand: Hand, merchants: int) -> list[int]:
    return [card for card, n in enumerate(hand) for _ in range(n)] + [MERCHANT] * merchants


def cleanness(cards: Sequence[int], price: list[int]) -> Key:
    """Amulets, merchants, cards and trompe-l'œil."""
    tainted = sum(DOUBLE <= card <= TROMPE for card in cards)
    merchants = cards.count(MERCHANT)
    return tainted, merchants, len(cards) - merchants, cards.count(TROMPE)


def thrift(cards: Sequence[int], price: list[int]) -> Key:
    """Talents of merchants, resources too many, trompe-l'œil and cards."""
    merchants = cards.count(MERCHANT)
    resources = sum(2 if DOUBLE <= card < TROMPE else 1 for card in cards)
    return 3 * merchants, resources - sum(price), cards.count(TROMPE), len(cards) - merchants


def naive_best(
    hand: Hand, merchants: int, price: list[int], artisan: bool, key_of: KeyOf
) -> Key | None:
    """The best payment among all sets of cards that are enough."""
    kinds = [*range(TROMPE + 1), MERCHANT]
    amounts = [hand[card] for card in range(TROMPE + 1)] + [merchants]
    best: Key | None = None
    for used in product(*(range(amount + 1) for amount in amounts)):
        cards = [card for card, n in zip(kinds, used, strict=True) for _ in range(n)]
        key = key_of(cards, price)
        if (best is None or key < best) and is_enough(cards, price, artisan):
            best = key
    return best


def random_hand(rng: Random, most: int) -> Hand:
    hand = [0] * KINDS
    for _ in range(rng.randrange(most + 1)):
        hand[rng.choice([*range(DOUBLE)] * 2 + [*range(KINDS)])] += 1
    return hand


COSTS = [
    [1, 1, 0, 1, 0],
    [1, 1, 1, 0, 0],
    [3, 0, 2, 0, 2],
    [3, 2, 0, 2, 0],
    [2, 0, 1, 1, 1],
    [2, 1, 1, 0, 1],
]


@pytest.mark.parametrize("artisan", [False, True])
def test_what_is_enough_agrees_with_brute_force(artisan: bool) -> None:
    rng = Random(4)
    verdicts = []
    for _ in range(4000):
        price = rng.choice(COSTS)
        price = [max(0, n - rng.randrange(2)) for n in price] if rng.random() < 0.3 else price
        hand, merchants = random_hand(rng, 11), rng.randrange(3)
        enough = is_enough(cards_of(hand, merchants), price, artisan) if any(price) else True
        assert can_pay(hand, merchants, price, artisan) == enough
        verdicts.append(enough)
    assert 500 < sum(verdicts) < 3500


def payable(artisan: bool) -> Iterator[tuple[Hand, int, list[int]]]:
    """Hands, merchants and prices that they can pay."""
    rng = Random(5)
    for _ in range(600):
        price = rng.choice(COSTS)
        hand, merchants = random_hand(rng, 8), rng.randrange(4)
        if can_pay(hand, merchants, price, artisan):
            yield hand, merchants, price


@pytest.mark.parametrize("artisan", [False, True])
@pytest.mark.parametrize(
    ("pay", "key"), [(thriftiest, thrift), (cleanest, cleanness)], ids=["thriftiest", "cleanest"]
)
def test_ruling_cl_16_nothing_is_better_than_what_is_proposed(
    artisan: bool, pay: Callable[..., Cards], key: KeyOf
) -> None:
    tried = 0
    for hand, merchants, price in payable(artisan):
        tried += 1
        cards = pay(hand, merchants, price, artisan)
        assert is_enough(cards, price, artisan)
        assert all(cards.count(card) <= hand[card] for card in range(KINDS))
        assert cards.count(MERCHANT) <= merchants
        assert key(cards, price) == naive_best(hand, merchants, price, artisan, key)
    assert tried > 150


@pytest.mark.parametrize(
    ("cards", "merchants", "payment"),
    [
        (("artisan", "stone", "wood", "double_wood"), 3, ["artisan", "stone", "wood"]),
        (("artisan", "stone", "double_wood"), 3, ["artisan", "stone", "double_wood"]),
        (("artisan", "stone", "trompe_loeil"), 3, ["artisan", "stone", "trompe_loeil"]),
        (("artisan", "stone", "wood", "trompe_loeil"), 3, ["artisan", "stone", "wood"]),
        (
            ("artisan", "stone", "double_wood", "trompe_loeil"),
            0,
            ["artisan", "stone", "trompe_loeil"],
        ),
    ],
)
def test_ruling_cl_16_a_merchant_is_worth_more_than_an_amulet_that_is_due_anyway(
    cards: tuple[str, ...], merchants: int, payment: list[str]
) -> None:
    """A tainted card costs its amulet now or at the end; half a double card would be lost."""
    wall = [1, 1, 0, 1, 0]
    assert paid(thriftiest(counts(*cards), merchants, wall, False)) == payment


def test_ruling_cl_16_an_edition_says_what_a_merchant_and_a_tainted_card_cost() -> None:
    hand, wall = counts("artisan", "stone", "double_wood"), [1, 1, 0, 1, 0]
    dear = thriftiest(hand, 1, wall, False, (5, 1), 3)
    assert paid(dear) == ["artisan", "stone", "merchant"]
    assert paid(thriftiest(hand, 1, wall, False, (3, 1), 3))[-1] == "double_wood"
    assert paid(thriftiest(hand, 1, wall, False, (0, 1), 3))[-1] == "double_wood"


@pytest.mark.parametrize(
    ("cards", "merchants", "payment"),
    [
        (("artisan", "stone", "wood", "double_wood"), 3, ["artisan", "stone", "wood"]),
        (("artisan", "stone", "double_wood"), 3, ["artisan", "stone", "merchant"]),
        (
            ("artisan", "stone", "double_wood", "trompe_loeil"),
            0,
            ["artisan", "stone", "double_wood"],
        ),
        (("artisan", "stone", "trompe_loeil"), 0, ["artisan", "stone", "trompe_loeil"]),
    ],
)
def test_ruling_cl_16_with_the_option_amulets_count_more_than_merchants(
    cards: tuple[str, ...], merchants: int, payment: list[str]
) -> None:
    wall = [1, 1, 0, 1, 0]
    assert paid(cleanest(counts(*cards), merchants, wall, False)) == payment


def test_ruling_cl_16_a_double_card_spares_a_single_one() -> None:
    """One amulet either way, so the card that costs none stays in the hand."""
    price = [0, 0, 2, 0, 0]
    for pay in (cleanest, thriftiest):
        assert paid(pay(counts("marble", "double_marble"), 0, price, False)) == ["double_marble"]


def test_ruling_cl_16_of_equal_ways_the_first_resource_needs_no_double_card() -> None:
    """Either way, half of a double card is lost and a trompe-l'œil stands in."""
    hand, price = counts("double_stone", "double_wood", "trompe_loeil"), [0, 1, 0, 1, 0]
    assert paid(thriftiest(hand, 0, price, False)) == ["trompe_loeil", "double_wood"]


def test_ruling_cl_16_an_edition_says_what_is_clean() -> None:
    """Where a double card costs more amulets, a trompe-l'œil is the cleaner one."""
    hand, wall = counts("artisan", "stone", "double_wood", "trompe_loeil"), [1, 1, 0, 1, 0]
    assert paid(cleanest(hand, 0, wall, False)) == ["artisan", "stone", "double_wood"]
    assert paid(cleanest(hand, 0, wall, False, (2, 1))) == ["artisan", "stone", "trompe_loeil"]


def test_ruling_cl_13_a_trompe_loeil_is_no_artisan() -> None:
    sphinx = [1, 1, 1, 0, 0]
    hand = counts("stone", "marble", "trompe_loeil")
    assert not can_pay(hand, 0, sphinx, False)
    assert can_pay(hand, 0, sphinx, True)
    assert can_pay(counts("artisan", "stone", "trompe_loeil"), 0, sphinx, False)


def test_a_merchant_is_an_artisan_too() -> None:
    """Auch als Ersatz für einen Handwerker."""
    assert can_pay(counts("stone", "marble"), 1, [1, 1, 1, 0, 0], False)
    assert can_pay(counts(), 3, [1, 1, 1, 0, 0], False)
    assert not can_pay(counts(), 2, [1, 1, 1, 0, 0], False)


def test_characters_do_not_pay() -> None:
    hand = counts("beggar", "courtesan", "envoy", "scribe", "smuggler", "vizier")
    assert not can_pay(hand, 0, [1, 0, 0, 0, 0], True)


def test_nobody_can_change_a_payment_that_is_remembered() -> None:
    hand, wall = counts("artisan", "stone", "wood"), [1, 1, 1, 0, 0]
    assert isinstance(cleanest(hand, 0, wall, False), tuple)
