"""Cards: their pictures, whole and small, backs, and rows that count equal ones."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from baumeister.core.text import Language
from baumeister.drawing.ink import move, tooltip
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.cleopatra.drawing.icons import AMULET, CARD_ICONS
from baumeister.games.cleopatra.drawing.layout import CARD
from baumeister.games.cleopatra.drawing.texts import words_in
from baumeister.games.cleopatra.rules.names import CHARACTERS, DOUBLES, TAINTED, TROMPE

NAMES: Final = ((9, "c-name"), (99, "c-name-long"))  # the style by letters
BAND: Final = 29  # how high the band on top of a card is
SMALL_BACK: Final = box("c-back", 1, 1, 34, 44, 4) + path(
    "c-back-line", "M7 24Q18 13 29 24Q18 33 7 24Z"
)
HEAP: Final = (
    move(5, 3, box("c-card", 1, 1, 34, 44, 4))
    + box("c-card", 1, 1, 34, 44, 4)
    + box("c-card-line", 7, 7, 22, 32, 2)
)
ROW: Final = 15.5  # how high a row of equal cards is
DOWN_EYE: Final = path("c-back-line", "M3 8Q11 0.500 19 8Q11 15 3 8Z") + disc(
    "c-back-line", 11, 8, 2
)


@cache
def art(card: int) -> str:
    """A card without its name: band, picture, and the amulets it costs."""
    icon = CARD_ICONS[card]
    if card in DOUBLES:
        picture = move(6, 38, icon, 1.15) + move(52, 66, icon, 1.15)
    else:
        picture = move(20, 42, icon, 1.5)
    taint = move(CARD.width - 30, CARD.height - 30, AMULET, 0.5) if card in TAINTED else ""
    return (
        box("c-card", 0.75, 0.75, CARD.width - 1.5, CARD.height - 1.5, 8)
        + path(f"c-band {band(card)}", f"M1 {BAND}V9Q1 1 9 1H103Q111 1 111 9V{BAND}Z")
        + picture
        + taint
    )


@lru_cache(maxsize=64)
def face(card: int, language: Language) -> str:
    """A whole card, as large as it can be read."""
    name = words_in(language).bands[card]
    style = next(style for letters, style in NAMES if len(name) <= letters)
    return art(card) + label(CARD.width / 2, 21, style, name)


def band(card: int) -> str:
    """The style of what a card is: honest, tainted, or a follower of Sobek."""
    if card in CHARACTERS:
        return "c-follower"
    return "c-tainted" if card in TAINTED else "c-honest"


@lru_cache(maxsize=64)
def small(kind: int, language: Language) -> str:
    """A little card with nothing but its picture, open or face down."""
    if kind < 0:
        return tooltip(words_in(language).say("face_down"), SMALL_BACK)
    icon = CARD_ICONS[kind]
    picture = move(5, 10, icon, 0.54)
    if kind in DOUBLES:
        picture = move(2, 3, icon, 0.48) + move(10, 20, icon, 0.48)
    body = box(f"c-card {band(kind)}-edge", 1, 1, 34, 44, 4) + picture
    if kind in TAINTED and kind != TROMPE:
        body += move(23, 1, AMULET, 0.25)
    return tooltip(words_in(language).about_cards[kind], body)


@lru_cache(maxsize=1024)
def row(kind: int, count: int, width: int, language: Language) -> str:
    """Equal cards of a stall in one line, with their number; broad ones have a name."""
    words = words_in(language)
    if kind < 0:
        ground, picture, name = "c-back", DOWN_EYE, words.say("hidden_card")
        about, style = words.say("face_down"), "c-row-name c-on-back"
    else:
        icon = CARD_ICONS[kind]
        twin = move(8, 0.5, icon, 0.31) if kind in DOUBLES else ""
        ground, picture = f"c-row {band(kind)}", move(1.5, 0.5, icon, 0.31) + twin
        name, about, style = words.bands[kind], words.about_cards[kind], "c-row-name"
    body = box(ground, 0, 0, width, ROW, 4) + picture
    if width > NAMELESS:
        body += label(26 if kind in DOUBLES or kind < 0 else 20, 12, style, name)
    if count > 1 or width <= NAMELESS:
        body += disc("c-times", width - 9, ROW / 2, 8)
        body += label(width - 9, ROW / 2 + 4, "c-times-text", str(count))
    return tooltip(about, body)


NAMELESS: Final = 60  # a row of this width has no room for a name
