"""Cards to choose from, in the place of the market, while a character asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.action import Action
from baumeister.core.sentences import seat_name
from baumeister.drawing.areas import Area, hot_box
from baumeister.drawing.ink import Picture, join, move, tooltip
from baumeister.drawing.lines import shortened
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONES, tally
from baumeister.drawing.svg import box, label
from baumeister.games.cleopatra.drawing.cards import art
from baumeister.games.cleopatra.drawing.layout import CARD, CHOICE
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules.actions import ACCEPT, ASK, KEEP, NAME, TAKE
from baumeister.games.cleopatra.rules.courtesan import TakeDiscarded
from baumeister.games.cleopatra.rules.envoy import (
    AcceptOffers,
    ChooseAsked,
    NameResource,
    clockwise,
)
from baumeister.games.cleopatra.rules.names import Card
from baumeister.games.cleopatra.rules.state import Cleopatra
from baumeister.games.cleopatra.rules.vizier import KeepCards

SLAB: Final = box("slab", 1, 1, CHOICE.width - 2, CHOICE.height - 2, 10)
TOP: Final = 22
LINE: Final = 6  # cards in a row
SCALES: Final = ((4, 0.72), (5, 0.6), (2 * LINE, 0.5), (3 * LINE, 0.35))  # by kinds of cards
NAMED: Final = 0.6  # a card of this size has room for its name
NAME_LENGTH: Final = 11
ROOM: Final = 348.0
CHOICES: Final = (KeepCards, TakeDiscarded, NameResource, ChooseAsked, AcceptOffers)


def is_choosing(state: Cleopatra, is_asked: bool) -> bool:
    """Whether somebody chooses among cards now that lie nowhere else."""
    return is_asked and bool(state.agenda) and isinstance(state.agenda[-1], CHOICES)


def choice(
    state: Cleopatra, words: Words, pen: Pen, names: Sequence[str] | None
) -> dict[str, Picture]:
    if not is_choosing(state, pen.is_asked):
        return {"choice": ""}
    return {"choice": _asked(state, words, pen, names, state.agenda[-1])}


def _asked(
    state: Cleopatra, words: Words, pen: Pen, names: Sequence[str] | None, question: object
) -> Picture:
    if isinstance(question, KeepCards):
        return _cards(words, pen, "looked", KEEP, state.looked.counts)
    if isinstance(question, TakeDiscarded):
        return _cards(words, pen, "search", TAKE, state.discard.counts)
    if isinstance(question, NameResource):
        return _cards(words, pen, "name", NAME, [1] * len(NAME))
    if isinstance(question, ChooseAsked):
        left = [seat for seat in clockwise(state, question.seat) if seat not in question.chosen]
        return _owners(words, pen, names, "asked", ASK, question.card, left)
    assert isinstance(question, AcceptOffers)
    return _owners(words, pen, names, "offered", ACCEPT, question.card, question.offering)


def _cards(
    words: Words, pen: Pen, title: str, actions: Sequence[Action], counts: Sequence[int]
) -> Picture:
    """Each kind once, with how many there are of it."""
    held = [(kind, count) for kind, count in enumerate(counts) if count]
    scale = _scale(len(held))
    shown = [
        pen.button(actions[kind], _card(words, kind, words.bands[kind], count, scale), _hot(scale))
        for kind, count in held
    ]
    return SLAB + label(12, 16, "heading", words.say(title)) + _laid_out(shown, scale)


def _owners(
    words: Words,
    pen: Pen,
    names: Sequence[str] | None,
    title: str,
    actions: Sequence[Action],
    card: Card,
    seats: Sequence[int],
) -> Picture:
    """The card once for each who offers it or may be asked for it, in their colour."""
    scale = _scale(len(seats))

    def owned(seat: int) -> str:
        name = shortened(seat_name(seat, words.language, names), NAME_LENGTH)
        return _card(words, card, name, 1, scale) + move(4, 4, STONES[seat], 0.75)

    shown = [pen.button(actions[seat], owned(seat), _hot(scale)) for seat in seats]
    return SLAB + label(12, 16, "heading", words.say(title)) + _laid_out(shown, scale)


def _scale(kinds: int) -> float:
    """The fewer cards, the larger they are."""
    return next(scale for most, scale in SCALES if kinds <= most)


def _laid_out(cards: Sequence[Picture], scale: float) -> Picture:
    columns = next(most for most, size in SCALES if size == scale)
    pitch = ROOM / min(columns, LINE)
    down = CARD.height * scale + 2
    beside = (pitch - CARD.width * scale) / 2
    return join(
        move(6 + n % LINE * pitch + beside, TOP + n // LINE * down, card)
        for n, card in enumerate(cards)
    )


@lru_cache(maxsize=512)
def _card(words: Words, kind: int, name: str, count: int, scale: float) -> str:
    width, height = CARD.width * scale, CARD.height * scale
    body = move(0, 0, art(kind), scale)
    if count > 1:
        body += tally(width - 8, 9, count)
    if scale >= NAMED:
        body += label(width / 2, height + 14, "small middle", name)
    return tooltip(words.about_cards[kind], body)


@lru_cache(maxsize=8)
def _hot(scale: float) -> Area:
    return hot_box(-1, 0, CARD.width * scale + 2, CARD.height * scale, 6)
