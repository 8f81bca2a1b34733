"""Plans: what the cards of a hand can make of the pyramids that lie, now or with a few more.

The narrowest pyramid with a given top and bottom over what lies already is all that matters: wider
steps score nothing. There are at most 36 of them, so a plan is the best one of all.
"""

from __future__ import annotations

from typing import Final, final

from baumeister.games.oh_pharaoh.rules.names import HIGHEST, JOKER
from baumeister.games.oh_pharaoh.rules.pyramid import FEWEST_STEPS, SPAN, Pyramid

FAR: Final = 3  # lacking cards that nobody waits for
OUTLOOKS_KEPT: Final = 100_000
NOTHING_LAID: Final = (0,) * SPAN


@final
class Prices:
    """What a plan pays for, in points."""

    def __init__(self, lacks: list[float], crowd: float, joker: float, small: float) -> None:
        self.lacks = lacks  # to wait for a card of each number
        self.crowd = crowd  # to wait for several at once: so much times their number squared
        self.joker = joker  # to use one
        # What pyramids score by bottom and top; of two steps only the part that is still to be had.
        self.scores = [
            [_score(bottom, top, small) for top in range(HIGHEST + 1)]
            for bottom in range(HIGHEST + 1)
        ]


def _score(bottom: int, top: int, small: float) -> float:
    steps = top - bottom + 1
    score = float((bottom + top) * steps // 2 * steps)
    return score * small if steps == FEWEST_STEPS else score


@final
class Outlook:
    """What a seat has: lying, within reach of its hand, and in hope of more cards."""

    def __init__(
        self, laid: float, reach: float, plan: float, left: list[int], spare: list[int]
    ) -> None:
        self.laid = laid
        self.reach = reach
        self.plan = plan
        self.left = left  # the jokers and numbers of the hand when all within reach is laid,
        self.spare = spare  # and those that the plan does not use
        self.used = 0  # cards of the hand that are laid then
        self.cards = 0.0  # what all of these are worth,
        self.cheapest = 0.0  # and one that nothing is planned with


@final
class Outlooks:
    """What hands were found to make of pyramids, and how many such things are remembered."""

    def __init__(self) -> None:
        self.kept = 0
        self.known: dict[tuple[object, ...], dict[tuple[int, ...], Outlook]] = {}

    def of(self, places: tuple[object, ...]) -> dict[tuple[int, ...], Outlook]:
        """By hand, for places as they lie now."""
        found = self.known.get(places)
        if found is None:
            found = self.known[places] = {}
            self.count()
        return found

    def count(self) -> None:
        """One more is kept; when there are too many, all are forgotten."""
        self.kept += 1
        if self.kept >= OUTLOOKS_KEPT:
            self.known.clear()
            self.kept = 0


@final
class Plan:
    """The best pyramid for one place, with the cards of a hand and with a few more."""

    def __init__(self) -> None:
        self.reach = self.reach_net = 0.0  # net: without what the jokers are worth
        self.reach_top = self.reach_bottom = 0
        self.worth = self.net = 0.0
        self.top = self.bottom = 0


def best_plan(pyramid: Pyramid, hand: list[int], prices: Prices) -> Plan:
    plan = Plan()
    for top in range(max(pyramid.top, FEWEST_STEPS), HIGHEST + 1):
        _look_below(plan, pyramid, top, hand, prices)
    return plan


def _look_below(plan: Plan, pyramid: Pyramid, top: int, hand: list[int], prices: Prices) -> None:
    """The pyramids with this top, each one step deeper than the one before."""
    widths, jokers = pyramid.widths, hand[JOKER]
    lowest = min(pyramid.bottom or HIGHEST, top - 1)
    most = jokers + FAR
    lacks = width = 0
    cost = 0.0
    for number in range(top, 0, -1):
        laid = widths[number]
        width = width + 1 if width >= laid else laid
        missing = width - laid - hand[number]
        if missing > 0:
            lacks += missing
            if lacks > most:
                return
            cost += missing * prices.lacks[number]
        if number > lowest:
            continue
        worth = prices.scores[number][top]
        if lacks <= jokers:
            net = worth - lacks * prices.joker
            if net > plan.reach_net:
                plan.reach, plan.reach_net = worth, net
                plan.reach_top, plan.reach_bottom = top, number
        else:
            left = lacks - jokers
            worth -= cost * left / lacks + prices.crowd * left * left
            net = worth - jokers * prices.joker
        if net > plan.net:
            plan.worth, plan.net = worth, net
            plan.top, plan.bottom = top, number


def without(pyramid: Pyramid, top: int, bottom: int, hand: list[int]) -> list[int]:
    """What is left of a hand when this pyramid has been built with it."""
    left = hand[:]
    if not top:
        return left
    width = 0
    for number in range(top, bottom - 1, -1):
        width = max(pyramid.widths[number], width + 1)
        missing = width - pyramid.widths[number]
        used = min(missing, left[number])
        left[number] -= used
        left[JOKER] -= min(left[JOKER], missing - used)
    return left


def outlook(places: list[Pyramid], hand: list[int], prices: Prices) -> Outlook:
    """The best that can be made of all places."""
    plan = best_plan(places[0], hand, prices)
    if len(places) == 1:
        left = without(places[0], plan.reach_top, plan.reach_bottom, hand)
        spare = left
        if plan.reach_top != plan.top or plan.reach_bottom != plan.bottom:
            spare = without(places[0], plan.top, plan.bottom, hand)
        laid = worth_now(places[0], prices)
        return Outlook(laid, plan.reach, max(plan.reach, plan.worth), left, spare)
    first, second = places
    other = best_plan(second, hand, prices)
    if other.worth - worth_now(second, prices) > plan.worth - worth_now(first, prices):
        return _in_order(second, first, other, hand, prices)
    return _in_order(first, second, plan, hand, prices)


def _in_order(
    first: Pyramid, second: Pyramid, plan: Plan, hand: list[int], prices: Prices
) -> Outlook:
    """The place that gains most takes the cards it needs, the other one gets the rest."""
    spare = without(first, plan.top, plan.bottom, hand)
    rest = next_ = best_plan(second, spare, prices)
    left = spare
    if plan.reach_top != plan.top or plan.reach_bottom != plan.bottom:
        left = without(first, plan.reach_top, plan.reach_bottom, hand)
        next_ = best_plan(second, left, prices)
    reach = plan.reach + next_.reach
    left = without(second, next_.reach_top, next_.reach_bottom, left)
    spare = without(second, rest.top, rest.bottom, spare)
    laid = worth_now(first, prices) + worth_now(second, prices)
    return Outlook(laid, reach, max(reach, plan.worth + rest.worth), left, spare)


def worth_now(pyramid: Pyramid, prices: Prices) -> float:
    """What a pyramid that lies would score."""
    if not pyramid.is_legal:
        return 0.0
    return prices.scores[pyramid.bottom][pyramid.top]


def best_within(widths: list[int]) -> tuple[int, int, int]:
    """Score, bottom and top of the best pyramid among these cards."""
    best = (0, 0, 0)
    for bottom in range(1, HIGHEST):
        top, width = bottom, widths[bottom]
        while top < HIGHEST and (width := min(width - 1, widths[top + 1])) > 0:
            top += 1
        steps = top - bottom + 1
        if steps >= FEWEST_STEPS:
            best = max(best, ((bottom + top) * steps // 2 * steps, bottom, top))
    return best


def mended(pyramid: Pyramid, hand: list[int]) -> tuple[Pyramid, list[int]]:
    """A broken pyramid and the hand of its owner, who has left the best part lying."""
    _, bottom, top = best_within(list(pyramid.widths))
    widths = list(NOTHING_LAID)
    width = HIGHEST * HIGHEST
    for number in range(bottom, top + 1) if bottom else ():
        width = min(width - 1, pyramid.widths[number])
        widths[number] = width
    jokers = [min(*pair) for pair in zip(pyramid.jokers, widths, strict=True)]
    back = hand[:]
    for number in range(1, HIGHEST + 1):
        back[number] += pyramid.plain(number) - (widths[number] - jokers[number])
        back[JOKER] += pyramid.jokers[number] - jokers[number]
    return Pyramid(tuple(widths), tuple(jokers)), back


def damage(pyramid: Pyramid, prices: Prices) -> float:
    """What the worst theft takes from its score; a step with a card to spare cannot be broken."""
    most = worth_now(pyramid, prices)
    least = most
    widths = list(pyramid.widths)
    for number in range(pyramid.bottom, pyramid.top + 1):
        widths[number] -= 1
        _, bottom, top = best_within(widths)
        least = min(least, prices.scores[bottom][top] if bottom else 0.0)
        widths[number] += 1
    return most - least
