"""Thieves and tax collectors on the counter: what they want, and what is left of a pyramid."""

from __future__ import annotations

from typing import Final

from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, group, join, move
from baumeister.drawing.lines import shortened
from baumeister.drawing.shapes import STONE, STONES
from baumeister.games.oh_pharaoh.drawing import layout
from baumeister.games.oh_pharaoh.drawing.clerk import Clerk
from baumeister.games.oh_pharaoh.drawing.icons import SPECIAL_ICONS
from baumeister.games.oh_pharaoh.drawing.keys import (
    LETTER,
    SIGN,
    dead_key,
    heading,
    key,
    paragraph,
)
from baumeister.games.oh_pharaoh.drawing.layout import COUNTER, EDGE, INNER
from baumeister.games.oh_pharaoh.drawing.pyramids import broken_pyramid
from baumeister.games.oh_pharaoh.drawing.sites import ON_COUNTER, site_of
from baumeister.games.oh_pharaoh.rules.actions import (
    COLLECT,
    COLLECT_ALL,
    ENDURE,
    KEEP,
    PLAY_PHARAOH,
    SIDES,
    TAKE_ALL,
    TAKE_NOTHING,
)
from baumeister.games.oh_pharaoh.rules.names import PYRAMIDS, TAX, THIEF
from baumeister.games.oh_pharaoh.rules.tax import AvoidTax, CollectTax
from baumeister.games.oh_pharaoh.rules.thief import Defend, Loot, Mend

LETTERS: Final = 46  # in a line
ROBBED: Final = Rectangle(EDGE, 48, INNER, COUNTER.height - 52)
NOTHING: Final = Rectangle(COUNTER.width - EDGE - 96, 5, 96, 42)
BESIDE_NOTHING: Final = 24  # letters in a line of the heading
VICTIM_LENGTH: Final = 16  # characters
STONE_SIZE: Final = 0.6
PAYERS_TOP: Final = 124
BROKEN: Final = Rectangle(EDGE, 4, INNER, COUNTER.height - 56)
MENDS: Final = ((TAKE_ALL, "take_all"), (KEEP, "keep"))


def defence(clerk: Clerk, question: Defend) -> Picture:
    steps = clerk.state.pyramids[PYRAMIDS * question.seat + question.pyramid].steps
    key_name = "thief_aims" if steps <= SIDES else "thief_hopeless"
    return _attack(
        clerk,
        question.thief,
        THIEF,
        clerk.say("thief_comes", seat=clerk.name(question.thief)),
        clerk.say(key_name, n=question.pyramid + 1, steps=steps),
    )


def tax(clerk: Clerk, question: AvoidTax) -> Picture:
    text = clerk.say("tax_comes", seat=clerk.name(question.collector))
    return _attack(clerk, question.collector, TAX, text, clerk.say("tax_aims"))


def _attack(clerk: Clerk, attacker: int, kind: int, text: str, sentence: str) -> Picture:
    """Somebody comes, and a pharaoh would keep them off."""
    pharaoh, none = layout.key(0, 2), layout.key(1, 2)
    keys = clerk.key(PLAY_PHARAOH, pharaoh, "play_pharaoh") or dead_key(
        pharaoh, clerk.say("play_pharaoh")
    )
    return (
        heading(attacker, text)
        + _icon(kind, 1.84)
        + paragraph(COUNTER.width / 2, 160, "op-side middle", sentence, LETTERS)
        + keys
        + clerk.key(ENDURE, none, "endure")
    )


def _icon(kind: int, scale: float) -> Picture:
    middle = COUNTER.width / 2 - 24 * scale
    return group(f"op-k{kind}", move(middle, 44, SPECIAL_ICONS[kind - THIEF], scale))


def loot(clerk: Clerk, question: Loot) -> Picture:
    """The pyramid of which the thief may take a card."""
    site = site_of(clerk.state, question.victim, question.pyramid, ROBBED, ON_COUNTER)
    victim = shortened(clerk.whole_name(question.victim), VICTIM_LENGTH)
    return (
        heading(question.victim, clerk.say("loot", seat=victim), BESIDE_NOTHING)
        + broken_pyramid(clerk.state, clerk.pen, site)
        + clerk.key(TAKE_NOTHING, NOTHING, "take_nothing")
    )


def collecting(clerk: Clerk, question: CollectTax) -> Picture:
    """The hands from which the tax collector may draw: one by one, all, or none."""
    count = len(question.payers)
    payers = join(_payer(clerk, payer, n, count) for n, payer in enumerate(question.payers))
    answers = [(COLLECT_ALL, "collect_all"), (TAKE_NOTHING, "take_nothing")][count == 1 :]
    keys = join(
        clerk.key(action, layout.key(n, len(answers)), text)
        for n, (action, text) in enumerate(answers)
    )
    return heading(question.seat, clerk.say("collect")) + _icon(TAX, 0.84) + payers + keys


def _payer(clerk: Clerk, payer: int, n: int, count: int) -> Picture:
    area = layout.key(n, count)._replace(y=PAYERS_TOP)
    sign = move(4, (area.height - STONE * STONE_SIZE) / 2, STONES[payer], STONE_SIZE)
    name = shortened(clerk.whole_name(payer), int((area.width - SIGN) / LETTER))
    return key(clerk.pen, COLLECT[payer], area, name, sign)


def mending(clerk: Clerk, question: Mend) -> Picture:
    """One's own pyramid, of which something is missing."""
    site = site_of(clerk.state, question.seat, question.pyramid, BROKEN, ON_COUNTER)
    answers = [(action, text) for action, text in MENDS if clerk.pen.offers(action)]
    keys = join(
        clerk.key(action, _low_key(n, len(answers)), text)
        for n, (action, text) in enumerate(answers)
    )
    return broken_pyramid(clerk.state, clerk.pen, site) + keys


def _low_key(number: int, count: int) -> Rectangle:
    return layout.key(number, count)._replace(y=COUNTER.height - 48, height=43)
