"""What another player has, for those who look at it: name, points, sled, quarry and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, join, move, tooltip
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.seats import small_name, star, winners
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, label
from baumeister.games.imhotep.drawing.blocks import stone
from baumeister.games.imhotep.drawing.cards import card
from baumeister.games.imhotep.drawing.holdings import (
    card_place,
    hand,
    hand_place,
    sled,
    times,
)
from baumeister.games.imhotep.drawing.layout import CARD, SEAT
from baumeister.games.imhotep.drawing.texts import Words
from baumeister.games.imhotep.drawing.under_way import hand_of
from baumeister.games.imhotep.rules.state import Imhotep

GROUND: Final = box("slab", 1, 1, SEAT.width - 2, SEAT.height - 2, 10)
LONGEST_LINE_LETTERS: Final = 13  # letters
NAMED: Final = 3  # kinds of cards for which there is room with their names
NAMED_SIZE: Final = 0.82
NAMED_PITCH: Final = 90
SMALL_SIZE: Final = 0.98
HAND_LEFT: Final = 14
HAND_TOP: Final = 106
QUARRY: Final = Rectangle(222, 57, 68, 40)
QUARRY_RING: Final = box("ring", -1, -1, QUARRY.width + 2, QUARRY.height + 2, 9)
CARD_RING: Final = box("ring", -1, -1, CARD.width + 2, CARD.height + 2, 8)


def seat_panel(
    state: Imhotep, words: Words, pen: Pen, names: Sequence[str] | None, seat: int
) -> Panel:
    """Each part changes for reasons of its own; one's own things are elsewhere."""
    name = seat_name(seat, words.language, names)
    parts: dict[str, Picture] = {"head": "", "sled": "", "quarry": "", "cards": ""}
    if seat != pen.seat:
        parts = {
            "head": GROUND + _head(state, words, pen, seat, name),
            "sled": move(14, 58, sled(state, words, pen, seat)),
            "quarry": _quarry(state, words, pen, seat),
            "cards": move(HAND_LEFT, HAND_TOP, _cards(state, words, pen, seat)),
        }
    window = Rectangle(0, 0, *SEAT)
    return Panel(
        f"seat-{seat}", name, window, {f"{key}-{seat}": part for key, part in parts.items()}
    )


def _head(state: Imhotep, words: Words, pen: Pen, seat: int, name: str) -> Picture:
    points = label(0, 0, "points", str(state.ledger.points[seat]))
    return (
        move(14, 11, STONES[seat])
        + small_name(60, 35, name, LONGEST_LINE_LETTERS)
        + pen.place(f"points-{seat}", SEAT.width - 14, 45, points)
        + (move(196, 14, star(words)) if seat in winners(state) else "")
    )


def _quarry(state: Imhotep, words: Words, pen: Pen, seat: int) -> Picture:
    count = state.quarry[seat]
    shown = (
        box("quarry", 0, 0, QUARRY.width, QUARRY.height, 8)
        + move(8, 8, stone(seat, 24))
        + label(49, 27, "value", str(count))
    )
    body = tooltip(f"{words.say('quarry')} {count}", shown)
    return pen.place(f"quarry-{seat}", QUARRY.x, QUARRY.y, body, QUARRY_RING)


def _cards(state: Imhotep, words: Words, pen: Pen, seat: int) -> Picture:
    """With their names, as long as there are few."""
    held = hand_of(state, seat)
    if not held or len(held) > NAMED:
        return hand(state, words, pen, seat, SEAT.width - 2 * HAND_LEFT, SMALL_SIZE)
    cards: list[Picture] = [pen.place(hand_place(seat), NAMED_PITCH, 40, "")]
    for n, (kind, count) in enumerate(held):
        body = card(kind, words.language) + times(kind, count)
        place = card_place(seat, kind)
        cards.append(pen.place(place, n * NAMED_PITCH, 0, body, CARD_RING, scale=NAMED_SIZE))
    return join(cards)
