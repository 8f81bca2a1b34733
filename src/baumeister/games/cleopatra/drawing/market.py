"""The market: the draw pile with its visible top card, new cards, the discard pile, the stalls."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.core.text import Language
from baumeister.drawing.areas import hot_box
from baumeister.drawing.boxes import Spot
from baumeister.drawing.ink import Picture, hint, join, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.cleopatra.drawing import layout
from baumeister.games.cleopatra.drawing.cards import BACK, EMPTY, RING, card, lying
from baumeister.games.cleopatra.drawing.layout import (
    CARD,
    DECK,
    DISCARD,
    DRAWN,
    DRAWN_PITCH,
    PILE_SCALE,
)
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules.actions import PUT, STALL
from baumeister.games.cleopatra.rules.draw_pile import NO_CARD
from baumeister.games.cleopatra.rules.names import STALLS
from baumeister.games.cleopatra.rules.state import Cleopatra

PILE_RING: Final = box("ring", -2, -2, CARD.width * 0.8 + 4, CARD.height * 0.8 + 4, 8)


def market(state: Cleopatra, words: Words, pen: Pen) -> dict[str, Picture]:
    return {
        "deck": _deck(state, words, pen),
        "drawn": _drawn(state, words, pen),
        "discard": _discard(state, words, pen),
        **{f"stall-{n}": _stall(state, words, pen, n) for n in range(STALLS)},
    }


def _deck(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    pile = state.pile
    size = pile.size()
    body = EMPTY
    if pile.top != NO_CARD:
        deeper = move(6, 6, BACK) if size > 1 else ""
        body = deeper + lying(pile.top, words.language)
    body = hint(words.count("deck", size), move(0, 0, body, PILE_SCALE))
    return pen.place("deck", *DECK, body, PILE_RING) + _amount(DECK, size)


def _amount(spot: Spot, size: int) -> str:
    x, y = spot.x + CARD.width * PILE_SCALE - 6, spot.y + CARD.height * PILE_SCALE - 4
    return move(x, y, disc("c-count", 0, 0, 15) + label(0, 6, "c-count-text", str(size)))


def _discard(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    """What is on it is known in part; it lies face up, but nobody may leaf through it."""
    size = state.discard.size
    body = HEAP if size else EMPTY
    body = hint(words.count("discard", size), move(0, 0, body, PILE_SCALE))
    return pen.place("discard", *DISCARD, body, PILE_RING) + _amount(DISCARD, size)


HEAP: Final = (
    move(4, 5, box("c-card", 1, 1, CARD.width - 2, CARD.height - 2, 8))
    + box("c-card", 1, 1, CARD.width - 2, CARD.height - 2, 8)
    + box("c-card-line", 10, 10, CARD.width - 20, CARD.height - 20, 5)
)


def _drawn(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    """New cards that wait for their stalls; the first is on top, the others show their bands."""
    parts = []
    for n, kind in enumerate(reversed(state.drawn)):
        shown = move(0, 0, lying(kind, words.language), PILE_SCALE)
        parts.append(move(n * DRAWN_PITCH, 0, shown))
    return pen.place("drawn", *DRAWN, "".join(parts))


def _stall(state: Cleopatra, words: Words, pen: Pen, number: int) -> Picture:
    """A column of cards, each a little lower than the one below it."""
    cards = state.stalls[number]
    x, y = layout.stall(number)
    can_put = pen.offers(PUT[number])
    pitch = layout.stall_pitch(len(cards) + can_put)
    body = join(
        pen.place(f"stall-{number}-{n}", 0, n * pitch, lying(kind, words.language), RING)
        for n, kind in enumerate(cards)
    )
    if not cards and not can_put:
        body = EMPTY
    reach = CARD.height + pitch * max(0, len(cards) - 1)
    body = pen.button(STALL[number], body, hot_box(-4, -4, CARD.width + 8, reach + 8, 10))
    if can_put:
        body += move(0, pitch * len(cards), _free(state.drawn[0], words.language, pen, number))
    return pen.place(f"stall-{number}", x, y, body)


def _free(kind: int, language: Language, pen: Pen, number: int) -> Picture:
    """Where the next card may go, and how it would lie there."""
    ghost = BACK if kind < 0 else card(kind, language)
    return pen.button(PUT[number], FREE, FREE_HOT, ghost=ghost)


FREE: Final = box("c-free", 1, 1, CARD.width - 2, CARD.height - 2, 8) + path(
    "c-arrow", "M56 46V82M40 68L56 86L72 68"
)
FREE_HOT: Final = hot_box(2, 2, CARD.width - 4, CARD.height - 4, 8)


@lru_cache(maxsize=16)
def signs(words: Words) -> str:
    """Names of the places of the market, which never change."""
    area = layout.MARKET
    found = label(area.x + 14, area.y + 26, "title", words.say("market"))
    for n in range(STALLS):
        x, y = layout.stall(n)
        found += label(x + CARD.width / 2, y - 10, "note middle", words.say("stall", n=n + 1))
    return found
