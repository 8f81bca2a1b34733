"""Market cards: with their names, without them, and from behind."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from baumeister.core.text import Language, Text
from baumeister.drawing.ink import group, move, tooltip
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.imhotep.drawing.icons import CARD_ICONS
from baumeister.games.imhotep.drawing.layout import CARD, SMALL_CARD
from baumeister.games.imhotep.drawing.text_board import card_style
from baumeister.games.imhotep.drawing.texts import words_in
from baumeister.games.imhotep.rules.names import CARDS
from baumeister.games.imhotep.rules.texts import SENTENCES

SHORT_LINE_LETTERS: Final = 10  # letters that fit in large type
LINE: Final = 15.5  # from a line to the next one
BACK: Final = (
    box("back", 1.5, 1.5, SMALL_CARD.width - 3, SMALL_CARD.height - 3, 6)
    + path("back-eye", "M11 36Q29 17 47 36Q29 52 11 36ZM17 47Q14 57 22 60M35 48L43 58")
    + disc("back-eye", 29, 35.5, 6)
)


@lru_cache(maxsize=256)
def card(kind: int, language: Language) -> str:
    """A whole card: picture and name, and what it does when pointed at."""
    return tooltip(_about(kind, language), card_face(kind, language))


@lru_cache(maxsize=256)
def card_face(kind: int, language: Language) -> str:
    lines = broken(words_in(language).cards[kind])
    style = "card-text" if max(map(len, lines)) <= SHORT_LINE_LETTERS else "card-long"
    first = CARD.height - 9 - LINE * (len(lines) - 1)
    room = first - 28 + 4
    scale = min(1.18, room / 48)
    text = "".join(
        label(CARD.width / 2, first + LINE * n, style, line) for n, line in enumerate(lines)
    )
    left, top = (CARD.width - 48 * scale) / 2, 13 + (room - 48 * scale) / 2
    picture = move(left, top, CARD_ICONS[kind], scale)
    return group(card_style(kind), _papyrus(*CARD) + picture + text)


@lru_cache(maxsize=256)
def small_card(kind: int, language: Language) -> str:
    """A card without its name written on it."""
    name = words_in(language).cards[kind]
    return tooltip(f"{name}. {_about(kind, language)}", small_face(kind))


@cache
def small_face(kind: int) -> str:
    body = _papyrus(*SMALL_CARD) + move(7, 20, CARD_ICONS[kind], 0.92)
    return group(card_style(kind), body)


def _papyrus(width: float, height: float) -> str:
    return (
        box("papyrus", 0.75, 0.75, width - 1.5, height - 1.5, 7)
        + path("fibre", "".join(f"M5 {y}H{width - 5:g}" for y in range(22, int(height), 15)))
        + path("band", f"M1 9Q1 1 8 1H{width - 8:g}Q{width - 1:g} 1 {width - 1:g} 9Z")
    )


def _about(kind: int, language: Language) -> str:
    return SENTENCES.say(Text(f"about.card.{CARDS[kind]}"), language)


def broken(name: str) -> list[str]:
    """A name in lines: each word its own, a hyphen stays with the word before it."""
    return name.replace("-", "- ").split()
