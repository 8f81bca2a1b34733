"""The panels of the seats: name, points, sled, quarry and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.drawing.areas import hot_box
from baumeister.drawing.boxes import Box
from baumeister.drawing.ink import Picture, group, hint, join, move
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.seats import frame, small_name, star, winners
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.imhotep.drawing import layout
from baumeister.games.imhotep.drawing.layout import CARD, Layout
from baumeister.games.imhotep.drawing.market import card, small_card
from baumeister.games.imhotep.drawing.text_board import card_style
from baumeister.games.imhotep.drawing.texts import Words
from baumeister.games.imhotep.rules.actions import PLAY, TAKE
from baumeister.games.imhotep.rules.actions import STONES as TAKE_STONES
from baumeister.games.imhotep.rules.state import SLED, Imhotep

SHORT_NAME: Final = 12  # letters that fit in large type
LONGEST_LINE: Final = 15
QUARRY_HOT: Final = hot_box(0, 0, 72, 42, 8)
READABLE: Final = 0.8  # smaller cards are drawn without their names


def seat_panel(
    state: Imhotep,
    table: Layout,
    words: Words,
    pen: Pen,
    names: Sequence[str] | None,
    seat: int,
) -> Panel:
    """Each part changes for reasons of its own."""
    area = layout.panel(table, state.seats, seat)
    name = seat_name(seat, words.language, names)
    parts: dict[str, Picture] = {
        "frame": frame(area, seat in state.to_act(), seat == pen.seat),
        "head": _head(state, pen, area, seat, name)
        + (star(words) if seat in winners(state) else ""),
        "sled": _sled(state, pen, seat),
        "quarry": _quarry(state, words, pen, seat),
        "hand": _hand(state, area, words, pen, seat),
    }
    placed = {f"{part}-{seat}": move(area.x, area.y, body) for part, body in parts.items()}
    return Panel(f"seat-{seat}", name, area, placed)


def _head(state: Imhotep, pen: Pen, area: Box, seat: int, name: str) -> Picture:
    points = str(state.ledger.points[seat])
    return (
        move(14, 12, STONES[seat])
        + _name(name)
        + pen.place(f"points-{seat}", area.width - 14, 46, label(0, 0, "points", points))
    )


def _name(name: str) -> str:
    """On one line if it is short, otherwise on two smaller ones."""
    if len(name) <= SHORT_NAME:
        return label(60, 37, "name", name)
    return small_name(60, 36, name, LONGEST_LINE)


def _sled(state: Imhotep, pen: Pen, seat: int) -> Picture:
    stones = state.sled[seat]
    body = SLED_SHAPE + "".join(move(n * layout.SLED_PITCH, 0, STONES[seat]) for n in range(stones))
    ring = box("ring", -4, -4, 5 * layout.SLED_PITCH + 6, 46, 6)
    return pen.place(f"sled-{seat}", layout.SLED_LEFT, layout.SLED_TOP, body, ring)


SLED_SHAPE: Final = path("runner", f"M-2 41H{SLED * layout.SLED_PITCH - 8}q8 0 10 -8") + "".join(
    box("hold", n * layout.SLED_PITCH, 0, 36, 36, 4)
    + path("depth", f"M{n * layout.SLED_PITCH + 3} 34V3h31")
    for n in range(SLED)
)


def _quarry(state: Imhotep, words: Words, pen: Pen, seat: int) -> Picture:
    count = state.quarry[seat]
    shown = (
        box("quarry", 0, 0, 72, 42, 8)
        + move(7, 9, STONES[seat], 0.66)
        + label(52, 28, "value", str(count))
    )
    body: Picture = hint(f"{words.say('quarry')} {count}", shown)
    if pen.seat == seat:
        for action in (TAKE, TAKE_STONES):
            body = pen.button(action, body, QUARRY_HOT)
    ring = box("ring", -2, -2, 76, 46, 9)
    return pen.place(f"quarry-{seat}", layout.QUARRY_LEFT, layout.SLED_TOP - 3, body, ring)


def _hand(state: Imhotep, area: Box, words: Words, pen: Pen, seat: int) -> Picture:
    held = [(kind, count) for kind, count in enumerate(state.hands[seat]) if count]
    scale = layout.hand_scale(area, len(held))
    hot = hot_box(0, 0, CARD.width * scale, CARD.height * scale, 6)
    parts = []
    for n, (kind, count) in enumerate(held):
        body: Picture = _held(kind, count, scale, words)
        if pen.seat == seat and kind in PLAY:
            body = pen.button(PLAY[kind], body, hot)
        x, _ = layout.hand_card(area, len(held), n)
        parts.append(move(x - layout.HAND_LEFT, 0, body))
    ring = box("ring", -4, -4, area.width - 20, area.height - layout.HAND_TOP - 2, 8)
    return pen.place(f"hand-{seat}", layout.HAND_LEFT, layout.HAND_TOP, join(parts), ring)


def _held(kind: int, count: int, scale: float, words: Words) -> str:
    if scale >= READABLE:
        body = move(0, 0, card(kind, words.language), scale)
    else:
        body = move(0, 0, small_card(kind, words.language), scale * CARD.width / 58)
    if count == 1:
        return body
    x, y = CARD.width * scale - 12, 14
    times = disc("times-disc", x, y, 13) + label(x, y + 6, "times", str(count))
    return body + group(card_style(kind), times)
