"""Which cards can be laid, compared with trying every way to finish a pyramid."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from baumeister.games.oh_pharaoh.rules.building import layable, missing
from baumeister.games.oh_pharaoh.rules.diagram import pyramid_text
from baumeister.games.oh_pharaoh.rules.names import EVERY_CARD, JOKER, KINDS, NUMBERS
from baumeister.games.oh_pharaoh.rules.pyramid import EMPTY, Pyramid
from tests.games.oh_pharaoh.rules.table import kinds, pyramid, words
from tests.games.oh_pharaoh.rules.test_pyramid import as_steps, is_pyramid

Cards = tuple[int, ...]  # how many of each number lie there, or are in a hand with its jokers first


def naive_layable(laid: Pyramid, hand: list[int]) -> tuple[int, int]:
    """Lay each card and see whether any further cards of the hand lead to a pyramid."""
    widths, cards = tuple(laid.widths[:10]), tuple(hand[:10])
    numbers = jokers = 0
    for number in NUMBERS:
        after = plus(widths, number)
        if cards[number] and can_become_pyramid(after, minus(cards, number)):
            numbers |= 1 << number
        if cards[JOKER] and can_become_pyramid(after, minus(cards, JOKER)):
            jokers |= 1 << number
    return numbers, jokers


@cache
def can_become_pyramid(widths: Cards, hand: Cards) -> bool:
    """Brute force: it is a pyramid, or it can become one with one card more."""
    if is_pyramid([[number] * widths[number] for number in NUMBERS if widths[number]]):
        return True
    return any(
        can_become_pyramid(plus(widths, number), minus(hand, card))
        for number in NUMBERS
        for card in (number, JOKER)
        if hand[card]
    )


def plus(cards: Cards, kind: int) -> Cards:
    return (*cards[:kind], cards[kind] + 1, *cards[kind + 1 :])


def minus(cards: Cards, kind: int) -> Cards:
    return (*cards[:kind], cards[kind] - 1, *cards[kind + 1 :])


def random_hand(rng: Random, low: int, high: int) -> list[int]:
    """Up to five cards near to each other, so that they often fit, with some jokers."""
    hand = [0] * len(KINDS)
    for _ in range(rng.randint(0, 5)):
        hand[rng.randint(low, high)] += 1
    for _ in range(rng.choice((0, 0, 0, 1, 1, 2))):
        hand[JOKER] += 1
    return hand


def random_heap(rng: Random, low: int, high: int) -> Pyramid:
    """Nothing, some cards, or a pyramid to which cards were added."""
    laid = EMPTY
    if rng.random() < 0.5:
        width = rng.randint(2, 4)
        for number in range(low, high):
            if width:
                for _ in range(width):
                    laid = laid.changed(number, 1, int(rng.random() < 0.1))
                width = max(0, width - rng.randint(1, 2))
    for _ in range(rng.choice((0, 0, 1, 2, 3))):
        laid = laid.changed(rng.randint(low, high), 1, 0)
    return laid


def cases(seed: int, count: int) -> Iterator[tuple[Pyramid, list[int]]]:
    rng = Random(seed)
    for _ in range(count):
        low = rng.randint(1, 7)
        high = min(9, low + rng.randint(1, 4))
        yield random_heap(rng, low, high), random_hand(rng, low, high)


def test_layable_cards_are_those_that_lead_to_a_pyramid() -> None:
    """Empty, legal, partial and hopeless heaps, with hands of up to seven cards."""
    seen = dict.fromkeys(("empty", "legal", "partial", "hopeless"), 0)
    for laid, hand in cases(3, 5_000):
        expected = naive_layable(laid, hand)
        assert layable(laid, hand) == expected, (pyramid_text(laid), words(hand))
        if not laid.size:
            kind = "empty"
        elif laid.is_legal:
            kind = "legal"
        else:
            kind = "partial" if expected != (0, 0) else "hopeless"
        seen[kind] += 1
    can_become_pyramid.cache_clear()
    assert min(seen.values()) > 300, seen


def test_whoever_can_lay_can_go_on_until_it_is_a_pyramid() -> None:
    """No dead ends: any layable card, and then any, until the rules are kept."""
    rng = Random(4)
    completed = 0
    for laid, hand in cases(5, 6_000):
        steps = ways(laid, hand)
        if not steps:
            continue
        while steps:
            card, number = rng.choice(steps)
            hand[card] -= 1
            laid = laid.changed(number, 1, int(card == JOKER))
            if laid.is_legal:
                break
            steps = ways(laid, hand)
        assert is_pyramid(as_steps(laid))
        completed += 1
    assert completed > 2_000


def ways(laid: Pyramid, hand: list[int]) -> list[tuple[int, int]]:
    """The layable cards with the numbers they can stand for."""
    numbers, jokers = layable(laid, hand)
    plain = [(number, number) for number in NUMBERS if numbers >> number & 1]
    return plain + [(JOKER, number) for number in NUMBERS if jokers >> number & 1]


def bits(*numbers: int) -> int:
    return sum(1 << number for number in numbers)


@pytest.mark.parametrize(
    ("laid", "hand", "numbers", "jokers"),
    [
        ("-", "5 5 6", (5, 6), ()),
        ("-", "5 6 7", (), ()),
        ("-", "5 5", (), ()),
        ("-", "5 5 thief pharaoh tax", (), ()),
        ("-", "9 9 joker", (), ()),
        ("-", "8 8 joker", (8,), (9,)),
        ("-", "1 joker joker", (1,), (1, 2)),
        ("-", "joker joker joker", (), tuple(NUMBERS)),
        ("55/6", "5", (5,), ()),
        ("55/6", "6", (), ()),
        ("55/6", "5 6", (5, 6), ()),
        ("55/6", "4 4 4", (4,), ()),
        ("55/6", "4 4", (), ()),
        ("55/6", "7", (), ()),
        ("555/66", "7", (7,), ()),
        ("55/6", "5 6 7", (5, 6, 7), ()),
        ("55/6", "5 6 7 4 4", (5, 6, 7), ()),
        ("55/6", "5 6 7 joker", (5, 6, 7), (5, 6, 7)),
        ("55/6", "joker", (), (5,)),
        ("888/99", "7 7 7 7", (7,), ()),
        ("1111/222", "3 3 1", (1, 3), ()),
    ],
)
def test_building_and_extending(
    laid: str, hand: str, numbers: tuple[int, ...], jokers: tuple[int, ...]
) -> None:
    cards = [kinds(hand).count(card) for card in EVERY_CARD]
    assert layable(pyramid(laid), cards) == (bits(*numbers), bits(*jokers))


def test_an_imagined_hand_can_complete_the_pyramid() -> None:
    """Whatever is added to a hand known in part, it is enough, and taken from the pool."""
    rng = Random(6)
    found = impossible = 0
    for laid, hand in cases(7, 2_500):
        if laid.is_legal or not laid.size:
            continue
        low, high = laid.bottom, laid.top
        pool = random_hand(rng, max(1, low - 2), min(9, high + 2))
        room = rng.randint(0, 4)
        additions = missing(laid, hand, pool, room)
        for cards in additions:
            assert len(cards) <= room
            assert all(cards.count(card) <= pool[card] for card in cards)
            fuller = [count + cards.count(card) for card, count in enumerate(hand)]
            assert layable(laid, fuller) != (0, 0)
        if not additions:
            impossible += 1
            assert not any(layable(laid, fuller) != (0, 0) for fuller in dealt(hand, pool, room))
        found += bool(additions)
    assert found > 250
    assert impossible > 250


def dealt(hand: list[int], pool: list[int], room: int) -> list[list[int]]:
    """Every hand that so many cards of the pool can make of this one."""
    hands = [(hand, room)]
    for card, count in enumerate(pool):
        hands = [
            ([*held[:card], held[card] + n, *held[card + 1 :]], left - n)
            for held, left in hands
            for n in range(min(count, left) + 1)
        ]
    return [held for held, _ in hands]
