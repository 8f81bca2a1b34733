"""Which cards of a hand can be laid next, so that a legal pyramid can still come of it.

Rulebook: "Pyramide bauen oder erweitern".

The narrowest pyramid with a given top and bottom that holds all cards laid so far has one card at
its top and one more in each step below, unless more lie there already. So whether cards can become
a pyramid is answered by these narrowest ones alone: what their steps lack must be in the hand, as
numbers or as jokers.
"""

from __future__ import annotations

from baumeister.games.oh_pharaoh.rules.names import HIGHEST, JOKER
from baumeister.games.oh_pharaoh.rules.pyramid import FEWEST_STEPS, Pyramid


def layable(pyramid: Pyramid, hand: list[int]) -> tuple[int, int]:
    """The numbers that can be laid as themselves, and as jokers: bit n for number n."""
    numbers = jokers = 0
    for top in range(max(pyramid.top, FEWEST_STEPS), HIGHEST + 1):
        if _can_complete(pyramid, hand, top):
            more_numbers, more_jokers = _layable_below(pyramid, hand, top)
            numbers |= more_numbers
            jokers |= more_jokers
    return numbers, jokers


def _can_complete(pyramid: Pyramid, hand: list[int], top: int) -> bool:
    """Whether the hand has all that the shortest pyramid with this top lacks; seldom it has."""
    widths = pyramid.widths
    spare = hand[JOKER]
    width = 0
    for number in range(top, min(pyramid.bottom or HIGHEST, top - 1) - 1, -1):
        laid = widths[number]
        width = max(laid, width + 1)
        lacking = width - laid - hand[number]
        if lacking > 0:
            spare -= lacking
            if spare < 0:
                return False
    return True


def missing(pyramid: Pyramid, hand: list[int], pool: list[int], room: int) -> list[list[int]]:
    """Every way to add so few cards of a pool to a hand that it can complete the pyramid.

    For imagining a hand that is known only in part.
    """
    ways: list[list[int]] = []
    for top in range(max(pyramid.top, FEWEST_STEPS), HIGHEST + 1):
        _add_ways(ways, pyramid, hand, pool, room, top)
    return ways


def _add_ways(
    ways: list[list[int]],
    pyramid: Pyramid,
    hand: list[int],
    pool: list[int],
    room: int,
    top: int,
) -> None:
    """Those for the narrowest pyramids with this top, each of which lacks what the last one does.

    Where the pool has none left of a number, jokers stand for it, those in hand first.
    """
    widths, jokers = pyramid.widths, hand[JOKER]
    lowest = min(pyramid.bottom or HIGHEST, top - 1)
    there: list[int] = []
    gone = width = 0
    for number in range(top, 0, -1):
        width = max(widths[number], width + 1)
        lacking = width - widths[number] - hand[number]
        if lacking > 0:
            found = min(lacking, pool[number])
            there += [number] * found
            gone += lacking - found
        cards = len(there) + gone - jokers
        if cards > room or gone - jokers > pool[JOKER]:
            return
        if number > lowest:
            continue
        if gone <= jokers:
            ways.append(there[: max(0, cards)])
        else:
            ways.append(there + [JOKER] * (gone - jokers))


def _layable_below(pyramid: Pyramid, hand: list[int], top: int) -> tuple[int, int]:
    """The same for pyramids with this top; from the top down, as far as the hand goes."""
    widths = pyramid.widths
    goal = list(widths)  # the narrowest pyramid
    spare = hand[JOKER]  # jokers it leaves over
    lowest = pyramid.bottom or HIGHEST
    numbers = jokers = 0
    is_complete = False  # whether a pyramid has been found that ends higher
    width = 0
    for number in range(top, 0, -1):
        width = max(widths[number], width + 1)
        goal[number] = width
        spare -= max(0, width - widths[number] - hand[number])
        if spare < 0:
            break
        if number > lowest or number == top:
            continue
        # Below a complete pyramid only the new bottom step can be something new.
        highest = number if is_complete else top
        for step in range(number, highest + 1):
            if hand[step] and _fits(goal, widths, hand, number, step, spare):
                numbers |= 1 << step
            if hand[JOKER] and _joker_fits(goal, widths, hand, number, step, spare):
                jokers |= 1 << step
        is_complete = True
    return numbers, jokers


def _fits(
    goal: list[int], widths: tuple[int, ...], hand: list[int], bottom: int, step: int, spare: int
) -> bool:
    """Whether one more number card in a step leaves enough for all others."""
    return goal[step] > widths[step] or _cost(goal, widths, hand, bottom, step) <= spare


def _joker_fits(
    goal: list[int], widths: tuple[int, ...], hand: list[int], bottom: int, step: int, spare: int
) -> bool:
    """The same for a joker; one that stands for a missing number has been counted already."""
    lacking = goal[step] - widths[step]
    if lacking > hand[step]:
        return True
    if lacking:
        return spare > 0
    return _cost(goal, widths, hand, bottom, step) < spare


def _cost(goal: list[int], widths: tuple[int, ...], hand: list[int], bottom: int, step: int) -> int:
    """The jokers it takes to widen the steps below one that gets wider than it needs to be."""
    cost = 0
    for number in range(step - 1, bottom - 1, -1):
        if goal[number] > goal[number + 1] + 1:
            break
        if goal[number] - widths[number] >= hand[number]:
            cost += 1
    return cost
