"""The market: cards on display, the face-down pair and the two piles."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.core.state import NOBODY, UNKNOWN
from baumeister.drawing.areas import hot_box
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, group, join, move, tooltip
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, label
from baumeister.games.imhotep.drawing import layout
from baumeister.games.imhotep.drawing.blocks import stone
from baumeister.games.imhotep.drawing.cards import BACK, small_card
from baumeister.games.imhotep.drawing.layout import (
    DISCARD,
    DRAW_PILE,
    ON_DISCARD,
    ON_DISPLAY,
    ON_PILE,
    SMALL_CARD,
)
from baumeister.games.imhotep.drawing.texts import Words
from baumeister.games.imhotep.drawing.under_way import cards_under_way
from baumeister.games.imhotep.rules.actions import CARD as TAKE_CARD
from baumeister.games.imhotep.rules.actions import KEEP, TOP_CARD
from baumeister.games.imhotep.rules.market import EMPTY, PAIR, PAIR_FIELD, PAIR_SIZE
from baumeister.games.imhotep.rules.names import RED
from baumeister.games.imhotep.rules.state import Imhotep

CARD_HOT: Final = hot_box(0, 0, *SMALL_CARD, 7)
CARD_RING: Final = box("ring", -2, -2, SMALL_CARD.width + 4, SMALL_CARD.height + 4, 8)
GAP: Final = box("gap", 1, 1, SMALL_CARD.width - 2, SMALL_CARD.height - 2, 7)
PAIR_WIDTH: Final = SMALL_CARD.width + layout.PAIR_PITCH / ON_DISPLAY
PAIR_HOT: Final = hot_box(0, 0, PAIR_WIDTH, SMALL_CARD.height, 7)
PAIR_RING: Final = box("ring", -2, -2, PAIR_WIDTH + 4, SMALL_CARD.height + 4, 8)
PILE_HOT: Final = hot_box(0, 0, DRAW_PILE.width, DRAW_PILE.height, 6)
HIDDEN: Final = ("look-kept", "look-left")  # what others see of cards that are looked at
SPENT: Final = tuple(  # every other one lies a little aside, so that it is seen to come
    group("red", box("papyrus", aside, 1, 36, 16, 4) + box("band", aside, 1, 36, 4, 2))
    for aside in (1, 3)
)


def market(state: Imhotep, words: Words, pen: Pen) -> Picture:
    fields = [_field(state, words, pen, field) for field in range(len(TAKE_CARD))]
    return join([*fields, _draw_pile(state, words, pen), _discard(state, words, pen)])


def _field(state: Imhotep, words: Words, pen: Pen, field: int) -> Picture:
    side_b = state.market.side_b
    is_pair = side_b and field == PAIR_FIELD
    body = _pair(state, words, pen) if is_pair else _open(state, words, pen, field)
    ring = PAIR_RING if is_pair else CARD_RING
    spot = layout.market_field(field, side_b)
    return pen.place(f"market-{field}", *spot, body, ring, scale=ON_DISPLAY)


def _open(state: Imhotep, words: Words, pen: Pen, field: int) -> Picture:
    shown = state.market.display[field]
    if shown == EMPTY:
        return GAP
    return pen.button(TAKE_CARD[field], small_card(shown, words.language), CARD_HOT)


def _pair(state: Imhotep, words: Words, pen: Pen) -> Picture:
    """Two cards face down, or in somebody's hand: open for them, two backs for the others."""
    market = state.market
    if market.looker != NOBODY:
        return _looked_at(state, words, pen)
    if market.display[PAIR_FIELD] != PAIR:
        return _beside(GAP, GAP) + pen.place("pair", 0, 0, "")
    cards = _beside(*[BACK] * min(market.pair, PAIR_SIZE))
    return pen.button(TAKE_CARD[PAIR_FIELD], pen.place("pair", 0, 0, cards), PAIR_HOT)


def _looked_at(state: Imhotep, words: Words, pen: Pen) -> Picture:
    """Each card has a place of its own, since they part; nobody else knows which is which."""
    market = state.market
    if UNKNOWN in market.looked_at:
        backs = [pen.place(name, 0, 0, BACK) for name in HIDDEN[: len(market.looked_at)]]
        return _beside(*backs) + move(PAIR_WIDTH / 2 - 13, 24, stone(market.looker, 26))
    cards: list[Picture] = []
    for n, shown in enumerate(market.looked_at):
        card = pen.button(KEEP[shown], small_card(shown, words.language), CARD_HOT)
        is_twin = shown in market.looked_at[:n]
        cards.append(card if is_twin else pen.place(f"look-{shown}", 0, 0, card))
    return _beside(*cards)


def _beside(*cards: Picture) -> Picture:
    return join(move(n * layout.PAIR_PITCH / ON_DISPLAY, 0, body) for n, body in enumerate(cards))


def _draw_pile(state: Imhotep, words: Words, pen: Pen) -> Picture:
    size = state.market.pile_size()
    body = pen.button(TOP_CARD, tooltip(words.say("pile", n=size), _pile(size)), PILE_HOT)
    return _sized("pile", DRAW_PILE, pen, body, ON_PILE)


def _sized(name: str, where: Rectangle, pen: Pen, body: Picture, size: float) -> Picture:
    """A pile as it is, at a place where cards have a size of their own."""
    ring = box("ring", -1 / size, -1 / size, (where.width + 2) / size, (where.height + 2) / size, 9)
    return pen.place(name, where.x, where.y, move(0, 0, body, 1 / size), ring, scale=size)


@lru_cache(maxsize=64)
def _pile(count: int) -> str:
    _, _, width, height = DRAW_PILE
    if not count:
        return box("gap", 1, 1, width - 2, height - 2, 6)
    deeper = box("back", 3, 3, width - 4.5, height - 4.5, 6) if count > 1 else ""
    top = box("back", 1.5, 1.5, width - 5.5, height - 5.5, 6)
    return deeper + top + label(width / 2 - 1.5, 26, "pile-text", str(count))


def _discard(state: Imhotep, words: Words, pen: Pen) -> Picture:
    """Red cards come here by themselves, so they have a place of their own in it."""
    under_way = sum(cards_under_way(state, seat).total() for seat in range(state.seats))
    size = state.market.discard.size + under_way
    red = sum(state.market.discard.counts[card] for card in RED)
    spent = SPENT[red % 2] if red else ""
    width, height = DISCARD.width - 1.5, DISCARD.height - 1.5
    ground = box("papyrus" if size else "gap", 0.75, 0.75, width, height, 4)
    number = label(DISCARD.width / 2, 13.5, "discard-text" if size else "bold middle", str(size))
    pile = move(DISCARD.x, DISCARD.y, ground + pen.place("spent", 0, 0, spent))
    return tooltip(
        words.say("discard", n=size), pile + _sized("discard", DISCARD, pen, number, ON_DISCARD)
    )
