"""Secret orders (geheime Einsatzorte): from the second round on, for both overseers of each seat.

Rulebook: "2. Aufseher setzen" under "Die folgenden Runden".
"""

from __future__ import annotations

from typing import final

from baumeister.core.action import Action
from baumeister.core.sealed import Sealed
from baumeister.core.text import Text
from baumeister.games.valley_of_the_kings.rules.actions import DONE, Overseer
from baumeister.games.valley_of_the_kings.rules.names import (
    EVERY_OVERSEER,
    FIRST_AREA,
    LETTER_OF,
    OVERSEERS,
    SITE_OF,
    STEPS,
)
from baumeister.games.valley_of_the_kings.rules.objections import order_objection
from baumeister.games.valley_of_the_kings.rules.overseers import claim, walk
from baumeister.games.valley_of_the_kings.rules.state import Valley
from baumeister.games.valley_of_the_kings.rules.walking import tell_walk, way_text


@final
class Orders(Sealed[Valley]):
    """Later rounds: everybody writes down in secret where the overseers go.

    Whoever is not ordered anywhere stays. Orders are carried out in the order they were written.
    """

    def __init__(self, order: list[int]) -> None:
        super().__init__(order, in_order=False)

    def blank(self) -> Orders:
        return Orders(self.order)

    def choices(self, state: Valley, seat: int, steps: list[Action]) -> list[Action]:
        if len(steps) == OVERSEERS:
            return [DONE]
        spots = state.overseers[seat * OVERSEERS : (seat + 1) * OVERSEERS]
        given = steps[0] if steps else DONE
        legal: list[Action] = []
        for overseer, spot in zip(EVERY_OVERSEER, spots, strict=True):
            if isinstance(given, Overseer):
                if overseer != given.overseer:
                    legal += state.settings.board.orders_except(overseer, spot, given.spot)
            elif overseer == 0 or spot != spots[0]:
                legal += state.settings.board.orders_except(overseer, spot, spot)
        legal.append(DONE)
        return legal

    def completes(self, state: Valley, seat: int, steps: list[Action]) -> bool:
        """Only a word of its own ends the orders: how many there are is a secret, too."""
        return steps[-1] is DONE

    def answer(self, state: Valley, seat: int, action: Action) -> None:
        if action is DONE:
            state.tell("has_ordered", seat)
        super().answer(state, seat, action)

    def reveal(self, state: Valley) -> None:
        orders = [[step for step in steps if isinstance(step, Overseer)] for steps in self.steps]
        for seat, mine in zip(self.order, orders, strict=True):
            for order in mine:
                tell_order(state, seat, order)
        for seat, mine in zip(self.order, orders, strict=True):
            carry_out(state, seat, mine)

    def prompt(self, state: Valley, seat: int) -> Text:
        written = self.steps[self.order.index(seat)]
        return Text("ask.Orders", {"n": cost(state, seat, written), "most": STEPS})

    def throws_away(self, state: Valley, seat: int, action: Action) -> bool:
        return action is DONE and cost(state, seat, self.steps[self.order.index(seat)]) > STEPS

    def describe(self, state: Valley, seat: int, action: Action) -> Text:
        total = cost(state, seat, [*self.steps[self.order.index(seat)], action])
        warning = ".too_far" if total > STEPS else ""
        if not isinstance(action, Overseer):
            return Text("action.done.orders" + warning)
        source, way = state.overseers[seat * OVERSEERS + action.overseer], action.text()
        kind = Text("order" + way.key.removeprefix("action") + warning, way.data)
        return way_text(state, source, action.spot, kind)

    def objection(self, state: Valley, seat: int, action: Action) -> Text | None:
        return order_objection(state, seat, action, self.steps[self.order.index(seat)])


def cost(state: Valley, seat: int, orders: list[Action]) -> int:
    """How many steps these orders take in all."""
    steps = state.settings.board.steps
    return sum(
        steps[state.overseers[seat * OVERSEERS + order.overseer]][order.spot]
        for order in orders
        if isinstance(order, Overseer)
    )


def tell_order(state: Valley, seat: int, order: Overseer) -> None:
    source = state.overseers[seat * OVERSEERS + order.overseer]
    tell_walk(state, "orders", seat, source, order.spot, overseer=order.overseer)


def carry_out(state: Valley, seat: int, orders: list[Overseer]) -> None:
    """A seat's turn to move as ordered; orders of more than six steps leave both standing."""
    if cost(state, seat, [*orders]) > STEPS:
        state.tell("too_far", seat, n=STEPS)
        return
    ordered = [order.overseer for order in orders]
    for order in orders:
        go(state, seat, order)
        claim(state, seat, order.overseer)
    for overseer in EVERY_OVERSEER:
        if overseer not in ordered:
            claim(state, seat, overseer)  # Ruling VK-9


def go(state: Valley, seat: int, order: Overseer) -> None:
    """Onto the spot, or beside it if somebody stands there."""
    if not state.is_taken(order.spot):
        walk(state, seat, order.overseer, order.spot)
        return
    figure = seat * OVERSEERS + order.overseer
    source = state.overseers[figure]
    area = state.settings.board.fallback(source, order.spot)
    state.move(state.overseers, figure, area)
    state.tell(
        "finds_taken",
        seat,
        overseer=order.overseer,
        site=SITE_OF[order.spot],
        letter=LETTER_OF[order.spot],
        area=FIRST_AREA + area,
        source=source,
        target=area,
    )
