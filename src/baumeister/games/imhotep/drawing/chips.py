"""Imhotep's players in short: points, stones on the sled and in the quarry, and cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from baumeister.drawing.chips import Chip, Count
from baumeister.drawing.ink import move
from baumeister.drawing.svg import box
from baumeister.games.imhotep.drawing.cards import BACK
from baumeister.games.imhotep.drawing.holdings import card_place, hand_place
from baumeister.games.imhotep.drawing.texts import Words
from baumeister.games.imhotep.drawing.under_way import hand_of
from baumeister.games.imhotep.rules.names import EVERY_CARD
from baumeister.games.imhotep.rules.state import Imhotep

CARDS: Final = move(3, 1, BACK, 0.3)


def chips(state: Imhotep, words: Words) -> list[Chip]:
    return [_chip(state, words, seat) for seat in range(state.seats)]


def _chip(state: Imhotep, words: Words, seat: int) -> Chip:
    points, stones = state.ledger.points[seat], state.sled[seat]
    cards = sum(count for _, count in hand_of(state, seat))
    counts = (
        Count(STONES_OF[seat], str(stones), words.count("on_sled", stones)),
        Count(CARDS, str(cards), words.count("in_hand", cards)),
    )
    return Chip(str(points), words.count("points", points), counts, _places(seat))


@cache
def _places(seat: int) -> tuple[str, ...]:
    cards = (card_place(seat, card) for card in EVERY_CARD)
    return (f"sled-{seat}", f"quarry-{seat}", hand_place(seat), *cards)


STONES_OF: Final = [box(f"side{seat}", 3, 3, 18, 18, 3) for seat in range(4)]
