"""The market: cards on display, the face-down pair and the two piles; and cards anywhere else."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from baumeister.core.state import NOBODY, UNKNOWN
from baumeister.core.text import Language, Text
from baumeister.drawing.areas import hot_box
from baumeister.drawing.boxes import Box
from baumeister.drawing.ink import Picture, group, hint, join, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, label, path
from baumeister.games.imhotep.drawing import layout
from baumeister.games.imhotep.drawing.icons import CARD_ICONS
from baumeister.games.imhotep.drawing.layout import CARD, DISCARD, PILE
from baumeister.games.imhotep.drawing.text_board import card_style
from baumeister.games.imhotep.drawing.texts import Words, words_in
from baumeister.games.imhotep.rules.actions import CARD as TAKE_CARD
from baumeister.games.imhotep.rules.actions import KEEP, TOP_CARD
from baumeister.games.imhotep.rules.market import EMPTY, PAIR, PAIR_FIELD
from baumeister.games.imhotep.rules.names import CARDS
from baumeister.games.imhotep.rules.state import Imhotep
from baumeister.games.imhotep.rules.texts import SENTENCES

STYLES: Final = ((10, "card-text"), (12, "card-long"), (99, "card-longest"))  # by letters
SMALL: Final = Box(0, 0, 58, 74)
SMALL_HOT: Final = hot_box(*SMALL, 6)
CARD_HOT: Final = hot_box(*CARD, 8)
CARD_RING: Final = box("ring", -2, -2, CARD.width + 4, CARD.height + 4, 9)
GAP: Final = box("gap", *CARD, 8)
PILE_HOT: Final = hot_box(0, 0, PILE.width, PILE.height, 7)
PILE_RING: Final = box("ring", -1, -1, PILE.width + 2, PILE.height + 2, 7)
BACK: Final = (
    box("back", 1.5, 1.5, CARD.width - 3, CARD.height - 3, 7)
    + path("back-eye", "M22 60Q48 34 74 60Q48 82 22 60ZM30 76Q26 92 38 94M56 78L66 92")
    + '<circle class="back-eye" cx="48" cy="58" r="9"/>'
)


def market(state: Imhotep, words: Words, pen: Pen) -> Picture:
    fields = [
        pen.place(
            f"market-{field}",
            *layout.market_field(field),
            _field(state, words, pen, field),
            CARD_RING,
        )
        for field in range(len(TAKE_CARD))
    ]
    return join([*fields, *_piles(state, words, pen)])


def _field(state: Imhotep, words: Words, pen: Pen, field: int) -> Picture:
    shown = state.market.display[field]
    if field == PAIR_FIELD and state.market.looker != NOBODY:
        return _looked_at(state, words, pen)
    if shown == EMPTY:
        return GAP
    if shown == PAIR:
        body = move(8, 0, BACK, 0.92) + move(0, 9, BACK, 0.92)
    else:
        body = card(shown, words.language)
    return pen.button(TAKE_CARD[field], body, CARD_HOT)


def _looked_at(state: Imhotep, words: Words, pen: Pen) -> Picture:
    """The pair in somebody's hand: open for them, two backs for the others."""
    parts: list[Picture] = [GAP]
    for n, shown in enumerate(state.market.looked_at):
        spot = (n * 49, 22)
        if shown == UNKNOWN:
            parts.append(move(*spot, BACK, 0.49))
            continue
        body = small_card(shown, words.language)
        parts.append(move(*spot, pen.button(KEEP[shown], body, SMALL_HOT), 0.8))
    parts.append(move(36, 88, STONES[state.market.looker], 0.66))
    return join(parts)


def _piles(state: Imhotep, words: Words, pen: Pen) -> list[Picture]:
    deck, discard = state.market.pile_size(), state.market.discard.size
    pile = pen.button(TOP_CARD, _pile("back", "pile-text", deck), PILE_HOT)
    heap = _pile("papyrus", "discard-text", discard)
    return [
        pen.place("deck", PILE.x, PILE.y, hint(words.say("pile", n=deck), pile), PILE_RING),
        pen.place(
            "discard", DISCARD.x, DISCARD.y, hint(words.say("discard", n=discard), heap), PILE_RING
        ),
    ]


@lru_cache(maxsize=256)
def _pile(style: str, text_style: str, count: int) -> str:
    if not count:
        return box("gap", 1, 1, PILE.width - 2, PILE.height - 2, 6)
    deeper = box(style, 3.5, 3.5, PILE.width - 5, PILE.height - 5, 6) if count > 1 else ""
    return (
        deeper
        + box(style, 1.5, 1.5, PILE.width - 6, PILE.height - 6, 6)
        + label(PILE.width / 2 - 1.5, 35, text_style, str(count))
    )


@lru_cache(maxsize=256)
def card(kind: int, language: Language) -> str:
    """A whole card: picture and name, and what it does when pointed at."""
    return hint(_about(kind, language), card_face(kind, language))


@lru_cache(maxsize=256)
def card_face(kind: int, language: Language) -> str:
    lines = broken(words_in(language).cards[kind])
    longest = max(map(len, lines))
    style = next(style for letters, style in STYLES if longest <= letters)
    first = CARD.height - 9 - 15.5 * (len(lines) - 1)
    room = first - 28 + 4
    scale = min(1.18, room / 48)
    text = "".join(
        label(CARD.width / 2, first + 15.5 * n, style, line) for n, line in enumerate(lines)
    )
    picture = move(
        (CARD.width - 48 * scale) / 2, 13 + (room - 48 * scale) / 2, CARD_ICONS[kind], scale
    )
    body = _papyrus(CARD.width, CARD.height) + picture + text
    return group(card_style(kind), body)


@lru_cache(maxsize=256)
def small_card(kind: int, language: Language) -> str:
    """A card without its name written on it."""
    name = words_in(language).cards[kind]
    return hint(f"{name}. {_about(kind, language)}", small_face(kind))


@cache
def small_face(kind: int) -> str:
    body = _papyrus(SMALL.width, SMALL.height) + move(7, 20, CARD_ICONS[kind], 0.92)
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
