"""Every seat of Kleopatra in short: cards, merchants and statues, and at the end the riches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from baumeister.drawing.chips import Chip, Count
from baumeister.drawing.drawer import Viewer
from baumeister.drawing.ink import move
from baumeister.drawing.svg import box, disc
from baumeister.games.cleopatra.drawing.cards import SMALL_BACK
from baumeister.games.cleopatra.drawing.hand import place_of
from baumeister.games.cleopatra.drawing.icons import AMULET, FIST, MERCHANT, OPEN_HAND, statue
from baumeister.games.cleopatra.drawing.offering import revealed
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules.high_priest import Offering
from baumeister.games.cleopatra.rules.names import KINDS
from baumeister.games.cleopatra.rules.state import Cleopatra

BOAT: Final = move(0, 0, MERCHANT, 0.5)
COIN: Final = disc("coin", 12, 12, 10)
EYE: Final = move(0, 0, AMULET, 0.5)
CARDS: Final = move(4, 1, SMALL_BACK, 0.5)
CLOSED: Final = move(0, 0, FIST, 0.5)
OPEN: Final = move(0, 0, OPEN_HAND, 0.5)
PLACES: Final = ("talents", "amulets", "hand", "merchants", "statues", "played")
SQUARES: Final = box("c-holy-chip", 4, 4, 16, 16, 2)


def chips(state: Cleopatra, words: Words, viewer: Viewer) -> list[Chip]:
    news = revealed(viewer.last, state.seats)
    return [_chip(state, words, news, seat) for seat in range(state.seats)]


def _chip(state: Cleopatra, words: Words, news: Sequence[int | None], seat: int) -> Chip:
    places = _places(seat)
    if not state.agenda:
        talents, amulets = state.talents(seat), state.amulets[seat]
        left = Count(EYE, str(amulets), words.count("end_amulets", amulets))
        return Chip(str(talents), words.count("end_talents", talents), (left,), places)
    cards = state.hands[seat].size
    hand = Count(CARDS, str(cards), words.count("hand", cards))
    counts = (*_offer(state, words, news, seat), hand, *_goods(state, words, seat))
    return Chip(counts=counts, places=places)


@cache
def _places(seat: int) -> tuple[str, ...]:
    things = (f"{name}-{seat}" for name in PLACES)
    return (*things, *(place_of(seat, kind) for kind in range(KINDS)))


def _goods(state: Cleopatra, words: Words, seat: int) -> list[Count]:
    merchants, statues = state.merchants[seat], state.statues[seat]
    squares = sum(region.bit_count() for region in state.sanctuaries[seat])
    found = [
        Count(BOAT, str(merchants), words.count("merchants", merchants)),
        Count(move(0, 0, statue(seat), 0.5), str(statues), words.count("statues", statues)),
    ]
    if squares:
        found.append(Count(SQUARES, str(squares), words.count("squares_of", squares)))
    return found


def _offer(state: Cleopatra, words: Words, news: Sequence[int | None], seat: int) -> list[Count]:
    """Who has closed the fist, and afterwards what was in it."""
    question = state.agenda[-1]
    if isinstance(question, Offering):
        if question.is_done[seat]:
            return [Count(CLOSED, "", words.say("fist"))]
        return [Count(OPEN, "", words.say("thinking"))]
    amount = news[seat]
    if amount is None:
        return []
    return [Count(COIN, str(amount), words.count("offered_talents", amount))]
