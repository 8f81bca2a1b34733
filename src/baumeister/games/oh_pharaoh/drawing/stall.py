"""The stall where trade begins: in the dock, since offers are made from one's own hand."""

from __future__ import annotations

from typing import Final

from baumeister.drawing.areas import hot_box
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, move
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, label, path
from baumeister.games.oh_pharaoh.drawing.icons import ARROWS
from baumeister.games.oh_pharaoh.drawing.layout import STALL
from baumeister.games.oh_pharaoh.drawing.texts import Words
from baumeister.games.oh_pharaoh.rules.actions import OFFER
from baumeister.games.oh_pharaoh.rules.player_actions import Act
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh

STRIPES: Final = 12
WIDTH: Final = STALL.width - 1.5


def _awning(width: float, height: float) -> str:
    """Cloth in stripes that ends in a scalloped edge."""
    stripe = width / STRIPES
    return "".join(
        path(
            "op-awning-light" if n % 2 else "op-awning",
            f"M{n * stripe:g} 0h{stripe:g}v{height:g}q{-stripe / 2:g} 4 {-stripe:g} 0z",
        )
        for n in range(STRIPES)
    )


_POT: Final = (
    "M10 0H24V6C34 12 36 24 30 36L26 44H8L4 36C-2 24 0 12 10 6ZM10 10Q4 12 5 20M24 10Q30 12 29 20"
)
SLAB: Final = box("slab", 0.75, 0.75, WIDTH, STALL.height - 1.5, 9)
COUNTER: Final = box("op-wood", 6, 35, STALL.width - 12, 4, 2) + move(
    6, 3, _awning(STALL.width - 12, 5)
)
GOODS: Final = "".join(move(x, 14, path("op-wood", _POT), 0.48) for x in (40, 80, 120))
KEY_HOT: Final = hot_box(1, 1, STALL.width - 2, STALL.height - 2, 9)
SIGN: Final = move(12, 10, ARROWS, 0.36)


def stall_panel(state: OhPharaoh, words: Words, pen: Pen) -> Panel:
    """Where an offer begins, and how many more there may be in this turn."""
    most = state.settings.offers
    left = words.count("offers_left", most - state.offers) if state.settings.has_limit else ""
    if pen.offers(OFFER):
        text = label(38, 19, "op-key-left", words.say("make_offer")) + label(38, 34, "plain", left)
        body: Picture = pen.button(OFFER, SLAB + SIGN + text, KEY_HOT)
    else:
        acts = [question for question in state.agenda if isinstance(question, Act)]
        has_turn = any(question.seat == pen.seat for question in acts)
        note = words.say("no_trade") if not most else left if has_turn else ""
        goods = label(STALL.width / 2, 28, "plain middle", note) if note else GOODS
        body = SLAB + COUNTER + goods
    return Panel("stall", words.say("panel.stall"), Rectangle(0, 0, *STALL), {"stall": body})
