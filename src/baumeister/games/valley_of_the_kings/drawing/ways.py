"""Where figures may go while they are held, with the steps it costs, and orders as arrows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import hypot
from typing import Final, NamedTuple

from baumeister.core.action import Action
from baumeister.core.event import Event
from baumeister.core.sentences import seat_name
from baumeister.drawing.areas import Area
from baumeister.drawing.geometry import Point, Rectangle
from baumeister.drawing.ink import Picture, join, tooltip
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, label, path
from baumeister.games.valley_of_the_kings.drawing.layout import camp_ground, shown_at
from baumeister.games.valley_of_the_kings.drawing.map import Map, map_of
from baumeister.games.valley_of_the_kings.drawing.offered import Offered
from baumeister.games.valley_of_the_kings.drawing.texts import Words
from baumeister.games.valley_of_the_kings.rules import names as numbers
from baumeister.games.valley_of_the_kings.rules.actions import Overseer, Worker
from baumeister.games.valley_of_the_kings.rules.names import AREAS, STEPS, Spot
from baumeister.games.valley_of_the_kings.rules.orders import Orders, cost
from baumeister.games.valley_of_the_kings.rules.state import Valley

BEND: Final = 0.16  # how far an arrow swings out, as a share of its length
SHORT_OF: Final = 14  # where its tip ends before the middle of the target


@lru_cache(maxsize=1024)
def _hot(plan: Map, spot: Spot, steps: int, is_far: bool) -> Area:
    """What lights up: a field or the camps of an area, and the steps it takes."""
    style, text = ("hot far", "cost-far") if is_far else ("hot", "cost")
    said = f"{steps}!" if is_far else str(steps)
    if spot < AREAS:
        ground = camp_ground(plan, spot)
    else:
        (x, y), half = shown_at(plan, spot, 0), plan.field / 2
        ground, style = Rectangle(x - half, y - half, plan.field, plan.field), f"{style} way"
    x, y = ground.x + ground.width / 2, ground.y + ground.height / 2
    return Area(box(style, *ground, 4) + label(x, y + 9, text, said), ground)


def ways(
    state: Valley, pen: Pen, offered: Offered, actions: Iterable[Action]
) -> dict[str, Picture]:
    """The places for each own figure, by figure: a move changes those of few others."""
    found: dict[str, list[Picture]] = {f"way-overseer-{n}": [] for n in range(numbers.OVERSEERS)}
    found |= {f"way-worker-{n}": [] for n in range(numbers.WORKERS)}
    plan, steps = map_of(state.settings.edition), state.settings.board.steps
    seat, limit = pen.seat, limit_of(state, pen.seat)
    for action in actions:
        if isinstance(action, Overseer):
            held, part = offered.overseers[action.overseer], f"way-overseer-{action.overseer}"
            source = state.overseers[seat * numbers.OVERSEERS + action.overseer]
        elif isinstance(action, Worker):
            held, part = offered.workers[action.worker], f"way-worker-{action.worker}"
            source = state.workers[seat * numbers.WORKERS + action.worker]
        else:
            continue
        far = steps[source][action.spot]
        hot = _hot(plan, action.spot, far, far > limit)
        found[part].append(pen.fit(action, held, hot))
    return {name: join(all_) for name, all_ in found.items()}


def limit_of(state: Valley, seat: int) -> int:
    """How far an order may lead before both overseers would stay."""
    written = own_orders(state, seat)
    return STEPS if written is None else STEPS - cost(state, seat, [*written])


def own_orders(state: Valley, seat: int) -> list[Overseer] | None:
    """What the seat has written so far; nothing unless orders are being written."""
    question = state.agenda[-1] if state.agenda else None
    if not isinstance(question, Orders) or seat not in question.order:
        return None
    steps = question.steps[question.order.index(seat)]
    return [step for step in steps if isinstance(step, Overseer)]


class Arrow(NamedTuple):
    seat: int
    source: int
    target: int
    steps: int


def arrows(
    state: Valley,
    words: Words,
    pen: Pen,
    names: Sequence[str] | None,
    last: Iterable[Event],
    *,
    is_small: bool = False,
) -> str:
    """Own orders that nobody else sees, and those of all that have just been revealed."""
    written = own_orders(state, pen.seat)
    if written is not None:
        own = list(_own(state, pen.seat, written))
        is_over = sum(arrow.steps for arrow in own) > STEPS
        drawn = [
            _arrow(state, words, names, arrow, " over" if is_over else "", is_small)
            for arrow in own
        ]
    else:
        drawn = [
            _arrow(state, words, names, arrow, f" sent{arrow.seat}", is_small)
            for arrow in revealed(last)
        ]
    return "".join(drawn)


def _own(state: Valley, seat: int, orders: Iterable[Overseer]) -> Iterator[Arrow]:
    for order in orders:
        source = state.overseers[seat * numbers.OVERSEERS + order.overseer]
        yield Arrow(seat, source, order.spot, state.settings.board.steps[source][order.spot])


def revealed(events: Iterable[Event]) -> Iterator[Arrow]:
    for event in events:
        if event.key in ("orders.field", "orders.area"):
            data = event.data
            yield Arrow(event.seat, data["source"], data["target"], data["n"])


def _arrow(
    state: Valley,
    words: Words,
    names: Sequence[str] | None,
    arrow: Arrow,
    style: str,
    is_small: bool,
) -> str:
    plan = map_of(state.settings.edition)
    course, head, middle = _course(plan, arrow.seat, arrow.source, arrow.target)
    said = words.say(
        "orders.arrow",
        seat=seat_name(arrow.seat, words.language, names),
        source=words.spot(arrow.source),
        target=words.spot(arrow.target),
        n=arrow.steps,
    )
    head_style = style.replace("sent", "sent-head")
    return tooltip(
        said,
        path("order-line", course)
        + path(f"order{style}", course)
        + path(f"order-head{head_style}", head)
        + ("" if is_small else label(*middle, "cost", str(arrow.steps))),
    )


@lru_cache(maxsize=1024)
def _course(plan: Map, seat: int, source: int, target: int) -> tuple[str, str, Point]:
    """The bent line, its tip, and where its number stands."""
    x, y = shown_at(plan, source, seat)
    u, v = shown_at(plan, target, seat)
    length = hypot(u - x, v - y) or 1
    across, down = (u - x) / length, (v - y) / length
    bend = length * BEND
    turn = Point((x + u) / 2 + down * bend, (y + v) / 2 - across * bend)
    reach = hypot(u - turn.x, v - turn.y) or 1
    dx, dy = (u - turn.x) / reach, (v - turn.y) / reach
    tip = Point(u - dx * SHORT_OF, v - dy * SHORT_OF)
    neck = Point(tip.x - dx * 24, tip.y - dy * 24)
    course = f"M{x:g} {y:g}Q{turn.x:.1f} {turn.y:.1f} {neck.x:.1f} {neck.y:.1f}"
    head = (
        f"M{tip.x:.1f} {tip.y:.1f}L{neck.x - dy * 12:.1f} {neck.y + dx * 12:.1f}"
        f"L{neck.x + dy * 12:.1f} {neck.y - dx * 12:.1f}Z"
    )
    middle = Point(round((x + u) / 4 + turn.x / 2, 1), round((y + v) / 4 + turn.y / 2 + 8, 1))
    return course, head, middle
