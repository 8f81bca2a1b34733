"""Cards: faces with a band that can be read under other cards, and backs."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from baumeister.core.text import Language
from baumeister.drawing.areas import hot_box
from baumeister.drawing.ink import hint, move
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.cleopatra.drawing.icons import AMULET, CARD_ICONS
from baumeister.games.cleopatra.drawing.layout import CARD, CARD_BAND
from baumeister.games.cleopatra.drawing.texts import words_in
from baumeister.games.cleopatra.rules.names import CHARACTERS, DOUBLES, TAINTED, TROMPE

WIDTHS: Final = ((7, "c-name"), (9, "c-name-long"), (99, "c-name-longest"))  # by letters
ONE_LINE: Final = 11  # letters of a name on a band
FOOT: Final = CARD_BAND - 2  # of the band
TWICE: Final = disc("c-times", 24, 22, 7.5) + label(24, 26, "c-twice", "2")
HOT: Final = hot_box(0, 0, CARD.width, CARD.height, 8)
RING: Final = box("ring", -2, -2, CARD.width + 4, CARD.height + 4, 9)
EMPTY: Final = box("c-empty", 1, 1, CARD.width - 2, CARD.height - 2, 8)
BACK: Final = (
    box("c-back", 1, 1, CARD.width - 2, CARD.height - 2, 8)
    + box("c-back-line", 7, 7, CARD.width - 14, CARD.height - 14, 5)
    + path("c-back-line", "M22 70Q56 34 90 70Q56 98 22 70ZM38 88Q33 110 48 110M70 88L82 106")
    + disc("c-back-line", 56, 68, 11)
)
SMALL_BACK: Final = box("c-back", 1, 1, 34, 44, 4) + path(
    "c-back-line", "M7 24Q18 13 29 24Q18 33 7 24Z"
)


@lru_cache(maxsize=64)
def face(card: int, language: Language) -> str:
    """A whole card: band with its name, picture, and the amulets it costs."""
    return (
        box("c-card", 0.75, 0.75, CARD.width - 1.5, CARD.height - 1.5, 8)
        + path(f"c-band {_band(card)}", f"M1 {FOOT}V9Q1 1 9 1H103Q111 1 111 9V{FOOT}Z")
        + move(3, 3, CARD_ICONS[card], 0.5)
        + (TWICE if card in DOUBLES else "")
        + _name(words_in(language).bands[card])
        + _picture(card)
    )


def _name(name: str) -> str:
    """On the band; a long one on two lines."""
    first, second = name, ""
    if len(name) > ONE_LINE:
        cut = max(name.rfind(" ") + 1, name.find("-") + 1)
        first, second = name[:cut].strip(), name[cut:]
    if second:
        return label(31, 13, "c-name-longest", first) + label(31, 26, "c-name-longest", second)
    style = next(style for letters, style in WIDTHS if len(first) <= letters)
    return label(31, 21, style, first)


def _band(card: int) -> str:
    if card in CHARACTERS:
        return "c-follower"
    return "c-tainted" if card in TAINTED else "c-honest"


@cache
def _picture(card: int) -> str:
    icon = CARD_ICONS[card]
    if card in DOUBLES:
        picture = move(6, 38, icon, 1.15) + move(52, 66, icon, 1.15)
    else:
        picture = move(20, 42, icon, 1.5)
    taint = move(CARD.width - 27, CARD_BAND + 1, AMULET, 0.5) if card in TAINTED else ""
    return picture + taint


@lru_cache(maxsize=64)
def card(kind: int, language: Language) -> str:
    """A card that says what it does when pointed at."""
    return hint(words_in(language).about_cards[kind], face(kind, language))


def lying(kind: int, language: Language) -> str:
    """A card of the market, open or face down."""
    if kind < 0:
        return hint(words_in(language).say("face_down"), BACK)
    return card(kind, language)


@lru_cache(maxsize=1024)
def stack(kind: int, count: int, language: Language) -> str:
    """Equal cards on one another, with their number."""
    deeper = "".join(
        move(4 * n, -3 * n, face(kind, language)) for n in range(min(count, 3) - 1, 0, -1)
    )
    body = deeper + face(kind, language)
    if count > 1:
        body += disc("c-times", 96, 116, 13) + label(96, 122, "c-times-text", str(count))
    return hint(words_in(language).about_cards[kind], body)


@lru_cache(maxsize=64)
def small(kind: int, language: Language) -> str:
    """A little card with nothing but its picture."""
    body = box(f"c-card {_band(kind)}-edge", 1, 1, 34, 44, 4) + move(5, 10, CARD_ICONS[kind], 0.54)
    if kind in DOUBLES:
        body += label(18, 43, "c-tiny", "×2")
    if kind in TAINTED and kind != TROMPE:
        body += move(23, 1, AMULET, 0.25)
    return hint(words_in(language).about_cards[kind], body)
