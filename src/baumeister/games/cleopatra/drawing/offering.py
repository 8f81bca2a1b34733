"""The offering: every seat's hand, closed until all have chosen, and amounts to choose from."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from baumeister.core.event import Event
from baumeister.drawing.areas import Area, hot_disc
from baumeister.drawing.ink import Picture, group, hint, join, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, disc, label
from baumeister.games.cleopatra.drawing import layout
from baumeister.games.cleopatra.drawing.icons import FIST, OPEN_HAND
from baumeister.games.cleopatra.drawing.layout import OFFERING, OWN, TRAY
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules.actions import BID, Bid
from baumeister.games.cleopatra.rules.high_priest import Offering
from baumeister.games.cleopatra.rules.state import Cleopatra

GROUND: Final = box("c-fist-ground", *OFFERING, 10)
NOT_OFFERED: Final = -1


def revealed(events: Iterable[Event], seats: int) -> list[int]:
    """What each seat has just offered, as long as that is news."""
    amounts = [NOT_OFFERED] * seats
    for event in events:
        if event.key == "offers":
            amounts[event.seat] = event.data["n"]
    return amounts


def fist(state: Cleopatra, words: Words, pen: Pen, seat: int, news: list[int]) -> str:
    """A seat's hand in an offering, or nothing."""
    question = state.agenda[-1] if state.agenda else None
    if isinstance(question, Offering):
        if not question.is_done[seat]:
            return hint(words.say("thinking"), group("c-faint", OPEN_HAND))
        step = question.steps[seat][0] if seat == pen.seat else None
        if isinstance(step, Bid):
            amount = label(24, 33, "c-fist-text", str(step.n))
            return hint(words.count("own_fist", step.n), FIST + amount)
        return hint(words.say("fist"), FIST)
    if news[seat] == NOT_OFFERED:
        return ""
    return _opened(words, news[seat])


@lru_cache(maxsize=256)
def _opened(words: Words, amount: int) -> str:
    body = OPEN_HAND + disc("coin", 26, 28, 15) + label(26, 34, "c-fist-text", str(amount))
    return hint(words.count("offered_talents", amount), body)


def bids(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    """All amounts of talents as coins; one click closes the fist around it."""
    if not pen.offers(BID[0]):
        return ""
    amounts = state.talents(pen.seat) + 1
    size = layout.bid_size(amounts)
    coins = [
        move(*layout.bid(n, size), pen.button(BID[n], _coin(n, size), _hot(size)))
        for n in range(amounts)
    ]
    title = label(layout.BIDS.x + 4, OWN.y + 28, "c-headline", words.say("bid"))
    hand = move(TRAY.x - 10, OWN.y + 42, FIST, 3.2)
    return GROUND + hand + title + join(coins)


@lru_cache(maxsize=1024)
def _coin(amount: int, size: int) -> str:
    middle = size / 2
    text = label(0, 6.5, "c-bid", str(amount))
    return disc("coin", middle, middle, middle - 3) + move(middle, middle, text, size / 48)


@lru_cache(maxsize=64)
def _hot(size: int) -> Area:
    return hot_disc(size / 2, size / 2, size / 2 - 2)
