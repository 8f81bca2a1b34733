"""One's own hand: each kind of card has a place of its own, which keeps its name."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.core.action import Action
from baumeister.drawing.areas import Area, hot_box
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, join, move, tooltip
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import tally
from baumeister.drawing.svg import box, label, path
from baumeister.games.cleopatra.drawing.cards import band
from baumeister.games.cleopatra.drawing.icons import AMULET, CARD_ICONS
from baumeister.games.cleopatra.drawing.layout import HAND
from baumeister.games.cleopatra.drawing.pieces import unless_held
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules.actions import DISCARD, GIVE, OFFER, PAY, PLAY
from baumeister.games.cleopatra.rules.draw_pile import NO_CARD
from baumeister.games.cleopatra.rules.envoy import MakeOffers
from baumeister.games.cleopatra.rules.hand_limit import CheckHand
from baumeister.games.cleopatra.rules.names import DOUBLES, EVERY_CARD, STANDARD, TAINTED, Card
from baumeister.games.cleopatra.rules.state import Cleopatra

NAMED: Final = 4  # so many kinds have room for their names
ONE_LINE: Final = 8  # so many kinds lie in one line
TWO_LINES: Final = 9  # kinds in each of two
WIDEST: Final = 88.0
LOW: Final = 60.0  # a lower card has no room for an amulet
DEEP: Final = 2.0  # how far a card lies from the one on it
DEEPEST: Final = 2  # cards of which one sees that they lie deeper


def hand(state: Cleopatra, words: Words, pen: Pen) -> dict[str, Picture]:
    """Nothing for those without a seat, and nothing when the game is over."""
    if pen.seat >= state.seats or not state.agenda:
        return {"hand": ""}
    counts = state.hands[pen.seat].counts
    held = [kind for kind in EVERY_CARD if counts[kind]]
    offered = _offered(state, pen)
    is_too_much = isinstance(state.agenda[-1], CheckHand)
    parts: list[Picture] = []
    for kind, (x, y, width, height) in zip(held, spots(len(held)), strict=True):
        has_name = len(held) <= NAMED
        body: Picture = _stack(words, kind, counts[kind], width, height, has_name)
        for use in _uses(kind, kind == offered, is_too_much):
            if pen.offers(use):
                body = unless_held(pen, use, body, _hot(width, height))
                break
        parts.append(pen.place(place_of(pen.seat, kind), x, y, body))
        if counts[kind] > 1:
            parts.append(tally(x + width - 10, y + height - 10, counts[kind]))
    return {"hand": join(parts)}


def place_of(seat: int, kind: int) -> str:
    return f"hand-{seat}-{kind}"


def spots(kinds: int) -> list[Rectangle]:
    """Where so many kinds of cards lie: in one line, or small in two."""
    if kinds <= ONE_LINE:
        pitch = min(WIDEST + 2, HAND.width / max(kinds, 1))
        return [Rectangle(n * pitch + 1, 1, pitch - 2, HAND.height - 2) for n in range(kinds)]
    pitch, height = HAND.width / TWO_LINES, HAND.height / 2
    return [
        Rectangle(n % TWO_LINES * pitch, n // TWO_LINES * height + 0.5, pitch, height - 1)
        for n in range(kinds)
    ]


@lru_cache(maxsize=64)
def _hot(width: float, height: float) -> Area:
    return hot_box(0, 0, width, height, 6)


@lru_cache(maxsize=2048)
def _stack(words: Words, kind: int, count: int, width: float, height: float, named: bool) -> str:
    """Equal cards on one another, each of them drawn: one that leaves is seen to leave."""
    depth = min(count - 1, DEEPEST)
    width, height = width - DEEP * depth, height - DEEP * depth
    card = _card(kind, width, height, named)
    deeper = "".join(
        move(DEEP * min(n, depth) + n / 100, DEEP * min(n, depth), card)
        for n in range(count - 1, 0, -1)
    )
    name = label(width / 2, 15, "c-card-name", words.bands[kind]) if named else ""
    return tooltip(words.about_cards[kind], deeper + move(0, 0, card) + name)


@lru_cache(maxsize=512)
def _card(kind: int, width: float, height: float, named: bool) -> str:
    top = 20.0 if named else 7.0
    body = box("c-card", 1, 1, width - 2, height - 2, 6)
    body += path(
        f"c-band {band(kind)}",
        f"M1.700 {top:g}V7Q1.700 1.700 7 1.700H{width - 7:g}Q{width - 1.7:g} 1.700"
        f" {width - 1.7:g} 7V{top:g}Z",
    )
    body += _picture(kind, Rectangle(2, top, width - 4, height - top - 3))
    if kind in TAINTED and height > LOW:
        body += move(3, height - 22, AMULET, 0.4)
    return body


def _picture(kind: int, room: Rectangle) -> str:
    """One thing in the middle of the card, or two of them."""
    icon, side = CARD_ICONS[kind], min(room.width, room.height)
    x, y = room.x + room.width / 2, room.y + room.height / 2
    if kind in DOUBLES:
        size = side * 0.62
        step = side * 0.2
        scale = size / 48
        return move(x - step - size / 2, y - step * 0.9 - size / 2, icon, scale) + move(
            x + step - size / 2, y + step * 0.9 - size / 2, icon, scale
        )
    size = side * 0.86
    return move(x - size / 2, y - size / 2, icon, size / 48)


def _uses(kind: Card, is_offered: bool, is_too_much: bool) -> list[Action]:
    """What can ever be done with a card of the hand.

    A smuggler in too large a hand is discarded here like any other card, and played by a button.
    """
    uses: list[Action] = [PLAY[kind]] if kind in PLAY and not is_too_much else []
    uses += [PAY[kind], DISCARD[kind]]
    if kind in STANDARD:
        uses.append(GIVE[kind])
    return [*uses, OFFER] if is_offered else uses


def _offered(state: Cleopatra, pen: Pen) -> int:
    """The card an envoy asks this seat for, or none."""
    question = state.agenda[-1]
    is_asked = pen.offers(OFFER)
    return question.card if is_asked and isinstance(question, MakeOffers) else NO_CARD
