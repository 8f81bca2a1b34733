"""The market: the draw pile with its visible top card, new cards, the discard pile, the stalls.

Equal cards of a stall are one row with their number: a stall may hold dozens of cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.state import UNKNOWN
from baumeister.drawing.areas import hot_box
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, join, move, tooltip
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import tally
from baumeister.drawing.svg import box, label, path
from baumeister.games.cleopatra.drawing.cards import HEAP, ROW, SMALL_BACK, row, small
from baumeister.games.cleopatra.drawing.layout import MARKET
from baumeister.games.cleopatra.drawing.pieces import unless_held
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules.actions import PUT, STALL
from baumeister.games.cleopatra.rules.draw_pile import NO_CARD
from baumeister.games.cleopatra.rules.names import KINDS, STALLS
from baumeister.games.cleopatra.rules.state import Cleopatra

SLAB: Final = box("slab", 1, 1, MARKET.width - 2, MARKET.height - 2, 10)
DOWN: Final = "down"  # face-down cards are one kind
NOTHING: Final = box("c-empty", 1, 1, 34, 44, 4)
SMALL_RING: Final = box("ring", -2, -2, 28, 34, 5)
SMALL: Final = 0.64
DRAW_PILE: Final = 84.0
DRAWN: Final = 196.0
DISCARD: Final = 314.0
PILES_TOP: Final = 2
STALL_LEFT: Final = 6
STALL_PITCH: Final = 117
STALL_TOP: Final = 33
STALL_BOX: Final = Rectangle(0, 0, 114, 132)
ROW_TOP: Final = 20
ROW_PITCH: Final = 15.9
ROWS: Final = 7  # in a column; with more kinds there are several, and no names
GROUND: Final = box("field", *STALL_BOX, 7)
HOT: Final = hot_box(*STALL_BOX, 7)
ARROW: Final = path("c-arrow", "M57 46V78M43 66L57 82L71 66")


def market(state: Cleopatra, words: Words, pen: Pen) -> dict[str, Picture]:
    return {
        "market": _signs(words),
        "pile": _draw_pile(state, words, pen),
        "drawn": _drawn(state, words, pen),
        "discard": _discard(state, words, pen),
        **{f"stall-{n}": _stall(state, words, pen, n) for n in range(STALLS)},
    }


@lru_cache(maxsize=16)
def _signs(words: Words) -> str:
    return SLAB + label(12, 22, "heading", words.say("market"))


def _draw_pile(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    pile = state.pile
    size = pile.size()
    body = NOTHING
    if pile.top != NO_CARD:
        deeper = move(5, 3, SMALL_BACK) if size > 1 else ""
        body = deeper + small(pile.top, words.language)
    name = words.bands[pile.top] if pile.top >= 0 else ""
    body = tooltip(words.count("draw_pile", size), move(0, 0, body, SMALL))
    placed = pen.place("pile", DRAW_PILE, PILES_TOP, body, SMALL_RING)
    return (
        placed
        + tally(DRAW_PILE + 25, PILES_TOP + 22, size)
        + label(DRAW_PILE + 38, 22, "small", name)
    )


def _discard(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    """What is on it is known in part; it lies face up, but nobody may leaf through it."""
    size = state.discard.size
    body = tooltip(words.count("discard", size), move(0, 0, HEAP if size else NOTHING, SMALL))
    heap = pen.place("discard", DISCARD, PILES_TOP, body, SMALL_RING)
    return heap + tally(DISCARD + 25, PILES_TOP + 22, size)


def _drawn(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    """New cards that wait for their stalls; the first is the one to be placed now."""
    first = STALLS - len(state.drawn)  # nothing moves up when a card leaves
    shown = "".join(
        move((first + n) * 32, 0, small(kind, words.language), SMALL)
        for n, kind in enumerate(state.drawn)
    )
    mark = box("c-next", first * 32 - 2, -2, 27, 34, 5) if state.drawn else ""
    return pen.place("drawn", DRAWN, PILES_TOP, shown) + move(DRAWN, PILES_TOP, mark)


def kinds_in(cards: Sequence[int]) -> list[tuple[int, int]]:
    """Each kind of card with how many there are; all face-down ones are UNKNOWN, and last."""
    counts = [0] * (KINDS + 1)
    for card in cards:
        counts[card if card >= 0 else KINDS] += 1
    return [(n if n < KINDS else UNKNOWN, count) for n, count in enumerate(counts) if count]


def row_name(stall: int, kind: int) -> str:
    return f"stall-{stall}-{kind if kind >= 0 else DOWN}"


def _stall(state: Cleopatra, words: Words, pen: Pen, number: int) -> Picture:
    cards = state.stalls[number]
    body = GROUND + _head(words, number, len(cards)) + _rows(words, pen, number, cards)
    body = unless_held(pen, STALL[number], body, HOT)
    if pen.offers(PUT[number]):
        body = pen.button(PUT[number], body, HOT, ghost=_ghost(words, number, cards, state.drawn))
        body += ARROW if not cards else ""
    return move(STALL_LEFT + number * STALL_PITCH, STALL_TOP, body)


@lru_cache(maxsize=256)
def _head(words: Words, number: int, size: int) -> str:
    name = label(7, 15, "bold", words.say("stall", n=number + 1))
    if not size:
        return name
    count = label(107, 15, "small right", str(size)) + move(82, 6, SMALL_BACK, 0.21)
    return name + tooltip(words.count("stall_cards", size), count)


def _columns(kinds: int) -> int:
    return -(-kinds // ROWS)


def _place(n: int, columns: int) -> tuple[float, float, int]:
    """Where a row lies, and how wide it is."""
    width = (112 - 2 * columns) // columns
    column, line = divmod(n, ROWS)
    return 2 + column * (width + 2), ROW_TOP + line * ROW_PITCH, width


def _rows(words: Words, pen: Pen, stall: int, cards: Sequence[int]) -> Picture:
    found = kinds_in(cards)
    columns = _columns(len(found))
    parts: list[Picture] = []
    for n, (kind, count) in enumerate(found):
        x, y, width = _place(n, columns)
        ring = box("ring", 0, 0, width, ROW, 4)
        drawn = row(kind, count, width, words.language)
        parts.append(pen.place(row_name(stall, kind), x, y, drawn, ring))
    return join(parts)


def _ghost(words: Words, stall: int, cards: Sequence[int], drawn: Sequence[int]) -> str:
    """How the stall would look with the next card in it."""
    found = kinds_in([*cards, drawn[0]])
    ((coming, _),) = kinds_in(drawn[:1])
    columns = _columns(len(found))
    body = GROUND + _head(words, stall, len(cards) + 1)
    for n, (kind, count) in enumerate(found):
        x, y, width = _place(n, columns)
        body += move(x, y, row(kind, count, width, words.language))
        if kind == coming:
            body += box("c-coming", x, y, width, ROW, 4)
    return body
