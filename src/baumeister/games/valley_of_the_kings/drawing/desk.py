"""The desk: which phase it is, and outside the auction what is being decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.core.event import Event
from baumeister.core.sentences import seat_name
from baumeister.core.text import Text
from baumeister.drawing.ink import hint, move
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.valley_of_the_kings.drawing.layout import DESK, HEAD
from baumeister.games.valley_of_the_kings.drawing.texts import PHASES, Words, short_spot
from baumeister.games.valley_of_the_kings.drawing.ways import own_orders
from baumeister.games.valley_of_the_kings.rules.actions import Overseer, where_to
from baumeister.games.valley_of_the_kings.rules.auction import Bids, DrawBlocks
from baumeister.games.valley_of_the_kings.rules.building import BuildPyramids
from baumeister.games.valley_of_the_kings.rules.names import OVERSEERS, SITE_NAMES, STEPS
from baumeister.games.valley_of_the_kings.rules.orders import Orders, cost
from baumeister.games.valley_of_the_kings.rules.overseers import MoveOverseers
from baumeister.games.valley_of_the_kings.rules.state import Valley
from baumeister.games.valley_of_the_kings.rules.takeover import TakeSites
from baumeister.games.valley_of_the_kings.rules.theft import StealBlocks, loot
from baumeister.games.valley_of_the_kings.rules.workers import MoveWorkers

_PHASES: Final = {
    DrawBlocks: 0,
    Bids: 0,
    MoveOverseers: 1,
    Orders: 1,
    MoveWorkers: 2,
    StealBlocks: 3,
    TakeSites: 4,
    BuildPyramids: 5,
}
STEP: Final = (
    "M0 -14C7 -14 9 -6 7 1C6 5 7 8 5 12C3 16 -3 16 -5 12C-7 8 -6 5 -7 1C-9 -6 -7 -14 0 -14Z"
)
TICK: Final = path("tick", "M0 6L7 14L20 -4")


def phase(state: Valley, words: Words) -> str:
    """What the round has come to."""
    if not state.agenda:
        return words.say("phase.over")
    return words.say(f"phase.{PHASES[_PHASES[type(state.agenda[-1])]]}")


def desk(
    state: Valley,
    words: Words,
    pen: Pen,
    names: Sequence[str] | None,
    last: Sequence[Event],
) -> Panel:
    """A slab as tall as what stands on it."""
    sheet, height = "", DESK.height
    if not state.groups:
        body, top = _sheet(state, words, pen, names)
        results, height = _results(words, last, top)
        sheet = body + results
    frame = (
        box("shade", 3, 4, DESK.width, height, 12)
        + box("slab", 0, 0, DESK.width, height, 12)
        + label(18, 38, "head", words.say("round", round=state.round))
        + label(DESK.width - 16, 37, "phase", phase(state, words))
    )
    parts = {"desk": frame, "sheet": sheet}
    placed = {name: move(DESK.x, DESK.y, body) if body else "" for name, body in parts.items()}
    return Panel("phases", words.say("panel.phases"), DESK, placed)


def _sheet(state: Valley, words: Words, pen: Pen, names: Sequence[str] | None) -> tuple[str, float]:
    """What is being decided, and where it ends."""
    question = state.agenda[-1] if state.agenda else None
    if isinstance(question, MoveOverseers | MoveWorkers):
        said = words.count("steps", question.steps)
        return label(18, 92, "name", said) + move(34, 128, steps(question.steps, STEPS)), 164
    if isinstance(question, Orders):
        note, foot = _orders(state, words, pen)
        return note + move(18, foot, _writers(question, words, names)), foot + 54
    if isinstance(question, BuildPyramids):
        rows = [(site, left) for site, left in enumerate(question.left) if left]
        return _listed(words, "left", rows)
    if isinstance(question, StealBlocks):
        rows = [(site, loot(state, question.seat, site)) for site in question.targets(state)]
        return _listed(words, "steal.left", rows)
    return "", HEAD


def steps(left: int, of: int) -> str:
    """So many of the steps are left; what is used up is an outline."""
    return "".join(
        move(36 * n, 5 if n % 2 else -5, path("step-left" if n < left else "step-used", STEP))
        for n in range(of)
    )


def _listed(words: Words, key: str, rows: list[tuple[int, int]]) -> tuple[str, float]:
    body = "".join(
        label(18, 88 + 32 * n, "name", words.say(key, site=SITE_NAMES[site], n=left))
        for n, (site, left) in enumerate(rows)
    )
    return body, HEAD + 10 + 32 * len(rows)


def _orders(state: Valley, words: Words, pen: Pen) -> tuple[str, float]:
    """The own note: where the overseers go, and whether that is too far."""
    written = own_orders(state, pen.seat)
    if written is None:
        return "", HEAD + 10
    total = cost(state, pen.seat, [*written])
    body = box("sheet", 0, 0, 402, 178, 6) + label(18, 32, "sheet-text", words.say("orders"))
    body += label(386, 32, "sheet-note right", words.say("orders.total", n=total, steps=STEPS))
    body += path("sheet-line", "M16 44H386")
    for overseer in range(OVERSEERS):
        body += move(0, 76 + 32 * overseer, _order(state, words, pen.seat, written, overseer))
    body += move(26, 144, _pips(total))
    if total > STEPS:
        body += _warning(words, total)
    else:
        body += label(18, 204, "note", words.say("orders.secret"))
    return move(18, 58, body), 316


def _order(
    state: Valley, words: Words, seat: int, written: Sequence[Overseer], overseer: int
) -> str:
    order = next((order for order in written if order.overseer == overseer), None)
    if order is None:
        return label(18, 0, "sheet-note", words.say("orders.stays", overseer=overseer + 1))
    far = state.settings.board.steps[state.overseers[seat * OVERSEERS + overseer]][order.spot]
    said = words.say("orders.to", overseer=overseer + 1, spot=short_spot(order.spot))
    return label(18, 0, "sheet-text", said) + label(
        386, 0, "sheet-text right", words.count("orders.steps", far)
    )


def _pips(total: int) -> str:
    """Steps that orders take; those beyond the limit in another colour."""
    styles = ["step-left" if n < total else "step-used" for n in range(STEPS)]
    styles += ["step-over"] * (total - STEPS)
    return "".join(move(26 * n, 0, path(style, STEP)) for n, style in enumerate(styles))


def _warning(words: Words, total: int) -> str:
    return (
        box("warning", 0, 170, 402, 74, 6)
        + path("warning-sign", "M34 182L56 228H12Z")
        + label(34, 222, "warning-mark", "!")
        + label(72, 200, "warning-text", words.say("orders.too_far", n=total, steps=STEPS))
        + label(72, 228, "warning-text", words.say("orders.both_stay"))
    )


def order_sentence(
    state: Valley, words: Words, seat: int, written: Sequence[Overseer], overseer: int
) -> str:
    for order in written:
        if order.overseer == overseer:
            source = state.overseers[seat * OVERSEERS + overseer]
            text = where_to("action.overseer", order.spot, {"overseer": overseer})
            far = state.settings.board.steps[source][order.spot]
            return words.sentence(Text(text.key + ".steps", {**text.data, "n": far}))
    return words.say("orders.stays", overseer=overseer + 1)


def _writers(question: Orders, words: Words, names: Sequence[str] | None) -> str:
    """Who has written; what, nobody else knows."""
    rows = []
    for n, seat in enumerate(question.order):
        name = seat_name(seat, words.language, names)
        is_done = question.is_done[n]
        said = words.say("orders.done" if is_done else "orders.writes", seat=name)
        mark = move(42, 20, TICK) if is_done else label(50, 26, "name", "…")
        rows.append(move(100 * n, 0, hint(said, STONES[seat] + mark)))
    return "".join(rows)


def _results(words: Words, last: Sequence[Event], top: float) -> tuple[str, float]:
    """Who has bid what, as long as the auction is news, and where that ends."""
    shown: dict[int, list[tuple[int, int]]] = {}
    winners: dict[int, int] = {}
    for event in last:
        if event.key == "shows":
            shown.setdefault(event.data["group"], []).append((event.seat, event.data["n"]))
        elif event.key == "wins":
            winners[event.data["group"]] = event.seat
    if not shown:
        return "", top
    rows = [label(18, top + 18, "note", words.say("last_auction"))]
    for row, (group, sums) in enumerate(sorted(shown.items())):
        y = top + 30 + 34 * (row // 2)
        rows.append(move(18 + 206 * (row % 2), y, _result(group, sums, winners.get(group))))
    return "".join(rows), top + 34 + 34 * -(-len(shown) // 2)


def _result(group: int, sums: list[tuple[int, int]], winner: int | None) -> str:
    body = disc("badge", 12, 14, 12) + label(12, 19, "badge-text", str(group + 1))
    for n, (seat, rings) in enumerate(sums):
        x = 32 + 43 * n
        if seat == winner:
            body += box("won", x - 3, 0, 43, 28, 6)
        body += move(x, 4, STONES[seat], 0.55) + label(x + 30, 20, "small-value", str(rings))
    return body
