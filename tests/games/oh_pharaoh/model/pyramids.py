"""What a pyramid is, and what can become one. The cards of one lie in steps, by number."""

from __future__ import annotations

from collections import Counter

Laid = list[tuple[str, int]]  # each card of a pyramid, and the number it stands for
NUMBERS = range(1, 10)


def widths(laid: Laid) -> Counter[int]:
    return Counter(number for _, number in laid)


def steps(laid: Laid) -> int:
    return len(widths(laid))


def is_pyramid(width: Counter[int]) -> bool:
    """At least two steps without a gap in their numbers, each narrower than the one below."""
    numbers = sorted(number for number, cards in width.items() if cards)
    if len(numbers) < 2 or numbers[-1] - numbers[0] != len(numbers) - 1:
        return False
    return all(width[number] > width[number + 1] for number in numbers[:-1])


def can_become_pyramid(width: Counter[int], hand: Counter[str]) -> bool:
    """Whether cards of the hand, if any are needed, make a pyramid of what lies there."""
    numbers = [number for number, cards in width.items() if cards]
    return any(
        is_within_reach(width, hand, lowest, highest)
        for lowest in range(1, min(numbers) + 1)
        for highest in range(max(*numbers, lowest + 1), 10)
    )


def is_within_reach(width: Counter[int], hand: Counter[str], lowest: int, highest: int) -> bool:
    """From the top down, each step as narrow as it can be: a wider one only needs more cards."""
    jokers, above = hand["joker"], 0
    for number in range(highest, lowest - 1, -1):
        above = max(width[number], above + 1)
        jokers -= max(0, above - width[number] - hand[str(number)])
    return jokers >= 0


def has_pyramid_within(laid: Laid) -> bool:
    """Whether some of these cards are a pyramid: two neighbouring steps can be cut to 2 and 1."""
    width = widths(laid)
    return any(width[number] >= 2 and width[number + 1] >= 1 for number in NUMBERS)


def value(laid: Laid) -> int:
    """One card of each step, times the steps."""
    return sum(widths(laid)) * steps(laid)
