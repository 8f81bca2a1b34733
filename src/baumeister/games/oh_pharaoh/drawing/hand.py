"""One's own hand: each kind of card is one thing to hit, and has a place of its own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from baumeister.core.event import PUBLIC
from baumeister.drawing.areas import Area, hot_box
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, Placed, join, kept, move, tooltip
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import tally
from baumeister.games.oh_pharaoh.drawing import layout
from baumeister.games.oh_pharaoh.drawing.cards import (
    BACK_SHAPE,
    LOW_CARD,
    ORDER,
    SMALL_BACK,
    face,
    low_face,
)
from baumeister.games.oh_pharaoh.drawing.layout import APART, CARD, HAND, LOW, Fan
from baumeister.games.oh_pharaoh.drawing.texts import Words
from baumeister.games.oh_pharaoh.drawing.uses import Uses, pick_name
from baumeister.games.oh_pharaoh.rules.names import EVERY_CARD
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh

LEGIBLE: Final = 1.06  # the size of a tally, since what is in the dock is read all the time


def bottom(seat: int) -> int:
    """Whose things lie nearest to a viewer: their own, or those of the first seat."""
    return 0 if seat == PUBLIC else seat


def hand_panel(state: OhPharaoh, words: Words, pen: Pen, uses: Uses) -> Panel:
    """Open to its owner; of another one sees the backs."""
    owner = bottom(pen.seat)
    if is_open(state, pen, owner):
        body = _open(words, pen, uses, owner, state.hands[owner])
    else:
        body = _covered(state.hand_sizes[owner])
    return Panel("hand", words.say("panel.hand"), Rectangle(0, 0, *HAND), {"hand": body})


def is_open(state: OhPharaoh, pen: Pen, owner: int) -> bool:
    """Whether a viewer knows a hand: it is their own, or there is nothing hidden in it."""
    return pen.seat == owner or sum(state.hands[owner]) == state.hand_sizes[owner]


def place_of(seat: int, kind: int) -> str:
    return f"hand-{seat}-{kind}"


@kept
def hand_from_outside(seat: int, x: float, y: float, scale: float) -> Picture:
    """The back of a card, at the place of all cards that somebody else may hold."""
    body: Picture = SMALL_BACK
    for kind in EVERY_CARD:
        body = Placed(body, place_of(seat, kind), 0, 0)
    return Placed(body, f"hand-{seat}", x, y, scale=scale)


def _open(words: Words, pen: Pen, uses: Uses, owner: int, counts: list[int]) -> Picture:
    held = [kind for kind in ORDER if counts[kind]]
    fan = layout.fan(len(held), sum(counts))
    stacks = _in_two_lines(held, counts) if fan is None else _in_line(held, counts, fan)
    return join(
        pen.place(place_of(owner, kind), area.x, area.y, _kind(words, pen, uses, kind, body, area))
        for kind, area, body in stacks
    )


def _in_line(held: list[int], counts: list[int], fan: Fan) -> Iterator[tuple[int, Rectangle, str]]:
    """Kinds side by side; of equal cards one sees the edges."""
    card, sliver = fan
    spare = len(held) * (card + APART) - APART + sliver * (sum(counts) - len(held))
    x = (HAND.width - spare) / 2
    scale = round(card / CARD.width, 4)
    height = CARD.height * scale
    for kind in held:
        width = card + sliver * (counts[kind] - 1)
        area = Rectangle(round(x, 1), round((HAND.height - height) / 2, 1), width, height)
        yield kind, area, _stack(kind, counts[kind], sliver, scale)
        x += width + APART


def _in_two_lines(held: list[int], counts: list[int]) -> Iterator[tuple[int, Rectangle, str]]:
    """Low cards, and how many there are of each."""
    for n, kind in enumerate(held):
        yield kind, Rectangle(*layout.low(n), *LOW), _low_stack(kind, counts[kind])


@lru_cache(maxsize=1024)
def _stack(kind: int, count: int, sliver: float, scale: float) -> str:
    """Each card is drawn, so that one that leaves is seen to leave."""
    return "".join(_card(n * sliver, scale, face(kind)) for n in range(count))


@lru_cache(maxsize=256)
def _low_stack(kind: int, count: int) -> str:
    scale = LOW.width / LOW_CARD.width - 0.01
    cards = "".join(_card(n / 100, scale, low_face(kind)) for n in range(count))
    if count == 1:
        return cards
    return cards + move(LOW.width - 10, LOW.height - 11, tally(0, 0, count), LEGIBLE)


def _card(x: float, scale: float, body: str) -> str:
    """A card that may drift aside when others come and go."""
    return f'<g class="drifts" transform="translate({x:g} 0) scale({scale:.4g})">{body}</g>'


def _kind(words: Words, pen: Pen, uses: Uses, kind: int, body: str, area: Rectangle) -> Picture:
    hot = _hot(area.width, area.height)
    if kind in uses.at_once:
        return pen.button(uses.at_once[kind], body, hot)
    if kind in uses.held:
        return pen.pick(pick_name(kind), words.about(kind), body, hot)
    return tooltip(words.about(kind), body)


@lru_cache(maxsize=512)
def _hot(width: float, height: float) -> Area:
    return hot_box(0, 0, width, height, 6)


@lru_cache(maxsize=32)
def _covered(count: int) -> str:
    """Backs side by side, overlapping as far as they must."""
    card, height = layout.HELD
    pitch = min(card + APART, (HAND.width - card - 2) / max(1, count - 1))
    left = (HAND.width - (count - 1) * pitch - card) / 2
    scale = height / CARD.height
    return "".join(
        f'<g transform="translate({left + n * pitch:.4g} 1) scale({scale:.4g})">{BACK_SHAPE}</g>'
        for n in range(count)
    )
