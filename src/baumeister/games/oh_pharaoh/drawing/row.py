"""The open cards, the draw pile and the discard pile.

What lies on the latter is counted where there is room for it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.drawing.areas import hot_box
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, move, tooltip
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, disc, label
from baumeister.games.oh_pharaoh.drawing import layout
from baumeister.games.oh_pharaoh.drawing.cards import (
    BACK_SHAPE,
    GAP,
    LOW_CARD,
    ORDER,
    card,
    face,
    low_face,
)
from baumeister.games.oh_pharaoh.drawing.layout import CARD, DISCARD, DRAW_PILE, GONE, LAID, ROW
from baumeister.games.oh_pharaoh.drawing.texts import Words
from baumeister.games.oh_pharaoh.rules.actions import OPEN, PILE
from baumeister.games.oh_pharaoh.rules.names import NO_CARD, OPEN_CARDS
from baumeister.games.oh_pharaoh.rules.state import IN_THE_PILE, OhPharaoh

SLAB: Final = box("slab", 0.75, 0.75, ROW.width - 1.5, ROW.height - 1.5, 9)
GONE_SLAB: Final = box("slab", 0.75, 0.75, GONE.width - 1.5, GONE.height - 1.5, 9)
GONE_TOP: Final = 28
GONE_LEFT: Final = 6
GONE_PITCH: Final = (56.0, 30.0)
SCALE: Final = round(LAID.width / CARD.width, 4)
HOT: Final = hot_box(0, 0, LAID.width, LAID.height, 6)
RING: Final = box("ring", -1.5, -1.5, LAID.width + 3, LAID.height + 3, 7)


def row_panel(state: OhPharaoh, words: Words, pen: Pen) -> Panel:
    parts: dict[str, Picture] = {"row": SLAB}
    for field in range(OPEN_CARDS):
        parts[f"open-{field}"] = _open(state, words, pen, field)
    parts["pile"] = _draw_pile(state, words, pen)
    parts["discard"] = _discard(state, words, pen)
    return Panel("row", words.say("panel.row"), Rectangle(0, 0, *ROW), parts)


def _open(state: OhPharaoh, words: Words, pen: Pen, field: int) -> Picture:
    kind = state.open[field]
    if kind == NO_CARD:
        body: Picture = GAP
    elif pen.offers(OPEN[field]):
        body = pen.button(OPEN[field], move(0, 0, face(kind), SCALE), HOT)
    else:
        body = card(kind, words.language, SCALE)
    return pen.place(f"open-{field}", *layout.open_card(field), body, RING)


def _draw_pile(state: OhPharaoh, words: Words, pen: Pen) -> Picture:
    has_end = state.end_card == IN_THE_PILE
    count = state.pile.size + int(has_end)
    sentence = words.say("pile", n=count)
    if has_end:
        sentence += f", {words.say('end_card_in')}"
    pile = pen.button(PILE, tooltip(sentence, _pile(count, has_end)), HOT)
    return pen.place("pile", *DRAW_PILE, pile, RING)


@lru_cache(maxsize=256)
def _pile(count: int, has_end: bool) -> str:
    if not count:
        return GAP
    back = move(0, 0, BACK_SHAPE, SCALE)
    deeper = move(3, 3, back) if count > 1 else ""
    end = box("op-end", 14, 2, 26, 9, 3) if has_end else ""
    return deeper + back + end + _count(count)


def _count(count: int) -> str:
    x, y = LAID.width / 2, LAID.height - 17
    return disc("op-pile-disc", x, y, 14) + label(x, y + 5.5, "op-pile-text", str(count))


def _discard(state: OhPharaoh, words: Words, pen: Pen) -> Picture:
    """Open cards, but nobody keeps them in order: their number, and which ones on being asked."""
    count = state.discard.size
    sentence = (
        words.say("discarded", cards=words.several(state.discard.counts))
        if count
        else words.say("discard", n=0)
    )
    return pen.place("discard", *DISCARD, tooltip(sentence, _heap(count)), RING)


@lru_cache(maxsize=128)
def _heap(count: int) -> str:
    if not count:
        return GAP
    sheet = box("op-card", 1, 1, LAID.width - 2, LAID.height - 2, 6)
    turned = f'<g transform="rotate(6 {LAID.width / 2:g} {LAID.height / 2:g})">{sheet}</g>'
    return (turned if count > 1 else "") + sheet + _count(count)


def gone_panel(state: OhPharaoh, words: Words) -> Panel:
    """All cards that lie on the discard pile, by kind."""
    counts = tuple(state.discard.counts)
    body = GONE_SLAB + _gone(words, counts)
    return Panel("gone", words.say("panel.gone"), Rectangle(0, 0, *GONE), {"gone": body})


@lru_cache(maxsize=256)
def _gone(words: Words, counts: tuple[int, ...]) -> str:
    parts = [label(GONE.width / 2, 18, "heading middle", words.say("gone"))]
    width, height = LOW_CARD
    scale = 26 / height
    across, down = GONE_PITCH
    for n, kind in enumerate(ORDER):
        count = counts[kind]
        card = move(0, 0, low_face(kind), scale)
        number = label(width * scale + 4, 18, "bold" if count else "plain", str(count))
        body = tooltip(f"{words.cards[kind]}: {count}", card + number)
        parts.append(move(GONE_LEFT + n % 2 * across, GONE_TOP + n // 2 * down, body))
    return "".join(parts)
