"""What a seat has, wherever it is drawn: the stones on its sled, and its cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.drawing.areas import hot_box
from baumeister.drawing.ink import Picture, group, join, move, tooltip
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.imhotep.drawing import layout
from baumeister.games.imhotep.drawing.cards import small_card
from baumeister.games.imhotep.drawing.layout import SLED_PITCH, SMALL_CARD
from baumeister.games.imhotep.drawing.text_board import card_style
from baumeister.games.imhotep.drawing.texts import Words
from baumeister.games.imhotep.drawing.under_way import hand_of
from baumeister.games.imhotep.rules.actions import PLAY
from baumeister.games.imhotep.rules.names import MarketCard
from baumeister.games.imhotep.rules.state import SLED, Imhotep

SLED_SHAPE: Final = path("runner", f"M-2 41H{SLED * SLED_PITCH - 8}q8 0 10 -8") + "".join(
    box("hold", n * SLED_PITCH, 0, 36, 36, 4) + path("depth", f"M{n * SLED_PITCH + 3} 34V3h31")
    for n in range(SLED)
)
SLED_RING: Final = box("ring", -4, -4, 5 * SLED_PITCH + 6, 46, 6)
CARD_HOT: Final = hot_box(0, 0, *SMALL_CARD, 7)
CARD_RING: Final = box("ring", -1, -1, SMALL_CARD.width + 2, SMALL_CARD.height + 2, 8)


def sled(state: Imhotep, words: Words, pen: Pen, seat: int) -> Picture:
    return pen.place(f"sled-{seat}", 0, 0, _stones(words, seat, state.sled[seat]), SLED_RING)


@lru_cache(maxsize=128)
def _stones(words: Words, seat: int, count: int) -> str:
    stones = "".join(move(n * SLED_PITCH, 0, STONES[seat]) for n in range(count))
    return tooltip(words.count("on_sled", count), SLED_SHAPE + stones)


def hand(state: Imhotep, words: Words, pen: Pen, seat: int, room: float, size: float) -> Picture:
    """Each kind of card once, with how many there are; those that can be played come last."""
    held = hand_of(state, seat)
    anchor = pen.place(hand_place(seat), room / 2, SMALL_CARD.height * size / 2, "")
    if not held:
        return anchor + label(8, 38, "plain", words.say("no_cards"))
    spots = layout.hand_spots([card in PLAY for card, _ in held], room, SMALL_CARD.width * size)
    cards = [
        pen.place(
            card_place(seat, card),
            x,
            0,
            _card(words, pen, seat, card, count),
            CARD_RING,
            scale=size,
        )
        for x, (card, count) in zip(spots, held, strict=True)
    ]
    return join([anchor, *cards])


def hand_place(seat: int) -> str:
    """Where cards of a seat are that do not stay."""
    return f"hand-{seat}"


def card_place(seat: int, card: int) -> str:
    return f"hand-{seat}-{card}"


def _card(words: Words, pen: Pen, seat: int, card: MarketCard, count: int) -> Picture:
    body: Picture = small_card(card, words.language) + times(card, count)
    if pen.seat == seat and card in PLAY:
        return pen.button(PLAY[card], body, CARD_HOT)
    return body


@lru_cache(maxsize=128)
def times(card: int, count: int) -> str:
    """How many there are of a card, on its corner."""
    if count == 1:
        return ""
    mark = disc("times-disc", 12, 12, 10) + label(12, 17, "times", str(count))
    return group(card_style(card), mark)
