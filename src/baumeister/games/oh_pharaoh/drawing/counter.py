"""The counter: offers that are put together, made, answered and chosen, and attacks to fend off.

Whatever is asked of somebody out of turn lies here, large, before the one who is to answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.core.action import Action
from baumeister.core.sentences import seat_name
from baumeister.drawing.boxes import Box
from baumeister.drawing.ink import Picture, group, join, move
from baumeister.drawing.lines import shortened
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, label, path
from baumeister.games.oh_pharaoh.drawing import layout
from baumeister.games.oh_pharaoh.drawing.cards import CARD_HOT, face
from baumeister.games.oh_pharaoh.drawing.hands import ORDER
from baumeister.games.oh_pharaoh.drawing.icons import SPECIAL_ICONS
from baumeister.games.oh_pharaoh.drawing.layout import (
    CLOSE,
    COUNTER,
    DEAL_CARD_PITCH,
    DEAL_SCALE,
    GET_LEFT,
    GIVE_LEFT,
    KEYS_TOP,
    OFFER_CARD,
    OFFER_PITCH,
    OFFER_SCALE,
    OFFER_TOP,
    PARTNER,
    RIGHT,
    SLOT_PITCH,
    SLOT_SCALE,
    SLOTS_TOP,
    TRAY_SCALE,
)
from baumeister.games.oh_pharaoh.drawing.stall import (
    dead_key,
    in_a_row,
    key,
    paragraph,
    sheet,
    short,
    slots,
    swap_arrows,
)
from baumeister.games.oh_pharaoh.drawing.texts import Words
from baumeister.games.oh_pharaoh.rules.actions import (
    ACCEPT,
    DEAL,
    DECLINE,
    DROP,
    ENDURE,
    NO_DEAL,
    PLAY_PHARAOH,
    PROPOSE,
    PROPOSE_ALL,
    SIDES,
    WANT,
)
from baumeister.games.oh_pharaoh.rules.actions import COUNTER as MAKE_COUNTER
from baumeister.games.oh_pharaoh.rules.names import PYRAMIDS, TAX, THIEF
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from baumeister.games.oh_pharaoh.rules.tax import AvoidTax
from baumeister.games.oh_pharaoh.rules.thief import Defend
from baumeister.games.oh_pharaoh.rules.trade import (
    MOST_CARDS,
    ChooseDeal,
    ComposeOffer,
    Respond,
    holds,
    terms_of,
)

SPREAD: Final = 2  # cards that have room side by side
SIDE_NAME_LENGTH: Final = 11  # characters
DEAL_NAME_LENGTH: Final = 12
ANSWERS: Final = ((ACCEPT, "accept"), (DECLINE, "decline"), (MAKE_COUNTER, "counter_offer"))


class Clerk:
    """Draws what lies on the counter, in somebody's words."""

    def __init__(
        self, state: OhPharaoh, words: Words, pen: Pen, names: Sequence[str] | None
    ) -> None:
        self.state = state
        self.words = words
        self.pen = pen
        self.names = names

    def name(self, seat: int) -> str:
        return short(seat_name(seat, self.words.language, self.names))

    def sides(self, seat: int) -> tuple[str, str]:
        """What stands above the cards that a seat gives, and above those it gets."""
        if seat == self.pen.seat:
            return self.say("you_give"), self.say("you_get")
        name = shortened(seat_name(seat, self.words.language, self.names), SIDE_NAME_LENGTH)
        return self.say("gives", seat=name), self.say("gets", seat=name)

    def say(self, key: str, **values: int | str) -> str:
        return self.words.say(key, **values)

    def sheet(self, seat: int, heading: str, body: Picture) -> Picture:
        """What concerns the plans of a seat."""
        return sheet(seat, heading, body, is_mine=self.pen.is_asked)

    def key(self, action: Action, area: Box, text: str) -> Picture:
        return key(self.pen, action, area, self.say(text))


def counter(state: OhPharaoh, words: Words, pen: Pen, names: Sequence[str] | None) -> Picture:
    question = state.agenda[-1] if state.agenda else None
    clerk = Clerk(state, words, pen, names)
    if isinstance(question, ComposeOffer):
        return _offer(clerk, question)
    if isinstance(question, Respond):
        return _respond(clerk, question)
    if isinstance(question, ChooseDeal):
        return _deals(clerk, question)
    if isinstance(question, Defend):
        return _thief(clerk, question)
    if isinstance(question, AvoidTax):
        return _tax(clerk, question)
    return ""


# Putting terms together


def _offer(clerk: Clerk, question: ComposeOffer) -> Picture:
    if question.seat != clerk.pen.seat:
        heading = clerk.say("composing", seat=clerk.name(question.seat))
        return _closed(heading)
    partners = layout.others(clerk.state.seats, question.seat)
    keys = join(_partner(clerk, n, other) for n, other in enumerate(partners))
    all_of_them = Box(*layout.partner(len(partners)), *PARTNER[2:])
    keys += clerk.key(PROPOSE_ALL, all_of_them, "to_all")
    return clerk.sheet(
        question.seat,
        clerk.say("own_offer"),
        _terms(clerk, question.gives, question.wants)
        + (keys or _remark(clerk))
        + key(clerk.pen, DROP, CLOSE, "×"),
    )


def _closed(heading: str) -> str:
    """Others see only that somebody thinks about an offer."""
    return move(
        layout.STALL.x,
        layout.STALL.y,
        box("op-sheet", 60, 8, layout.STALL.width - 120, 58, 10)
        + paragraph(layout.STALL.width / 2, 43, "op-side middle", heading, 40),
    )


def _remark(clerk: Clerk) -> str:
    return label(
        COUNTER.width / 2, layout.PARTNERS_TOP + 32, "op-small middle", clerk.say("to_whom")
    )


def _partner(clerk: Clerk, n: int, other: int) -> Picture:
    """A partner behind the counter."""
    area = Box(*layout.partner(n), *PARTNER[2:])
    text = seat_name(other, clerk.words.language, clerk.names)
    stone = move(10, 12, STONES[other], 0.67)
    return key(clerk.pen, PROPOSE[other], area, text, stone)


def _terms(clerk: Clerk, gives: Sequence[int], wants: Sequence[int]) -> Picture:
    """Both sides of the terms, and the cards that can be asked for."""
    sides = _side(clerk, GIVE_LEFT, clerk.say("you_give"), gives) + _side(
        clerk, GET_LEFT, clerk.say("you_get"), wants
    )
    hint = (
        ""
        if gives
        else label(GIVE_LEFT + 128, SLOTS_TOP + 46, "op-small middle", clerk.say("add_give"))
    )
    arrows = swap_arrows(COUNTER.width / 2 - 13, SLOTS_TOP + 22, 0.6)
    asking = label(layout.EDGE, layout.TRAY_TOP - 12, "op-side", clerk.say("ask_for"))
    tray = join(_wish(clerk, n, kind) for n, kind in enumerate(ORDER))
    return sides + hint + arrows + asking + tray


def _side(clerk: Clerk, left: float, heading: str, kinds: Sequence[int]) -> str:
    cards = slots(MOST_CARDS, SLOT_SCALE, SLOT_PITCH) + in_a_row(
        sorted(kinds, key=ORDER.index), clerk.words, SLOT_SCALE, SLOT_PITCH
    )
    return label(left, SLOTS_TOP - 9, "op-side", heading) + move(left, SLOTS_TOP, cards)


def _wish(clerk: Clerk, n: int, kind: int) -> Picture:
    spot = layout.tray(n)
    picture = face(kind, clerk.words.language)
    if not clerk.pen.offers(WANT[kind]):
        return move(*spot, group("op-dim", move(0, 0, picture, TRAY_SCALE)))
    return move(*spot, clerk.pen.button(WANT[kind], picture, CARD_HOT), TRAY_SCALE)


# Answering an offer


def _respond(clerk: Clerk, question: Respond) -> Picture:
    seat = clerk.pen.seat
    if not clerk.pen.is_asked or seat not in question.order:
        return _open_offer(clerk, question)
    steps = question.steps[question.order.index(seat)]
    if not steps:
        return _incoming(clerk, question)
    gives, wants = terms_of(steps)
    other = clerk.name(question.proposer)
    area = Box(layout.EDGE, layout.PARTNERS_TOP, 2 * PARTNER.width, PARTNER.height)
    text = clerk.say("to_seat", seat=other)
    return clerk.sheet(
        seat,
        clerk.say("own_terms", seat=other),
        _terms(clerk, gives, wants)
        + (key(clerk.pen, PROPOSE[question.proposer], area, text) or _remark(clerk))
        + key(clerk.pen, DECLINE, CLOSE, "×"),
    )


def _sides(clerk: Clerk, left: str, gotten: Sequence[int], right: str, given: Sequence[int]) -> str:
    """What comes and what goes, in large cards."""
    parts = []
    for x, heading, kinds in ((18, left, gotten), (RIGHT, right, given)):
        pitch = OFFER_PITCH if len(kinds) > SPREAD else OFFER_CARD
        cards = in_a_row(sorted(kinds, key=ORDER.index), clerk.words, OFFER_SCALE, pitch)
        parts.append(label(x, OFFER_TOP - 14, "op-side", heading) + move(x, OFFER_TOP, cards))
    return "".join(parts) + swap_arrows(RIGHT - 32, OFFER_TOP + 40, 0.55)


def _incoming(clerk: Clerk, question: Respond) -> Picture:
    """An offer to the viewer, and their three answers."""
    is_to_all = len(question.order) > 1
    key_name = "offers_all" if is_to_all else "offers_you"
    keys = join(clerk.key(action, layout.key(n), text) for n, (action, text) in enumerate(ANSWERS))
    lacks = not holds(clerk.state, clerk.pen.seat, question.wants)
    remark = _lacking(clerk) if lacks else ""
    return clerk.sheet(
        question.proposer,
        clerk.say(key_name, seat=clerk.name(question.proposer)),
        _sides(
            clerk,
            clerk.say("you_get"),
            question.gives,
            clerk.say("you_give"),
            question.wants,
        )
        + remark
        + keys,
    )


def _lacking(clerk: Clerk) -> str:
    """Nobody can give what they do not have."""
    return dead_key(layout.key(0), clerk.say("accept")) + label(
        RIGHT, OFFER_TOP + 146, "op-small", clerk.say("lacking")
    )


def _open_offer(clerk: Clerk, question: Respond) -> Picture:
    """The same for everybody who is not to answer (any more)."""
    proposer = clerk.name(question.proposer)
    gives, gets = clerk.sides(question.proposer)
    heading = (
        clerk.say("offers_all", seat=proposer)
        if len(question.order) > 1
        else clerk.say("offers_one", seat=proposer, other=clerk.name(question.order[0]))
    )
    waiting = ", ".join(clerk.name(seat) for seat in question.asked(clerk.state))
    return clerk.sheet(
        question.proposer,
        heading,
        _sides(
            clerk,
            gives,
            question.gives,
            gets,
            question.wants,
        )
        + paragraph(18, KEYS_TOP + 40, "op-side", clerk.say("waits", names=waiting), 46),
    )


# Choosing a deal


def _deals(clerk: Clerk, question: ChooseDeal) -> Picture:
    is_mine = clerk.pen.seat == question.seat
    if is_mine:
        heading = clerk.say("accepted" if question.must else "countered")
    else:
        heading = clerk.say("chooses", seat=clerk.name(question.seat))
    headings = clerk.sides(question.seat)
    rows = join(_deal(clerk, n, headings, *deal) for n, deal in enumerate(question.deals))
    foot = clerk.key(NO_DEAL, layout.DEAL_FOOT, "no_deal")
    return clerk.sheet(question.seat, heading, rows + foot)


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
        label(x, 18, "op-small", heading)
        + move(
            x,
            28,
            in_a_row(sorted(kinds, key=ORDER.index), clerk.words, DEAL_SCALE, DEAL_CARD_PITCH),
        )
        for x, heading, kinds in zip(layout.DEAL_SIDES, headings, (gives, gets), strict=True)
    )
    area = layout.DEAL_KEY
    choice = clerk.key(DEAL[other], area, "deal")
    if not choice and clerk.pen.is_asked:
        choice = paragraph(
            area.x + area.width / 2, 66, "op-key-off", clerk.say("lacks"), DEAL_NAME_LENGTH
        )
    line = path("op-line", "M0 -4H582") if n else ""
    return move(
        *layout.deal(n),
        line
        + move(4, 34, STONES[other])
        + label(area.x, 20, "op-small", shortened(clerk.name(other), DEAL_NAME_LENGTH))
        + terms
        + swap_arrows(228, 46, 0.45)
        + choice,
    )


# Thieves and tax collectors


def _thief(clerk: Clerk, question: Defend) -> Picture:
    if question.seat != clerk.pen.seat:
        return ""
    steps = clerk.state.pyramids[PYRAMIDS * question.seat + question.pyramid].steps
    key_name = "thief_aims" if steps <= SIDES else "thief_hopeless"
    return _attack(
        clerk,
        question.thief,
        THIEF,
        clerk.say("thief_comes", seat=clerk.name(question.thief)),
        clerk.say(key_name, n=question.pyramid + 1, steps=steps),
    )


def _tax(clerk: Clerk, question: AvoidTax) -> Picture:
    if not clerk.pen.is_asked:
        return ""
    heading = clerk.say("tax_comes", seat=clerk.name(question.collector))
    return _attack(clerk, question.collector, TAX, heading, clerk.say("tax_aims"))


def _attack(clerk: Clerk, attacker: int, kind: int, heading: str, sentence: str) -> Picture:
    """Somebody comes, and a pharaoh would keep them off."""
    icon = move(COUNTER.width / 2 - 80, 68, SPECIAL_ICONS[kind - THIEF], 3.3)
    area = layout.wide_key(0)
    keys = clerk.key(PLAY_PHARAOH, area, "play_pharaoh") or dead_key(
        area, clerk.say("play_pharaoh")
    )
    keys += clerk.key(ENDURE, layout.wide_key(1), "endure")
    return clerk.sheet(
        attacker,
        heading,
        group(f"op-k{kind}", icon)
        + paragraph(COUNTER.width / 2, 282, "op-side middle", sentence, 44)
        + keys,
    )
