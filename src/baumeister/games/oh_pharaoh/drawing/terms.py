"""Putting terms together: what one gives, what one gets, and for whom the offer is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.drawing.areas import hot_box
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, join, move
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, label
from baumeister.games.oh_pharaoh.drawing import layout
from baumeister.games.oh_pharaoh.drawing.cards import ORDER, faint_face, low_face
from baumeister.games.oh_pharaoh.drawing.clerk import Clerk
from baumeister.games.oh_pharaoh.drawing.icons import ARROWS
from baumeister.games.oh_pharaoh.drawing.keys import in_a_row, key, paragraph
from baumeister.games.oh_pharaoh.drawing.layout import (
    CLOSE,
    COUNTER,
    EDGE,
    GET_LEFT,
    GIVE_LEFT,
    PARTNER_HEIGHT,
    PARTNERS_TOP,
    SLOT,
    SLOT_PITCH,
    SLOTS_TOP,
    TRAY_CARD,
    TRAY_TOP,
)
from baumeister.games.oh_pharaoh.rules.actions import (
    DECLINE,
    DROP,
    PROPOSE,
    PROPOSE_ALL,
    WANT,
)
from baumeister.games.oh_pharaoh.rules.trade import ComposeOffer, Respond, terms_of

SLOTS: Final = 4  # on each side; few offers have more cards
ROOM: Final = SLOTS * SLOT_PITCH
WISH_HOT: Final = hot_box(0, 0, *TRAY_CARD, 5)
REMARK_LETTERS: Final = 50  # in a line
HINT_LETTERS: Final = 18


def offer(clerk: Clerk, question: ComposeOffer) -> Picture:
    partners = layout.others(clerk.state.seats, question.seat)
    count = len(partners) + 1
    keys = join(
        _partner(clerk, layout.partner(n, count), other) for n, other in enumerate(partners)
    )
    keys += clerk.key(PROPOSE_ALL, layout.partner(len(partners), count), "to_all")
    return (
        _terms(clerk, question.gives, question.wants)
        + (keys or _remark(clerk))
        + key(clerk.pen, DROP, CLOSE, "×")
    )


def counteroffer(clerk: Clerk, question: Respond) -> Picture:
    steps = question.steps[question.order.index(clerk.pen.seat)]
    other = question.proposer
    text = clerk.say("to_seat", seat=clerk.name(other))
    proposal = key(clerk.pen, PROPOSE[other], layout.partner(0, 1), text)
    return (
        _terms(clerk, *terms_of(steps))
        + (proposal or _remark(clerk))
        + key(clerk.pen, DECLINE, CLOSE, "×")
    )


def _partner(clerk: Clerk, area: Rectangle, other: int) -> Picture:
    stone = move(6, PARTNER_HEIGHT / 2 - 11, STONES[other], 0.62)
    return key(clerk.pen, PROPOSE[other], area, clerk.whole_name(other), stone)


def _remark(clerk: Clerk) -> str:
    middle, line = COUNTER.width / 2, PARTNERS_TOP + PARTNER_HEIGHT / 2 + 4
    return paragraph(middle, line, "op-small middle", clerk.say("to_whom"), REMARK_LETTERS)


def _terms(clerk: Clerk, gives: Sequence[int], wants: Sequence[int]) -> Picture:
    """Both sides of the terms, and the cards that can be asked for."""
    given = _cards(gives) if gives else _hint(clerk)
    sides = _side(GIVE_LEFT, clerk.say("you_give"), given)
    sides += _side(GET_LEFT, clerk.say("you_get"), _cards(wants))
    arrows = move(GET_LEFT - 15, SLOTS_TOP + 15, ARROWS, 0.26)
    asking = label(EDGE, TRAY_TOP - 7, "op-side", clerk.say("ask_for"))
    tray = join(_wish(clerk, n, kind) for n, kind in enumerate(ORDER))
    return sides + arrows + asking + tray


def _side(left: float, text: str, cards: str) -> str:
    return label(left, SLOTS_TOP - 7, "op-side", text) + move(left, SLOTS_TOP, cards)


def _cards(kinds: Sequence[int]) -> str:
    """Each in a slot, or overlapping where there are more."""
    if len(kinds) > SLOTS:
        return in_a_row(kinds, SLOT, ROOM)
    return _slots() + "".join(
        move(n * SLOT_PITCH, 0, in_a_row([kind], SLOT, SLOT.width))
        for n, kind in enumerate(sorted(kinds, key=ORDER.index))
    )


def _hint(clerk: Clerk) -> str:
    """As long as nothing is given: where the cards for it are."""
    place = box("op-slot", 0, 0, ROOM - 2, SLOT.height, 4)
    line = SLOT.height / 2 + 4
    return place + paragraph(ROOM / 2, line, "op-small middle", clerk.say("add_give"), HINT_LETTERS)


@lru_cache(maxsize=1)
def _slots() -> str:
    return "".join(box("op-slot", n * SLOT_PITCH, 0, *SLOT, 4) for n in range(SLOTS))


def _wish(clerk: Clerk, n: int, kind: int) -> Picture:
    """What nobody else can have is only a place."""
    picture = low_face(kind) if clerk.pen.offers(WANT[kind]) else faint_face(kind)
    return move(*layout.tray(n), clerk.pen.button(WANT[kind], picture, WISH_HOT))
