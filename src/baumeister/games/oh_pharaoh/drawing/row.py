"""The open cards, the draw pile and the discard pile."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.drawing.ink import Picture, hint, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, disc, label
from baumeister.games.oh_pharaoh.drawing import layout
from baumeister.games.oh_pharaoh.drawing.cards import (
    BACK_SHAPE,
    CARD_HOT,
    CARD_RING,
    GAP,
    card,
    face,
)
from baumeister.games.oh_pharaoh.drawing.layout import CARD, DECK, DISCARD, ROW
from baumeister.games.oh_pharaoh.drawing.texts import Words
from baumeister.games.oh_pharaoh.rules.actions import OPEN, PILE
from baumeister.games.oh_pharaoh.rules.names import NO_CARD, OPEN_CARDS
from baumeister.games.oh_pharaoh.rules.state import IN_THE_PILE, OhPharaoh

GROUND: Final = box("shade", ROW.x + 3, ROW.y + 4, *ROW[2:], 12) + box("slab", *ROW, 12)
PILE_DISC: Final = 25


def row(state: OhPharaoh, words: Words, pen: Pen) -> dict[str, Picture]:
    fields = {f"open-{field}": _open(state, words, pen, field) for field in range(OPEN_CARDS)}
    return {**fields, "deck": _deck(state, words, pen), "discard": _discard(state, words, pen)}


def _open(state: OhPharaoh, words: Words, pen: Pen, field: int) -> Picture:
    kind = state.open[field]
    if kind == NO_CARD:
        body: Picture = GAP
    elif pen.offers(OPEN[field]):
        body = pen.button(OPEN[field], face(kind, words.language), CARD_HOT)
    else:
        body = card(kind, words.language)
    return pen.place(f"open-{field}", *layout.open_card(field), body, CARD_RING)


def _deck(state: OhPharaoh, words: Words, pen: Pen) -> Picture:
    has_end = state.end_card == IN_THE_PILE
    count = state.pile.size + int(has_end)
    sentence = words.say("pile", n=count)
    if has_end:
        sentence += f", {words.say('end_card_in')}"
    pile = pen.button(PILE, hint(sentence, _pile(count, has_end)), CARD_HOT)
    return pen.place("deck", *DECK, pile, CARD_RING)


@lru_cache(maxsize=256)
def _pile(count: int, has_end: bool) -> str:
    if not count:
        return GAP
    deeper = move(5, 5, BACK_SHAPE) if count > 1 else ""
    end = box("op-end", 24, 4, 44, 14, 4) if has_end else ""
    return deeper + BACK_SHAPE + end + _count(count)


def _count(count: int) -> str:
    x, y = CARD.width / 2, CARD.height - 28
    return disc("op-pile-disc", x, y, PILE_DISC) + label(x, y + 9.5, "op-pile-text", str(count))


def _discard(state: OhPharaoh, words: Words, pen: Pen) -> Picture:
    """Open cards, but nobody keeps them in order: their number, and which ones on being asked."""
    count = state.discard.size
    body = GAP
    if count:
        body = _heap(count)
    sentence = (
        words.say("discarded", cards=words.several(state.discard.counts))
        if count
        else words.say("discard", n=0)
    )
    return pen.place("discard", *DISCARD, hint(sentence, body), CARD_RING)


@lru_cache(maxsize=128)
def _heap(count: int) -> str:
    sheet = box("op-card", 1, 1, CARD.width - 2, CARD.height - 2, 9)
    turned = f'<g transform="rotate(7 {CARD.width / 2:g} {CARD.height / 2:g})">{sheet}</g>'
    return (turned if count > 1 else "") + sheet + _count(count)
