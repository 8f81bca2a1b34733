"""One's own place: amulets and talents in large; merchants, statues and the size of the hand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.drawing.areas import hot_box
from baumeister.drawing.ink import Picture, move, tooltip
from baumeister.drawing.pen import Pen
from baumeister.drawing.seats import worth_now
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.cleopatra.drawing.cards import SMALL_BACK, small
from baumeister.games.cleopatra.drawing.icons import MERCHANT, statue
from baumeister.games.cleopatra.drawing.layout import GOODS, OWN
from baumeister.games.cleopatra.drawing.offering import own_fist
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.drawing.turns import turn_of
from baumeister.games.cleopatra.rules.actions import GIVE_TALENTS, PAY
from baumeister.games.cleopatra.rules.names import CHARACTERS, STATUES
from baumeister.games.cleopatra.rules.names import MERCHANT as MERCHANT_CARD
from baumeister.games.cleopatra.rules.state import Cleopatra

PURSE: Final = path("c-sack", "M16 16C2 24 -2 44 8 50C16 55 40 55 48 50C58 44 54 24 40 16Z") + path(
    "c-sack", "M13 4L20 11L28 5L36 11L43 4L40 16H16Z"
)
LID: Final = (
    path("c-lid", "M50 0L100 112H0Z")
    + path("c-lid-side", "M50 0L100 112H62Z")
    + path("c-lid-line", "M33 38H67M20 67H80M8 94H92")
    + path("c-lid-eye", "M32 84Q50 68 68 84Q50 98 32 84Z")
    + disc("c-hole", 50, 83, 5)
)
WIDE: Final = 86.0  # a tile of one's own riches
TILE: Final = box("slab", 1, 1, WIDE - 2, OWN.height - 2, 8)
TILE_HOT: Final = hot_box(1, 1, WIDE - 2, OWN.height - 2, 8)
NARROW: Final = 57.0  # a tile of other goods
SMALL_TILE: Final = box("slab", 1, 1, NARROW - 2, GOODS.height - 2, 8)
SMALL_HOT: Final = hot_box(1, 1, NARROW - 2, GOODS.height - 2, 8)
SMALL_RING: Final = box("ring", 1, 1, NARROW - 2, GOODS.height - 2, 8)
OWN_PARTS: Final = ("amulets", "purse")
GOODS_PARTS: Final = ("merchants", "statues", "cards")


def riches(state: Cleopatra, words: Words, pen: Pen) -> dict[str, Picture]:
    """What decides the game; nothing for those without a seat."""
    if pen.seat >= state.seats:
        return dict.fromkeys(OWN_PARTS, "")
    return {"amulets": _amulets(state, words, pen), "purse": _purse(state, words, pen)}


def goods(state: Cleopatra, words: Words, pen: Pen) -> dict[str, Picture]:
    if pen.seat >= state.seats:
        return dict.fromkeys(GOODS_PARTS, "")
    return {
        "merchants": _merchants(state, words, pen),
        "statues": _statues(state, words, pen),
        "cards": _cards(state, words, pen),
    }


def _number(amount: int, line: float = 32) -> str:
    style = "large middle" if amount < 100 else "c-hundreds middle"
    return label(60, line, style, str(amount))


def _amulets(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    amulets = state.amulets[pen.seat]
    key = "peek" if state.agenda else "end_amulets"
    body = move(8, 8, LID, 0.29) + _number(amulets)
    place = pen.place(f"amulets-{pen.seat}", 0, 0, body, box("ring", 1, 1, WIDE - 2, 44, 8))
    return tooltip(words.count(key, amulets), TILE + place)


def _purse(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    talents = state.talents(pen.seat)
    fist = move(4, 8, own_fist(state, words, pen.seat), 0.64)
    now = worth_now(state, words, pen.seat, 60, 41, "plain middle")
    number = _number(talents, 27 if now else 32)
    body = move(6, 7, PURSE, 0.56) + number + now + fist
    about = words.count("own_talents", talents)
    button = pen.button(GIVE_TALENTS, tooltip(about, TILE + body), TILE_HOT)
    return pen.place(f"talents-{pen.seat}", OWN.width - WIDE, 0, button)


def _merchants(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    count = state.merchants[pen.seat]
    button = pen.button(PAY[MERCHANT_CARD], _boats(words, count), SMALL_HOT)
    return pen.place(f"merchants-{pen.seat}", 0, 0, button)


@lru_cache(maxsize=64)
def _boats(words: Words, count: int) -> str:
    boat = move(5, 9, MERCHANT, 0.58) if count else box("c-empty", 6, 10, 26, 26, 13)
    number = label(52, 29, "heading right", f"×{count}")
    return tooltip(words.count("merchants", count), SMALL_TILE + boat + number)


def _statues(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    figures = _figures(words, pen.seat, state.statues[pen.seat])
    return pen.place(f"statues-{pen.seat}", (GOODS.width - NARROW) / 2, 0, figures)


@lru_cache(maxsize=32)
def _figures(words: Words, seat: int, count: int) -> str:
    figures = "".join(move(5 + n * 24, 11, statue(seat), 0.5) for n in range(count))
    gone = "".join(box("c-empty", 7 + n * 24, 13, 20, 22, 4) for n in range(max(count, 0), STATUES))
    return tooltip(words.count("statues", count), SMALL_TILE + gone + figures)


def _cards(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    """How many cards there are, of how many that may be kept; fetchers of this turn over it."""
    seat, most = pen.seat, state.settings.edition.hand
    size = state.hands[seat].size
    tile = pen.place(f"hand-{seat}", 0, 0, _size(words, size, most), SMALL_RING)
    played = [card for card in CHARACTERS for _ in range(state.played[card])]
    shown = "".join(
        move(4 + n * 9, 3, small(card, words.language), 0.5)
        for n, card in enumerate(played[:3])
        if seat == turn_of(state)
    )
    return move(GOODS.width - NARROW, 0, tile + pen.place(f"played-{seat}", 0, 0, shown))


@lru_cache(maxsize=128)
def _size(words: Words, size: int, most: int) -> str:
    back = move(NARROW / 2 - 8, 4, SMALL_BACK, 0.46)
    body = SMALL_TILE + back + label(NARROW / 2, 40, "bold middle", f"{size}/{most}")
    return tooltip(words.say("hand_of", n=size, most=most), body)
