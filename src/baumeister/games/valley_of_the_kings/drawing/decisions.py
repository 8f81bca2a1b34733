"""Decisions: what is being decided, and what the last auction has brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.core.event import Event
from baumeister.core.sentences import seat_name
from baumeister.core.text import Text
from baumeister.drawing.arrangement import Size
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import group, move, tooltip
from baumeister.drawing.lines import shortened
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.valley_of_the_kings.drawing.arrangement import NOTES, PHASES
from baumeister.games.valley_of_the_kings.drawing.blocks import BLOCKS
from baumeister.games.valley_of_the_kings.drawing.figures import MINI_SCARABS, MINI_WORKERS
from baumeister.games.valley_of_the_kings.drawing.phases import (
    TICK,
    phase,
    phase_discs,
    phase_name,
    phase_number,
)
from baumeister.games.valley_of_the_kings.drawing.texts import Words, short_spot
from baumeister.games.valley_of_the_kings.drawing.ways import own_orders
from baumeister.games.valley_of_the_kings.rules.actions import Overseer, where_to
from baumeister.games.valley_of_the_kings.rules.auction import Bids
from baumeister.games.valley_of_the_kings.rules.building import BuildPyramids
from baumeister.games.valley_of_the_kings.rules.names import (
    COLOURS,
    EVERY_SITE,
    OVERSEERS,
    SITE_NAMES,
    STEPS,
    Site,
)
from baumeister.games.valley_of_the_kings.rules.orders import Orders, cost
from baumeister.games.valley_of_the_kings.rules.overseers import MoveOverseers
from baumeister.games.valley_of_the_kings.rules.state import Valley
from baumeister.games.valley_of_the_kings.rules.takeover import TakeSites
from baumeister.games.valley_of_the_kings.rules.theft import StealBlocks, loot
from baumeister.games.valley_of_the_kings.rules.workers import MoveWorkers

STEP: Final = (
    "M0 -14C7 -14 9 -6 7 1C6 5 7 8 5 12C3 16 -3 16 -5 12C-7 8 -6 5 -7 1C-9 -6 -7 -14 0 -14Z"
)
LEFT: Final = 8
NAME_LENGTH: Final = 10
LINE: Final = 16
GREY: Final = COLOURS.index("grey")

Block = tuple[str, float]  # a picture, and how tall it is


def decisions(
    state: Valley, words: Words, pen: Pen, names: Sequence[str] | None, last: Sequence[Event]
) -> list[Panel]:
    """The same twice: one thing below the other, and side by side under the round."""
    decided, height = _decided(state, words, pen, names)
    results = _results(words, last)
    narrow = _slab(NOTES) + move(LEFT, 8, decided) + move(LEFT, 8 + height, results)
    broad = (
        _slab(PHASES)
        + label(10, 20, "heading", words.say("round", round=state.round))
        + move(PHASES.width - 115, 16, phase_discs(words, phase_number(state)))
        + move(LEFT, 32, decided)
        + move(PHASES.width / 2 + LEFT, 36, results)
    )
    return [
        Panel("notes", words.say("panel.notes"), Rectangle(0, 0, *NOTES), {"notes": narrow}),
        Panel("phases", words.say("panel.phases"), Rectangle(0, 0, *PHASES), {"phases": broad}),
    ]


def _slab(size: Size) -> str:
    return box("slab", 0.75, 0.75, size.width - 1.5, size.height - 1.5, 8)


def _decided(state: Valley, words: Words, pen: Pen, names: Sequence[str] | None) -> Block:
    question = state.agenda[-1] if state.agenda else None
    if isinstance(question, Orders):
        return _orders(state, words, pen, names, question)
    if isinstance(question, Bids):
        return _deciders(words, names, question, phase_name(words, 0), "bids.done", "bids.open")
    if isinstance(question, MoveOverseers | MoveWorkers):
        said = words.count("steps", question.steps)
        head, top = _head(words, names, phase(state, words), question.seat)
        return head + label(0, top + 10, "plain", said) + _pips(question.steps, top + 28), top + 48
    if isinstance(question, BuildPyramids | StealBlocks | TakeSites):
        head, top = _head(words, names, phase(state, words), question.seat)
        rows = _rows(state, words, question)
        return head + "".join(move(0, top + 22 * n, row) for n, row in enumerate(rows)), (
            top + 22 * len(rows) + 6
        )
    return _end(state, words, names) if not state.agenda else _title(words, state)


def _title(words: Words, state: Valley) -> Block:
    return label(0, 12, "bold", phase(state, words)), 22


def _end(state: Valley, words: Words, names: Sequence[str] | None) -> Block:
    """Everybody with their points, the best first."""
    points = state.points()
    rows = "".join(
        move(0, 22 + 22 * n, _final(words, names, seat, points[seat]))
        for n, seat in enumerate(sorted(range(state.seats), key=lambda seat: -points[seat]))
    )
    title, top = _title(words, state)
    return title + group("outcome", rows), top + 22 * state.seats + 6


def _final(words: Words, names: Sequence[str] | None, seat: int, points: int) -> str:
    name = seat_name(seat, words.language, names)
    return tooltip(
        f"{name}: {words.count('points', points)}",
        move(0, -2, STONES[seat], 0.6)
        + label(26, 13, "plain", shortened(name, NAME_LENGTH - 2))
        + label(98, 13, "bold right", str(points)),
    )


def _head(words: Words, names: Sequence[str] | None, title: str, seat: int) -> Block:
    """Which phase it is, and whose turn."""
    name = seat_name(seat, words.language, names)
    who = move(0, 19, STONES[seat], 0.6) + label(26, 34, "plain", shortened(name, NAME_LENGTH))
    return label(0, 12, "bold", title) + tooltip(name, who), 48


def _pips(left: int, y: float, over: int = 0) -> str:
    """So many steps are left, or taken; what is used up or free is an outline."""
    styles = ["step-left" if n < left else "step-used" for n in range(STEPS)]
    styles += ["step-over"] * over
    pitch = min(16.5, 98 / len(styles))
    return "".join(
        move(6 + pitch * n, y + (2 if n % 2 else -2), path(style, STEP), 0.55)
        for n, style in enumerate(styles)
    )


def _rows(
    state: Valley, words: Words, question: BuildPyramids | StealBlocks | TakeSites
) -> list[str]:
    """At which sites something can be done, and how much."""
    if isinstance(question, BuildPyramids):
        found = [(site, question.left[site]) for site in EVERY_SITE if question.left[site]]
        return [_row(words.say("left", site=SITE_NAMES[s], n=n), s, n) for s, n in found]
    if isinstance(question, StealBlocks):
        found = [(site, loot(state, question.seat, site)) for site in question.targets(state)]
        return [_row(words.say("steal.left", site=SITE_NAMES[s], n=n), s, n) for s, n in found]
    return [
        _plate(site) + move(44, 9, MINI_SCARABS[state.owner[site]], 0.5)
        for site in question.targets(state)
    ]


def _row(said: str, site: Site, count: int) -> str:
    return tooltip(
        said,
        _plate(site) + move(36, 1, BLOCKS[GREY], 0.44) + label(58, 14, "bold", f"×{count}"),
    )


def _plate(site: Site) -> str:
    return box("site-plate", 0, 0, 26, 18, 4) + label(13, 13.5, "bold middle", SITE_NAMES[site])


def _orders(
    state: Valley, words: Words, pen: Pen, names: Sequence[str] | None, question: Orders
) -> Block:
    """The own note: where the overseers go, and whether that is too far."""
    written = own_orders(state, pen.seat)
    if written is None:
        title = phase(state, words)
        return _deciders(words, names, question, title, "orders.done", "orders.writes")
    total = cost(state, pen.seat, [*written])
    body = label(0, 11, "bold", words.say("your_orders"))
    body += "".join(
        move(0, 28 + 15 * n, _order(state, words, pen.seat, written, n)) for n in range(OVERSEERS)
    )
    body += _pips(min(total, STEPS), 60, max(0, total - STEPS))
    body += _warning(words, total) if total > STEPS else _secret(words)
    return body + move(0, 101, _who(words, names, question, "orders.done", "orders.writes")), 121


def _order(
    state: Valley, words: Words, seat: int, written: Sequence[Overseer], overseer: int
) -> str:
    said = order_sentence(state, words, seat, written, overseer)
    order = next((order for order in written if order.overseer == overseer), None)
    source = state.overseers[seat * OVERSEERS + overseer]
    if order is None:
        return tooltip(said, label(0, 0, "small", short_spot(source)))
    far = state.settings.board.steps[source][order.spot]
    way = f"{short_spot(source)} → {short_spot(order.spot)}"
    return tooltip(said, label(0, 0, "plain", way) + label(98, 0, "bold right", str(far)))


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


def _warning(words: Words, total: int) -> str:
    said = words.say("orders.too_far", n=total, steps=STEPS)
    said += " " + words.say("orders.both_stay")
    return tooltip(
        said,
        box("warning", -3, 70, 104, 29, 5)
        + label(3, 82, "warning-text", words.say("orders.far"))
        + label(3, 95, "warning-note", words.say("orders.far.stay")),
    )


def _secret(words: Words) -> str:
    return label(0, 88, "small", words.say("orders.secret"))


Deciding = Bids | Orders


def _deciders(
    words: Words, names: Sequence[str] | None, question: Deciding, title: str, *keys: str
) -> Block:
    return label(0, 12, "bold", title) + move(0, 20, _who(words, names, question, *keys)), 44


def _who(words: Words, names: Sequence[str] | None, question: Deciding, *keys: str) -> str:
    """Who has decided; what, nobody else knows."""
    done, pending = keys
    row = []
    for n, seat in enumerate(question.order):
        is_done = question.is_done[n]
        said = words.say(done if is_done else pending, seat=seat_name(seat, words.language, names))
        mark = move(14, 13, TICK) if is_done else ""
        row.append(move(25 * n, -2, tooltip(said, move(0, 0, STONES[seat], 0.6) + mark)))
    return "".join(row)


def _results(words: Words, last: Sequence[Event]) -> str:
    """Who has bid what, as long as the auction is news."""
    shown: dict[int, list[tuple[int, int]]] = {}
    winners: dict[int, int] = {}
    for event in last:
        if event.key == "shows":
            shown.setdefault(event.data["group"], []).append((event.seat, event.data["n"]))
        elif event.key == "wins":
            winners[event.data["group"]] = event.seat
    if not shown:
        return ""
    rows = [label(0, 9, "small", words.say("last_auction"))]
    rows += [
        move(0, 13 + LINE * row, _result(group, sums, winners.get(group)))
        for row, (group, sums) in enumerate(sorted(shown.items()))
    ]
    return "".join(rows)


def _result(group: int, sums: list[tuple[int, int]], winner: int | None) -> str:
    body = disc("badge", 7, 8, 7) + label(7, 12, "badge-tiny", str(group + 1))
    for n, (seat, rings) in enumerate(sums):
        x = 17 + 21 * n
        if seat == winner:
            body += box("won", x - 1, -0.5, 21, 16.5, 4)
        body += move(x + 6, 8, MINI_WORKERS[seat]) + label(x + 12, 12, "result", str(rings))
    return body
