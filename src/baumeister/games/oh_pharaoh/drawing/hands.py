"""Hands: one's own fanned and sorted, the others as backs."""

from __future__ import annotations

from typing import Final

from baumeister.drawing.areas import Area
from baumeister.drawing.boxes import Box
from baumeister.drawing.ink import Picture, hint, join, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import label
from baumeister.games.oh_pharaoh.drawing import layout
from baumeister.games.oh_pharaoh.drawing.cards import BACK_SHAPE, SMALL_BACK, face
from baumeister.games.oh_pharaoh.drawing.layout import (
    BACK,
    BACK_PITCH,
    CARD,
    HAND,
    HAND_SCALE,
    HELD,
    MOST_BACKS,
    Held,
)
from baumeister.games.oh_pharaoh.drawing.texts import Words
from baumeister.games.oh_pharaoh.drawing.uses import Uses, pick_name
from baumeister.games.oh_pharaoh.rules.names import JOKER, NUMBERS, SPECIAL
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh

ORDER: Final = (*NUMBERS, JOKER, *SPECIAL)  # from left to right


def backs(state: OhPharaoh, words: Words, pen: Pen, seat: int, left: float, top: float) -> Picture:
    """How many cards a hand has; what all have seen of it is told to those who point at it."""
    count = state.hand_sizes[seat]
    shown = min(count, MOST_BACKS)
    body = "".join(move(n * BACK_PITCH, 0, SMALL_BACK) for n in range(shown))
    number = label(backs_width(shown) + 8, 28, "op-count", str(count))
    told = hint(_told(state, words, seat), body + number)
    return pen.place(f"hand-{seat}", left, top, told)


def backs_width(cards: int) -> float:
    return BACK.width + BACK_PITCH * max(0, cards - 1)


def own_hand(state: OhPharaoh, words: Words, pen: Pen, uses: Uses, seat: int) -> Picture:
    """All cards of one kind are one thing to click on; the last of them lies on top."""
    hand = state.hands[seat]
    total = sum(hand)
    parts: list[Picture] = []
    number = 0
    for kind in ORDER:
        count = hand[kind]
        if count:
            spots = [layout.held(total, n) for n in range(number, number + count)]
            parts.append(_kind(words, pen, uses, kind, spots, layout.pitch(total)))
            number += count
    return pen.place(f"hand-{seat}", HAND.x, HAND.y, join(parts))


def covered_hand(state: OhPharaoh, words: Words, pen: Pen, seat: int) -> Picture:
    """The hand of the seat at the bottom, if it is not the viewer's: they see its backs."""
    count = state.hand_sizes[seat]
    body = "".join(_turned(layout.held(count, n), BACK_SHAPE) for n in range(count))
    told = hint(_told(state, words, seat), body)
    return pen.place(f"hand-{seat}", HAND.x, HAND.y, told)


def _told(state: OhPharaoh, words: Words, seat: int) -> str:
    """How many cards a hand has, and which of them all have seen."""
    sentence = words.count("hand_of", state.hand_sizes[seat])
    if not any(state.known[seat]):
        return sentence
    return words.say("known", hand=sentence, cards=words.several(state.known[seat]))


def _kind(
    words: Words, pen: Pen, uses: Uses, kind: int, spots: list[Held], pitch: float
) -> Picture:
    body = "".join(_turned(spot, face(kind, words.language)) for spot in spots)
    hot = _hot(spots[-1], (len(spots) - 1) * pitch)
    if kind in uses.at_once:
        return pen.button(uses.at_once[kind], body, hot)
    if kind in uses.held:
        return pen.pick(pick_name(kind), words.about(kind), body, hot)
    return hint(words.about(kind), body)


def _turned(spot: Held, body: str) -> str:
    """A card in the fan. It may drift aside when others come and go."""
    return f'<g class="drifts" transform="{_transform(spot)}">{body}</g>'


def _transform(spot: Held) -> str:
    turn = f" rotate({spot.angle:g} {HELD.width / 2:g} {HELD.height:g})" if spot.angle else ""
    return f"translate({spot.x:g} {spot.y:g}){turn} scale({HAND_SCALE})"


def _hot(spot: Held, more: float) -> Area:
    """The frame of the last card of a kind, so much wider to the left."""
    across = more / HAND_SCALE
    shape = (
        f'<rect class="hot" transform="{_transform(spot)}" x="{-across:.1f}" y="0"'
        f' width="{CARD.width + across:.1f}" height="{CARD.height:g}" rx="9"/>'
    )
    return Area(shape, Box(spot.x - more, spot.y, HELD.width + more, HELD.height))
