"""The counter: offers that are put together, made, answered and chosen, and attacks to fend off.

Whatever is asked of somebody out of turn lies here, large, before the one who is to answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, join, move
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import label, path
from baumeister.games.oh_pharaoh.drawing import layout
from baumeister.games.oh_pharaoh.drawing.attacks import collecting, defence, loot, mending, tax
from baumeister.games.oh_pharaoh.drawing.clerk import Clerk
from baumeister.games.oh_pharaoh.drawing.icons import ARROWS
from baumeister.games.oh_pharaoh.drawing.keys import (
    SHEET,
    dead_key,
    heading,
    in_a_row,
    paragraph,
    slim_row,
)
from baumeister.games.oh_pharaoh.drawing.layout import (
    COUNTER,
    DEAL_FOOT,
    DEAL_HEIGHT,
    DEAL_KEY,
    DEAL_PITCH,
    DEAL_ROOM,
    DEAL_SIDES,
    DEAL_TOP,
    EDGE,
    INNER,
    KEYS_TOP,
    OFFER_CARD,
    OFFER_ROOM,
    OFFER_TOP,
    RIGHT,
)
from baumeister.games.oh_pharaoh.drawing.terms import counteroffer, offer
from baumeister.games.oh_pharaoh.drawing.texts import Words
from baumeister.games.oh_pharaoh.rules.actions import ACCEPT, DEAL, DECLINE, NO_DEAL
from baumeister.games.oh_pharaoh.rules.actions import COUNTER as MAKE_COUNTER
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from baumeister.games.oh_pharaoh.rules.tax import AvoidTax, CollectTax
from baumeister.games.oh_pharaoh.rules.thief import Defend, Loot, Mend
from baumeister.games.oh_pharaoh.rules.trade import ChooseDeal, ComposeOffer, Respond, holds

ANSWERS: Final = ((ACCEPT, "accept"), (DECLINE, "decline"), (MAKE_COUNTER, "counter_offer"))
WAIT_LETTERS: Final = 44  # letters in a line
LACKS: Final = 11


def counter_panel(state: OhPharaoh, words: Words, pen: Pen, names: Sequence[str] | None) -> Panel:
    body = _counter(Clerk(state, words, pen, names))
    return Panel(
        "counter",
        words.say("panel.counter"),
        Rectangle(0, 0, *COUNTER),
        {"counter": SHEET + body if body else ""},
    )


def _counter(clerk: Clerk) -> Picture:
    """Offers are there for all to see; all else only for the one who is asked."""
    question = clerk.state.agenda[-1] if clerk.state.agenda else None
    if isinstance(question, Respond):
        return _respond(clerk, question)
    if isinstance(question, ChooseDeal):
        return _deals(clerk, question)
    return _asked(clerk, question) if clerk.pen.is_asked else ""


def _asked(clerk: Clerk, question: object) -> Picture:
    if isinstance(question, ComposeOffer):
        return offer(clerk, question)
    if isinstance(question, Defend):
        return defence(clerk, question)
    if isinstance(question, AvoidTax):
        return tax(clerk, question)
    if isinstance(question, CollectTax):
        return collecting(clerk, question)
    if isinstance(question, Loot):
        return loot(clerk, question)
    return mending(clerk, question) if isinstance(question, Mend) else ""


# Answering an offer


def _respond(clerk: Clerk, question: Respond) -> Picture:
    seat = clerk.pen.seat
    if not clerk.pen.is_asked or seat not in question.order:
        return _open_offer(clerk, question)
    if question.steps[question.order.index(seat)]:
        return counteroffer(clerk, question)
    return _incoming(clerk, question)


def _sides(left: str, gotten: Sequence[int], right: str, given: Sequence[int]) -> str:
    """What comes and what goes, in large cards."""
    parts = []
    for x, text, kinds in ((EDGE + 4, left, gotten), (RIGHT, right, given)):
        cards = in_a_row(kinds, OFFER_CARD, OFFER_ROOM)
        parts.append(label(x, OFFER_TOP - 8, "op-side", text) + move(x, OFFER_TOP, cards))
    return "".join(parts) + move(RIGHT - 21, OFFER_TOP + 34, ARROWS, 0.4)


def _incoming(clerk: Clerk, question: Respond) -> Picture:
    """An offer to the viewer, and their three answers."""
    key_name = "offers_all" if len(question.order) > 1 else "offers_you"
    count = len(ANSWERS)
    keys = join(
        clerk.key(action, layout.key(n, count), text) for n, (action, text) in enumerate(ANSWERS)
    )
    if not holds(clerk.state, clerk.pen.seat, question.wants):
        keys += dead_key(layout.key(0, count), clerk.say("accept"))
        right, line = COUNTER.width - EDGE - 4, OFFER_TOP + 107
        keys += label(right, line, "op-small right", clerk.say("lacking"))
    return (
        heading(question.proposer, clerk.say(key_name, seat=clerk.name(question.proposer)))
        + _sides(clerk.say("you_get"), question.gives, clerk.say("you_give"), question.wants)
        + keys
    )


def _open_offer(clerk: Clerk, question: Respond) -> Picture:
    """The same for everybody who is not to answer (any more)."""
    proposer = clerk.name(question.proposer)
    gives, gets = clerk.sides(question.proposer)
    text = (
        clerk.say("offers_all", seat=proposer)
        if len(question.order) > 1
        else clerk.say("offers_one", seat=proposer, other=clerk.name(question.order[0]))
    )
    waiting = ", ".join(clerk.name(seat) for seat in question.asked(clerk.state))
    return (
        heading(question.proposer, text)
        + _sides(gives, question.gives, gets, question.wants)
        + paragraph(
            EDGE + 4, KEYS_TOP + 24, "op-side", clerk.say("waits", names=waiting), WAIT_LETTERS
        )
    )


# Choosing a deal


def _deals(clerk: Clerk, question: ChooseDeal) -> Picture:
    if clerk.pen.seat == question.seat:
        text = clerk.say("accepted" if question.must else "countered")
    else:
        text = clerk.say("chooses", seat=clerk.name(question.seat))
    headings = clerk.sides(question.seat)
    rows = join(_deal(clerk, n, headings, *deal) for n, deal in enumerate(question.deals))
    return heading(question.seat, text) + rows + clerk.key(NO_DEAL, DEAL_FOOT, "no_deal")


def _deal(
    clerk: Clerk,
    n: int,
    headings: tuple[str, str],
    other: int,
    gives: Sequence[int],
    gets: Sequence[int],
) -> Picture:
    """The terms of one partner in a line."""
    terms = "".join(
        label(x, 9, "op-small", text) + move(x, 13, slim_row(kinds, DEAL_ROOM, DEAL_HEIGHT))
        for x, text, kinds in zip(DEAL_SIDES, headings, (gives, gets), strict=True)
    )
    choice = clerk.key(DEAL[other], DEAL_KEY, "deal")
    if not choice and clerk.pen.is_asked:
        middle, y = DEAL_KEY.x + DEAL_KEY.width / 2, DEAL_KEY.y + 27
        choice = paragraph(middle, y, "op-key-off", clerk.say("lacks"), LACKS)
    line = path("op-line", f"M{EDGE} -2H{EDGE + INNER:g}") if n else ""
    return move(
        0,
        DEAL_TOP + n * DEAL_PITCH,
        line
        + move(EDGE, 22, STONES[other], 0.62)
        + terms
        + move(DEAL_SIDES[1] - 19, 24, ARROWS, 0.32)
        + choice,
    )
